import { beforeEach, describe, expect, it } from 'vitest';
import { ask, createSite, PRODUCT, watchLog } from '../testing/site.ts';

beforeEach(() => {
  watchLog();
});

/** What visitors, scripts, machines and strangers ask for, one of each kind. */
const asked: [what: string, path: string, init?: RequestInit][] = [
  ['a page', PRODUCT.en],
  ['a page of a search', '/resultados?term=mesa'],
  ['what is not there', '/nada'],
  ['an address written otherwise', '/produtos/'],
  ['a page in another language', PRODUCT.pt, { headers: { Accept: 'text/html', 'Accept-Language': 'en' } }],
  ['a sitemap', '/sitemap.xml'],
  ['a feed', '/blog/feed.xml'],
  ['suggestions', '/suggestions?locale=pt&term=mesa'],
  ['pictures of menus', '/menu-pictures?locale=pt'],
  ['the page for no network', '/en/offline'],
  ['a lost file', '/assets/main-lost.js'],
  ['health', '/health'],
  ['a method that is not allowed', '/en', { method: 'PUT' }],
  ['a form that is wrong', PRODUCT.en, { method: 'POST', body: new URLSearchParams({ form: 'product-contact' }) }],
  ['a publish that is not signed', '/purge', { method: 'POST', body: '{}' }],
];

describe('every answer', () => {
  it.each(asked)('says how long it may be kept, and where it came from: %s', async (_, path, init = {}) => {
    const { headers } = await ask(path, init);
    expect(headers.get('Cache-Control')).toMatch(
      /^(private, no-store|no-store|public, max-age=\d+(, must-revalidate)?)$/,
    );
    expect(headers.get('Cache-Status')).toMatch(
      /^(content; [^,]+, )?pages; (hit; detail=\w+|fwd=(miss; stored|bypass))$/,
    );
    expect(headers.get('Server-Timing')).toMatch(/^(\w+;desc=[\w-]+, )?total;dur=\d+\.\d$/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it.each(asked)(
    'that caches may keep has a validator, and is not sent again to who has it: %s',
    async (_, path, init = {}) => {
      const site = createSite();
      const first = await ask(path, init, site);
      if (first.status !== 200 || !first.headers.get('Cache-Control')?.startsWith('public')) return;
      const tag = first.headers.get('ETag') ?? '';
      expect(tag).toMatch(/^"[^"]+"$/);
      const again = await ask(path, { ...init, headers: { ...init.headers, 'If-None-Match': tag } }, site);
      expect([again.status, await again.text()]).toEqual([304, '']);
    },
  );
});
