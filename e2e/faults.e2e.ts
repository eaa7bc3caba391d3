import { randomUUID } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { createTestHarness } from 'wrangler';
import { type Fault, startFaultyBackend } from './faulty-backend.ts';
import { fillQuote, startSite, templates } from './site.ts';

type Running = Awaited<ReturnType<typeof startSite>>;

// One after another: they share a backend whose faults are switched.
test.describe.configure({ mode: 'serial' });

let healthy: ReturnType<typeof createTestHarness>;
let backend: Awaited<ReturnType<typeof startFaultyBackend>>;
let site: Running;
let healthyUrl: string;

test.beforeAll(async () => {
  // The embedded backend on its own, over HTTP: the site cannot tell it from any other.
  healthy = createTestHarness({ workers: [{ configPath: 'backend/wrangler.toml' }] });
  const { url } = await healthy.listen();
  await healthy.getWorker().applyD1Migrations('DB');
  healthyUrl = url.origin;
  backend = await startFaultyBackend(healthyUrl);
  site = await startSite({ BACKEND_URL: backend.url });
});

test.afterAll(async () => {
  await site.stop();
  await backend.stop();
  await healthy.close();
});

test('the site is the same with its backend elsewhere, pictures included', async ({ page, request }) => {
  await page.goto(`${site.url}${templates.product.es}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orion 65');
  const picture = await page
    .locator('main img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  const name = new URL(picture).pathname.replace(/\.\w{8}\./, '.00000000.');
  expect((await request.get(picture)).status()).toBe(200);
  expect((await request.get(`${site.url}${name}`)).status()).toBe(404);
  expect((await request.get(`${site.url}/inbox`)).status()).toBe(404);
});

const faults: readonly Fault[] = ['status 500', 'redirect', 'html', 'truncated', 'huge', 'errors', 'silent', 'reset'];

for (const [index, fault] of faults.entries()) {
  test(`a backend that answers with ${fault} costs one page, soon, in its language`, async ({ request }) => {
    backend.fault = fault;
    // A page that nobody has seen yet: no copy of it can help.
    const unseen = `/en/products/unseen-${index}`;
    const start = performance.now();
    const response = await request.get(`${site.url}${unseen}`, { headers: { Accept: 'text/html' } });
    // The limit is 5.9 seconds; the rest is for a busy machine.
    expect(performance.now() - start).toBeLessThan(9000);
    expect([response.status(), response.headers()['retry-after']]).toEqual([503, '30']);
    const html = await response.text();
    expect(html).toContain('This page is unavailable');
    expect(html).not.toMatch(/secret|127\.0\.0\.1|GraphQL|\.ts:/);

    const seen = await request.get(`${site.url}${templates.product.es}`);
    expect(seen.status()).toBe(200);
    backend.fault = 'none';
  });
}

test('a lead sent while the backend is down is thanked for, and arrives once when it is back', async ({
  page,
  request,
}) => {
  const email = `${randomUUID()}@escola.example`;
  await page.goto(`${site.url}${templates.product.en}`);
  backend.fault = 'reset';
  await page.locator('#orcamento').scrollIntoViewIfNeeded();
  await page.locator('#orcamento [data-awake]').waitFor();
  await fillQuote(page, email);
  await page.locator('form:has(input[value="product-contact"]) button[type=submit]').click();
  await expect(page.getByRole('heading', { name: 'Thank you. We have your request.' })).toBeFocused();

  backend.fault = 'none';
  // The queue offers the lead again after its pause of 10 seconds.
  await expect
    .poll(
      async () => {
        const inbox = await request.get(`${healthyUrl}/inbox?q=${email}`);
        return (await inbox.text()).split('<tr data-key').length - 1;
      },
      { timeout: 60_000, intervals: [2000] },
    )
    .toBe(1);
});
