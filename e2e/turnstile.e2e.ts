import { randomUUID } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import { type LeadSite, startLeadSite } from './lead-site.ts';
import { fillQuote, templates, test } from './site.ts';

/* Turnstile as its makers describe it, played on this machine: a token counts once, and `reset` asks for another. */

const FORM = 'form:has(input[value="product-contact"])';
const SITE_KEY = '1x00000000000000000000AA';
const SCRIPT = 'https://challenges.cloudflare.com/**';

let backend: LeadSite['backend'];
let site: LeadSite['site'];
let waitForLeads: LeadSite['waitForLeads'];
let stop: LeadSite['stop'];

test.beforeAll(async () => {
  ({ backend, site, waitForLeads, stop } = await startLeadSite({
    TURNSTILE_KEY: SITE_KEY,
    TURNSTILE_SECRET: '1x0000000000000000000000000000000AA',
  }));
});

test.afterAll(() => stop());

const player = `
  let tokens = 0;
  const widgets = new Map();
  const ask = (id) => { widgets.get(id).value = 'token-' + ++tokens; };
  window.turnstile = {
    render(element, options) {
      const input = document.createElement('input');
      Object.assign(input, { type: 'hidden', name: options['response-field-name'] });
      element.append(input);
      widgets.set('widget-1', input);
      ask('widget-1');
      return 'widget-1';
    },
    reset: ask,
  };
`;

/** The quote form, filled in, with what it has sent so far of Turnstile's. */
async function openForm(page: Page, email: string): Promise<string[]> {
  const tokens: string[] = [];
  page.on('request', (request) => {
    const token = /name="turnstile"\r\n\r\n(\S*)/.exec(request.postData() ?? '')?.[1];
    if (token !== undefined) tokens.push(token);
  });
  await page.goto(`${site.url}${templates.product.en}`);
  await page.locator(FORM).scrollIntoViewIfNeeded();
  await page.locator(`[data-awake] ${FORM}`).waitFor();
  await fillQuote(page, email);
  return tokens;
}

const submit = (page: Page) => page.locator(`${FORM} [type=submit]`).click();
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you. We have your request.' });

test('every attempt that reaches the site has a token of its own, and what never left spends none', async ({
  page,
}) => {
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: player }));
  const tokens = await openForm(page, 'ana@');
  await expect(page.locator('[name=turnstile]')).toHaveValue('token-1');
  await submit(page);
  await expect(page.locator('#product-contact-email')).toHaveAttribute('aria-invalid', 'true');
  await page.locator(`${FORM} [name=email]`).fill(`${randomUUID()}@escola.example`);

  backend.manner = { refuses: { email: ['Not this one'] } };
  await submit(page);
  await expect(page.getByRole('link', { name: 'Not this one' })).toBeVisible();
  backend.manner = 'takes';

  const failure = page.locator('.error-summary-failure');
  await page.route('**/products/**', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await submit(page);
  await expect(failure).toBeVisible();
  await page.route('**/products/**', (route) => route.abort(), { times: 1 });
  await submit(page);
  await expect.poll(() => tokens.length).toBe(3);
  await expect(failure).toBeVisible();
  await submit(page);
  await expect(thanks(page)).toBeVisible();
  expect(tokens).toEqual(['token-1', 'token-2', 'token-3', 'token-4']);
});

test('where Turnstile cannot be had the form is sent without it', async ({ page }) => {
  await page.route(SCRIPT, (route) => route.abort());
  const email = `${randomUUID()}@escola.example`;
  const tokens = await openForm(page, email);
  await submit(page);
  await expect(thanks(page)).toBeVisible();
  expect(tokens).toEqual([]);
  expect(await waitForLeads(email)).toHaveLength(1);
});

test('without its keys nothing of it is loaded', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(templates.product.en);
  await page.locator(FORM).scrollIntoViewIfNeeded();
  await page.locator(`[data-awake] ${FORM}`).waitFor();
  await fillQuote(page, 'ana@escola.example');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => /turnstile|challenges/.test(url))).toEqual([]);
});
