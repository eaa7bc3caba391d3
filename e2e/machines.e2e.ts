import { readFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import sharp from 'sharp';
import { validateXML } from 'xmllint-wasm';
import { localeFacts, locales } from '#shared/i18n/locales.ts';
import { findFeedPath } from '../worker/view/feed-path.ts';
import { writeSitemapIndex } from '../worker/view/sitemap.ts';
import { findElements, mapAtOnce, type PageDocument, readAttribute, readPage } from './documents.ts';
import { startSite, templates, test } from './site.ts';

/*
 * What machines read beside the pages, on the built site: it says what the pages say, in a form that others' tools find
 * to be in order.
 */

interface Row {
  url: string;
  alternates: string[];
  images: string[];
}

let origin: string;
let text: string;
let rows: Map<string, Row>;

test.beforeAll(async ({ baseURL }) => {
  origin = baseURL ?? '';
  text = await readFile('/sitemap.xml');
  rows = new Map(
    text
      .split('\n')
      .filter((line) => line.startsWith('<url>'))
      .map((line) => {
        const url = findAll(line, /<url><loc>([^<]*)</g)[0] ?? '';
        const alternates = findAll(line, /(hreflang="[^"]*" href="[^"]*")/g);
        return [url.replace(origin, ''), { url, alternates, images: findAll(line, /<image:loc>([^<]*)</g) }];
      }),
  );
});

test('sitemap and index are in order by their schemas', async () => {
  const index = writeSitemapIndex([{ url: `${origin}/sitemap-1.xml`, pages: [] }]);
  expect(await validate(text, 'sitemap.xsd')).toEqual([]);
  expect(await validate(index, 'sitemap-index.xsd')).toEqual([]);
  // The schemas do find what is wrong.
  expect(await validate(text.replace('<lastmod>', '<lastmod>yesterday'), 'sitemap.xsd')).not.toEqual([]);
  expect(await validate(text.replace('rel="alternate"', 'rel="other"'), 'sitemap.xsd')).not.toEqual([]);
});

test('the sitemap has every page that links lead to from the home pages and that may be listed, and no other', async () => {
  test.setTimeout(180_000);
  const found = await crawl();
  const listed = [...rows.keys()];
  expect(listed.length).toBe(new Set(listed).size);
  expect(found.filter((path) => !rows.has(path))).toEqual([]);
  expect(listed.filter((path) => !found.includes(path))).toEqual([]);
});

test('it says of every page what the page says of itself', async () => {
  const wrong = await mapAtOnce([...rows], async ([path, { url, alternates, images }]) => {
    const page = await readPage(origin, path);
    const links = findElements(page.root, 'link');
    const canonical = links.find((link) => readAttribute(link, 'rel') === 'canonical');
    const languages = links
      .filter((link) => readAttribute(link, 'hrefLang') !== undefined)
      .map((link) => `hreflang="${readAttribute(link, 'hrefLang')}" href="${readAttribute(link, 'href')}"`);
    const shown = listShown(page);
    return [
      ...(canonical && readAttribute(canonical, 'href') === url ? [] : [`${path}: canonical`]),
      ...(languages.join() === alternates.join()
        ? []
        : [`${path}: ${alternates.join()} instead of ${languages.join()}`]),
      ...images
        .filter((image) => !shown.has(image.replace(origin, '')))
        .map((image) => `${path} does not show ${image}`),
    ];
  });
  expect(wrong.flat()).toEqual([]);
});

test('feeds are in order, and lead to articles', async () => {
  for (const locale of locales) {
    const feed = await readFile(findFeedPath(locale));
    const { errors } = await validateXML({ xml: feed, normalization: 'format' });
    expect(errors).toEqual([]);
    const [own, front, ...articles] = findAll(feed, /<link [^>]*href="([^"]*)"/g);
    expect([own, front]).toEqual([`${origin}${findFeedPath(locale)}`, `${origin}${templates.blog[locale]}`]);
    expect(articles.length).toBeGreaterThanOrEqual(3);
    expect(articles.filter((url) => !rows.has(url.replace(origin, '')))).toEqual([]);
    const entries = feed.split('<entry>').slice(1);
    for (const element of ['id', 'title', 'updated', 'published', 'summary', 'content']) {
      expect(entries.filter((entry) => findAll(entry, new RegExp(`<(${element})[ >]`, 'g')).length !== 1)).toEqual([]);
    }
  }
});

test('robots are led to the sitemap, and icons are what the manifest says', async () => {
  expect(findAll(await readFile('/robots.txt'), /^Sitemap: (.*)$/gm)).toEqual([`${origin}/sitemap.xml`]);
  const { icons } = JSON.parse(await readFile('/site.webmanifest'));
  for (const { src, sizes, type } of icons) {
    const response = await fetch(`${origin}${src}`);
    expect([src, response.status, response.headers.get('Content-Type')]).toEqual([src, 200, type]);
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  }
  const touch = await sharp(await (await fetch(`${origin}/apple-touch-icon.png`)).arrayBuffer()).metadata();
  expect([touch.width, touch.height]).toEqual([180, 180]);
  const favicon = new DataView(await (await fetch(`${origin}/favicon.ico`)).arrayBuffer());
  expect([0, 1, 2].map((index) => favicon.getUint8(6 + 16 * index))).toEqual([16, 32, 48]);
});

test('a browser finds nothing wrong with the manifest', async ({ page }) => {
  await page.goto('/en');
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${origin}/site.webmanifest`, []]);
});

test('no page for machines follows the host that a request names', async () => {
  const site = await startSite({ SITE_ENVIRONMENT: 'production', SITE_ORIGIN: 'https://vidra.example' });
  try {
    const files = ['/sitemap.xml', '/robots.txt', '/.well-known/security.txt', '/blog/feed.xml', '/llms.txt', '/'];
    for (const path of files) {
      const body = await (
        await fetch(`${site.url}${path}`, { headers: { 'X-Forwarded-Host': 'evil.example' } })
      ).text();
      expect(body).toContain('https://vidra.example');
      expect(body).not.toMatch(/evil\.example|localhost|127\.0\.0\.1/);
    }
  } finally {
    await site.stop();
  }
});

async function readFile(path: string): Promise<string> {
  const response = await fetch(`${origin}${path}`);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

async function validate(xml: string, name: string): Promise<string[]> {
  const [schema, ...preload] = [...[name, 'sitemap-types.xsd', 'sitemap-languages.xsd', 'sitemap-pictures.xsd']].map(
    (fileName) => ({ fileName, contents: readFileSync(`e2e/schemas/${fileName}`, 'utf8') }),
  );
  if (!schema) throw new Error('validate: no schema');
  const { errors } = await validateXML({ xml: { fileName: 'given.xml', contents: xml }, schema, preload });
  return errors.map(({ rawMessage }) => rawMessage);
}

/** Every page that links lead to, step by step from the home pages, and that search engines may list. */
async function crawl(): Promise<string[]> {
  const seen = new Set<string>(locales.map((locale) => localeFacts[locale].prefix || '/'));
  const indexed: string[] = [];
  let step = [...seen];
  while (step.length > 0) {
    const pages = await mapAtOnce(step, (path) => readPage(origin, path));
    const listed = pages.filter(isListed);
    indexed.push(...listed.map(({ path }) => path));
    // A filtered list leads to more and more of its kind: it is looked at, and not followed.
    const links = listed.flatMap(listLinks);
    step = [...new Set(links)].filter((path) => !seen.has(path));
    for (const path of step) seen.add(path);
  }
  return indexed;
}

function isListed({ status, root }: PageDocument): boolean {
  const robots = findElements(root, 'meta').find((meta) => readAttribute(meta, 'name') === 'robots');
  return status === 200 && findElements(root, 'html').length > 0 && !robots;
}

/**
 * Path and query of each page of this site that a page leads to, or that it names as itself in another language; no
 * files, and not the menu of languages, which says the same.
 */
function listLinks({ root, path }: PageDocument): string[] {
  return findElements(root, 'a', 'link')
    .filter((link) => link.tagName === 'a' || readAttribute(link, 'hrefLang') !== undefined)
    .flatMap((link) => readAttribute(link, 'href') ?? [])
    .map((href) => new URL(href, `${origin}${path}`))
    .filter((url) => url.origin === origin && !/^\/(media|locale|inbox)\b/.test(url.pathname))
    .map(({ pathname, search }) => `${pathname}${search}`);
}

/** Files of the pictures of a page, whatever their width. */
function listShown({ root }: PageDocument): Set<string> {
  return new Set(
    findElements(root, 'img', 'source', 'link').flatMap((element) => [
      readAttribute(element, 'src') ?? '',
      ...String(element.properties.srcSet ?? '')
        .split(',')
        .map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
    ]),
  );
}

function findAll(source: string, pattern: RegExp): string[] {
  return [...source.matchAll(pattern)].map(([, found = '']) => found);
}
