import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../tools/browser.ts';

const PORT = 9_222;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Runs of a page until one leaves nothing to wish for; how many it took is told. */
const RUNS = 5;
/** Runs of a page that Lighthouse itself gives up. */
const ATTEMPTS = 4;
/**
 * How many times slower a phone of the middle is than a machine with at least this index, by Lighthouse's guide to
 * throttling (docs/throttling.md): a fast desktop, a slow one or a fast phone, a phone of the middle itself.
 */
const SLOWDOWNS = [
  { index: 1_500, slowdown: 4 },
  { index: 800, slowdown: 2 },
  { index: 0, slowdown: 1 },
];

/** What Lighthouse says of a page on a phone. */
export interface Audit {
  path: string;
  /** 0 to 100 by category. `seo` is missing where a page asks not to be indexed, which that category counts a fault. */
  scores: Partial<Record<(typeof CATEGORIES)[number], number>>;
  /** Milliseconds. */
  blockingTime: number;
  layoutShift: number;
  /** How many times slower than this machine the phone was taken to be. */
  slowdown: number;
  /** Names of the audits that were not passed, with what they found. */
  faults: string[];
}

/**
 * Runs Lighthouse for mobile over these pages. Whatever else a machine does only adds to the times of a page: the best of
 * its runs tells most of it.
 */
export async function auditPages(site: URL, paths: readonly string[]): Promise<Audit[]> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${PORT}`],
  });
  try {
    const audits: Audit[] = [];
    const [start = '/'] = paths;
    const slowdown = await calibrate(new URL(start, site));
    for (const path of paths) {
      let best = await auditPage(site, path, slowdown);
      let runs = 1;
      for (; runs < RUNS && !isFlawless(best); runs++) {
        const audit = await auditPage(site, path, slowdown);
        if (rank(audit) > rank(best)) best = audit;
      }
      const { scores, blockingTime, layoutShift, faults } = best;
      const times = `blocked ${blockingTime} ms, moved ${layoutShift}`;
      const told = [Object.values(scores).join(', '), times, `runs: ${runs}`, ...faults];
      console.log(`Lighthouse ${path}: ${told.join('; ')}`);
      audits.push(best);
    }
    return audits;
  } finally {
    await browser.close();
  }
}

function isFlawless({ scores, blockingTime }: Audit): boolean {
  return scores.performance === 100 && blockingTime === 0;
}

/** By the score, and by the blocking time where that is the same. */
function rank({ scores, blockingTime }: Audit): number {
  return (scores.performance ?? 0) - blockingTime / 1e5;
}

/** Lighthouse's 4 times are meant for fast desktops only; elsewhere its guide says to look at the machine's index first. */
async function calibrate(page: URL): Promise<number> {
  const { benchmarkIndex } = (await runLighthouse(page, 1)).environment;
  const slowdown = SLOWDOWNS.find(({ index }) => benchmarkIndex >= index)?.slowdown ?? 1;
  console.log(`Lighthouse: the machine's index is ${benchmarkIndex}, a phone is taken to be ${slowdown} times slower.`);
  return slowdown;
}

async function auditPage(site: URL, path: string, slowdown: number): Promise<Audit> {
  const { categories, audits } = await runLighthouse(new URL(path, site), slowdown);
  const isListed = audits['is-crawlable']?.score !== 0;
  const judged = CATEGORIES.filter((name) => isListed || name !== 'seo');
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    path,
    scores: Object.fromEntries(judged.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
    blockingTime: Math.round(number('total-blocking-time')),
    layoutShift: Math.round(number('cumulative-layout-shift') * 1_000) / 1_000,
    slowdown,
    faults: judged.flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
    ),
  };
}

/** Now and then a browser's trace begins too late to show the page's start: that says nothing of the page. */
async function runLighthouse(page: URL, cpuSlowdownMultiplier: number): Promise<Result> {
  let message: string | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const result = await lighthouse(page.href, {
      ...{ port: PORT, logLevel: 'error' },
      throttling: { cpuSlowdownMultiplier },
    });
    if (result && !result.lhr.runtimeError) return result.lhr;
    message = result?.lhr.runtimeError?.message;
  }
  throw new Error(`${page.pathname}: ${message}`);
}
