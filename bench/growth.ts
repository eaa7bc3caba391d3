import type { Plugin } from 'vite';
import { compare } from './compare.ts';
import { measureRate } from './load.ts';
import { buildLargerSite, type Served, serveSite } from './serve.ts';

const ROUNDS = 9;

interface Growth {
  /** Requests per second of a product page ÷ those of the site as it is. */
  page: number;
  /** Time of its first answer, with nothing kept yet. */
  first: number;
  /** Addresses in its sitemap, and seconds until all parts of it were there for the first time. */
  addresses: number;
  sitemap: number;
  /** Templates that do not answer as they do on the site as it is. */
  failing: readonly string[];
}

/** The site with so many products in three languages beside itself as it is. */
export async function measureGrowth(products: number, page: string, templates: readonly string[]): Promise<Growth> {
  const serveLarger = await buildLargerSite(multiplyProducts(products));
  const first = await compare(
    'first answer, ms',
    () => measureFirst(serveLarger, page),
    () => measureFirst(serveSite, page),
  );
  const [larger, own] = await Promise.all([serveLarger(), serveSite()]);
  try {
    const rate =
      ({ url }: Served) =>
      async () =>
        measureRate(url, [page]);
    const start = performance.now();
    const addresses = await countAddresses(larger.url);
    const sitemap = (performance.now() - start) / 1_000;
    const failing = await listDifferent(templates, larger.url, own.url);
    return { failing, page: await compare('product page', rate(larger), rate(own), ROUNDS), first, addresses, sitemap };
  } finally {
    await larger.stop();
    await own.stop();
  }
}

/** Milliseconds until a site that runs, and has kept nothing yet, has answered. */
async function measureFirst(serve: () => Promise<Served>, page: string): Promise<number> {
  const { url, stop } = await serve();
  await fetch(new URL('/health/live', url));
  const start = performance.now();
  await (await fetch(new URL(page, url))).text();
  const milliseconds = performance.now() - start;
  await stop();
  return milliseconds;
}

async function listDifferent(paths: readonly string[], larger: URL, own: URL): Promise<string[]> {
  const different: string[] = [];
  for (const path of paths) {
    const [one, other] = await Promise.all([readStatus(new URL(path, larger)), readStatus(new URL(path, own))]);
    if (one !== other) different.push(`${path} ${one}`);
  }
  return different;
}

/** A connection that idled while the first search was indexed is closed by then: the next one is not. */
async function readStatus(url: URL): Promise<number> {
  const response = await fetch(url).catch(() => fetch(url));
  await response.arrayBuffer();
  return response.status;
}

async function countAddresses(site: URL): Promise<number> {
  const read = async (path: string) => (await fetch(new URL(path, site))).text();
  const index = await read('/sitemap.xml');
  const parts = [...index.matchAll(/\/sitemap-\d+\.xml/g)].map(([path]) => path);
  const files = await Promise.all([...new Set(parts)].map(read));
  return (files.length > 0 ? files : [index]).reduce((sum, file) => sum + file.split('<url>').length - 1, 0);
}

/** Gives the catalogue of the embedded backend as many products, copies with names and addresses of their own. */
function multiplyProducts(count: number): Plugin {
  const NAME = 'export const products:';
  return {
    name: 'multiply-products',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/backend/content/catalogue.ts')) return;
      if (!code.includes(NAME)) throw new Error('growth: the catalogue has no products');
      return `${code.replace(NAME, 'const originals:')}
export const products = Array.from({ length: ${count} }, (_, index) => {
  const original = originals[index % originals.length];
  if (index < originals.length) return original;
  const slug = Object.fromEntries(Object.entries(original.slug).map(([locale, name]) => [locale, name + '-' + index]));
  return { ...original, key: original.key + '-' + index, name: original.name + ' ' + index, slug };
});
`;
    },
  };
}
