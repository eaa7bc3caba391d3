import { execFileSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import type { HttpServer, Plugin } from 'vite';

/** Folder of the data that is stored on this machine. */
export const STATE_PATH = process.env.STATE_PATH ?? '.wrangler/state';
/** Milliseconds between two runs of the cron handler. */
const SWEEP_PAUSE = 60_000;

/**
 * What Cloudflare does for a deployed site and nobody does on this machine: the database's migrations are applied
 * before the site starts, and the cron handler runs at the start and then every minute, so that leads which an earlier
 * process left behind are delivered. It must stand before the Cloudflare plugin, which opens the database.
 */
export function localLeads(): Plugin {
  return {
    name: 'local-leads',
    configureServer: ({ httpServer }) => start(httpServer),
    configurePreviewServer: ({ httpServer }) => start(httpServer),
  };
}

function start(server: HttpServer | null): void {
  migrate();
  server?.on('listening', () => {
    const address = server.address();
    if (address === null || typeof address === 'string') return;
    void sweep(address);
    const timer = setInterval(() => void sweep(address), SWEEP_PAUSE);
    server.on('close', () => clearInterval(timer));
  });
}

/** Throws, with what the tool says, where a migration fails. Nothing to ask a person: it is this machine's data. */
function migrate(): void {
  const options = ['--local', '--config', 'wrangler.toml', '--persist-to', STATE_PATH];
  execFileSync('wrangler', ['d1', 'migrations', 'apply', 'DB', ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
}

async function sweep({ address, family, port }: AddressInfo): Promise<void> {
  const host = family === 'IPv6' ? `[${address}]` : address;
  try {
    const response = await fetch(`http://${host}:${port}/cdn-cgi/local/scheduled`);
    if (!response.ok) console.error(`The cron handler failed: ${await response.text()}`);
  } catch (error) {
    console.error(`The cron handler could not be run: ${String(error)}`);
  }
}
