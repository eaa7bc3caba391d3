import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../tools/browser.ts';
import { median } from './compare.ts';

const PORT = 9_222;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Runs of a page that do not count as one: the first is believed where nothing is left to wish for. */
const RUNS = 3;

/** What Lighthouse says of a page on a phone. */
export interface Audit {
  path: string;
  /** 0 to 100 by category. `seo` is missing where a page asks not to be indexed, which that category counts a fault. */
  scores: Partial<Record<(typeof CATEGORIES)[number], number>>;
  /** Milliseconds. */
  blockingTime: number;
  layoutShift: number;
  /** Names of the audits that were not passed, with what they found. */
  faults: string[];
}

/** Runs Lighthouse for mobile over these pages; a page short of 100 for speed is judged by the middle of three runs. */
export async function auditPages(site: URL, paths: readonly string[]): Promise<Audit[]> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${PORT}`],
  });
  try {
    const audits: Audit[] = [];
    for (const path of paths) {
      const first = await auditPage(site, path);
      const runs = [first];
      while (runs.length < RUNS && (first.scores.performance !== 100 || first.blockingTime > 0)) {
        runs.push(await auditPage(site, path));
      }
      const speed = (run: Audit) => run.scores.performance ?? 0;
      const middle = median(runs.map(speed));
      const audit = runs.find((run) => speed(run) === middle) ?? first;
      console.log(`Lighthouse ${path}: ${Object.values(audit.scores).join(', ')} ${audit.faults.join('; ')}`);
      audits.push(audit);
    }
    return audits;
  } finally {
    await browser.close();
  }
}

async function auditPage(site: URL, path: string): Promise<Audit> {
  const result = await lighthouse(new URL(path, site).href, { port: PORT, logLevel: 'error' });
  if (!result || result.lhr.runtimeError) throw new Error(`${path}: ${result?.lhr.runtimeError?.message}`);
  const { categories, audits } = result.lhr;
  const isListed = audits['is-crawlable']?.score !== 0;
  const judged = CATEGORIES.filter((name) => isListed || name !== 'seo');
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    path,
    scores: Object.fromEntries(judged.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
    blockingTime: Math.round(number('total-blocking-time')),
    layoutShift: Math.round(number('cumulative-layout-shift') * 1_000) / 1_000,
    faults: judged.flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
    ),
  };
}
