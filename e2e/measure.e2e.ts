import { randomUUID } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import { button, readEvents, readLayer, refused, standIn } from './consent.ts';
import { fillQuote, openWithoutIslands, templates, test } from './site.ts';

// Each begins as somebody who was not asked for consent yet.
test.use({ storageState: { cookies: [], origins: [] } });

test('the data layer begins with everything denied, and then says which page is shown, without what was typed', async ({
  page,
}) => {
  const asked = await standIn(page);
  const denied = {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  };
  for (const [path, routeName, title] of [
    [templates.product.pt, 'product___pt', /^Orion 65/],
    ['/es/resultados?term=mesa%20%C2%BB%20%C2%B7%20Ana', 'results___es', /^Resultados de la búsqueda/],
  ] as const) {
    await page.goto(path);
    await expect.poll(async () => (await readEvents(page, 'nuxtRoute')).length).toBe(1);
    const [first, view] = await readLayer(page);
    expect(first).toEqual(['consent', 'default', denied]);
    const pageUrl = new URL(path.split('?')[0] ?? '', page.url()).href;
    expect(view).toEqual({
      event: 'nuxtRoute',
      pageType: 'PageView',
      routeName,
      pageUrl,
      pageTitle: expect.stringMatching(title),
    });
    expect(JSON.stringify(view)).not.toContain('Ana');
  }
  expect(asked).toEqual([]);
});

async function sendQuote(page: Page, email: string): Promise<void> {
  await fillQuote(page, email);
  await page.locator('form:has(input[value="product-contact"]) [type=submit]').click();
  await expect(page.locator('[data-thanks]')).toBeVisible();
  // What a page starts is there when it has arrived whole.
  await page.waitForLoadState();
}

const landing = `${templates.product.en}?utm_source=news&gclid=abc&email=ana%40escola.example`;

test('which advertisement led here comes with a form of who agreed, awake or not, and is forgotten on withdrawal', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  await standIn(page);
  const emails = [`${randomUUID()}@escola.example`, `${randomUUID()}@escola.example`] as const;
  await page.goto(landing);
  await button(page, 'Choose').click();
  await page.getByRole('checkbox', { name: 'Marketing' }).check();
  await button(page, 'Save').click();
  // None while the page is loaded anew.
  const read = () => page.evaluate(() => sessionStorage.getItem('attribution')).catch(() => undefined);
  await expect.poll(read).toBe('{"utm_source":"news","gclid":"abc"}');
  // It is there a moment before the page is.
  await page.waitForLoadState('networkidle');
  await page.goto(templates.product.en);
  // What was agreed to is loaded after the page, sooner than anybody could fill in a form.
  await page.waitForLoadState('networkidle');
  await sendQuote(page, emails[0]);
  await openWithoutIslands(page, templates.product.en, page.locator('#orcamento form'));
  await page.waitForLoadState('networkidle');
  await sendQuote(page, emails[1]);
  for (const email of emails) {
    const inbox = await (await request.get(`/inbox?q=${email}`)).text();
    const [, key] = /data-key="([^"]+)"/.exec(inbox) ?? [];
    const lead = await (await request.get(`/inbox/${key}`)).text();
    expect(lead).toContain('utm_source: news');
    expect(lead).toContain('gclid: abc');
  }
  await page.unroute('**/assets/hydrate-*');
  await page.getByRole('link', { name: 'Cookie choices' }).click();
  await button(page, 'Reject').click();
  await expect.poll(read).toBeNull();
});

test('without agreement nothing is kept of the address that a visit began with', async ({ page, context }) => {
  await context.addCookies([refused]);
  await page.goto(landing);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a form that was thanked for is counted once: not again on reload, on the way back, or in another tab', async ({
  page,
  context,
}) => {
  await context.addCookies([refused]);
  await page.goto(templates.product.en);
  await sendQuote(page, `${randomUUID()}@escola.example`);
  const counted = await readEvents(page, 'lead');
  expect(counted).toEqual([
    { event: 'lead', form: 'product-contact', submission: expect.stringMatching(/^[\da-f-]{36}$/) },
  ]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  const thanks = page.url();
  await page.reload();
  expect(await readEvents(page, 'lead')).toEqual([]);
  await page.goto(templates.contacts.en);
  await page.goBack();
  await expect(page.locator('[data-thanks]')).toBeVisible();
  expect(await readEvents(page, 'lead')).toEqual([]);
  const other = await context.newPage();
  await other.goto(thanks);
  expect(await readEvents(other, 'lead')).toEqual([]);
});

test('so is one that is sent without its island, and one that comes back is not', async ({ page, context }) => {
  await context.addCookies([refused]);
  const form = page.locator('form:has(input[value="product-contact"])');
  await openWithoutIslands(page, templates.product.en, form);
  await form.locator('[type=submit]').click();
  await expect(page.locator('.error-summary')).toBeVisible();
  expect(await readEvents(page, 'lead')).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('sent'))).toBeNull();
  await sendQuote(page, `${randomUUID()}@escola.example`);
  expect(await readEvents(page, 'lead')).toMatchObject([{ form: 'product-contact' }]);
});

test('how the page was is sent when it is hidden, by a share of visitors and by no program', async ({
  page,
  context,
  browserName,
}) => {
  await context.addCookies([refused]);
  let loads = 0;
  page.on('request', (request) => {
    if (request.url().includes('report-vitals')) loads++;
  });
  await page.goto('/en/contacts?utm_source=news');
  await page.waitForTimeout(1_000);
  expect(loads).toBe(0);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { value: false });
    Math.random = () => 0;
  });
  const loaded = page.waitForResponse((response) => response.url().includes('report-vitals'));
  await page.goto('/en/contacts?utm_source=news');
  await loaded;
  await page.waitForTimeout(500);
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/vitals');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    for (let times = 0; times < 2; times++) document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const answer = await answered;
  expect(answer.status()).toBe(204);
  // The driver of Firefox does not tell what a beacon carries.
  if (browserName === 'firefox') return;
  const report = JSON.parse(answer.request().postData() ?? '');
  expect(report).toMatchObject({ route: 'contacts___en', FCP: expect.any(Number), TTFB: expect.any(Number) });
  expect(Object.keys(report).filter((name) => !['route', 'CLS', 'INP', 'LCP', 'FCP', 'TTFB'].includes(name))).toEqual(
    [],
  );
});
