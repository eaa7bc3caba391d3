import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';

/** A backend that is away until it is told to be there, and then takes every lead; it has no content at all. */
async function startBackend() {
  const backend = { url: '', isThere: false, keys: [] as string[], stop: () => server.close() };
  const server = createServer((request, response) => {
    if (!backend.isThere) request.socket.destroy();
    else if (!request.url?.startsWith('/forms/')) response.writeHead(500).end();
    else {
      request.resume().on('end', () => {
        backend.keys.push(String(request.headers['idempotency-key']));
        response.writeHead(201, { 'Content-Type': 'application/json' }).end('{}');
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  backend.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return backend;
}

/** The built site as `npm start` serves it, in a process group of its own, so that all of it can be killed at once. */
async function startPreview(port: number, state: string, backend: string): Promise<ChildProcess> {
  const env = {
    ...process.env,
    PORT: String(port),
    STATE_PATH: state,
    BACKEND_URL: backend,
    WRANGLER_SEND_METRICS: 'false',
  };
  const site = spawn('vite', ['preview'], { env, stdio: 'ignore', detached: true });
  const isUp = () =>
    fetch(`http://localhost:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 60_000, intervals: [250] }).toBe(true);
  return site;
}

function kill({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}

test('a lead that a killed process left behind goes out, once, when the site runs again', async ({ request }) => {
  test.setTimeout(240_000);
  const port = 8791;
  const state = mkdtempSync(join(tmpdir(), 'site-'));
  const backend = await startBackend();
  const first = await startPreview(port, state, backend.url);
  try {
    const email = `${randomUUID()}@escola.example`;
    const response = await request.post(`http://localhost:${port}/en`, {
      multipart: { form: 'newsletter', email, privacy: 'on' },
      headers: { Accept: 'application/json' },
    });
    expect(await response.json()).toEqual({ location: '/en?thanks=newsletter' });
  } finally {
    kill(first);
  }
  backend.isThere = true;
  const second = await startPreview(port, state, backend.url);
  try {
    // At the start, or a minute later where its pause was not over yet.
    await expect.poll(() => backend.keys.length, { timeout: 120_000, intervals: [500] }).toBe(1);
  } finally {
    kill(second);
    backend.stop();
    rmSync(state, { recursive: true, force: true });
  }
});
