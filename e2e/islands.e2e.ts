import { expect, type Page } from 'playwright/test';
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

test('a form that was touched before the scripts came wakes with them', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/main-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(templates.quoteLanding.en, { waitUntil: 'commit' });
  const field = page.locator('[data-island] input[type=email]').first();
  await field.focus();
  held.resolve();
  await page.locator('[data-island][data-awake]').first().waitFor();
  await expect(field).toBeFocused();
});

test('a button that was pressed before its form is awake shows that it waits', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/hydrate-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(templates.quoteLanding.en);
  const button = page.locator('[data-island] button[type=submit]').first();
  const countSigns = () => button.evaluate((element) => element.getAnimations().length);
  await button.click();
  await expect.poll(countSigns).toBe(1);
  held.resolve();
  await expect(page.getByText('Validate the following errors:')).toBeVisible();
  expect(await countSigns()).toBe(0);
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
  // Firefox loses what is posted where its driver looks at it on the way.
  await page.unroute(templates.product.pt);
  // To Firefox what was still on its way when a page is left is lost: that is no reason to load it anew.
  await page.evaluate(() =>
    addEventListener('beforeunload', () => setTimeout(() => dispatchEvent(new Event('vite:preloadError')))),
  );
  await first.locator('button[type=submit]').click();
  await expect(page).toHaveTitle(/^Erro: /);
});

/** Counts how often a page is asked for whole. */
function countLoads(page: Page): { loads: number } {
  const counted = { loads: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) counted.loads += 1;
  });
  return counted;
}

test('code that is gone, as after a new release, is met with one full load; then its island wakes', async ({
  page,
}) => {
  const counted = countLoads(page);
  // For the old page only, however often it asks: by itself or ahead of itself.
  await page.route('**/assets/LeadForm-*', (route) =>
    counted.loads < 2 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto(`${templates.product.pt}#orcamento`);
  await page.locator('#orcamento [data-awake]').waitFor();
  expect(counted.loads).toBe(2);
});

test('code that stays away costs one load, and leaves its form working without it', async ({ page }) => {
  const counted = countLoads(page);
  await page.route('**/assets/LeadForm-*', (route) => route.abort());
  await page.goto(`${templates.product.pt}#orcamento`);
  await expect.poll(() => counted.loads).toBe(2);
  const form = page.locator('form:has(input[value="product-contact"])');
  await form.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveTitle(/^Erro: /);
  // The page that came back is one more; it asked for the same code in vain.
  await page.waitForLoadState('networkidle');
  expect(counted.loads).toBe(3);
});

test('without a network a page is never loaded anew by itself', async ({ page }) => {
  const counted = countLoads(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('LeadForm'));
  await page.route('**/assets/LeadForm-*', (route) => route.abort());
  await page.goto(`${templates.product.pt}#orcamento`);
  await failed;
  await page.waitForLoadState('networkidle');
  expect(counted.loads).toBe(1);
});

test('a page that holds a chosen file, or text that nobody keeps, is not loaded anew', async ({ page }) => {
  const counted = countLoads(page);
  await page.route('**/assets/suggestions-*', (route) => route.abort());
  await page.goto(templates.jobs.pt);
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await page.locator('[data-search-box] summary').click();
  await page.waitForLoadState('networkidle');
  expect(counted.loads).toBe(1);
  expect(await file.evaluate((field: HTMLInputElement) => field.files?.length)).toBe(1);
});
