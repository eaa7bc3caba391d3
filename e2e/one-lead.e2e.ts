import { randomUUID } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import { type LeadSite, startLeadSite } from './lead-site.ts';
import { fillQuote, templates, test } from './site.ts';

// One after another: they share a backend whose manner is switched.
test.describe.configure({ mode: 'serial' });

const FORM = 'form:has(input[value="product-contact"])';

let backend: LeadSite['backend'];
let site: LeadSite['site'];
let stop: LeadSite['stop'];

test.beforeAll(async () => {
  ({ backend, site, stop } = await startLeadSite());
});

test.afterAll(() => stop());

test.afterEach(() => {
  backend.manner = 'takes';
  backend.delay = 0;
});

/** What the backend has of a visitor: the comments of each lead. */
const findLeads = (email: string) =>
  [...backend.leads.values()].filter((form) => form.get('email') === email).map((form) => form.get('comments'));

const submit = (page: Page) => page.locator(`${FORM} [type=submit]`).click();
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you. We have your request.' });

async function countRefused(): Promise<unknown> {
  const { leads } = (await (await fetch(`${site.url}/health`)).json()) as { leads: { refused: number } };
  return leads.refused;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a double click whose first post is refused leaves no thank-you without a lead', async ({ page }) => {
    const email = `${randomUUID()}@escola.example`;
    await page.goto(`${site.url}${templates.product.en}`);
    await fillQuote(page, email);
    backend.manner = { refuses: { email: ['Not this one'] } };
    // The second click comes while the backend still thinks about the first.
    backend.delay = 1_500;
    const button = page.locator(`${FORM} [type=submit]`);
    await button.hover();
    const offers = backend.offers;
    // Of the mouse alone: a click on the button would wait for the page that the first one asked for.
    for (const click of [1, 2]) {
      await page.mouse.down({ clickCount: click });
      await page.mouse.up({ clickCount: click });
      await expect.poll(() => backend.offers).toBe(offers + 1);
    }
    await expect(thanks(page)).toBeVisible();
    expect(backend.offers).toBe(offers + 1);
    // Somebody was thanked: the refused lead is kept for a person, and is opened again when it is sent again.
    await expect.poll(countRefused).toBe(1);
    expect(findLeads(email)).toEqual([]);
    backend.manner = 'takes';
    await page.goto(`${site.url}${templates.product.en}`);
    await fillQuote(page, email);
    await submit(page);
    await expect(thanks(page)).toBeVisible();
    expect(findLeads(email)).toHaveLength(1);
    expect(await countRefused()).toBe(0);
  });

  test('reloading the thank-you, going back and posting again is one lead', async ({ page }) => {
    const email = `${randomUUID()}@escola.example`;
    await page.goto(`${site.url}${templates.product.en}`);
    await fillQuote(page, email);
    await submit(page);
    await expect(thanks(page)).toBeVisible();
    await page.reload();
    await expect(thanks(page)).toBeVisible();
    expect(findLeads(email)).toHaveLength(1);
    await page.goBack();
    await fillQuote(page, email);
    await submit(page);
    await expect(thanks(page)).toBeVisible();
    expect(findLeads(email)).toHaveLength(1);
    expect(backend.repeats).toBe(0);
  });
});

for (const scripts of [true, false]) {
  test.describe(`with scripts ${scripts ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test('three tabs that post at the same time are one lead for each request', async ({ context }) => {
      const email = `${randomUUID()}@escola.example`;
      const wishes = ['One room', 'Two rooms', 'Three rooms'];
      const tabs = await Promise.all(wishes.map(() => context.newPage()));
      for (const [index, tab] of tabs.entries()) {
        await tab.goto(`${site.url}${templates.product.en}`);
        if (scripts) {
          await tab.locator('#orcamento').scrollIntoViewIfNeeded();
          await tab.locator('#orcamento [data-awake]').waitFor();
        }
        await fillQuote(tab, email);
        await tab.locator(`${FORM} [name=comments]`).fill(wishes[index] ?? '');
      }
      backend.delay = 300;
      await Promise.all(tabs.map(submit));
      for (const tab of tabs) await expect(thanks(tab)).toBeVisible();
      expect(findLeads(email).toSorted()).toEqual(wishes.toSorted());
    });
  });
}
