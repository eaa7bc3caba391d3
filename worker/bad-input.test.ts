import { createExecutionContext } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { findLocale, localeFacts } from '#shared/i18n/locales.ts';
import { completeQuote, createSite, ORIGIN, PRODUCT, post, watchLog } from './testing/site.ts';

/** Milliseconds any of it may take on a busy machine: what grew with the square of a text would take far longer. */
const PATIENCE = 4_000;
const LONG = 100_000;

const site = createSite();

beforeEach(() => {
  watchLog();
});

/** As `ask` does, for addresses and headers of any length. */
function get(target: string, headers: Record<string, string> = {}, method = 'GET'): Response | Promise<Response> {
  const request = new Request(`${ORIGIN}${target}`, { method, headers: { Accept: 'text/html', ...headers } });
  return site.fetch(request, createExecutionContext());
}

/** Where a request ends, after two redirects at most, each to a path of this very host. */
async function follow(target: string, headers?: Record<string, string>, hops = 0): Promise<Response> {
  const response = await get(target, headers);
  const location = response.headers.get('Location');
  if (location === null) return response;
  expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
  expect(new URL(location, `${ORIGIN}${target}`).origin).toBe(ORIGIN);
  expect(hops).toBeLessThan(2);
  if (response.status === 302 || response.status === 303) expect(response.headers.get('Cache-Control')).toBe(ALONE);
  return follow(location, headers, hops + 1);
}

const ALONE = 'private, no-store';

describe('an address made to mislead', () => {
  const evil = 'evil.example';
  it.each([
    ...[`//${evil}`, `///${evil}`, `/\\${evil}`, `/\\/${evil}`, `//${evil}/`, `//${evil}/..`, `/.//${evil}`],
    ...[`/%2e//${evil}/`, `/%2F%2F${evil}/`, `/%2f/${evil}`, `/%5C%5C${evil}/`, `/%5c/${evil}`, `//${evil}%2f..`],
    ...[`/en//${evil}/`, `/en/\\${evil}`, `/pt//${evil}`, `/pt/\\${evil}/`, `/pt/%2F%2F${evil}/`, `/PT//${evil}`],
    ...[`/pt/https://${evil}`, `/https:/${evil}/`, `/https:%2F%2F${evil}/`, `/@${evil}/`, `//@${evil}/`],
    ...[`/locale?to=//${evil}`, `/locale?to=/\\${evil}`, `/locale?to=/%09/${evil}`, `/locale?to=%2F%2F${evil}`],
    ...[`/locale?to=https://${evil}`, `/locale?to=/produtos/..//${evil}`, `/locale?to=/en/..//${evil}`],
    ...[`/locale?to=/produtos/%252e%252e//${evil}`, `/locale?to=/en/@${evil}`, `/locale?to=/en%0d%0aX-Evil:%201`],
    ...[
      `/locale?to=/en&to=//${evil}`,
      `/locale?to=/locale?to=/en`,
      `/locale?to=${'%2F'.repeat(500)}`,
      '/locale?to=%00',
    ],
    ...['/EN/%0d%0aX-Evil:%201/', '/EN/?a=%0d%0aX-Evil:%201', '//%0d%0aX-Evil:%201/', '/pt/%0d%0aX-Evil:%201'],
    ...['/%00', '/produtos/%00/', '/%C0%AF', '/produtos/%C0%AF%C0%AE/', '/%E0%A4%A/', '/%', '/%zz//', '/en/%u0041/'],
    ...[
      '/__proto__/constructor/?__proto__=1&constructor=2',
      '/en/toString',
      '/en/products/__proto__/',
      '/??//',
      '/en?%',
    ],
    ...[
      '/%ED%A0%80/',
      '/%F0%9F%98%80/',
      '/en/%E2%80%AEtxt/',
      '/.env',
      '/.git/config',
      '/wp-admin/',
      '/en/../../etc/passwd',
    ],
  ])('leads to a page of this site or to none: %s', async (target) => {
    const response = await follow(target);
    expect([200, 404]).toContain(response.status);
    expect(response.headers.get('X-Evil')).toBeNull();
    expect(await response.text()).not.toContain(evil);
  });
});

describe('what is far too long', () => {
  const paths = ['a', '/', 'a/', '//', '%2F', '%25', '%', 'A', 'é', '-', '.', '%00', '/..', '/en', '0'];
  it.each(paths)('an address of nothing but %j is no page', async (piece) => {
    const start = Date.now();
    for (const before of ['/', '/produtos/', '/en/', '/pt/', '/media/', '/assets/', '/blog/']) {
      const response = await follow(`${before}${piece.repeat(LONG / piece.length)}`);
      expect([200, 404]).toContain(response.status);
    }
    expect(Date.now() - start).toBeLessThan(PATIENCE);
  });

  it.each([
    ['ten thousand parameters', Array.from({ length: 10_000 }, (_, index) => `p${index}=${index}`).join('&')],
    ['one parameter ten thousand times', 'term=escola&'.repeat(10_000)],
    ['a filter ten thousand times', 'use=education&'.repeat(10_000)],
    ['tracking ten thousand times', 'utm_source=a&'.repeat(10_000)],
    ['a parameter without end', `term=${'a'.repeat(LONG)}`],
    ['signs without end', '&='.repeat(LONG / 2)],
    ['escapes without end', `term=${'%'.repeat(LONG)}`],
  ])('a query of %s changes nothing', async (_, query) => {
    const start = Date.now();
    for (const path of ['/en', '/en/products/interactive-screens', '/es/resultados', '/EN/', '/locale', '/antigo']) {
      expect([200, 404]).toContain((await follow(`${path}?${query}`)).status);
    }
    expect(Date.now() - start).toBeLessThan(PATIENCE);
  });

  const values = [
    'a',
    ',',
    ';',
    'es;q=0.',
    ';q=',
    '*',
    '-',
    '"',
    'W/',
    '=',
    '%',
    '1',
    ':',
    '1.',
    'a=b; ',
    '%E0%A4%A; ',
    '\t',
  ];
  it.each(values)('a header of nothing but %j is nothing', async (piece) => {
    const start = Date.now();
    const value = `x${piece.repeat(LONG / piece.length)}`;
    const names = ['Cookie', 'Accept-Language', 'If-None-Match', 'Range', 'CF-Connecting-IP', 'Accept', 'Origin'];
    for (const name of [...names, 'X-Forwarded-Host', 'Content-Type', 'Sec-Fetch-Dest', 'User-Agent', 'Referer']) {
      const response = await get('/en', { [name]: value });
      expect(response.status, name).toBe(200);
      expect(response.headers.get('Vary'), name).toBe('Cookie, Accept-Language');
      expect(await response.text(), name).toContain('<html lang="en"');
    }
    expect(Date.now() - start).toBeLessThan(PATIENCE);
  });

  it.each(['a', 'a.', 'a@', 'a.b@', '0', ' ', '\r\n', '@a.', '+1 ', '%', '<', '\u00e9', '-a', '{{'])(
    'a field of nothing but %j is refused or kept, soon',
    async (piece) => {
      const start = Date.now();
      const text = piece.repeat(20_000 / piece.length);
      for (const name of ['name', 'email', 'phone', 'company', 'comments', 'product', 'form', 'unknown']) {
        const response = await post(PRODUCT.en, { ...completeQuote, [name]: text });
        expect([303, 400, 422], name).toContain(response.status);
      }
      expect(Date.now() - start).toBeLessThan(PATIENCE);
    },
  );

  it('ten thousand fields are a form that is too large or like any other', async () => {
    const fields = Object.fromEntries(Array.from({ length: 1_500 }, (_, index) => [`f${index}`, 'x']));
    const start = Date.now();
    expect((await post(PRODUCT.en, { ...fields, ...completeQuote })).status).toBe(303);
    const more = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`f${index}`, 'x']));
    expect((await post(PRODUCT.en, more)).status).toBe(413);
    expect(Date.now() - start).toBeLessThan(PATIENCE);
  });
});

describe('a header that means nothing', () => {
  it.each<[string, string, Record<string, string>]>([
    ['cookies with broken escapes', 'en', { Cookie: 'i18n_redirected=%E0%A4%A; ;;=;=a; i18n_redirected' }],
    ['a cookie of another language', 'en', { Cookie: 'i18n_redirected=xx' }],
    ['a cookie that would lead elsewhere', 'en', { Cookie: 'i18n_redirected=//evil.example' }],
    ['a cookie after a thousand others', 'es', { Cookie: `${'c=%zz; '.repeat(1_000)}i18n_redirected=es` }],
    ['a broken list of languages', 'en', { 'Accept-Language': ';;;q=,,xx;q=x,*;q=NaN,-,pt;q=-1,es;q=0' }],
    ['a weight beyond all', 'es', { 'Accept-Language': 'en;q=0.9,es;q=Infinity' }],
    ['languages of no length', 'en', { 'Accept-Language': ',,,-,-es,;es' }],
    ['a tag that only begins like one', 'en', { 'Accept-Language': 'esx,portuguese,e,es_ES' }],
    ['ranges', 'en', { Range: 'bytes=0-10,5-,-1,99999999999-', 'If-Range': '"x"' }],
    ['conditions', 'en', { 'If-None-Match': '"unclosed', 'If-Modified-Since': 'never', 'If-Match': '"x"' }],
    [
      'other hosts',
      'en',
      { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example', 'X-Host': 'evil.example' },
    ],
    ['other addresses', 'en', { 'X-Original-URL': '/es', 'X-Rewrite-URL': '/es', 'X-HTTP-Method-Override': 'DELETE' }],
    ['another protocol', 'en', { 'X-Forwarded-Proto': 'http', 'X-Forwarded-Port': '1', Upgrade: 'websocket' }],
    ['nothing that is wanted', 'en', { Accept: ';;;,,,', 'Accept-Encoding': ';q=x' }],
  ])('%s: the page is whole, and its language the one that was asked for', async (_, language, headers) => {
    const response = await follow('/en', headers);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Range')).toBeNull();
    expect(response.headers.get('Vary')).toBe('Cookie, Accept-Language');
    expect(html).toContain(`<html lang="${language === 'es' ? 'es-ES' : language}"`);
    expect(html).not.toContain('evil.example');
  });

  it('of another visitor is nothing to the next: every language stays at its address', async () => {
    const visitors = ['es', 'pt', 'en', '%zz', 'es'];
    for (const path of ['/', '/en', '/es', PRODUCT.pt, PRODUCT.es]) {
      for (const cookie of visitors)
        await get(path, { Cookie: `i18n_redirected=${cookie}`, 'Accept-Language': cookie });
      const html = await (await get(path)).text();
      expect(html).toContain(`<html lang="${localeFacts[findLocale(path)].tag}"`);
    }
  });

  it.each(['http://evil.example', 'http://evil.example:81', 'https://site.example.evil.example', 'http://[::1]'])(
    'such as the host %s leads nowhere, and is remembered for nobody else',
    async (origin) => {
      const there = (path: string) =>
        site.fetch(new Request(`${origin}${path}`, { headers: { Accept: 'text/html' } }), createExecutionContext());
      expect((await there('/EN/')).headers.get('Location')).toBe('/en');
      expect((await there('/en')).status).toBe(200);
      expect((await there('/locale?to=/es')).headers.get('Location')).toBe('/es');
      const html = await (await get('/en')).text();
      expect(html).not.toContain(new URL(origin).host);
    },
  );
});

describe('a method that pages do not have', () => {
  it.each(['OPTIONS', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'PURGE'])(
    'is refused, and says which there are: %s',
    async (method) => {
      for (const path of ['/', '/en/nada', PRODUCT.es, '/resultados?term=mesa']) {
        const response = await get(path, {}, method);
        expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
      }
    },
  );

  it('HEAD is GET without its body', async () => {
    for (const path of ['/en', '/nada', '/EN/', PRODUCT.es]) {
      const [whole, head] = [await get(path), await get(path, {}, 'HEAD')];
      expect([head.status, await head.text()]).toEqual([whole.status, '']);
      for (const name of ['Content-Type', 'Cache-Control', 'Vary', 'Location', 'ETag']) {
        expect(head.headers.get(name), name).toBe(whole.headers.get(name));
      }
    }
  });
});
