import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { expect } from 'playwright/test';
import sharp from 'sharp';
import { site } from '#shared/site.ts';
import { findElements, mapAtOnce, type PageDocument, readAttribute, readPage, readText } from './documents.ts';
import { findPageId, samples, templates, test } from './site.ts';

/*
 * How pages present themselves to search engines, and to whoever sees them shared: one page of every page type in each
 * language it exists in, read over HTTP.
 */

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

let pages: PageDocument[];
let origin: string;

test.beforeAll(async ({ baseURL }) => {
  origin = baseURL ?? '';
  pages = await mapAtOnce(samples, ({ path }) => readPage(origin, path));
});

test('Google’s rules for structured data find no error', async () => {
  const wrong = await mapAtOnce(samples, async ({ path }) => {
    const html = await (await fetch(`${origin}${path}`, { headers: { Accept: 'text/html' } })).text();
    const issues = await new Validator().validate(new WebAutoExtractor().parse(html));
    return issues
      .filter(({ severity }) => severity === 'ERROR')
      .map(({ rootType, issueMessage }) => `${path}: ${rootType}: ${issueMessage}`);
  });
  expect(wrong.flat()).toEqual([]);
});

/** What a page of each type says it is, besides where it stands. */
const types: Readonly<Record<string, readonly string[]>> = {
  home: ['Corporation', 'LocalBusiness', 'WebSite'],
  product: ['ProductModel'],
  products: ['ItemList'],
  category: ['ItemList'],
  projects: ['ItemList'],
  manuals: ['ItemList'],
  solutions: ['ItemList'],
  solution: ['FAQPage'],
  'solution-detail': ['FAQPage'],
  'product-solutions': ['ItemList'],
  'product-solution-category': ['ItemList'],
  'product-solution': ['FAQPage'],
  blog: ['ItemList'],
  'blog-category': ['ItemList'],
  article: ['BlogPosting'],
  'lp-ebooks': ['ItemList'],
};

test('every page says once what it is, and all but home and landing pages where they stand', () => {
  for (const page of pages) {
    const id = findPageId(page.path) ?? '';
    const things = readThings(page);
    const found = things.map((thing) => thing['@type']).filter((type) => type !== 'BreadcrumbList');
    const expected = types[id];
    if (expected) expect(found, page.path).toEqual(expected);
    if (id === 'jobs' || id === 'internships') expect(new Set(found)).toEqual(new Set(['JobPosting']));
    if (id === 'contacts') expect(found.filter((type) => type === 'LocalBusiness')).toHaveLength(3);

    const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList');
    expect(trail === undefined, page.path).toBe(id === 'home' || id.startsWith('lp-'));
    const steps = (trail?.itemListElement ?? []) as { item: string }[];
    if (trail && id !== 'results') expect(steps.at(-1)?.item).toBe(readLink(page, 'canonical'));
  }
});

test('what a page says to machines stands on it too', () => {
  const missing: string[] = [];
  for (const page of pages) {
    const shown = simplify(readText(page.root));
    for (const thing of readThings(page)) {
      const { mainEntity = [], itemListElement = [] } = thing;
      const named = [mainEntity, itemListElement].flat() as { name?: string }[];
      const texts = [thing.name, thing.headline, thing.title, ...named.map(({ name }) => name)];
      for (const text of texts) {
        if (typeof text === 'string' && !shown.includes(simplify(text.replace(`${site.name}, `, ''))))
          missing.push(`${page.path}: ${thing['@type']} «${text}»`);
      }
    }
  }
  expect(missing).toEqual([]);
});

test('a product is told with its maker, its picture and its measures, and without a price', () => {
  const product = pages.find(({ path }) => findPageId(path) === 'product');
  const [thing] = product ? readThings(product).filter((one) => one['@type'] === 'ProductModel') : [];
  expect(thing).toMatchObject({ brand: { '@type': 'Brand', name: site.name }, url: `${origin}${product?.path}` });
  expect(thing).not.toHaveProperty('offers');
  const measure = { '@type': 'QuantitativeValue', value: expect.any(Number) };
  for (const side of ['width', 'height', 'depth']) expect(thing?.[side]).toMatchObject({ ...measure, unitCode: 'MMT' });
  expect(thing?.weight).toMatchObject({ ...measure, unitCode: 'KGM' });
  expect(String(thing?.image)).toMatch(/^http/);
});

test('every page is shared under its own address, with a picture of the size it says', async () => {
  const wrong: string[] = [];
  await mapAtOnce(pages, async (page) => {
    const { path } = page;
    const read = (property: string) => readMeta(page, 'property', `og:${property}`);
    if (findPageId(path) === 'results') {
      if (read('url') !== undefined) wrong.push(`${path}: shares an address`);
      return;
    }
    if (read('url') !== readLink(page, 'canonical')) wrong.push(`${path}: shares ${read('url')}`);
    const image = read('image');
    if (image === undefined) return;
    if (readMeta(page, 'name', 'twitter:card') !== 'summary_large_image') wrong.push(`${path}: no large card`);
    if (!read('image:alt')) wrong.push(`${path}: its picture has no text`);
    const { width, height } = await sharp(await (await fetch(image)).arrayBuffer()).metadata();
    const said = `${read('image:width')} × ${read('image:height')}`;
    if (said !== `${width} × ${height}`) wrong.push(`${path}: ${image} is no ${said}`);
  });
  expect(wrong).toEqual([]);
});

test('articles are shared as articles, all else as pages of the site', () => {
  const wrong = pages.filter((page) => {
    const type = findPageId(page.path) === 'article' ? 'article' : 'website';
    return readMeta(page, 'property', 'og:type') !== type;
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('a form that was sent, and what does not exist, say nothing to machines but where they stand', async () => {
  for (const path of [`${templates.product.pt}?obrigado=quote`, '/nada', templates.results.en]) {
    const page = await readPage(origin, path);
    expect(readMeta(page, 'name', 'robots')).toContain('noindex');
    expect(readThings(page).filter((thing) => thing['@type'] !== 'BreadcrumbList')).toEqual([]);
  }
});

/** What a page says of itself in its one script of structured data. */
function readThings({ root, path }: PageDocument): Thing[] {
  const scripts = findElements(root, 'script').filter((one) => readAttribute(one, 'type') === 'application/ld+json');
  expect(scripts.length, path).toBeLessThanOrEqual(1);
  const [script] = scripts;
  if (!script) return [];
  const graph = JSON.parse(readText(script)) as { '@context': string; '@graph': Thing[] };
  expect(graph['@context']).toBe('https://schema.org');
  return graph['@graph'];
}

function readMeta({ root }: PageDocument, key: 'name' | 'property', value: string): string | undefined {
  const meta = findElements(root, 'meta').find((element) => readAttribute(element, key) === value);
  return meta && readAttribute(meta, 'content');
}

function readLink({ root }: PageDocument, rel: string): string | undefined {
  const link = findElements(root, 'link').find((element) => readAttribute(element, 'rel') === rel);
  return link && readAttribute(link, 'href');
}

/** Spaces of every kind are one. */
function simplify(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
