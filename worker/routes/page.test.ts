import { createExecutionContext } from 'cloudflare:test';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { locales } from '#shared/i18n/locales.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { site as company } from '#shared/site.ts';
import redirects from '../../redirects.json' with { type: 'json' };
import { ask, createSite, createSiteWith, ORIGIN, PRODUCT, watchLog } from '../testing/site.ts';

let log: string[] = [];

beforeEach(() => {
  log = watchLog();
});

/** A site whose backend changes its answers: a text of them stands for another. */
function createSiteThatSays(from: string, to: string) {
  return createSiteWith(async (request, embedded) => {
    const answer = await (await embedded(request)).text();
    return new Response(answer.replaceAll(from, to), { headers: { 'Content-Type': 'application/json' } });
  });
}

describe('pages', () => {
  it.each(locales)('are rendered in the language of their address: %s', async (locale) => {
    const response = await ask(PRODUCT[locale]);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${PRODUCT[locale]}"/>`);
    for (const other of locales) expect(html).toContain(`href="${ORIGIN}${PRODUCT[other]}"`);
    expect(html).toContain(translateTo(locale)('product.specifications'));
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)(?![^>]*application\/(?:ld\+)?json")|\sstyle="|\son\w+="/);
  });

  it('are made of content that nothing has to be said against', async () => {
    const site = createSiteWith((request, embedded) => embedded(request));
    for (const path of ['/', '/en', '/es', '/produtos/mesas-interativas', ...Object.values(PRODUCT)]) {
      expect((await ask(path, {}, site)).status).toBe(200);
    }
    expect(log).toEqual([]);
  });

  it('tell search engines the way to them, from the trail they show', async () => {
    const html = await (await ask(PRODUCT.en)).text();
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    const graph = JSON.parse(data) as { '@graph': [{ itemListElement: { name: string; item: string }[] }] };
    expect(graph['@graph'][0].itemListElement.map(({ name, item }) => [name, item])).toEqual([
      ['Home', `${ORIGIN}/en`],
      ['Products', `${ORIGIN}/en/products`],
      ['Interactive screens', `${ORIGIN}/en/products/interactive-screens`],
      ['Orion 65', `${ORIGIN}${PRODUCT.en}`],
    ]);
  });

  it('stand where content has a type that no header may hold', async () => {
    const response = await ask(PRODUCT.pt, {}, createSiteThatSays('"image/avif"', '"image/avif\\r\\nX-Evil: 1"'));
    expect([response.status, response.headers.get('X-Evil'), response.headers.get('Link')]).toEqual([200, null, null]);
  });

  it('leave nothing of content outside the data that describes them', async () => {
    const site = createSiteThatSays('"Orion 65"', '"</script><script>alert(1)</script>"');
    expect(await (await ask(PRODUCT.pt, {}, site)).text()).not.toContain('<script>alert');
  });

  it('from memory have the headers they were rendered with', async () => {
    const site = createSite({ PAGE_CACHE: 'off' });
    const first = await ask('/produtos/mesas-interativas', {}, site);
    const second = await ask('/produtos/mesas-interativas', {}, site);
    expect(first.headers.get('Server-Timing')).toContain('content;desc=');
    expect(second.headers.get('Server-Timing')).toContain('page;desc=memory');
    for (const name of ['Content-Type', 'Cache-Control', 'ETag', 'Content-Security-Policy', 'X-Content-Type-Options']) {
      expect(second.headers.get(name), name).toBe(first.headers.get(name));
    }
  });

  it('follow their content: what memory holds of an older version is not sent', async () => {
    let name = 'Mesas interativas';
    const site = createSiteWith(async (request, embedded) => {
      const answer = await (await embedded(request)).text();
      return new Response(answer.replaceAll('Mesas interativas', name), {
        headers: { 'Content-Type': 'application/json' },
      });
    });
    const first = await ask('/produtos/mesas-interativas', {}, site);
    expect(await first.text()).toContain('<h1>Mesas interativas</h1>');
    name = 'Mesas novas';
    // What the isolate remembers of content lasts ten seconds.
    const later = Date.now() + 11_000;
    const clock = vi.spyOn(Date, 'now').mockReturnValue(later);
    const second = await ask('/produtos/mesas-interativas', {}, site);
    clock.mockRestore();
    expect(await second.text()).toContain('<h1>Mesas novas</h1>');
    expect(second.headers.get('ETag')).not.toBe(first.headers.get('ETag'));
  });

  it('are not sent again to who has them', async () => {
    const tag = (await ask('/en')).headers.get('ETag') ?? '';
    expect(tag).toMatch(/^"[^"]+"$/);
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const response = await ask('/en', { headers: { 'If-None-Match': known } });
      expect([response.status, response.headers.get('ETag'), await response.text()]).toEqual([304, tag, '']);
      // A browser would put it in the place of the one that allows the styles of the page it has.
      expect(response.headers.get('Content-Security-Policy')).toBeNull();
    }
    const unrendered = await ask('/en', { headers: { 'If-None-Match': tag } }, createSite());
    expect(unrendered.status).toBe(304);
    expect((await ask('/en', { headers: { 'If-None-Match': '"x"' } })).status).toBe(200);
    expect((await ask('/es', { headers: { 'If-None-Match': tag } })).status).toBe(200);
  });

  it('do not mind a parameter they do not know, and remember nothing of it', async () => {
    const site = createSite();
    await ask('/en', {}, site);
    const other = await ask('/en?thanks=%3Cscript%3E&term=%22%3E&utm_source=x', {}, site);
    expect(other.headers.get('Server-Timing')).toContain('page;desc=memory');
    expect(await other.text()).not.toContain('utm_source');
  });
});

describe('addresses of pages', () => {
  it('are the only ones: another category or language leads there in one hop', async () => {
    const wrongCategory = await ask('/produtos/mesas-interativas/orion-65?utm_source=a');
    expect(wrongCategory.status).toBe(301);
    expect(wrongCategory.headers.get('Location')).toBe(`${PRODUCT.pt}?utm_source=a`);
    expect(wrongCategory.headers.get('Cache-Control')).toBe('public, max-age=3600');
    const otherLanguage = await ask('/en/products/ecras-interativos');
    expect(otherLanguage.headers.get('Location')).toBe('/en/products/interactive-screens');
  });

  it.each([
    ['/en/', '/en'],
    ['//produtos/ecras-interativos//orion-65/?obrigado=newsletter', `${PRODUCT.pt}?obrigado=newsletter`],
    ['/en//nothing/', '/en/nothing'],
    ['/EN/Products/Ecras-Interativos/ORION-65/?utm_source=a', `${PRODUCT.en}?utm_source=a`],
    ['/pt/produtos/mesas-interativas/orion-65', PRODUCT.pt],
    ['/pt', '/'],
    ['/en/recruitment/vagas', '/en/recrutamento/vagas'],
    ['/es/solutions/aluguer', '/es/soluciones/alquiler'],
    ['/en/solutions/aluguer/', '/en/solutions/renting'],
    ['/pt/que-tamanho-de-ecra/', '/blog/escolher/que-tamanho-de-ecra'],
  ])('have one spelling: %s leads to %s', async (path, target) => {
    const response = await createSite().fetch(new Request(`${ORIGIN}${path}`), createExecutionContext());
    expect([response.status, response.headers.get('Location')]).toEqual([301, target]);
  });

  it.each(['/pt/nada', '/EN/Nothing', '/pt/blog/escolher/nada', '/en/products/nothing'])(
    'are not invented: %s is none',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  it('of a withdrawn product lead to its family', async () => {
    const site = createSiteThatSays('"withdrawn":false', '"withdrawn":true');
    const response = await ask(`${PRODUCT.en}?gclid=1`, {}, site);
    expect([response.status, response.headers.get('Location')]).toEqual([
      301,
      '/en/products/interactive-screens?gclid=1',
    ]);
  });

  it('may be written raw by a backend, and are compared as browsers write them', async () => {
    const site = createSiteThatSays('/produtos/ecras-interativos', '/produtos/ecrãs-interativos');
    const moved = await ask(PRODUCT.pt, {}, site);
    const target = '/produtos/ecr%C3%A3s-interativos/orion-65';
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, target]);
    expect((await ask(target, {}, site)).status).toBe(200);
  });

  it.each(['//evil.example/x', '/\\\\evil.example', 'https://evil.example/', 'javascript:alert(1)', '/en'])(
    'are not believed where content names %s',
    async (path) => {
      const response = await ask(PRODUCT.pt, {}, createSiteThatSays(`"path":"${PRODUCT.pt}"`, `"path":"${path}"`));
      const html = await response.text();
      expect([response.status, response.headers.get('Location')]).toEqual([200, null]);
      expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${PRODUCT.pt}"/>`);
      expect(html).not.toMatch(/href="[^"]*(evil|javascript)/);
    },
  );
});

describe('old addresses', () => {
  it('lead to pages that are there, each in one hop', async () => {
    const site = createSite();
    const broken: string[] = [];
    for (const address of Object.keys(redirects)) {
      const response = await ask(address.replaceAll('{product}', company.product), {}, site);
      const target = response.headers.get('Location') ?? '';
      const page = await ask(target, {}, site);
      if (response.status !== 301 || page.status !== 200) broken.push(`${address}: ${response.status}, ${page.status}`);
    }
    expect(broken).toEqual([]);
  });
});

describe('a thank-you', () => {
  it('is left alone by search engines, and kept out of every cache', async () => {
    const response = await ask(`${PRODUCT.en}?thanks=quote`);
    const html = await response.text();
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${PRODUCT.en}"/>`);
    expect(html).toContain(translateTo('en')('thanks.quote.title'));
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it.each([
    ['is withdrawn', '/en/products/interactive-screens/orion-1?thanks=quote', createSite()],
    ['cannot be read', `${PRODUCT.en}?thanks=quote`, createSite({ BACKEND_URL: 'http://127.0.0.1:9' })],
  ])('stands alone where its page %s', async (_, path, site) => {
    const response = await ask(path, {}, site);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(translateTo('en')('thanks.quote.title'));
    expect(html).toContain('noindex');
  });
});
