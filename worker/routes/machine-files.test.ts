import { describe, expect, it, vi } from 'vitest';
import { CANONICAL, findAll, readFile } from '../testing/machine-files.ts';
import { ask, createSite, ORIGIN } from '../testing/site.ts';

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
    const body = await readFile(path, createSite({ SITE_ORIGIN: CANONICAL }));
    expect(body).not.toContain(new URL(ORIGIN).host);
  });
});

describe('robots', () => {
  it('may read the pages, and are told where they are listed', async () => {
    const text = await readFile('/robots.txt', createSite({ SITE_ORIGIN: CANONICAL, SITE_ENVIRONMENT: 'production' }));
    expect(text).toContain('Allow: /\n');
    expect(text).not.toContain('Disallow: /\n');
    expect(text.split('\n').at(-2)).toBe(`Sitemap: ${CANONICAL}/sitemap.xml`);
  });

  it('are kept out of staging, and every answer says so', async () => {
    const site = createSite({ SITE_ENVIRONMENT: 'staging' });
    expect(await readFile('/robots.txt', site)).toBe('User-agent: *\nDisallow: /\n');
    for (const path of ['/', '/', '/nada', '/sitemap.xml', '/locale?to=/en', '/health', '/produtos/']) {
      expect((await ask(path, {}, site)).headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    }
    expect((await ask('/')).headers.get('X-Robots-Tag')).toBeNull();
  });
});

describe('security.txt', () => {
  it('says whom to tell, where it belongs and until when it holds', async () => {
    vi.useFakeTimers({ now: new Date('2026-08-31T23:00:00Z'), toFake: ['Date'] });
    const lines = (await readFile('/.well-known/security.txt', createSite({ SITE_ORIGIN: CANONICAL }))).split('\n');
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
    const text = await readFile('/en/llms.txt', createSite({ SITE_ORIGIN: CANONICAL }));
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
    expect(await readFile('/en')).toContain('<link rel="manifest" href="/site.webmanifest"/>');
    const { name, start_url, icons } = JSON.parse(await readFile('/site.webmanifest'));
    expect([name, start_url, icons.length]).toEqual(['Vidra', '/', 5]);
  });
});
