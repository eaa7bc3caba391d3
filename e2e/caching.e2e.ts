import { expect } from 'playwright/test';
import { type Locale, locales } from '#shared/i18n/locales.ts';
import { resolveLocale } from '#shared/i18n/resolve-locale.ts';
import { startCachingProxy } from './caching-proxy.ts';
import { templates, test } from './site.ts';

let proxy: Awaited<ReturnType<typeof startCachingProxy>>;

test.beforeEach(async ({ baseURL }) => {
  proxy = await startCachingProxy(baseURL ?? '');
});
test.afterEach(() => proxy.stop());

interface Visitor {
  accepted?: string;
  cookie?: Locale;
}

const accepted = ['pt-PT,pt;q=0.9,en;q=0.8', 'en-GB,en;q=0.9', 'es;q=0.9,en;q=0.8', 'de-DE,de;q=0.9', undefined];
const cookies = [undefined, ...locales];
/** Everyone there can be: each list of a browser with each choice. */
const visitors: readonly Visitor[] = cookies.flatMap((cookie) =>
  accepted.map((list) => ({ ...(list && { accepted: list }), ...(cookie && { cookie }) })),
);
const pages = [templates.home, templates.product].flatMap((page) =>
  locales.map((locale) => ({ page, locale, path: page[locale] })),
);
const visits = visitors.flatMap((visitor) => pages.map((page) => ({ visitor, ...page })));

function ask({ accepted: list, cookie }: Visitor, path: string, known?: string): Promise<Response> {
  return fetch(`${proxy.url}${path}`, {
    redirect: 'manual',
    headers: {
      Accept: 'text/html',
      // Nothing, where the visitor sends none: fetch would send its own.
      'Accept-Language': list ?? '',
      ...(cookie && { Cookie: `i18n_redirected=${cookie}` }),
      ...(known && { 'If-None-Match': known }),
    },
  });
}

/** Asks for a page, and what must come of it: the page in the visitor's language, or the way to it. */
async function visit({ visitor, page, locale, path }: (typeof visits)[number], known?: string) {
  const response = await ask(visitor, path, known);
  const html = await response.text();
  const { status, headers } = response;
  const [tag, cache] = [headers.get('ETag'), headers.get('X-Cache')];
  const wanted = resolveLocale(visitor.cookie, visitor.accepted, path);
  const about = JSON.stringify({ visitor, path, cache });
  if (wanted === locale) {
    expect([200, 304], about).toContain(status);
    if (status === 200) expect(html, about).toContain(`<html lang="${locale}`);
  } else {
    expect([status, headers.get('Location'), cache], about).toEqual([302, page[wanted], 'miss']);
  }
  return { status, tag, cache };
}

/** Goes where a visitor is led, to the page in the end. */
async function follow(visitor: Visitor, path: string, hops = 0): Promise<{ path: string; html: string; hops: number }> {
  const response = await ask(visitor, path);
  const html = await response.text();
  const to = response.headers.get('Location');
  if (to === null || hops > 3) return { path, html, hops };
  return follow(visitor, new URL(to, proxy.url).pathname, hops + 1);
}

function shuffle<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item, index) => ({ item, order: (index * 7919) % 1009 }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ item }) => item);
}

function expectOnlyPages(): void {
  const stored = proxy.listStored();
  expect(stored.filter(({ status }) => status !== 200)).toEqual([]);
  for (const { path, locale } of pages) {
    const copies = stored.filter((copy) => copy.path === path);
    expect(copies.length, path).toBeGreaterThan(0);
    expect(new Set(copies.map(({ language }) => language?.slice(0, 2))), path).toEqual(new Set([locale]));
  }
}

test('behind a shared cache nobody gets the language of another, one after another or at once', async () => {
  const tags = new Map<string, string>();
  for (const one of shuffle(visits)) {
    const { tag } = await visit(one);
    if (tag) tags.set(one.path, tag);
  }
  expect(tags.size).toBe(pages.length);
  expectOnlyPages();

  const again = await Promise.all(shuffle(visits).map((one) => visit(one)));
  const shown = again.filter(({ status }) => status === 200);
  expect(shown.length).toBeGreaterThan(0);
  // Kept, and asked for again each time: a publish is seen at once.
  expect(shown.every(({ cache }) => cache === 'revalidated')).toBe(true);

  // Who has the page of an address is led on all the same where another language is wanted.
  const known = await Promise.all(visits.map((one) => visit(one, tags.get(one.path))));
  expect(known.some(({ status }) => status === 304)).toBe(true);
  expect(known.some(({ status }) => status === 200)).toBe(false);
  expectOnlyPages();
});

test('from nothing, all at once', async () => {
  await Promise.all(shuffle(visits).map((one) => visit(one)));
  expectOnlyPages();
});

test('an address that is written otherwise leads all to a page in their language, whoever was first', async () => {
  const ways = ['/pt', '/Produtos/', '/en/Contacts', '/produtos/ecras-interativos/orion-65/'];
  for (const way of ways) {
    for (const visitor of [...visitors, ...visitors]) {
      const { path, html, hops } = await follow(visitor, way);
      const about = JSON.stringify({ visitor, way, path });
      expect(html, about).toContain(`<html lang="${resolveLocale(visitor.cookie, visitor.accepted, way)}`);
      expect(hops, about).toBeLessThanOrEqual(2);
    }
  }
  // Where it leads whatever the language is kept, and only that.
  const kept = proxy.listStored().filter(({ status }) => status !== 200);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter(({ status }) => status !== 301)).toEqual([]);
});

test('three browsers at once see their language, go back, reload and change it', async ({ browser }) => {
  const browse = async (language: string, locale: Locale, other: Locale, name: string) => {
    const context = await browser.newContext({ locale: language, viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    const expectLanguage = (expected: Locale) =>
      expect(page.locator('html')).toHaveAttribute('lang', new RegExp(expected));
    for (const start of [templates.home.pt, templates.product.pt, templates.home.pt]) {
      await page.goto(`${proxy.url}${start}`);
      await expectLanguage(locale);
    }
    await page.goBack();
    await expectLanguage(locale);
    await page.reload();
    await expectLanguage(locale);
    await page.locator('.language-menu summary').click();
    await page.locator('.language-menu').getByRole('link', { name }).click();
    await expect(page).toHaveURL(`${proxy.url}${templates.product[other]}`);
    await expectLanguage(other);
    await page.goto(`${proxy.url}${templates.home.pt}`);
    await expectLanguage(other);
    await context.close();
  };
  await Promise.all([
    browse('pt-BR', 'pt', 'en', 'English'),
    browse('en-GB', 'en', 'es', 'Español'),
    browse('es-ES', 'es', 'pt', 'Português'),
  ]);
  expect(proxy.listStored().filter(({ status }) => status >= 300)).toEqual([]);
});
