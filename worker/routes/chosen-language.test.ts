import { describe, expect, it } from 'vitest';
import { ask, createSite, ORIGIN, PRODUCT } from '../testing/site.ts';

const ENGLISH = { Accept: 'text/html', 'Accept-Language': 'en-GB,en;q=0.9' };

function where(response: Response) {
  return [response.status, response.headers.get('Location')];
}

describe('a visitor', () => {
  it('is led to the page in the language of the browser, by an answer that nobody else gets', async () => {
    const response = await ask(`${PRODUCT.pt}?utm_source=a`, { headers: ENGLISH });
    expect(where(response)).toEqual([302, `${PRODUCT.en}?utm_source=a`]);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(response.headers.get('Vary')).toBe('Cookie, Accept-Language');
  });

  it('gets the language once chosen, whatever the browser says', async () => {
    const headers = { ...ENGLISH, Cookie: 'i18n_redirected=es' };
    expect(where(await ask('/', { headers }))).toEqual([302, '/es']);
    expect((await ask(PRODUCT.es, { headers })).status).toBe(200);
  });

  it('stays where the page does not exist in that language', async () => {
    expect((await ask('/lp/catalogo-geral', { headers: ENGLISH })).status).toBe(200);
    expect((await ask('/nada', { headers: ENGLISH })).status).toBe(404);
  });

  it('keeps filters and terms on the way', async () => {
    const response = await ask('/resultados?term=mesa', { headers: ENGLISH });
    expect(where(response)).toEqual([302, '/en/resultados?term=mesa']);
  });

  it.each([
    ['nothing of a language', { Accept: 'text/html' }],
    ['no wish for a page', { 'Accept-Language': 'en' }],
    ['a script that fetches', { ...ENGLISH, 'Sec-Fetch-Dest': 'empty' }],
  ])('is not led anywhere: %s', async (_, headers) => {
    expect((await ask(PRODUCT.pt, { headers })).status).toBe(200);
  });

  it('who asks whether the page is still the same is led on all the same', async () => {
    const tag = (await ask('/')).headers.get('ETag') ?? '';
    const response = await ask('/', { headers: { ...ENGLISH, 'If-None-Match': tag } });
    expect(where(response)).toEqual([302, '/en']);
    const unchanged = await ask('/', { headers: { 'If-None-Match': tag } });
    expect([unchanged.status, unchanged.headers.get('Vary')]).toEqual([304, 'Cookie, Accept-Language']);
  });
});

describe('the setting LOCALE_REDIRECT', () => {
  it('root: the language decides at the root alone', async () => {
    const site = createSite({ LOCALE_REDIRECT: 'root' });
    expect(where(await ask('/', { headers: ENGLISH }, site))).toEqual([302, '/en']);
    const inner = await ask('/produtos', { headers: ENGLISH }, site);
    // What was agreed to opens the policy of a page; the language decides nothing there.
    expect([inner.status, inner.headers.get('Vary')]).toEqual([200, 'Cookie']);
  });

  it('off: the address decides', async () => {
    const site = createSite({ LOCALE_REDIRECT: 'off' });
    expect((await ask('/', { headers: ENGLISH }, site)).status).toBe(200);
  });
});

describe('a language with a domain of its own', () => {
  const site = createSite({ LOCALE_ORIGINS: '{"en":"https://en.site.example"}' });

  it('has its addresses there, in every language', async () => {
    const html = await (await ask(PRODUCT.pt, {}, site)).text();
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${PRODUCT.pt}"/>`);
    expect(html).toContain(`hrefLang="en" href="https://en.site.example${PRODUCT.en}"`);
  });

  it('is where its visitors are led, and where their choice is remembered', async () => {
    expect(where(await ask('/', { headers: ENGLISH }, site))).toEqual([302, 'https://en.site.example/en']);
    const chosen = await ask(`/locale?to=${PRODUCT.en}`, {}, site);
    expect(where(chosen)).toEqual([303, `https://en.site.example/locale?to=${encodeURIComponent(PRODUCT.en)}`]);
    expect(chosen.headers.get('Set-Cookie')).toBeNull();
  });
});
