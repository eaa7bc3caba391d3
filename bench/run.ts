/**
 * `npm run bench`: the figures of the built site, each beside its target, as a table and in bench/results.json.
 * Speeds are ratios to a yardstick measured in the same run, because machines are noisy.
 */
import { writeFileSync } from 'node:fs';
import { locales } from '#shared/i18n/locales.ts';
import { templates } from '../e2e/site.ts';
import { compare } from './compare.ts';
import { serveCompressed } from './compressing-proxy.ts';
import { measureFirstView } from './first-view.ts';
import { measureOutage } from './leads.ts';
import { type Audit, auditPages } from './lighthouse.ts';
import { measureThroughput } from './load.ts';
import { measurePaint } from './paint.ts';
import { prepareRedirects } from './redirects.ts';
import { prepareSearch } from './search.ts';
import { buildBare, type Served, serveForgetfulSite, serveSite } from './serve.ts';
import { compressedSize, findStartUpFiles, findWorkerFiles, sumSizes } from './sizes.ts';
import { measureSoftNavigation } from './soft-navigation.ts';

const PAGE = '/produtos/ecras-interativos/orion-65';
const FAMILY = '/produtos/ecras-interativos';
const BUILT = 'dist/website';

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

add('search among 10,000 products, time of an answer ÷ among 33', await compareSearches(), '', { most: 2 });

add('redirect, a hit among 50,000 rows, time ÷ among 50', await compareRedirects(), '', { most: 1.05 });

const outage = await measureOutage(1_000, 8794);
add('a thousand leads during an outage, delivered', outage.arrived, '', { least: 1_000 });
add('a thousand leads during an outage, delivered twice', outage.twice, '', { most: 0 });
add('a thousand leads during an outage, taken in', outage.taking, 's');
add('a thousand leads during an outage, delivered in', outage.delivering, 's');

const site = await serveSite();
try {
  const html = await (await fetch(new URL(PAGE, site.url))).text();
  const serveBare = await buildBare(html);
  await addSpeeds(site, serveBare);

  const view = await measureFirstView(new URL('/', site.url));
  const product = await measureFirstView(new URL(PAGE, site.url));
  const island = await measureFirstView(new URL(`${PAGE}#orcamento`, site.url));
  add('product page, HTML with its styles', (compressedSize(html) + product.sheetBytes) / 1000, 'KB gzip', {
    most: 18,
  });
  add('product page, styles', (product.sheetBytes || findInlineStyles(html)) / 1000, 'KB gzip', { most: 8 });
  add('worker, start-up set', sumSizes(findStartUpFiles(BUILT)) / 1000, 'KB gzip');
  add('worker, whole upload', sumSizes(findWorkerFiles(BUILT)) / 1000, 'KB gzip', { most: 350 });
  add('home page, requests of the first view', view.requests, '', { most: 12 });
  add('home page, JavaScript before interaction', view.scriptBytes / 1000, 'KB gzip', { most: 6 });
  add('product page with its form awake, JavaScript', island.scriptBytes / 1000, 'KB gzip', { most: 81 });

  const paint = await measurePaint(new URL(PAGE, site.url));
  add('product page, first paint ÷ with a sheet and fonts preloaded', paint.firstToSheet, '', { most: 0.65 });
  add('product page, largest paint ÷ with a sheet and fonts preloaded', paint.largestToSheet, '', { most: 0.9 });
  add('product page, largest paint ÷ without scripts', paint.largestToScriptless, '', { most: 1.05 });
  const soft = await measureSoftNavigation(new URL(FAMILY, site.url), PAGE);
  add('soft navigation to a page fetched ahead, to its heading', soft, 'ms', { most: 100 });
  addAudits(await auditTemplates(site.url));
} finally {
  await site.stop();
}

console.table(
  figures.map(({ what, value, unit, target }) => ({
    what,
    value: `${value.toFixed(2)} ${unit}`.trim(),
    target: target ? ('least' in target ? `≥ ${target.least}` : `≤ ${target.most}`) : '',
    met: target ? ('least' in target ? value >= target.least : value <= target.most) : '',
  })),
);
writeFileSync('bench/results.json', `${JSON.stringify({ measuredAt: new Date().toISOString(), figures }, null, 2)}\n`);

async function addSpeeds({ url }: Served, serveBare: () => Promise<Served>): Promise<void> {
  const bare = await serveBare();
  const forgetful = await serveForgetfulSite();
  try {
    const yardstick = () => measureThroughput(bare.url);
    const warm = await compare('warm', () => measureThroughput(new URL(PAGE, url)), yardstick);
    add('product page, warm, requests/s ÷ bare Hono', warm, '', { least: 0.95 });
    const anew = await compare('anew', () => measureThroughput(new URL(PAGE, forgetful.url)), yardstick);
    add('product page, rendered anew, requests/s ÷ bare Hono', anew, '', { least: 0.4 });
  } finally {
    await bare.stop();
    await forgetful.stop();
  }
  const start = await compare(
    'start, ms',
    () => measureStart(serveSite),
    () => measureStart(serveBare),
  );
  add('start to first answer ÷ bare Hono', start, '', { most: 1.5 });
}

/** Every template in one of the three languages, in turn. */
async function auditTemplates(url: URL): Promise<Audit[]> {
  const compressed = await serveCompressed(url);
  try {
    const paths = Object.values(templates).map((paths, index) => paths[locales[index % locales.length] ?? 'pt']);
    return await auditPages(compressed.url, paths);
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

/** Milliseconds from nothing to the first whole answer, empty storage included. */
async function measureStart(start: () => Promise<Served>): Promise<number> {
  const begin = performance.now();
  const { url, stop } = await start();
  await (await fetch(new URL(PAGE, url))).text();
  const milliseconds = performance.now() - begin;
  await stop();
  return milliseconds;
}

/** Bytes after gzip of the styles that stand in the document. */
function findInlineStyles(html: string): number {
  return compressedSize([...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, styles = '']) => styles).join(''));
}
