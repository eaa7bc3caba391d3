import { describe, expect, it } from 'vitest';
import { CANONICAL, findAll, readFile } from '../testing/machine-files.ts';
import { ask, createSite, createSiteThatSays } from '../testing/site.ts';

describe('the feed of the blog', () => {
  it('has the articles of its language whole, the newest first, under names that stay', async () => {
    const text = await readFile('/en/blog/feed.xml', createSite({ SITE_ORIGIN: CANONICAL }));
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
    expect(await readFile('/es/blog')).toContain(link);
    expect(await readFile('/es/blog/elegir/que-tamano-de-pantalla')).toContain(link);
    expect(await readFile('/es')).not.toContain('feed.xml');
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
    const text = await readFile(
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
