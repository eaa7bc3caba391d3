import { expect } from 'playwright/test';
import { templates, test } from './site.ts';

test('React is not loaded before something needs it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(templates.product.pt, { waitUntil: 'networkidle' });
  expect(scripts).toHaveLength(1);
  await page.locator('#orcamento').scrollIntoViewIfNeeded();
  await page.locator('#orcamento [data-awake]').waitFor();
  expect(scripts.some((url) => url.includes('hydrate'))).toBe(true);
});

test('an island that fails leaves its form working without it, and the other islands awake', async ({ page }) => {
  // The first island of the page gets what it cannot read; the code is the same for all of them.
  await page.route(templates.product.pt, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"application/json">', '"application/json">broken');
    await route.fulfill({ response, body });
  });
  await page.goto(templates.product.pt);
  const [first, last] = [page.locator('[data-island]').first(), page.locator('[data-island]').last()];
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveAttribute('data-awake');
  await first.scrollIntoViewIfNeeded();
  await expect(first).not.toHaveAttribute('data-awake');
  await first.locator('button[type=submit]').click();
  await expect(page).toHaveTitle(/^Erro: /);
});

test('an island whose code cannot be loaded leaves its form working', async ({ page }) => {
  await page.route('**/assets/LeadForm-*', (route) => route.abort());
  await page.goto(templates.product.pt);
  await page.locator('#orcamento').scrollIntoViewIfNeeded();
  const form = page.locator('form:has(input[value="product-contact"])');
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveTitle(/^Erro: /);
});
