import { randomUUID } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import type { Locale } from '#shared/i18n/locales.ts';
import { banner, button, CRM, listCookies, readEvents, readLayer, standIn, TAGS } from './consent.ts';
import { fillQuote, templates, test } from './site.ts';

// Somebody who was not asked yet; in all other journeys it was refused long ago.
test.use({ storageState: { cookies: [], origins: [] } });

const accept: Record<Locale, string> = { pt: 'Aceitar', en: 'Accept', es: 'Aceptar' };

/** The policy of the page, as this visitor gets it now. */
async function readPolicy(page: Page): Promise<string> {
  const response = await page.request.get(page.url());
  return response.headers()['content-security-policy'] ?? '';
}

for (const [width, height, locale] of [
  [360, 640, 'es'],
  [768, 1024, 'pt'],
  [1280, 800, 'en'],
  [1920, 1080, 'es'],
] as const) {
  test(`at ${width} px three equal answers stand along its lower edge and move nothing of the page (${locale})`, async ({
    page,
    browserName,
  }) => {
    test.skip(browserName === 'firefox', 'It does not tell what moves.');
    await page.setViewportSize({ width, height });
    // Held back until the page has its letters and pictures: what moves then is the banner's doing.
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/consent-banner-*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(templates.product[locale]);
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => setTimeout(resolve, 500));
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) Reflect.set(window, 'shift', Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift' });
    });
    release();
    await expect(banner(page)).toBeVisible();
    await page.waitForTimeout(300);
    const boxes = await banner(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((one) => {
          const { width, height, top } = one.getBoundingClientRect();
          const { color, backgroundColor, fontWeight, borderColor } = getComputedStyle(one);
          return { width: Math.round(width), height, top, color, backgroundColor, fontWeight, borderColor };
        }),
      );
    expect(boxes).toHaveLength(3);
    for (const box of boxes) expect(box).toEqual(boxes[0]);
    const edges = await banner(page).evaluate((region) => {
      const { left, right, top, bottom } = region.getBoundingClientRect();
      const partners = document.querySelector('.footer-partners')?.getBoundingClientRect();
      return {
        left,
        right: innerWidth - right,
        below: innerHeight - bottom,
        // Of the page it hides no more than the partners' bar does, or a fifth of a phone.
        height: Math.min(bottom - top, partners?.height || innerHeight * 0.2) - (bottom - top),
        sideways: document.documentElement.scrollWidth - innerWidth,
      };
    });
    expect(edges).toMatchObject({ left: 0, right: 0, below: 0, height: 0 });
    expect(edges.sideways).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => Reflect.get(window, 'shift') ?? 0)).toBe(0);
  });
}

test('by keyboard it is the first that is reached, and nothing that has the focus lies under it', async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(templates.contacts.en);
  await expect(banner(page)).toBeVisible();
  for (const name of ['Accept', 'Reject', 'Choose']) {
    await page.keyboard.press('Tab');
    await expect(button(page, name)).toBeFocused();
  }
  const covered: string[] = [];
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      const region = document.querySelector('.consent');
      if (!focused || !region || focused === document.body || region.contains(focused)) return '';
      const box = focused.getBoundingClientRect();
      return box.bottom > region.getBoundingClientRect().top && box.height < 300 ? (focused.textContent ?? '') : '';
    });
    if (found) covered.push(found);
  }
  expect(covered).toEqual([]);
  await page.goto(templates.contacts.en);
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(banner(page)).toHaveCount(0);
  expect(await listCookies(page)).toEqual([]);
});

for (const locale of ['pt', 'en', 'es'] as const) {
  test(`who accepts gets the page anew with both scripts, once, and keeps what was typed (${locale})`, async ({
    page,
  }) => {
    const asked = await standIn(page);
    let loads = 0;
    page.on('load', () => loads++);
    await page.goto(templates.contacts[locale]);
    const form = page.locator('[data-awake] form:has(input[value="contacts"])');
    await form.locator('[name=name]').fill('Ana Reis');
    expect(await readPolicy(page)).not.toContain('https://');
    await button(page, accept[locale]).click();
    await expect.poll(() => asked.toSorted()).toEqual([CRM, TAGS]);
    await expect(form.locator('[name=name]')).toHaveValue('Ana Reis');
    await expect(banner(page)).toHaveCount(0);
    expect(loads).toBe(2);
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'consent');
    expect(cookie).toMatchObject({ value: '1.11', path: '/', sameSite: 'Lax', httpOnly: false });
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(179 * 86_400);
    const [first, second] = await readLayer(page);
    expect(first).toMatchObject(['consent', 'default', { ad_storage: 'denied' }]);
    expect(second).toMatchObject(['consent', 'update', { ad_storage: 'granted', analytics_storage: 'granted' }]);
    await expect.poll(() => listCookies(page)).toEqual(['_ga=1', 'consent=1.11', 'crm_visit=1']);
  });
}

test('who refuses is not asked again, and nothing is loaded anew', async ({ page }) => {
  const asked = await standIn(page);
  let loads = 0;
  page.on('load', () => loads++);
  await page.goto('/en');
  await button(page, 'Reject').click();
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => listCookies(page)).toEqual(['consent=1.00']);
  expect(loads).toBe(1);
  await page.reload();
  await page.waitForTimeout(1_000);
  await expect(banner(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('purposes are chosen one by one, changed at the foot of the page, and withdrawn at once', async ({ page }) => {
  const asked = await standIn(page);
  await page.goto('/en');
  await button(page, 'Choose').click();
  await expect(page.getByRole('checkbox', { name: 'Statistics' })).toBeFocused();
  await page.keyboard.press('Space');
  await button(page, 'Save').click();
  await expect.poll(() => asked).toEqual([TAGS]);
  await expect.poll(() => listCookies(page)).toEqual(['_ga=1', 'consent=1.10']);
  expect(await readPolicy(page)).not.toContain('crm.vidra.example');

  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' });
  await link.click();
  await expect(page.getByRole('checkbox', { name: 'Statistics' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await button(page, 'Reject').click();
  await expect.poll(() => listCookies(page)).toEqual(['consent=1.00']);
  await expect.poll(() => readPolicy(page)).not.toContain('https://');
  // While the page is loaded anew there is none.
  await expect.poll(async () => (await readLayer(page).catch(() => undefined))?.length).toBe(2);
  expect(asked).toEqual([TAGS]);
  expect(await page.evaluate(() => document.querySelectorAll('script[src^="https:"]').length)).toBe(0);
});

test('where the hosts of others are blocked, who accepted loses nothing', async ({ page }) => {
  const [failed, errors]: string[][] = [[], []];
  // What the page itself had asked for when it was loaded anew, with another policy, has not failed.
  page.on('requestfailed', (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin)) failed?.push(request.url());
  });
  page.on('pageerror', ({ message }) => errors?.push(message));
  await page.goto(templates.product.en);
  await button(page, 'Accept').click();
  await expect.poll(() => failed?.toSorted()).toEqual([CRM, TAGS]);
  await fillQuote(page, `${randomUUID()}@blocked.example`);
  await page.locator('form:has(input[value="product-contact"]) [type=submit]').click();
  await expect(page.locator('[data-thanks]').getByRole('heading').first()).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support', exact: true }).click();
  await expect(page.locator('h1')).toBeFocused();
  await expect
    .poll(async () => (await readEvents(page, 'nuxtRoute')).at(-1))
    .toMatchObject({ routeName: 'support___en' });
  expect(errors).toEqual([]);
});

test('without scripts the link at the foot leads to what the policy says of choices', async ({
  browser,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'Its driver cannot switch scripts off.');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [locale, name] of [
    ['pt', 'Escolher cookies'],
    ['es', 'Elegir cookies'],
  ] as const) {
    await page.goto(templates.contacts[locale]);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.locator(':target')).toContainText(locale === 'pt' ? 'As suas escolhas' : 'Sus elecciones');
  }
  await context.close();
});
