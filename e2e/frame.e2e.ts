import { expect, type Locator } from 'playwright/test';
import { templates, test } from './site.ts';

for (const scripts of [true, false]) {
  test.describe(`with scripts ${scripts ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test('the language menu leads to the same page and remembers the choice', async ({ page, context }) => {
      await page.goto(templates.product.pt);
      const menu = page.locator('.language-menu');
      await expect(menu.locator('summary')).toContainText('PT');
      await menu.locator('summary').click();
      await menu.getByRole('link', { name: 'Español' }).click();
      await expect(page).toHaveURL(templates.product.es);
      await expect(menu.locator('summary')).toContainText('ES');
      const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
      expect(cookie).toMatchObject({ value: 'es', path: '/', sameSite: 'Lax' });
    });

    test('the mobile menu opens as a modal dialog, keeps the focus and closes', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(templates.home.en);
      await page.getByRole('button', { name: 'Open menu' }).click();
      const dialog = page.getByRole('dialog', { name: 'Menu' });
      await expect(dialog).toBeVisible();
      for (let step = 0; step < 20; step++) {
        await page.keyboard.press('Tab');
        const inside = await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        );
        expect(inside).toBe(true);
      }
      await dialog.locator('summary', { hasText: 'Products' }).click();
      await dialog.locator('summary', { hasText: 'Solutions' }).click();
      await expect(dialog.getByRole('link', { name: 'Interactive tables' })).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();

      await page.getByRole('button', { name: 'Open menu' }).click();
      await dialog.locator('summary', { hasText: 'Products' }).click();
      await dialog.getByRole('link', { name: 'Interactive tables' }).click();
      await expect(page).toHaveURL('/en/products/interactive-tables');
    });

    test('the footer folds on a phone, one group at a time, and is open on a desk', async ({ page }) => {
      await page.goto(templates.home.pt);
      const footer = page.locator('.footer');
      await expect(footer.getByRole('link', { name: 'Mesas interativas' })).toBeVisible();
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(footer.getByRole('link', { name: 'Mesas interativas' })).toBeHidden();
      await footer.locator('summary', { hasText: 'Produtos' }).click();
      await expect(footer.getByRole('link', { name: 'Mesas interativas' })).toBeVisible();
      await footer.locator('summary', { hasText: 'Contactos' }).click();
      await expect(footer.getByRole('link', { name: 'Mesas interativas' })).toBeHidden();
      await expect(footer.getByText('(Chamada para a rede fixa nacional)')).toBeVisible();
    });
  });
}

test('what is pressed on a phone stays in sight while what was open above it folds', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(templates.home.pt, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Abrir o menu' }).click();
  // What holds it is loaded with the first sign of a visitor, with what says that nothing is looked for yet.
  const term = page.locator('#header-term');
  await expect.poll(() => term.evaluate((field: HTMLInputElement) => field.validity.customError)).toBe(true);
  const menu = page.getByRole('dialog', { name: 'Menu' }).locator('summary');
  await menu.filter({ hasText: 'Soluções' }).click();
  for (const summary of [menu.filter({ hasText: 'Produtos' }), menu.filter({ hasText: 'Empresa' })]) {
    await summary.scrollIntoViewIfNeeded();
    await summary.click();
    await expect(summary).toBeInViewport({ ratio: 1 });
  }
  // Its bar stays where it was, whole and before what passes beneath it.
  const close = page.getByRole('button', { name: 'Fechar o menu' });
  const place = await close.boundingBox();
  await page.getByRole('dialog').evaluate((dialog) => dialog.scrollTo({ top: 100, behavior: 'instant' }));
  expect(await page.getByRole('dialog').evaluate((dialog) => dialog.scrollTop)).toBe(100);
  expect(await close.boundingBox()).toEqual(place);
  await close.click();
  await expect(close).toBeHidden();
  for (const hour of await page.locator('details[name=day] > summary').all()) {
    await hour.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const place = (await hour.boundingBox())?.y ?? 0;
    await hour.click();
    // It is put back in the next frame: what is scrolled before that would be put back too.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await expect.poll(async () => Math.abs(((await hour.boundingBox())?.y ?? 0) - place)).toBeLessThan(2);
  }
});

test('the menus close on Escape, on a click elsewhere and when another opens', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(templates.home.en);
  const products = page.locator('.header-nav summary', { hasText: 'Products' });
  const panel = page.locator('.header-nav').getByRole('link', { name: 'Interactive kiosks' });
  await products.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  // What closes it is loaded with the first key.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(products).toBeFocused();
  await page.keyboard.press('Enter');
  await page.mouse.click(640, 700);
  await expect(panel).toBeHidden();
});

test('the search box unfolds, says that a term is too short, folds up again and finds', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(templates.home.en);
  const magnifier = page.locator('.search-box summary');
  const field = page.locator('#header-term');
  const hint = page.getByRole('tooltip');
  await expect(hint).toBeHidden();
  await magnifier.hover();
  await expect(hint).toBeVisible();
  await page.mouse.move(0, 600);
  await magnifier.focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(magnifier).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.mouse.click(640, 700);
  await expect(field).toBeHidden();

  await magnifier.click();
  await field.fill('abc');
  await page.keyboard.press('Enter');
  expect(await field.evaluate((input: HTMLInputElement) => input.validationMessage)).toBe(
    'You must enter more than 3 characters',
  );
  await field.fill('museum');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/resultados?term=museum');
  await page.locator('.results-hit').getByRole('link', { name: 'Faro 65', exact: true }).click();
  await expect(page).toHaveURL('/en/products/interactive-tables/faro-65');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search box works all the same, and the page enforces the rule', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'To it a driver types: its own check of the length comes first.');
    await page.goto(templates.home.es);
    await page.locator('.search-box summary').click();
    await page.locator('#header-term').fill('abc');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/es/resultados?term=abc');
    await expect(page.getByRole('status')).toHaveText('Debe escribir más de 3 caracteres');
  });
});

test('the header shrinks after 200 pixels and nothing in the page moves', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(templates.home.pt);
  const readBottom = () => page.locator('.header').evaluate((header) => header.getBoundingClientRect().bottom);
  const heading = page.locator('#produtos');
  const before = await heading.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  expect(await readBottom()).toBe(96);
  await page.evaluate(() => scrollTo({ top: 190, behavior: 'instant' }));
  expect(await readBottom()).toBe(96);
  await page.evaluate(() => scrollTo({ top: 260, behavior: 'instant' }));
  await expect.poll(readBottom).toBe(64);
  await expect(page.locator('.header-service')).toBeHidden();
  expect(await heading.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBe(before);
});

test('a phone’s product bar has the whole width, then leaves logo and menu their place; it names the part that is read and opens the others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(templates.product.en);
  const bar = page.locator('.section-navigation');
  const ask = bar.locator('.button');
  const opener = bar.getByRole('button');
  const parts = bar.getByRole('list');
  const menu = page.getByRole('button', { name: 'Open menu' });
  const find = (mark: Locator, side: 'left' | 'right' | 'top' | 'bottom') =>
    mark.evaluate((element, side) => Math.round(element.getBoundingClientRect()[side]), side);
  await ask.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(() => find(ask, 'right')).toBe(360 - 16);
  await expect(opener).toHaveText('Sections');
  await expect(parts).toBeHidden();
  // Below the bar, wherever it is.
  await opener.click();
  await expect.poll(async () => (await find(parts, 'top')) - (await find(opener, 'bottom'))).toBe(0);
  await page.keyboard.press('Escape');
  await expect(parts).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 1600, behavior: 'instant' }));
  await expect.poll(async () => (await find(ask, 'right')) <= (await find(menu, 'left'))).toBe(true);
  expect(await find(opener, 'left')).toBeGreaterThanOrEqual(48);
  for (const name of ['Specs', 'Buying', 'Projects', 'Overview']) {
    await opener.click();
    await parts.getByRole('link', { name }).click();
    await expect(parts).toBeHidden();
    await expect(opener).toHaveText(name);
    await expect.poll(async () => (await find(opener, 'right')) < (await find(ask, 'left')), name).toBe(true);
  }
  await page.mouse.click(30, 32);
  await expect(page).toHaveURL(/\/en$/);
  await page.goBack();
  await menu.click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('on a phone what asks for a quote is in sight all the way down', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const header = page.locator('.header-inner');
  const quote = header.getByRole('link', { name: /orçamento|quote|presupuesto/ });
  for (const path of Object.values(templates.solution)) {
    await page.goto(path);
    await expect(quote).toBeHidden();
    await page.evaluate(() => scrollTo({ top: 1600, behavior: 'instant' }));
    await expect(quote).toBeInViewport({ ratio: 1 });
    await expect(header.locator('.header-service')).toBeHidden();
    // It stands beside the logo and not on it.
    const [logo, button] = await Promise.all(
      [header.getByRole('link').first(), quote].map((link) => link.boundingBox()),
    );
    expect((logo?.x ?? 0) + (logo?.width ?? 360), path).toBeLessThan(button?.x ?? 0);
  }
  // A product has its own form: its bar leads there, and nothing else asks beside it.
  for (const path of Object.values(templates.product)) {
    await page.goto(path);
    await page.evaluate(() => scrollTo({ top: 1600, behavior: 'instant' }));
    await expect(page.locator('.section-navigation .button')).toBeInViewport({ ratio: 1 });
    await expect(quote).toBeHidden();
    // A press in the frame in which the page comes to rest begins on one thing and ends on another.
    const ask = page.locator('.section-navigation .button');
    await ask.scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise((rested) => requestAnimationFrame(() => requestAnimationFrame(rested))));
    await ask.click();
    await expect(page.locator('#orcamento')).toBeInViewport();
  }
});

for (const width of [360, 768, 1280]) {
  test(`with letters twice as large nothing is lost at ${width} px`, async ({ page, context, browserName }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium lets a journey choose the size of letters.');
    await page.setViewportSize({ width, height: 900 });
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    for (const path of [templates.home.es, templates.category.es, templates.product.es, templates.results.es]) {
      await page.goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
      await expect(page.getByRole('button', { name: 'Abrir el menú' })).toBeInViewport({ ratio: 1 });
      await page.locator('.language-menu summary').click();
      await expect(page.getByRole('link', { name: 'English' })).toBeInViewport({ ratio: 1 });
    }
  });
}

test('searches, navigations and parts of a page are told apart by their names', async ({ page }) => {
  for (const path of [templates.results.en, templates.product.en]) {
    await page.goto(path);
    const names = await page.evaluate(() =>
      [...document.querySelectorAll('search, nav')].map((mark) => `${mark.tagName} ${mark.getAttribute('aria-label')}`),
    );
    expect(new Set(names).size, names.join()).toBe(names.length);
    expect(names.join()).not.toMatch(/ null| undefined|,$/);
    await expect(page.locator('article:not([aria-labelledby], [aria-label])')).toHaveCount(0);
  }
  await expect(page.locator('#orcamento').getByRole('region')).toHaveAccessibleName(/\w/);
});

for (const template of ['article', 'manual', 'privacy-policy', 'product'] as const) {
  test(`the contents of a page mark the part that is read (${template})`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(templates[template].pt);
    const contents = page.locator(
      ':is(.article-contents, .manual-chapters, .policy-page-contents, .section-navigation)',
    );
    const third = contents.getByRole('link').nth(2);
    await third.click();
    await expect(third).toHaveAttribute('aria-current', 'true');
    await expect(contents.locator('[aria-current]')).toHaveCount(1);
  });
}

test('what Tab reaches stays in sight, also on the way of a smooth jump', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(templates.product.en);
  const link = page.locator('.section-navigation').getByRole('link').last();
  const target = page.locator((await link.getAttribute('href')) ?? '');
  await link.click();
  await expect(target).toBeFocused();
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    // Between two frames a browser may still say where the jump was: what counts is where it is left.
    await expect(page.locator(':focus'), `step ${step}`).toBeInViewport();
  }
});

test('a panel of the header shows its pictures once it is touched, and only the nearest entry is marked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/menu-pictures')) asked.push(request.url());
  });
  await page.goto('/solucoes/aluguer', { waitUntil: 'networkidle' });
  await expect(page.locator('.header-nav [aria-current]:visible')).toHaveText('Aluguer');
  await expect(page.locator('.header-nav [data-current]')).toHaveCount(0);
  expect(asked).toEqual([]);
  const solutions = page.locator('.header-nav summary', { hasText: 'Soluções' });
  await solutions.hover();
  const pictures = page.locator('.header-nav [data-pictured]').first().locator('img');
  await expect(pictures).toHaveCount(9);
  await expect
    .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.locator('.header-nav summary', { hasText: 'Produtos' }).hover();
  await expect(page.locator('.header-nav').getByRole('link', { name: 'Mesas interativas' })).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('a phone fetches the pictures of its menu once that is open, and not before; the whole stands first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/menu-pictures')) asked.push(request.url());
  });
  await page.goto(templates.home.pt, { waitUntil: 'networkidle' });
  await page.locator('.language-menu summary').click();
  await expect(page.locator('.language-menu').getByRole('link', { name: 'English' })).toBeVisible();
  // What a menu that opens has asked for by then.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(asked).toEqual([]);
  await page.locator('[commandfor="menu"][command="show-modal"]').click();
  await page.locator('#menu summary', { hasText: 'Produtos' }).click();
  const links = page.locator('#menu details[open]').getByRole('link');
  await expect(links.first()).toHaveText('Todos os produtos');
  const picture = links.filter({ hasText: 'Mesas interativas' }).locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(asked).toHaveLength(1);
});
