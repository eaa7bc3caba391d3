import { execFile, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median } from './compare.ts';
import type { Asked, Told } from './load-process.ts';

/** Seconds that one measurement takes: the shorter, the more alike are the moments of the machine that two compare. */
const DURATION = 2;
const CONNECTIONS = 16;

const run = promisify(execFile);

/** Whether Debian's `wrk` is there, which takes less of the machine than Node does. */
const hasWrk = await run('wrk', ['-v']).then(
  () => true,
  // It prints its version and fails; where there is none, nothing could be started at all.
  (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
);

/** What a site bears. */
export interface Load {
  /** Answers per second. */
  rate: number;
  /** Milliseconds that all but one in a hundred took at most. */
  p99: number;
}

/** Asks a site for these paths in turn, from 16 connections at once. Throws where an answer is none of 200. */
export function measureLoad(site: URL, paths: readonly string[]): Promise<Load> {
  return hasWrk ? measureWithWrk(site, paths) : measureWithNode(site, paths);
}

async function measureWithWrk(site: URL, paths: readonly string[]): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  try {
    const script = join(folder, 'paths.lua');
    writeFileSync(script, writeScript(paths));
    const options = ['-t1', `-c${CONNECTIONS}`, `-d${DURATION}s`, '--latency', '-s', script];
    const { stdout } = await run('wrk', [...options, site.href]);
    const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
    const [, p99, unit] = /\b99%\s+([\d.]+)(us|ms|s)\b/.exec(stdout) ?? [];
    if (rate === undefined || stdout.includes('Non-2xx')) throw new Error(`${site.href}: ${stdout}`);
    return { rate: Number(rate), p99: Number(p99) * ({ us: 0.001, ms: 1, s: 1_000 }[unit ?? ''] ?? Number.NaN) };
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

/** A process of its own for each core: one alone would be busy before the site is. */
async function measureWithNode(site: URL, paths: readonly string[]): Promise<Load> {
  const cores = availableParallelism();
  const told = await Promise.all(
    Array.from({ length: cores }, (_, core) =>
      ask({
        origin: site.origin,
        paths: paths.map((_path, index) => paths[(index + core) % paths.length] ?? ''),
        connections: CONNECTIONS / cores,
        milliseconds: DURATION * 1_000,
      }),
    ),
  );
  return { rate: told.reduce((sum, { rate }) => sum + rate, 0), p99: median(told.map(({ p99 }) => p99)) };
}

function ask(asked: Asked): Promise<Told> {
  return new Promise((resolve, reject) => {
    const worker = fork(new URL('./load-process.ts', import.meta.url));
    worker.on('message', (told: Told) => resolve(told)).on('exit', (code) => code && reject(new Error('load failed')));
    worker.send(asked);
  });
}
