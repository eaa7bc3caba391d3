#!/usr/bin/env node
/**
 * Starts Debian's firefox-esr (or `FIREFOX_PATH`) the way Playwright starts Firefox over WebDriver BiDi, and stands
 * between the two: Playwright speaks a newer BiDi than this release, and gives up at the first command that is unknown.
 * Such a command is answered here as done, and named on standard error.
 */
import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { type RawData, WebSocket, WebSocketServer } from 'ws';

/** Commands that firefox-esr 153 does not know. What they set stays unset: journeys that need it skip, and say so. */
const UNKNOWN = new Set(['emulation.setMediaFeaturesOverride']);
const READY = 'WebDriver BiDi listening on ';

interface Command {
  id: number;
  method: string;
}

const browser = spawn(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
createInterface({ input: browser.stderr }).on('line', (line) => {
  if (line.startsWith(READY)) listen(line.slice(READY.length));
  else console.error(line);
});
browser.on('error', ({ message }) => {
  console.error(message);
  process.exit(1);
});
browser.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => browser.kill(signal));

function listen(address: string): void {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () => {
    const { port } = server.address() as AddressInfo;
    console.error(`${READY}ws://127.0.0.1:${port}`);
  });
  server.on('connection', (client) => connect(client, `${address}/session`));
}

/** Joins one connection of Playwright to one of the browser. What comes before the browser answers waits for it. */
function connect(client: WebSocket, address: string): void {
  const upstream = new WebSocket(address, { perMessageDeflate: false });
  const open = new Promise<void>((resolve) => upstream.once('open', resolve));
  client.on('message', async (data: RawData) => {
    const text = String(data);
    const { id, method } = JSON.parse(text) as Command;
    if (UNKNOWN.has(method)) return client.send(JSON.stringify({ type: 'success', id, result: {} }));
    await open;
    upstream.send(text);
  });
  upstream.on('message', (data: RawData) => client.send(String(data)));
  upstream.on('error', ({ message }) => console.error(message));
  upstream.on('close', () => client.close());
  client.on('close', () => upstream.close());
}
