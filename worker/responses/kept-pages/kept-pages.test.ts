import { exports } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, createSite, createSiteWith, PRODUCT, watchLog } from '../../testing/site.ts';
import { labelPage, type PagesEntrypoint, purgePages } from './entrypoint-store.ts';

const TABLES = '/produtos/mesas-interativas';
const asked = (response: Response) => response.headers.get('Cache-Status');

let log: string[] = [];

/** Of each test its own: what one has kept no other finds. */
let cache: Cache;

beforeEach(async () => {
  log = watchLog();
  cache = await caches.open(crypto.randomUUID());
  vi.spyOn(caches, 'open').mockResolvedValue(cache);
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Storage that is full, slow or broken, as it may be for a moment. */
const broken = {
  throws: () => Promise.reject(new Error('no cache here')),
  hangs: () => new Promise<never>(() => undefined),
} as const;

describe('a rendered page', () => {
  it('serves the isolates of its location, as it was rendered', async () => {
    const first = await ask(PRODUCT.pt, {}, createSite());
    const neighbour = createSite();
    const second = await ask(PRODUCT.pt, {}, neighbour);
    expect(asked(first)).toMatch(/^content; .*, pages; fwd=miss; stored$/);
    expect(asked(second)).toBe('pages; hit; detail=location');
    expect(asked(await ask(PRODUCT.pt, {}, neighbour))).toBe('pages; hit; detail=memory');
    expect(await second.text()).toBe(await first.text());
    for (const name of ['Cache-Control', 'ETag', 'Link', 'Content-Type', 'Content-Security-Policy', 'Vary'])
      expect(second.headers.get(name), name).toBe(first.headers.get(name));
  });

  it('is not found under another address, language, host, query, content or setting', async () => {
    await ask(PRODUCT.en, {}, createSite());
    const others: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
      [PRODUCT.es, {}],
      [PRODUCT.en, { SITE_ORIGIN: 'https://other.example' }],
      [PRODUCT.en, { TURNSTILE_KEY: '1x00000000000000000000AA', TURNSTILE_SECRET: 'x' }],
    ];
    for (const [path, changes] of others) expect(asked(await ask(path, {}, createSite(changes)))).toContain('fwd=miss');
    const reworded = createSiteWith(async (request, embedded) =>
      Response.json(JSON.parse((await (await embedded(request)).text()).replaceAll('Orion 65', 'Orion 66'))),
    );
    const page = await ask(PRODUCT.en, {}, reworded);
    expect(asked(page)).toContain('pages; fwd=miss');
    expect(await page.text()).toContain('<h1>Orion 66');
  });

  it('is each visitor’s own: nobody gets the consent, the cookie or the query of another', async () => {
    const headers = { Cookie: 'consent=1.11; i18n_redirected=en' };
    const agreed = await ask(`${PRODUCT.en}?utm_source=a&version=x`, { headers }, createSite());
    const other = await ask(PRODUCT.en, {}, createSite());
    expect(asked(other)).toBe('pages; hit; detail=location');
    expect(other.headers.get('Content-Security-Policy')).not.toContain('googletagmanager');
    expect(other.headers.get('ETag')).not.toBe(agreed.headers.get('ETag'));
    expect(other.headers.get('Set-Cookie')).toBeNull();
    expect(await other.text()).not.toContain('utm_source');
  });

  it('is kept by nobody where it answers a visitor’s own words, an editor or a mistake', async () => {
    const put = vi.spyOn(cache, 'put');
    await ask('/resultados?term=mesa', {}, createSite());
    await ask(PRODUCT.pt, { headers: { Cookie: 'apollo-token=abcdefgh' } }, createSite());
    await ask('/produtos/nada', {}, createSite());
    await ask(`${PRODUCT.en}?thanks=quote`, {}, createSite());
    expect(put.mock.calls.map(([request]) => String(request))).toEqual([]);
    await ask(PRODUCT.pt, {}, createSite());
    expect(put).toHaveBeenCalledOnce();
  });

  it.each(Object.entries(broken))('is rendered here where the cache of the location %s', async (_, fail) => {
    vi.spyOn(cache, 'match').mockImplementation(fail);
    vi.spyOn(cache, 'put').mockRejectedValue(new Error('full'));
    const site = createSite();
    const response = await ask(TABLES, {}, site);
    expect([response.status, asked(response)]).toEqual([200, expect.stringContaining('pages; fwd=miss')]);
    expect(asked(await ask(TABLES, {}, site))).toBe('pages; hit; detail=memory');
    expect(log.filter((line) => line.includes('location'))).toHaveLength(2);
  });

  it('stays with its isolate where nothing is shared', async () => {
    const changes = { PAGE_CACHE: 'off' };
    await ask(TABLES, {}, createSite(changes));
    expect(asked(await ask(TABLES, {}, createSite(changes)))).toContain('pages; fwd=miss');
  });
});

describe('Workers Cache', () => {
  /** The entrypoint that makes pages, watched. */
  const watch = () => ({
    fetch: vi.fn<PagesEntrypoint['fetch']>((request) => exports.Pages.fetch(request)),
    purge: vi.fn<PagesEntrypoint['purge']>(async () => undefined),
  });

  it('is asked for a page by address and version, and gets it from the entrypoint before which it stands', async () => {
    const entrypoint = watch();
    const site = createSite({ PAGE_CACHE: 'workers' }, entrypoint);
    const headers = { Cookie: 'consent=1.11; other=1', 'Accept-Language': 'en' };
    const page = await ask(`${PRODUCT.en}?utm_source=a`, { headers }, site);
    expect([page.status, asked(page)]).toEqual([200, 'pages; hit; detail=workers-cache']);
    expect(page.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(page.headers.get('Cache-Tag')).toBeNull();
    expect(await page.text()).toBe(await (await ask(PRODUCT.en, {}, createSite({ PAGE_CACHE: 'off' }))).text());

    const [request] = entrypoint.fetch.mock.calls.flat();
    const url = new URL(request?.url ?? '');
    expect([url.pathname, [...url.searchParams.keys()]]).toEqual([PRODUCT.en, ['version']]);
    expect([...(request?.headers.keys() ?? [])]).toEqual([]);
    expect(asked(await ask(PRODUCT.en, {}, site))).toBe('pages; hit; detail=memory');
    expect(entrypoint.fetch).toHaveBeenCalledOnce();
  });

  it('keeps a page under the version it has, tagged by its path, and nothing else', async () => {
    const request = new Request(`https://site.example${PRODUCT.en}?version=1.a`);
    const page = (tag: string, status = 200) =>
      new Response('page', { status, headers: { ETag: tag, Vary: 'Cookie' } });
    const kept = labelPage(request, page('"1.a"'));
    expect(Object.fromEntries(kept.headers)).toMatchObject({
      'cache-control': 'public, max-age=86400',
      'cache-tag': PRODUCT.en,
    });
    expect(kept.headers.get('Vary')).toBeNull();
    for (const other of [page('"1.b"'), page('"1.a"', 404), new Response('page')]) {
      const refused = labelPage(request, other);
      expect([refused.status, refused.headers.get('Cache-Control')]).toEqual([409, 'no-store']);
    }
  });

  it('costs no visitor a page where it fails, hangs or has another version', async () => {
    const failures: PagesEntrypoint['fetch'][] = [
      broken.throws,
      broken.hangs,
      async () => new Response(null, { status: 409 }),
    ];
    for (const fetch of failures) {
      const site = createSite({ PAGE_CACHE: 'workers' }, { ...watch(), fetch });
      const response = await ask(TABLES, {}, site);
      expect([response.status, asked(response)]).toEqual([200, expect.stringContaining('pages; fwd=miss')]);
    }
  });

  it('is purged by path, and whole where there are too many', async () => {
    const cache = { purge: vi.fn(async () => ({ success: true, errors: [] })) };
    await purgePages(cache as never, ['/produtos', '/en/products']);
    await purgePages(
      cache as never,
      Array.from({ length: 31 }, (_, index) => `/${index}`),
    );
    await purgePages(cache as never, undefined);
    expect(cache.purge.mock.calls).toEqual([
      [{ tags: ['/produtos', '/en/products'] }],
      [{ purgeEverything: true }],
      [{ purgeEverything: true }],
    ]);
    // Where it is not switched on there is nothing to drop.
    await purgePages(undefined, ['/produtos']);
    const refusing = { purge: async () => ({ success: false, errors: [{ code: 1, message: 'too often' }] }) };
    await expect(purgePages(refusing as never, undefined)).rejects.toThrow('too often');
  });
});
