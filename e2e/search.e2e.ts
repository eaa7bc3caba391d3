import { expect } from 'playwright/test';
import { findViolations } from './axe.ts';
import { templates, test } from './site.ts';

const FIELD = '#results-term';

test('a search leads to the best of every kind, to all of one, turns its page and keeps its term in another language', async ({
  page,
}) => {
  await page.goto('/resultados?term=mesa');
  await expect(page).toHaveTitle(/«mesa» · Resultados/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ resultados para «mesa»$/);
  await expect(page.locator('.results-hit').first()).toContainText('Mesas interativas');
  await expect(page.locator('mark').first()).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Páginas da lista' });
  await expect(pages).toHaveCount(0);
  await page.getByRole('link', { name: /^Ver .+ Produtos$/ }).click();
  await expect(page).toHaveURL('/resultados?term=mesa&kind=product');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText('Produtos');
  await page.getByRole('link', { name: 'Seguinte' }).click();
  await expect(page).toHaveURL('/resultados?term=mesa&kind=product&page=2');
  await expect(pages.locator('[aria-current]')).toHaveText('2');
  await page
    .getByRole('navigation', { name: 'Mostrar só' })
    .getByRole('link', { name: /Artigos/ })
    .click();
  await expect(page).toHaveURL('/resultados?term=mesa&kind=article');
  await page.locator('.language-menu summary').click();
  await page.locator('.language-menu').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/resultados?term=mesa&kind=article');
});

test('a mistyped word is corrected openly; where nothing is found the families and a person are at hand', async ({
  page,
}) => {
  await page.goto('/resultados?term=quioskes+interrativos');
  await expect(page.locator('.results-spelling')).toHaveText(
    /«quiosques interativos» em vez de «quioskes interrativos»/,
  );
  await expect(page.locator('.results-hit').first()).toContainText('Quiosques interativos');
  await page.goto('/es/resultados?term=pantalla+tatil');
  await page.getByRole('link', { name: 'Buscar «pantalla tatil» tal cual' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('«pantalla tatil»');
  await page.getByRole('link', { name: '¿Quería decir «pantalla táctil»?' }).click();
  await expect(page).toHaveURL('/es/resultados?term=pantalla+t%C3%A1ctil');
  await page.goto('/en/resultados?term=xyzzy');
  await expect(page.getByRole('status')).toContainText('Nothing found for ‘xyzzy’');
  const families = page.getByRole('region', { name: 'Start with a family' });
  await expect(families.getByRole('link')).toHaveCount(9);
  await expect(page.getByRole('region', { name: 'Not here?' }).getByRole('link')).toHaveCount(2);
});

test('suggestions come while one types, are walked by arrows, announced, followed and put away', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/suggestions?')) asked.push(new URL(request.url()).search);
  });
  await page.goto(templates.results.en);
  const field = page.locator(FIELD);
  await field.fill('');
  await expect(field).toHaveAttribute('role', 'combobox');
  await field.pressSequentially('kio');
  await page.waitForTimeout(400);
  expect(asked).toEqual([]);
  await field.pressSequentially('sks', { delay: 30 });
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list).toBeVisible();
  // Letters in quick succession are one question.
  expect(asked).toEqual(['?locale=en&term=kiosks']);
  // The last one leads to all results.
  const options = list.getByRole('option');
  await expect(page.getByRole('status').filter({ hasText: 'suggestion' })).toHaveText(
    `${(await options.count()) - 1} suggestions`,
  );
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await field.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
  await field.press('ArrowUp');
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await field.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  // In this mode it opens no tab of its own, which would take the focus away and close the list.
  expect(await findViolations(page, { within: '.results-top' })).toEqual([]);
  await field.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toHaveValue('kiosks');
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  await field.press('ArrowUp');
  await field.press('Enter');
  await expect(page).toHaveURL('/en/products/interactive-kiosks');
});

test('in the header Escape puts away the list first and then the box; a click follows, leaving closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(templates.home.pt);
  await page.locator('.search-box summary').click();
  const field = page.locator('#header-term');
  const list = page.getByRole('listbox');
  await field.fill('mupi');
  await expect(list.getByRole('option').first()).toContainText('Totens digitais');
  await field.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toBeVisible();
  await field.press('Escape');
  await expect(field).toBeHidden();
  await page.locator('.search-box summary').click();
  await field.fill('montras');
  await expect(list).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list).toBeHidden();
  await field.fill('mesas');
  await list.getByRole('option').first().click();
  await expect(page).toHaveURL('/produtos/mesas-interativas');
});

const boxes = [
  { locale: 'pt', hint: 'Procure um produto ou um tema', short: 'Tem de escrever mais de 3 caracteres' },
  { locale: 'en', hint: 'Find a product or a subject', short: 'You must enter more than 3 characters' },
  { locale: 'es', hint: 'Busque un producto o un tema', short: 'Debe escribir más de 3 caracteres' },
] as const;

for (const { locale, hint: words, short } of boxes) {
  test(`the box hints, says the rule before it sends and folds up when it is left empty: ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(templates.home[locale]);
    const magnifier = page.locator('.search-box summary');
    const field = page.locator('#header-term');
    const hint = page.getByRole('tooltip');
    await magnifier.hover();
    await expect(hint).toHaveText(words);
    await expect(hint).toBeVisible();
    // What takes it away is loaded with the first move of the pointer, however long that takes.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(hint).toBeHidden({ timeout: 500 });
    }).toPass();
    await page.mouse.move(0, 600);
    await magnifier.hover();
    await expect(hint).toBeVisible();
    await page.mouse.move(0, 600);
    await expect(hint).toBeHidden();
    await magnifier.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(magnifier).toBeFocused();
    await expect(hint).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await field.pressSequentially(' ab ');
    await page.keyboard.press('Enter');
    expect(await field.evaluate((input: HTMLInputElement) => input.validationMessage)).toBe(short);
    await expect(page).toHaveURL(templates.home[locale]);
    await field.fill('');
    // To its button, and out of it.
    await page.keyboard.press('Tab');
    await expect(field).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(field).toBeHidden();
    await page.goto(templates.results[locale].replace(/=.*/, '=+ab+'));
    await expect(page.getByRole('main').getByRole('status')).toHaveText(short);
  });
}

test('waiting is shown for 200 ms at least, an older answer never comes last, and a failure changes nothing', async ({
  page,
}) => {
  await page.route('**/suggestions?*', async (route) => {
    const { searchParams } = new URL(route.request().url());
    if (searchParams.get('term') === 'fail') return route.fulfill({ status: 503, body: '' });
    if (searchParams.get('term') === 'kiosk') await new Promise((resolve) => setTimeout(resolve, 900));
    await route.continue().catch(() => undefined);
  });
  await page.goto(templates.results.en);
  const form = page.locator('form', { has: page.locator(FIELD) });
  const field = page.locator(FIELD);
  await field.focus();
  await expect(field).toHaveAttribute('role', 'combobox');
  await form.evaluate((element) => {
    const times: number[] = [];
    Object.assign(window, { times });
    new MutationObserver(() => times.push(performance.now())).observe(element, { attributeFilter: ['aria-busy'] });
  });
  await field.fill('screen');
  await expect(page.getByRole('listbox')).toBeVisible();
  const [began = 0, ended = 0] = await page.evaluate(() => Reflect.get(window, 'times') as number[]);
  expect(ended - began).toBeGreaterThanOrEqual(195);

  await field.fill('kiosk');
  await page.waitForTimeout(300);
  await field.fill('table');
  await expect(page.getByRole('option').first()).toContainText('Interactive tables');
  await page.waitForTimeout(900);
  await expect(page.getByRole('option').first()).toContainText('Interactive tables');

  await field.fill('fail');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(form).not.toHaveAttribute('aria-busy');
  await field.press('Enter');
  await expect(page).toHaveURL('/en/resultados?term=fail');
});

test('before a field is touched nothing of it is loaded', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(templates.home.en, { waitUntil: 'networkidle' });
  expect(loaded.filter((url) => /suggestions/.test(url))).toEqual([]);
});

for (const width of [360, 768, 1280]) {
  test(`results and suggestions fit at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      templates.results.es,
      '/es/resultados?term=xyzzyxyzzyxyzzyxyzzyxyzzyxyzzyxyzzyxyzzyxyzzyxyzzyxyzzy',
    ]) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.locator(FIELD).fill('pantallas');
    const list = page.getByRole('listbox');
    await expect(list).toBeVisible();
    const box = await list.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

for (const height of [740, 360]) {
  test(`on a phone ${height} px high the way to all results is in sight in one line, whatever is typed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height });
    await page.goto(templates.home.es);
    await page.locator('.search-box summary').click();
    const field = page.locator('#header-term');
    const options = page.getByRole('listbox').getByRole('option');
    for (const term of ['pantalla', 'pantalla para un aula de una escuela infantil con ventanas']) {
      await field.fill(term);
      const all = options.filter({ hasText: `«${term}»` });
      await expect(all).toBeInViewport({ ratio: 1 });
      await expect(options).toHaveCount(6);
      expect((await all.boundingBox())?.height).toBeLessThan(50);
      // The one before it is not left beneath it.
      await field.press('ArrowUp');
      await field.press('ArrowUp');
      const before = await options.nth(4).boundingBox();
      expect((before?.y ?? 0) + (before?.height ?? 0)).toBeLessThanOrEqual((await all.boundingBox())?.y ?? 0);
      await expect(all).toBeInViewport({ ratio: 1 });
    }
    await field.fill('xyzzyx');
    await expect(options).toHaveText(['Nada para «xyzzyx». Ver todas las familias']);
    await expect(options).toBeInViewport({ ratio: 1 });
  });
}

test('without scripts everything is a link or a form', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto(`${baseURL}/en/resultados?term=screen`);
  await page.getByRole('link', { name: /^See all .+ Products$/ }).click();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/term=screen&kind=product&page=2$/);
  await page.locator(FIELD).fill('table');
  await page.keyboard.press('Enter');
  await expect(page.locator('.results-hit').first()).toContainText('Interactive tables');
  await context.close();
});
