/**
 * `npm run bench`: the figures of the built site, each beside its target, as a table and in bench/results.json.
 * Speeds are ratios to a yardstick measured in the same run, because machines are noisy.
 */
import { writeFileSync } from 'node:fs';
import { measureFirstView } from './first-view.ts';
import { measureThroughput } from './load.ts';
import { serveBare, serveSite } from './serve.ts';
import { compressedSize, findWorkerSize } from './sizes.ts';

const PAGE = '/produtos/ecras-interativos/orion-65';
const ROUNDS = 5;
const REQUESTS = 4000;

interface Figure {
  what: string;
  value: number;
  unit: string;
  /** What it must not fall below or go above. */
  target: { least: number } | { most: number };
}

const site = await serveSite();
const figures: Figure[] = [];
try {
  const page = new URL(PAGE, site.url);
  const html = await (await fetch(page)).text();
  const bare = await serveBare(html);
  try {
    figures.push(await compareThroughput(page, bare.url));
  } finally {
    await bare.stop();
  }
  figures.push({
    what: 'product page, HTML',
    value: compressedSize(html) / 1000,
    unit: 'KB gzip',
    target: { most: 16 },
  });
  figures.push({
    what: 'worker',
    value: findWorkerSize('dist/website') / 1000,
    unit: 'KB gzip',
    target: { most: 350 },
  });
  const view = await measureFirstView(new URL('/', site.url));
  figures.push(
    { what: 'home page, requests of the first view', value: view.requests, unit: '', target: { most: 12 } },
    {
      what: 'home page, JavaScript before interaction',
      value: view.scriptBytes / 1000,
      unit: 'KB gzip',
      target: { most: 6 },
    },
    { what: 'style sheet', value: view.styleBytes / 1000, unit: 'KB gzip', target: { most: 14 } },
  );
  const island = await measureFirstView(new URL(`${PAGE}#orcamento`, site.url));
  figures.push({
    what: 'product page with its form awake, JavaScript',
    value: island.scriptBytes / 1000,
    unit: 'KB gzip',
    target: { most: 81 },
  });
} finally {
  await site.stop();
}

console.table(
  figures.map(({ what, value, unit, target }) => ({
    what,
    value: `${value.toFixed(2)} ${unit}`.trim(),
    target: 'least' in target ? `≥ ${target.least}` : `≤ ${target.most}`,
    met: 'least' in target ? value >= target.least : value <= target.most,
  })),
);
writeFileSync('bench/results.json', `${JSON.stringify({ measuredAt: new Date().toISOString(), figures }, null, 2)}\n`);

/** The two in turn, so that a slow moment of the machine meets both; the median of the ratios counts. */
async function compareThroughput(page: URL, yardstick: URL): Promise<Figure> {
  await measureThroughput(page, REQUESTS / 4);
  await measureThroughput(yardstick, REQUESTS / 4);
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const own = await measureThroughput(page, REQUESTS);
    const other = await measureThroughput(yardstick, REQUESTS);
    console.log(`round ${round + 1}: ${own.toFixed(0)} requests/s, bare Hono ${other.toFixed(0)}`);
    ratios.push(own / other);
  }
  const median = ratios.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
  return { what: 'product page, warm, requests/s ÷ bare Hono', value: median, unit: '', target: { least: 0.8 } };
}
