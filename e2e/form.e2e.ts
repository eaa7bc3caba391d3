import { expect, type Page } from 'playwright/test';
import { fillQuote, templates, test } from './site.ts';

async function openForm(page: Page) {
  await page.goto(templates.product.en);
  await page.locator('#orcamento').scrollIntoViewIfNeeded();
  await page.locator('#orcamento [data-awake]').waitFor();
  return page.locator('form:has(input[value="product-contact"])');
}

test('a field in error is checked again as it is corrected, and the focus stays in it', async ({ page }) => {
  const form = await openForm(page);
  await form.locator('[name=email]').fill('ana@');
  await form.locator('[type=submit]').click();
  const email = form.locator('[name=email]');
  await expect(email).toHaveAccessibleDescription('Invalid email');
  await email.press('End');
  await email.pressSequentially('escola.example');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(email).toBeFocused();
  await expect(form.locator('[name=name]')).toHaveAttribute('aria-invalid', 'true');
  await email.fill('');
  await expect(email).toHaveAccessibleDescription('Email field is required');
});

test('a form on its way says so on its button, beside a ring that turns', async ({ page }) => {
  const form = await openForm(page);
  const { promise: isSeen, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname === templates.product.en,
    async (route) => {
      if (route.request().method() === 'POST') await isSeen;
      await route.continue();
    },
  );
  await fillQuote(page, 'ana@ribeira.example');
  await form.locator('[type=submit]').click();
  const button = form.getByRole('button', { name: 'Sending…' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  const ring = await button.evaluate((element) => {
    const { animationName, width } = getComputedStyle(element, '::before');
    return { animationName, width: Number.parseFloat(width) };
  });
  expect(ring).toEqual({ animationName: 'sending', width: expect.closeTo(16, -1) });
  release();
  await expect(page.locator('[data-thanks]')).toBeVisible();
});

for (const width of [360, 768]) {
  test(`no heading is larger than that of the thanks on their page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const path of [templates.contacts.es, templates.support.es]) {
      await page.goto(`${path}?gracias=contact`);
      const sizes = await page
        .locator('main :is(h2, h3), [data-thanks] h1')
        .evaluateAll((headings) => headings.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)));
      const thanks = page.locator('[data-thanks]').getByRole('heading').first();
      await expect(thanks).toBeFocused();
      expect(await thanks.evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize))).toBe(
        Math.max(...sizes),
      );
    }
  });
}

for (const scripts of [true, false]) {
  test.describe(`with scripts ${scripts ? 'on' : 'off'}`, () => {
    // Where the page ends up counts, not where it passes while it scrolls smoothly.
    test.use({ javaScriptEnabled: scripts, contextOptions: { reducedMotion: 'reduce' } });

    test('a link of the error summary shows the label of its field, below the header', async ({ page }) => {
      await page.goto(templates.product.en);
      const form = page.locator('form:has(input[value="product-contact"])');
      if (scripts) {
        await page.locator('#orcamento').scrollIntoViewIfNeeded();
        await page.locator('#orcamento [data-awake]').waitFor();
      }
      await form.locator('[type=submit]').click();
      const company = form.locator('[name=company]');
      // With scripts the label is found wherever it stands, not only within the room the style sheet keeps for it.
      if (scripts) await company.evaluate((field) => field.style.setProperty('scroll-margin-top', '-100px'));
      await form.getByRole('alert').getByRole('link', { name: 'Company field is required' }).click();
      await expect(company).toBeFocused();
      const header = await page.locator('.header').boundingBox();
      const label = form.locator('label[for=product-contact-company]');
      await expect.poll(async () => (await label.boundingBox())?.y).toBeLessThan(300);
      expect((await label.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Number.NaN));
    });
  });
}

for (const [status, said, unsaid] of [
  [413, 'too large', 'try again'],
  [403, '+351\u00a0210\u00a0000\u00a0000', 'try again'],
  [429, 'too many|many requests', '\\+351'],
  [503, '\\+351.210.000.000', 'too large'],
] as const) {
  test(`an answer of ${status} is told in words of its own`, async ({ page }) => {
    await openForm(page);
    await fillQuote(page, 'ana@escola.example');
    await page.route('**/products/**', (route) => route.fulfill({ status, body: '' }));
    await page.locator('form:has(input[value="product-contact"]) [type=submit]').click();
    const failure = page.locator('.error-summary-failure');
    await expect(failure).toHaveText(new RegExp(said.replace(/^\+/, '\\+')));
    await expect(failure).not.toHaveText(new RegExp(unsaid));
    await expect(failure).toBeFocused();
    await expect(failure).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#product-contact-name')).toHaveValue('Ana Reis');
  });
}
