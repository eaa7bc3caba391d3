import { describe, expect, it } from 'vitest';
import { CANONICAL, findAll, readFile } from '../testing/machine-files.ts';
import { ask, createSite, createSiteThatSays, createSiteWith, ORIGIN, watchLog } from '../testing/site.ts';
import { SITEMAP_LIMIT } from './sitemap.ts';

describe('the sitemap', () => {
  it('has every page that may be listed, once, and nothing else', async () => {
    const urls = findAll(await readFile('/sitemap.xml'), /<loc>([^<]*)<\/loc>(?=<lastmod|<xhtml)/g);
    expect(urls.length).toBeGreaterThan(400);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls).toContain(`${ORIGIN}/`);
    expect(urls).toContain(`${ORIGIN}/es/productos/pantallas-interactivas/orion-65`);
    expect(urls.filter((url) => /resultados|\?|#/.test(url))).toEqual([]);
  });

  it('names each page in its languages, how new it is and what it shows', async () => {
    const rows = (await readFile('/sitemap.xml', createSite({ SITE_ORIGIN: CANONICAL }))).split('\n');
    const row = rows.find((line) =>
      line.includes('<loc>https://vidra.example/en/products/interactive-screens/orion-65<'),
    );
    expect(row).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:]+Z<\/lastmod>/);
    const path = { pt: 'produtos/ecras-interativos', en: 'en/products/interactive-screens' };
    expect(row).toContain(`<xhtml:link rel="alternate" hreflang="pt-PT" href="${CANONICAL}/${path.pt}/orion-65"/>`);
    expect(row).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${CANONICAL}/${path.en}/orion-65"/>`);
    expect(row).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${CANONICAL}/${path.pt}/orion-65"/>`);
    expect(row).toMatch(/<image:image><image:loc>https:\/\/vidra\.example\/media\/orion-65-[^<]*<\/image:loc>/);
    const landing = rows.find((line) => line.includes('<loc>https://vidra.example/lp/catalogo-geral<'));
    expect(findAll(landing ?? '', /hreflang="([^"]*)"/g)).toEqual(['pt-PT', 'x-default']);
  });

  it('has the addresses of a language that has a host of its own there', async () => {
    const LOCALE_ORIGINS = '{"es":"https://vidra.es.example"}';
    const text = await readFile('/sitemap.xml', createSite({ SITE_ORIGIN: CANONICAL, LOCALE_ORIGINS }));
    expect(text).toContain('<loc>https://vidra.es.example/es/contactos</loc>');
    expect(text).toContain('hreflang="es-ES" href="https://vidra.es.example/es/contactos"');
    expect(text).not.toContain('https://vidra.example/es');
  });

  it('lists what is no page of the language, no date and no plain text as nothing worse than it is', async () => {
    const address = (path: string, updatedAt = '2026-01-02T03:04:05Z') => ({ key: path, path, updatedAt, images: [] });
    const site = createSiteThatSays('Sitemap', (query) => ({
      addresses: query.includes('_')
        ? []
        : [
            address('/produtos/a&<b>\'"'),
            address('/contactos', 'yesterday'),
            address('/en/products'),
            address('/resultados'),
            address('https://elsewhere.example/produtos'),
            address('/nada/nada'),
          ],
    }));
    watchLog();
    const text = await readFile('/sitemap.xml', site);
    expect(findAll(text, /<url><loc>([^<]*)</g)).toEqual([
      `${ORIGIN}/produtos/a&amp;%3Cb%3E&apos;%22`,
      `${ORIGIN}/contactos`,
      // What leads elsewhere has become the home page at the door of content.
      `${ORIGIN}/`,
    ]);
    expect(findAll(text, /<lastmod>([^<]*)</g)).toEqual(['2026-01-02T03:04:05Z', '2026-01-02T03:04:05Z']);
  });

  it('is an index of parts where it has more pages than one file may', async () => {
    const { length } = { length: SITEMAP_LIMIT + 1 };
    const addresses = Array.from({ length }, (_, index) => ({
      key: `category:${index}`,
      path: `/produtos/c${index}`,
      updatedAt: index === 7 ? '2026-06-01T00:00:00Z' : '2026-01-01T00:00:00Z',
      images: [],
    }));
    const site = createSiteThatSays('Sitemap', (query) => ({ addresses: query.includes('_') ? [] : addresses }));
    const index = await readFile('/sitemap.xml', site);
    expect(findAll(index, /<sitemap>(.*?)<\/sitemap>/g)).toEqual([
      `<loc>${ORIGIN}/sitemap-1.xml</loc><lastmod>2026-06-01T00:00:00Z</lastmod>`,
      `<loc>${ORIGIN}/sitemap-2.xml</loc><lastmod>2026-01-01T00:00:00Z</lastmod>`,
    ]);
    const parts = [await readFile('/sitemap-1.xml', site), await readFile('/sitemap-2.xml', site)];
    const urls = parts.map((part) => findAll(part, /<url><loc>([^<]*)</g));
    expect(urls.map((list) => list.length)).toEqual([SITEMAP_LIMIT, 1]);
    expect(urls.flat()).toEqual(addresses.map(({ path }) => `${ORIGIN}${path}`));
    for (const none of ['/sitemap-3.xml', '/sitemap-0.xml', '/sitemap-01.xml', '/sitemap-1e9.xml']) {
      expect((await ask(none, {}, site)).status).toBe(404);
    }
    expect((await ask('/sitemap-1.xml')).status).toBe(404);
  });

  it('is no empty one while the backend fails', async () => {
    watchLog();
    const response = await ask(
      '/sitemap.xml',
      {},
      createSiteWith(() => new Response('no', { status: 500 })),
    );
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30']);
    expect(response.headers.get('Cache-Control')).toContain('no-store');
  });
});
