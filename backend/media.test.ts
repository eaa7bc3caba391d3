import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { createBackend } from './index.ts';

/** A folder with one file, and what it was asked for. */
const asked: string[] = [];
const folder = {
  async fetch(request: Request) {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    const headers = { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=0' };
    return pathname === '/orion-65-800.01ab23cd.webp'
      ? new Response('file', { headers })
      : new Response('', { status: 404, headers });
  },
} as unknown as Fetcher;

const backend = createBackend({ database: env.DB, files: env.FILES, media: folder });
const visit = (path: string) => backend.request(new Request(`http://backend${path}`));

it('a file may be kept for a year', async () => {
  const response = await visit('/media/orion-65-800.01ab23cd.webp');
  expect([response.status, await response.text()]).toEqual([200, 'file']);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
});

it('a file that is not there is asked for again', async () => {
  const response = await visit('/media/orion-65-800.00000000.webp');
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
});

it.each([
  '/media/..%2fwrangler.toml',
  '/media/..%5cwrangler.toml',
  '/media/..%255cwrangler.toml',
  '/media/\\evil.example',
  '/media//evil.example/a.webp',
  '/media/%5c%5cevil.example/a.webp',
  '/media/a/../../worker.ts',
  '/media/.dev.vars',
])('%s reaches no file', async (path) => {
  asked.length = 0;
  expect((await visit(path)).status).toBe(404);
  expect(asked).toEqual([]);
});
