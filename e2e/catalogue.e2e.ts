import { expect, type Page } from 'playwright/test';
import { templates, test } from './site.ts';

/* What visitors do in lists and galleries with a mouse, a finger and the keyboard. */

const caption = (page: Page) => page.locator('dialog [role=status]');

test('a picture enlarges into a strip of all of them, moved by arrows and buttons, and gives the focus back', async ({
  page,
}) => {
  await page.goto(templates.product.en, { waitUntil: 'networkidle' });
  const link = page.locator('.gallery-strip a').nth(0);
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pictures of Orion 65' });
  await expect(dialog).toBeVisible();
  await expect(caption(page)).toContainText('1 / 6');
  await page.keyboard.press('ArrowRight');
  await expect(caption(page)).toContainText('2 / 6');
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await expect(caption(page)).toContainText('3 / 6');
  await dialog.getByRole('button', { name: 'Previous picture' }).click();
  await expect(caption(page)).toContainText(/2 \/ 6 .{20}/);
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight');
  await expect(caption(page)).toContainText('6 / 6 Drawing to scale');
  await expect(dialog.getByRole('button', { name: 'Next picture' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('on a phone an enlarged picture uses the height, the drawing fits, and a press brings them twice as near', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(templates.product.pt, { waitUntil: 'networkidle' });
  await page.locator('.gallery-strip a').first().click();
  const photo = page.locator('dialog[open] img').first();
  await expect(photo).toBeVisible();
  // From its middle: as much of it lies beyond either edge.
  expect(await photo.boundingBox()).toMatchObject({ x: -126, width: 612, height: 459 });
  await photo.click();
  await expect.poll(async () => (await photo.boundingBox())?.width).toBe(1224);
  expect((await photo.boundingBox())?.x).toBeCloseTo(-432, -1);
  // Where it was pressed: a driver would first move what is larger than the window.
  await page.mouse.click(180, 390);
  await expect.poll(() => photo.boundingBox()).toMatchObject({ x: -126, width: 612 });
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight');
  const drawing = page.locator('dialog[open] svg[role=img]');
  await expect.poll(async () => Math.round((await drawing.boundingBox())?.x ?? -1)).toBe(0);
  expect((await drawing.boundingBox())?.width).toBe(360);
});

test('what is chosen in a list is shown at once: address, number and focus follow, and the history', async ({
  page,
}) => {
  await page.goto(templates.projects.en, { waitUntil: 'networkidle' });
  const rows = page.locator('main ol:has(h2) > li');
  await expect(rows).toHaveCount(12);
  const fold = page.locator('main summary', { hasText: 'Filter by sector, year and equipment' });
  await fold.click();
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const education = page.getByRole('checkbox', { name: /^Education/ });
  await education.focus();
  await page.keyboard.press('Space');
  await expect(rows).toHaveCount(2);
  await expect(education).toBeFocused();
  await expect(education).toBeChecked();
  await expect(page.locator('main').getByRole('status')).toHaveText('2 of 12');
  expect(new URL(page.url()).search).toBe('?sector=education');
  await expect(page.getByRole('button', { name: 'Show', exact: true })).toBeHidden();
  await page.getByRole('link', { name: 'Remove the filter Education' }).click();
  await expect(rows).toHaveCount(12);
  await page.goBack();
  await expect(rows).toHaveCount(2);
  await expect(page.locator('a[href^="/locale"]').first()).toHaveAttribute('href', /sector%3Deducation/);
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is narrowed by its button', async ({ page, browserName }) => {
    test.skip(browserName === 'firefox', 'Its driver cannot switch scripts off.');
    await page.goto(templates.projects.en);
    await page.locator('main summary', { hasText: 'Filter by' }).click();
    await page.getByRole('checkbox', { name: /^Education/ }).check();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.locator('main ol:has(h2) > li')).toHaveCount(2);
  });
});

test('models are compared from one place, which is there only while it has something new to compare', async ({
  page,
}) => {
  await page.goto(templates.category.en);
  const compare = page.getByRole('button', { name: 'Compare', exact: true });
  await expect(compare).toBeHidden();
  const boxes = page.getByRole('checkbox', { name: /^Compare/ });
  await boxes.nth(0).check();
  await expect(page.getByText('Choose one more', { exact: true })).toBeVisible();
  await boxes.nth(1).check();
  await compare.click();
  await expect(page).toHaveURL(/\?compare=.+&compare=.+#comparacao$/);
  await expect(compare).toBeHidden();
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2);
  const quote = page.getByRole('link', { name: 'Request a quote for these models' });
  await expect(quote).toHaveAttribute('href', /models=.+&models=/);
  await boxes.nth(2).check();
  await expect(compare).toBeVisible();
});

test('the first models of a family are in the first view of a low desk, and three to scale fit a phone with measures that stand apart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(templates.category.en);
  await expect(page.locator('main li img').first()).toBeInViewport({ ratio: 0.25 });
  await page.setViewportSize({ width: 360, height: 740 });
  const measures = await page
    .locator('figure svg a tspan:visible')
    .evaluateAll((spans) =>
      spans.map((span) => span.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    );
  expect(measures).toHaveLength(3);
  for (const [index, { right }] of measures.entries()) expect(measures[index + 1]?.left ?? 360).toBeGreaterThan(right);
});

test('what is told second of a product and its accessories are folded on a phone until they are asked for, and in sight on a desk', async ({
  page,
}) => {
  // A jump that glides is still under way when the part it leads to is already read.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(templates.product.en);
  const main = page.locator('main');
  const folded = [
    { heading: 'A school day', held: main.getByText('The teacher keys in a code') },
    { heading: 'Accessories', held: main.getByRole('link', { name: 'Vigia camera' }) },
  ];
  await expect(main.getByText('Write with a finger')).toBeVisible();
  for (const { heading, held } of folded) {
    await expect(held).toBeHidden();
    await main.getByRole('heading', { name: heading, exact: true }).click();
    await expect(held).toBeVisible();
  }
  // The way there from the bar unfolds it too.
  const bar = page.locator('.section-navigation');
  const version = main.getByText('With stand, four braked castors');
  await expect(version).toBeHidden();
  await bar.getByRole('button').click();
  await bar.getByRole('link', { name: 'Versions' }).click();
  await expect(version).toBeVisible();
  await expect(bar.getByRole('button')).toHaveText('Versions');
  const conditions = main.getByText('Parts for seven years');
  await expect(conditions).toBeHidden();
  await bar.getByRole('button').click();
  await bar.getByRole('link', { name: 'Buying' }).click();
  await expect(conditions).toBeVisible();
  await page.reload();
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const { held } of folded) await expect(held).toBeVisible();
});

for (const width of [360, 768, 1280]) {
  test(`at ${width} px the focus on what stays under the header does not scroll the page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const { address, staying } of [
      { address: templates.product.en, staying: '.section-navigation a:visible' },
      {
        address: `${templates.category.en}?compare=orion-65&compare=orion-86`,
        staying: 'thead a:text("Orion"):visible',
      },
    ]) {
      await page.goto(address);
      await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
      const link = page.locator(staying).first();
      await expect(link).toBeInViewport();
      const { before, after } = await link.evaluate((element: HTMLElement) => {
        const before = scrollY;
        element.focus();
        return { before, after: scrollY };
      });
      expect(after).toBe(before);
      await expect(link).toBeFocused();
    }
  });
}

for (const { family, names } of [
  { family: 'interactive-screens', names: ['Orion 65', 'Orion 86', 'Atlas 98'] },
  { family: 'interactive-shop-windows', names: ['Rua 55', 'Rua 75', 'Dueto 55', 'Claro 46'] },
]) {
  test(`on a phone a comparison of ${names.length} scrolls with its page alone, and its names stay under the header`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const query = names.map((name) => `compare=${name.toLowerCase().replace(' ', '-')}`).join('&');
    await page.goto(`/en/products/${family}?${query}`);
    const table = page.getByRole('table');
    const measure = () =>
      table.evaluate(
        ({ parentElement: box }) => box && [box.scrollHeight - box.clientHeight, box.scrollWidth - box.clientWidth],
      );
    expect(await measure()).toEqual([0, 0]);
    // The same models stand to scale below, in letters that can be read.
    const letters = page.locator('figure svg a text').first();
    expect(
      await letters.evaluate(
        (text: SVGTextElement) => Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
      ),
    ).toBeGreaterThanOrEqual(12);
    await table
      .getByRole('row')
      .nth(30)
      .evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const links = table.getByRole('columnheader').getByRole('link', { name: /^\p{L}+ \d+$/u });
    await expect(links).toHaveText(names);
    for (const name of await links.all()) {
      await expect(name).toBeInViewport();
      expect((await name.boundingBox())?.y).toBeGreaterThanOrEqual(64);
    }
  });
}
