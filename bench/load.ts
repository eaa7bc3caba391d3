import { execFile, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Asked, Told } from './load-process.ts';

/** Seconds that one measurement takes: the shorter, the more alike are the moments of the machine that two compare. */
const DURATION = 2;
const CONNECTIONS = 16;
/** So many that the site, and not the one process that asks, is what they wait for. */
const FEW_CONNECTIONS = 8;

const run = promisify(execFile);

/** Whether Debian's `wrk` is there, which takes less of the machine than Node does. */
const hasWrk = await run('wrk', ['-v']).then(
  () => true,
  // It prints its version and fails; where there is none, nothing could be started at all.
  (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
);

/**
 * Answers per second of a site that is asked for these paths in turn, from 16 connections at once. Throws where an
 * answer is none of 200.
 */
export async function measureRate(site: URL, paths: readonly string[]): Promise<number> {
  if (hasWrk) return measureRateWithWrk(site, paths);
  // A process of its own for each core: one alone would be busy before the site is.
  const cores = availableParallelism();
  const told = await Promise.all(
    Array.from({ length: cores }, (_, core) =>
      ask(
        site,
        paths.map((_path, index) => paths[(index + core) % paths.length] ?? ''),
        CONNECTIONS / cores,
      ),
    ),
  );
  return told.reduce((sum, { rate }) => sum + rate, 0);
}

/**
 * Milliseconds that all but one in a hundred answers take at most, each counted once. Debian's `wrk` adds to them the
 * requests that it could have sent meanwhile: one pause of the machine, and its hundredth is of hundreds of milliseconds.
 */
export async function measureP99(site: URL, path: string): Promise<number> {
  return (await ask(site, [path], FEW_CONNECTIONS)).p99;
}

async function measureRateWithWrk(site: URL, paths: readonly string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  try {
    const script = join(folder, 'paths.lua');
    writeFileSync(script, writeScript(paths));
    const options = ['-t1', `-c${CONNECTIONS}`, `-d${DURATION}s`, '-s', script];
    const { stdout } = await run('wrk', [...options, site.href]);
    const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
    if (rate === undefined || stdout.includes('Non-2xx')) throw new Error(`${site.href}: ${stdout}`);
    return Number(rate);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writeScript(paths: readonly string[]): string {
  return `local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local asked = 0
request = function()
  asked = asked % #paths + 1
  return wrk.format("GET", paths[asked])
end
`;
}

function ask(site: URL, paths: readonly string[], connections: number): Promise<Told> {
  return new Promise((resolve, reject) => {
    const worker = fork(new URL('./load-process.ts', import.meta.url));
    worker.on('message', (told: Told) => resolve(told)).on('exit', (code) => code && reject(new Error('load failed')));
    worker.send({ origin: site.origin, paths, connections, milliseconds: DURATION * 1_000 } satisfies Asked);
  });
}
