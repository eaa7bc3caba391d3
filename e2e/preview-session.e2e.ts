import { expect, type Page } from 'playwright/test';
import { createTestHarness } from 'wrangler';
import { startDraftingBackend, TOKEN } from './drafting-backend.ts';
import { createState, startPreview } from './preview.ts';
import { templates, test } from './site.ts';

const PORT = 8794;

test.use({ serviceWorkers: 'allow' });

let healthy: ReturnType<typeof createTestHarness>;
let backend: Awaited<ReturnType<typeof startDraftingBackend>>;
let site: Awaited<ReturnType<typeof startPreview>>;
const state = createState();

test.beforeAll(async () => {
  test.setTimeout(240_000);
  healthy = createTestHarness({ workers: [{ configPath: 'backend/wrangler.toml' }] });
  const { url } = await healthy.listen();
  await healthy.getWorker().applyD1Migrations('DB');
  backend = await startDraftingBackend(url.origin);
  // Served as it is at home: the harness of other journeys lets no websocket out.
  site = await startPreview(PORT, state.path, backend.url, { BACKEND_WS: backend.socket });
});

test.afterAll(async () => {
  await site.kill();
  state.remove();
  await backend.stop();
  await healthy.close();
});

/** As an editor does it in the console of a browser; the page is loaded anew by that. */
async function changeSession(page: Page, call: string): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.evaluate(`void import('/session.js').then(({ login, logout }) => ${call})`);
  await loaded;
}

/** How many pages the service worker keeps for this visitor. */
function countKept(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.endsWith(' pages'));
    const counts = names.map(async (name) => (await (await caches.open(name)).keys()).length);
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  });
}

test('an editor sees drafts, and their changes by themselves; nobody else does, nor the editor afterwards', async ({
  page,
  request,
}) => {
  const title = page.getByRole('heading', { level: 1 });
  await page.goto(`${site.url}${templates.product.en}`);
  await expect(title).toHaveText('Orion 65');
  // Else the service worker might begin to keep the published page only after the login has let go of all.
  await expect.poll(() => countKept(page)).toBe(1);
  await changeSession(page, `login('${TOKEN}')`);
  await expect(title).toHaveText('Draft 1');
  expect(await page.evaluate(() => document.cookie)).not.toContain(TOKEN);

  backend.draft = 'Draft 2';
  await expect(async () => {
    backend.tellChange();
    await expect(title).toHaveText('Draft 2', { timeout: 1_000 });
  }).toPass();
  expect(await (await request.get(`${site.url}${templates.product.en}`)).text()).not.toContain('Draft');

  const field = page.locator('[name=name]').first();
  await field.fill('Ana Reis');
  backend.draft = 'Draft 3';
  backend.tellChange();
  await page.waitForTimeout(1_500);
  await expect(title).toHaveText('Draft 2');
  await expect(field).toHaveValue('Ana Reis');

  expect(await countKept(page)).toBe(0);
  await changeSession(page, 'logout()');
  await expect(title).toHaveText('Orion 65');
  await expect(page.locator('html')).not.toHaveAttribute('data-preview');
});
