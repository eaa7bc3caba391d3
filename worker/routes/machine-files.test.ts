import { describe, expect, it, vi } from 'vitest';
import { ask, createSite, createSiteWith, ORIGIN, watchLog } from '../testing/site.ts';
import { SITEMAP_LIMIT } from './sitemap.ts';

const CANONICAL = 'https://vidra.example';

const FILES = [
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/en/llms.txt', 'text/plain; charset=utf-8'],
  ['/es/llms.txt', 'text/plain; charset=utf-8'],
  ['/blog/feed.xml', 'application/atom+xml; charset=utf-8'],
  ['/en/blog/feed.xml', 'application/atom+xml; charset=utf-8'],
  ['/es/blog/feed.xml', 'application/atom+xml; charset=utf-8'],
] as const;

async function read(path: string, site?: Parameters<typeof ask>[2]): Promise<string> {
  const response = await ask(path, {}, site);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

function findAll(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

/** The site in front of a backend that answers one operation with data of the test's own. */
function createSiteThatSays(operation: string, data: (query: string) => object) {
  return createSiteWith(async (request, embedded) => {
    const body = request.method === 'POST' ? await request.clone().text() : '';
    const { query, operationName } = body ? JSON.parse(body) : {};
    return operationName === operation ? Response.json({ data: data(query) }) : embedded(request);
  });
}

describe.each(FILES)('%s', (path, type) => {
  it('is the same for everyone, of its type, and known again', async () => {
    const headers = { 'Accept-Language': 'es', Accept: 'text/html,*/*', Cookie: 'i18n_redirected=en' };
    const response = await ask(path, { headers });
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, type]);
    expect(response.headers.get('Cache-Control')).toMatch(/^public, max-age=(0, must-revalidate|3600)$/);
    expect([response.headers.get('Vary'), response.headers.get('Set-Cookie')]).toEqual([null, null]);
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const tag = response.headers.get('ETag') ?? '';
    expect(tag).toMatch(/^"[\da-f]{32}"$/);
    const again = await ask(path, { headers: { 'If-None-Match': `W/${tag}` } });
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tag]);
  });

  it('may be asked for by its head, and nothing may be done to it', async () => {
    const head = await ask(path, { method: 'HEAD' });
    expect([head.status, head.headers.get('Content-Type'), await head.text()]).toEqual([200, type, '']);
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = await ask(path, { method });
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    }
  });

  it('never follows the host of a request where the site has its own', async () => {
    const body = await read(path, createSite({ SITE_ORIGIN: CANONICAL }));
    expect(body).not.toContain(new URL(ORIGIN).host);
  });
});

describe('the sitemap', () => {
  it('has every page that may be listed, once, and nothing else', async () => {
    const urls = findAll(await read('/sitemap.xml'), /<loc>([^<]*)<\/loc>(?=<lastmod|<xhtml)/g);
    expect(urls.length).toBeGreaterThan(400);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls).toContain(`${ORIGIN}/`);
    expect(urls).toContain(`${ORIGIN}/es/productos/pantallas-interactivas/orion-65`);
    expect(urls.filter((url) => /resultados|\?|#/.test(url))).toEqual([]);
  });

  it('names each page in its languages, how new it is and what it shows', async () => {
    const rows = (await read('/sitemap.xml', createSite({ SITE_ORIGIN: CANONICAL }))).split('\n');
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
    const text = await read('/sitemap.xml', createSite({ SITE_ORIGIN: CANONICAL, LOCALE_ORIGINS }));
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
    const text = await read('/sitemap.xml', site);
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
    const index = await read('/sitemap.xml', site);
    expect(findAll(index, /<sitemap>(.*?)<\/sitemap>/g)).toEqual([
      `<loc>${ORIGIN}/sitemap-1.xml</loc><lastmod>2026-06-01T00:00:00Z</lastmod>`,
      `<loc>${ORIGIN}/sitemap-2.xml</loc><lastmod>2026-01-01T00:00:00Z</lastmod>`,
    ]);
    const parts = [await read('/sitemap-1.xml', site), await read('/sitemap-2.xml', site)];
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

describe('robots', () => {
  it('may read the pages, and are told where they are listed', async () => {
    const text = await read('/robots.txt', createSite({ SITE_ORIGIN: CANONICAL, SITE_ENVIRONMENT: 'production' }));
    expect(text).toContain('Allow: /\n');
    expect(text).not.toContain('Disallow: /\n');
    expect(text.split('\n').at(-2)).toBe(`Sitemap: ${CANONICAL}/sitemap.xml`);
  });

  it('are kept out of staging, and every answer says so', async () => {
    const site = createSite({ SITE_ENVIRONMENT: 'staging' });
    expect(await read('/robots.txt', site)).toBe('User-agent: *\nDisallow: /\n');
    for (const path of ['/', '/', '/nada', '/sitemap.xml', '/locale?to=/en', '/health', '/produtos/']) {
      expect((await ask(path, {}, site)).headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    }
    expect((await ask('/')).headers.get('X-Robots-Tag')).toBeNull();
  });
});

describe('the feed of the blog', () => {
  it('has the articles of its language whole, the newest first, under names that stay', async () => {
    const text = await read('/en/blog/feed.xml', createSite({ SITE_ORIGIN: CANONICAL }));
    expect(text).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">');
    expect(text).toContain('<id>tag:vidra.example,2026:blog/en</id>');
    expect(text).toContain('<author><name>Vidra</name><uri>https://vidra.example/en</uri></author>');
    expect(text).toContain(`<link rel="self" type="application/atom+xml" href="${CANONICAL}/en/blog/feed.xml"/>`);
    const published = findAll(text, /<published>([^<]*)</g);
    expect(published.length).toBeGreaterThanOrEqual(3);
    expect(published).toEqual(published.toSorted().toReversed());
    const ids = findAll(text, /<entry>\n<id>([^<]*)</g);
    expect(ids).toContain('tag:vidra.example,2026:article/screen-size/en');
    expect(new Set(ids).size).toBe(ids.length);
    const updated = findAll(text, /<updated>([^<]*)</g);
    expect(updated[0]).toBe(updated.toSorted().at(-1));
    expect(text).toContain('&lt;a href=&quot;https://vidra.example/en/');
    expect(text).not.toContain('&lt;a href=&quot;/');
  });

  it('is told of by the pages of the blog alone', async () => {
    const link = '<link rel="alternate" type="application/atom+xml" href="/es/blog/feed.xml"/>';
    expect(await read('/es/blog')).toContain(link);
    expect(await read('/es/blog/elegir/que-tamano-de-pantalla')).toContain(link);
    expect(await read('/es')).not.toContain('feed.xml');
  });

  it('is XML whatever content says, and none where the language has no article', async () => {
    const article = {
      key: 'a/b',
      path: '/blog/x/y',
      title: 'A & B <i>\u0000]]>',
      summary: '"\'',
      body: '<p>5 &lt; 6</p><script>x</script>',
      publishedAt: 'never',
      updatedAt: '2026-02-03T00:00:00Z',
      topic: { key: 'x"', name: '<' },
    };
    const page = { title: 'Blog', headline: '', updatedAt: '2026-01-01T00:00:00Z' };
    const text = await read(
      '/blog/feed.xml',
      createSiteThatSays('Feed', () => ({ page, articles: [article] })),
    );
    expect(text).toContain('<title>A &amp; B &lt;i&gt;]]&gt;</title>');
    expect(text).toContain('<id>tag:vidra.example,2026:article/a%2Fb/pt</id>');
    expect(text).toContain('<published>1970-01-01T00:00:00Z</published>');
    expect(text).toContain('&lt;p&gt;5 &amp;#x3C; 6&lt;/p&gt;');
    expect(text).not.toContain('script');
    for (const data of [
      { page: null, articles: [] },
      { page, articles: [] },
    ]) {
      expect(
        (
          await ask(
            '/blog/feed.xml',
            {},
            createSiteThatSays('Feed', () => data),
          )
        ).status,
      ).toBe(404);
    }
  });
});

describe('security.txt', () => {
  it('says whom to tell, where it belongs and until when it holds', async () => {
    vi.useFakeTimers({ now: new Date('2026-08-31T23:00:00Z'), toFake: ['Date'] });
    const lines = (await read('/.well-known/security.txt', createSite({ SITE_ORIGIN: CANONICAL }))).split('\n');
    vi.useRealTimers();
    expect(lines).toEqual([
      'Contact: mailto:geral@vidra.example',
      'Contact: https://vidra.example/contactos',
      'Expires: 2027-02-01T00:00:00.000Z',
      'Preferred-Languages: pt, en, es',
      'Canonical: https://vidra.example/.well-known/security.txt',
      '',
    ]);
  });
});

describe('llms.txt', () => {
  it('says what the company is, and where its pages are, in each language', async () => {
    const text = await read('/en/llms.txt', createSite({ SITE_ORIGIN: CANONICAL }));
    expect(text).toMatch(/^# Vidra\n\n> \S.*\n\n\S.*\n\n## Products\n\n- \[/);
    expect(text).toContain('- [Interactive screens](https://vidra.example/en/products/interactive-screens): ');
    expect(text).toContain(
      '- [Português](https://vidra.example/llms.txt)\n- [Español](https://vidra.example/es/llms.txt)',
    );
    expect(findAll(text, /\]\((.*?)\)/g).filter((url) => !url.startsWith(`${CANONICAL}/`))).toEqual([]);
    expect(findAll(text, /^- \[.*\]\(.*\)(.*)$/gm).filter((words) => words === ': ')).toEqual([]);
  });
});

describe('the manifest', () => {
  it('is linked by every page, and leads to the start', async () => {
    expect(await read('/en')).toContain('<link rel="manifest" href="/site.webmanifest"/>');
    const { name, start_url, icons } = JSON.parse(await read('/site.webmanifest'));
    expect([name, start_url, icons.length]).toEqual(['Vidra', '/', 5]);
  });
});
