/**
 * `npm run bench`: the figures of the built site, each beside its target, as a table and in bench/results.json;
 * `npm run bench -- paint sizes` measures these parts of them. Speeds are ratios to a yardstick measured in the same run, because machines are noisy.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { locales } from '#shared/i18n/locales.ts';
import { templates } from '../e2e/site.ts';
import { countColdCalls } from './cold.ts';
import { compare } from './compare.ts';
import { serveCompressed } from './compressing-proxy.ts';
import { measureFirstView } from './first-view.ts';
import { measureGrowth } from './growth.ts';
import { measureOutage } from './leads.ts';
import { type Audit, auditPages } from './lighthouse.ts';
import { measurePaint } from './paint.ts';
import { measurePurge } from './purge.ts';
import { prepareRedirects } from './redirects.ts';
import { prepareSearch } from './search.ts';
import { type ServedWorker, serveSite } from './serve.ts';
import { findOwnFiles, findStartUpFiles, findWorkerFiles, gzipSize, sumSizes } from './sizes.ts';
import { measureSoftNavigation } from './soft-navigation.ts';
import { measureSpeeds } from './speeds.ts';

const PAGE = '/produtos/ecras-interativos/orion-65';
const FAMILY = '/produtos/ecras-interativos';
const BUILT = 'dist/website';
/** Whose versions the figures depend on. */
const PARTS = ['hono', 'react', 'vite', 'wrangler', 'miniflare', 'workerd', 'lighthouse', 'playwright'];

interface Figure {
  what: string;
  value: number;
  unit: string;
  /** What it must not fall below or go above; a figure without one is to be looked at. */
  target?: { least: number } | { most: number };
}

const figures: Figure[] = [];
const add = (what: string, value: number, unit = '', target?: Figure['target']) =>
  figures.push({ what, value, unit, ...(target && { target }) });

/** What can be measured by itself, in the order in which it is when nothing is named. */
const parts: Readonly<Record<string, () => Promise<void>>> = {
  search: async () => {
    add('search among 10,000 products, time of an answer ÷ among 33', await compareSearches(), '', { most: 2 });
  },
  redirects: async () => {
    add('redirect, a hit among 50,000 rows, time ÷ among 50', await compareRedirects(), '', { most: 1.05 });
  },
  leads: async () => {
    const outage = await measureOutage(1_000, 8794);
    add('a thousand leads during an outage, delivered', outage.arrived, '', { least: 1_000 });
    add('a thousand leads during an outage, delivered twice', outage.twice, '', { most: 0 });
    add('a thousand leads during an outage, taken in', outage.taking, 's');
    add('a thousand leads during an outage, delivered in', outage.delivering, 's');
  },
  cold: async () => {
    const calls = await countColdCalls(PAGE, 500);
    add('backend calls while 500 visitors ask a cold page at once, per operation', calls, '', { most: 1 });
  },
  purge: async () => {
    const time = await measurePurge(PAGE, 10_000, 10);
    add('purge of everything, time among 10,000 entries ÷ among 10', time, '', { most: 1.1 });
  },
  growth: async () => {
    const growth = await measureGrowth(10_000, PAGE, listTemplates());
    add('product page with 10,000 products, requests/s ÷ with 38', growth.page, '', { least: 0.95 });
    add('the same, templates that answer otherwise', growth.failing.length, growth.failing.join(' '), { most: 0 });
    add('the same, first answer, time ÷ with 38', growth.first);
    add('sitemap with 10,000 products, addresses', growth.addresses, '', { least: 30_000 });
    add('the same, all of it for the first time', growth.sitemap, 's');
  },
  speeds: onSite(async (site) => {
    const speeds = await measureSpeeds(site, PAGE, await listPaths(site.url));
    add('product page, warm, requests/s ÷ bare Hono', speeds.warm, '', { least: 0.95 });
    add('the same ÷ bare Hono that sends the headers of the page too', speeds.warmToAlike);
    add('300 pages in turn, requests/s ÷ bare Hono', speeds.inTurn, '', { least: 0.7 });
    add('product page, rendered anew, requests/s ÷ bare Hono', speeds.anew, '', { least: 0.4 });
    add("product page, rendered anew, time ÷ React's own stream of it", speeds.anewToStream, '', { most: 1.5 });
    add('product page, warm, p99 ÷ bare Hono', speeds.p99, '', { most: 1.2 });
    add('start to first answer ÷ bare Hono', speeds.start, '', { most: 1.5 });
  }),
  sizes: onSite(async ({ url }) => {
    const html = await (await fetch(new URL(PAGE, url))).text();
    const view = await measureFirstView(new URL('/', url));
    const product = await measureFirstView(new URL(PAGE, url));
    const island = await measureFirstView(new URL(`${PAGE}#orcamento`, url));
    add('product page, HTML with its styles', inKiB(gzipSize(html) + product.sheetBytes), 'KiB gzip', { most: 18 });
    add('product page, styles', inKiB(product.sheetBytes || findInlineStyles(html)), 'KiB gzip', { most: 8 });
    add('worker, start-up set', inKiB(sumSizes(findStartUpFiles(BUILT))), 'KiB gzip');
    add('worker without the embedded backend', inKiB(sumSizes(findOwnFiles(BUILT))), 'KiB gzip', { most: 350 });
    add('worker, whole upload', inKiB(sumSizes(findWorkerFiles(BUILT))), 'KiB gzip');
    add('home page, requests of the first view', view.requests, '', { most: 12 });
    add('home page, JavaScript before interaction', inKiB(view.scripts.gzip), 'KiB gzip', { most: 6 });
    add('product page, React and its form', inKiB(island.scripts.brotli - product.scripts.brotli), 'KiB Brotli', {
      most: 75,
    });
    add('the same', inKiB(island.scripts.gzip - product.scripts.gzip), 'KiB gzip');
  }),
  paint: onSite(async ({ url }) => {
    const paint = await measurePaint(new URL(PAGE, url));
    add('product page, first paint ÷ with a sheet and fonts preloaded', paint.firstToSheet, '', { most: 0.65 });
    add('product page, largest paint ÷ with a sheet and fonts preloaded', paint.largestToSheet, '', { most: 0.9 });
    add('product page, largest paint ÷ without scripts', paint.largestToScriptless, '', { most: 1.05 });
    const soft = await measureSoftNavigation(new URL(FAMILY, url), PAGE);
    add('soft navigation to a page fetched ahead, to its heading', soft, 'ms', { most: 100 });
  }),
  lighthouse: onSite(async ({ url }) => addAudits(await auditTemplates(url))),
};

const wanted = process.argv.slice(2);
for (const name of wanted) {
  if (!parts[name]) throw new Error(`bench: no part is called ${name}, only ${Object.keys(parts).join(', ')}`);
}
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  try {
    await measure();
  } catch (error) {
    // What the others measured is worth having.
    console.error(`bench: ${name} failed.`, error);
    process.exitCode = 1;
  }
}

console.table(
  figures.map(({ what, value, unit, target }) => ({
    what,
    value: `${value.toFixed(2)} ${unit}`.trim(),
    target: target ? ('least' in target ? `≥ ${target.least}` : `≤ ${target.most}`) : '',
    met: target ? ('least' in target ? value >= target.least : value <= target.most) : '',
  })),
);
const results = { measuredAt: new Date().toISOString(), machine: describeMachine(), figures };
writeFileSync('bench/results.json', `${JSON.stringify(results, null, 2)}\n`);

/** A part that asks the site, which is served for it alone. */
function onSite(measure: (site: ServedWorker) => Promise<void>): () => Promise<void> {
  return async () => {
    const site = await serveSite();
    try {
      await measure(site);
    } finally {
      await site.stop();
    }
  };
}

function inKiB(bytes: number): number {
  return bytes / 1_024;
}

function describeMachine(): Readonly<Record<string, string | number>> {
  const version = (part: string) =>
    (JSON.parse(readFileSync(`node_modules/${part}/package.json`, 'utf8')) as { version: string }).version;
  return {
    processor: cpus()[0]?.model ?? '',
    cores: cpus().length,
    gigabytes: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    ...Object.fromEntries(PARTS.map((part) => [part, version(part)])),
  };
}

/** Pages of the site, of the three languages in turn. */
async function listPaths(url: URL): Promise<string[]> {
  const sitemap = await (await fetch(new URL('/sitemap.xml', url))).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const groups = Map.groupBy(paths, (path) => locales.find((locale) => path.split('/')[1] === locale) ?? 'pt');
  const longest = Math.max(...[...groups.values()].map((group) => group.length));
  return Array.from({ length: longest }, (_, index) =>
    locales.flatMap((locale) => groups.get(locale)?.[index] ?? []),
  ).flat();
}

/** A page of every template, in the three languages in turn. */
function listTemplates(): string[] {
  return Object.values(templates).map((paths, index) => paths[locales[index % locales.length] ?? 'pt']);
}

async function auditTemplates(url: URL): Promise<Audit[]> {
  const compressed = await serveCompressed(url);
  try {
    return await auditPages(compressed.url, listTemplates());
  } finally {
    await compressed.stop();
  }
}

/** The worst of all pages counts. */
function addAudits(audits: readonly Audit[]): void {
  const least = (name: keyof Audit['scores']) => Math.min(...audits.map(({ scores }) => scores[name] ?? 100));
  add('Lighthouse mobile, every template, performance', least('performance'), '', { least: 99 });
  add('Lighthouse mobile, every template, accessibility', least('accessibility'), '', { least: 100 });
  add('Lighthouse mobile, every template, best practices', least('best-practices'), '', { least: 100 });
  add('Lighthouse mobile, every template that is listed, SEO', least('seo'), '', { least: 100 });
  const most = (values: readonly number[]) => Math.max(...values);
  add('Lighthouse mobile, processor slowed', most(audits.map(({ slowdown }) => slowdown)), 'times');
  add('Lighthouse mobile, blocking time', most(audits.map(({ blockingTime }) => blockingTime)), 'ms', { most: 0 });
  add('Lighthouse mobile, layout shift', most(audits.map(({ layoutShift }) => layoutShift)), '', { most: 0 });
}

/** Both catalogues are indexed before: an index is made once. */
function compareSearches(): Promise<number> {
  return compare('search, µs', prepareSearch(10_000), prepareSearch(33));
}

/** A hit takes less than a microsecond: only many rounds tell the tables from the noise. */
function compareRedirects(): Promise<number> {
  return compare('redirect, ns', prepareRedirects(50_000), prepareRedirects(50), 1_001);
}

/** Bytes after gzip of the styles that stand in the document. */
function findInlineStyles(html: string): number {
  return gzipSize([...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, styles = '']) => styles).join(''));
}
