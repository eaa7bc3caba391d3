import { randomUUID } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import { everyPage, fillQuote, templates, test } from './site.ts';

test.use({ serviceWorkers: 'allow' });
test.skip(({ browserName }) => browserName === 'firefox', 'Its driver leaves the network to the service worker.');

/** Opens a page and waits until the browser keeps what is seen. */
async function openKept(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const { controller } = navigator.serviceWorker;
    if (!controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
  await expect.poll(() => listKept(page, 'pages'), { timeout: 15_000 }).toContain(path);
}

/** Paths of what the browser keeps on a shelf of the service worker. */
function listKept(page: Page, shelf: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    const names = (await caches.keys()).filter((other) => other.endsWith(` ${name}`));
    const kept = await Promise.all(names.map(async (other) => (await caches.open(other)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  }, shelf);
}

test('a page that was seen is shown without a network, pictures and scripts included', async ({ page, context }) => {
  await openKept(page, templates.category.es);
  await page.goto(templates.product.es);
  await page.locator('main img').first().waitFor();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  for (const path of [templates.category.es, templates.product.es]) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'No tiene conexión a internet' })).toBeVisible();
    const picture = page.locator('main img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'La conexión ha vuelto' })).toBeVisible();
  await expect(page.locator('.connection-bar')).toHaveCount(0, { timeout: 10_000 });
});

for (const [locale, title] of [
  ['pt', 'Está sem ligação à internet'],
  ['en', 'You are offline'],
  ['es', 'No tiene conexión a internet'],
] as const) {
  test(`what was not seen is the offline page in ${locale}, with what was, and comes by itself`, async ({
    page,
    context,
  }) => {
    await openKept(page, templates.contacts[locale]);
    await context.setOffline(true);
    await page.goto(`${templates.services[locale]}?utm_source=letter`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`));
    await expect(page.locator('main a[href^="tel:"]')).toBeVisible();
    await expect(page.locator(`main a[href="${templates.contacts[locale]}"]`)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
    expect(new URL(page.url()).pathname).toBe(templates.services[locale]);
  });
}

test('nothing that is one visitor’s alone is kept, nor what was not found, sent or downloaded', async ({
  page,
  request,
}) => {
  await openKept(page, templates.home.en);
  await page.goto('/en/nowhere');
  await page.goto(templates.results.en);
  await page.goto(`${templates.contacts.en}?thanks=contact`);
  await page.goto('/inbox');
  await page.goto('/pt/contactos');
  await page.goto(templates.manual.en);
  await expect.poll(() => listKept(page, 'pages')).toContain(templates.manual.en);
  const kept = await listKept(page, 'pages');
  expect(kept).toEqual(expect.arrayContaining(['/contactos', '/en']));
  // Besides them only pages that were loaded ahead, which are the same for everybody too.
  expect(kept.filter((path) => path.includes('?') || !everyPage.includes(path))).toEqual([]);
  expect((await listKept(page, 'files')).filter((path) => path.endsWith('.pdf'))).toEqual([]);
  const offline = await request.get('/en/offline');
  expect(await offline.text()).toContain('<meta name="robots" content="noindex, nofollow"/>');
});

test('the language of the browser still decides, and a moved page still moves', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'es-ES', serviceWorkers: 'allow' });
  const page = await context.newPage();
  await openKept(page, templates.home.es);
  await page.goto('/');
  expect(new URL(page.url()).pathname).toBe('/es');
  await page.goto('/es/contactos/');
  expect(new URL(page.url()).pathname).toBe('/es/contactos');
  await context.close();
});

test('no more than so many pages are kept, the latest', async ({ page }) => {
  await openKept(page, templates.contacts.pt);
  for (let index = 0; index < 34; index++) {
    await page.evaluate(
      (path) => fetch(path, { headers: { Accept: 'text/html' } }).then((r) => r.text()),
      `/servicos?n=${index}`,
    );
  }
  await expect.poll(async () => (await listKept(page, 'pages')).includes('/servicos?n=33')).toBe(true);
  const kept = await listKept(page, 'pages');
  expect(kept.length).toBeLessThanOrEqual(30);
  expect(kept).not.toContain(templates.contacts.pt);
});

test('a form sent without a network says so beside its button, keeps everything, and arrives once afterwards', async ({
  page,
  context,
  request,
}) => {
  const email = `${randomUUID()}@escola.example`;
  await page.goto(templates.product.en);
  await page.locator('#orcamento').scrollIntoViewIfNeeded();
  await page.locator('#orcamento [data-awake]').waitFor();
  await fillQuote(page, email);
  const form = page.locator('form:has(input[value="product-contact"])');
  await context.setOffline(true);
  await form.locator('[type=submit]').click();
  const told = form.getByRole('alert');
  await expect(told).toContainText('You are offline. What you wrote is still here');
  await expect(told).toBeInViewport();
  await expect(form.locator('[name=email]')).toHaveValue(email);
  await expect(form.locator('[name=privacy]')).toBeChecked();
  await context.setOffline(false);
  await form.locator('[type=submit]').click();
  await expect(page.getByRole('heading', { name: 'Thank you. We have your request.' })).toBeFocused();
  await expect
    .poll(async () => (await (await request.get(`/inbox?q=${email}`)).text()).split('<tr data-key').length - 1)
    .toBe(1);
});
