import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';

/** Milliseconds that a site may take to start beside two busy browsers; from its sources that is most of a minute. */
const START = 180_000;

interface Preview {
  url: string;
  /** Ends all of it at once, as a power cut does. */
  kill(): Promise<void>;
  /** Runs the cron handler, as Cloudflare does every five minutes, and waits for it. */
  sweep(): Promise<void>;
}

/** A folder for what a site stores, which outlives the site; `remove` when nothing needs it any more. */
export function createState(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'site-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The built site as `npm start` serves it, in a process group of its own, so that all of it can be killed at once. */
export function startPreview(
  port: number,
  state: string,
  backend: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Preview> {
  return serve('preview', port, state, { ...settings, BACKEND_URL: backend });
}

/** The sources as `npm run dev` serves them. Whatever else runs in this process may have taken it for production. */
export function startDevelopment(port: number, state: string): Promise<Preview> {
  return serve('dev', port, state, { NODE_ENV: 'development' });
}

async function serve(
  command: 'preview' | 'dev',
  port: number,
  state: string,
  settings: Readonly<Record<string, string>>,
): Promise<Preview> {
  const env = {
    ...process.env,
    ...settings,
    PORT: String(port),
    STATE_PATH: state,
    WRANGLER_SEND_METRICS: 'false',
  };
  const url = `http://localhost:${port}`;
  const isUp = () =>
    fetch(`${url}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  // It would be taken for the site that is started here, and judged.
  if (await isUp()) throw new Error(`Another site answers at ${url}: its port is wanted.`);
  const site = spawn('vite', [command], { env, stdio: 'ignore', detached: true });
  try {
    await expect.poll(isUp, { timeout: START, intervals: [250] }).toBe(true);
  } catch (error) {
    await kill(site);
    throw error;
  }
  return {
    url,
    kill: () => kill(site),
    sweep: async () => {
      const response = await fetch(`${url}/cdn-cgi/local/scheduled`);
      if (!response.ok) throw new Error(await response.text());
    },
  };
}

/** Nothing of it where it has ended already. */
async function kill(site: ChildProcess): Promise<void> {
  if (site.pid === undefined || site.exitCode !== null || site.signalCode !== null) return;
  const ended = once(site, 'exit');
  process.kill(-site.pid, 'SIGKILL');
  await ended;
}
