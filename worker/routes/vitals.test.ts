import { afterEach, expect, it, vi } from 'vitest';
import { VITALS_PATH } from '#shared/vitals.ts';
import { ask, createAddress, createSite } from '../testing/site.ts';

const report = { route: 'product___pt', CLS: 0, LCP: 812.5, FCP: 400, TTFB: 90 };

function send(body: string, changes: Parameters<typeof createSite>[0] = {}, headers: Record<string, string> = {}) {
  const init = { method: 'POST', body, headers: { 'CF-Connecting-IP': createAddress(), ...headers } };
  return ask(VITALS_PATH, init, createSite(changes));
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('how a page load was is one data point, without a word of who it was', async () => {
  const points: unknown[] = [];
  const VITALS = { writeDataPoint: (point: unknown) => points.push(point) };
  expect((await send(JSON.stringify({ ...report, visitor: 'ana' }), { VITALS })).status).toBe(204);
  expect(points).toEqual([{ indexes: ['product___pt'], blobs: ['product___pt'], doubles: [0, -1, 812.5, 400, 90] }]);
});

it('where there is no place for it, it is a line of the log', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'info').mockImplementation((line: string) => lines.push(line));
  expect((await send(JSON.stringify(report))).status).toBe(204);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: 'vitals', ...report }]);
});

it.each([
  '',
  '{}',
  '[]',
  JSON.stringify({ ...report, route: '/produtos?term=ana' }),
  JSON.stringify({ ...report, LCP: -1 }),
  JSON.stringify({ ...report, LCP: 'ana' }),
  JSON.stringify({ ...report, more: 'x'.repeat(1_000) }),
])('%s is forgotten', async (body) => {
  const info = vi.spyOn(console, 'info');
  expect((await send(body)).status).toBe(400);
  expect(info).not.toHaveBeenCalled();
});

it('what another site sends, or too often, is not counted', async () => {
  const info = vi.spyOn(console, 'info');
  expect((await send(JSON.stringify(report), {}, { Origin: 'https://evil.example' })).status).toBe(403);
  const POSTS = { limit: async () => ({ success: false }) };
  expect((await send(JSON.stringify(report), { POSTS })).status).toBe(429);
  expect((await ask(VITALS_PATH)).status).toBe(405);
  expect(info).not.toHaveBeenCalled();
});
