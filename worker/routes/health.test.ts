import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { createApp } from '../app.ts';

const ask = () => createApp(env).fetch(new Request('https://site.example/health'), createExecutionContext());

it('health is 200 with its counts while leads can be stored, and 503 with what is missing while they cannot', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const healthy = await ask();
  expect([healthy.status, healthy.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(await healthy.json()).toEqual({
    status: 'ok',
    leads: { store: 'ok', waiting: 0, oldestWaiting: 0, refused: 0, unreadable: 0 },
  });
  await env.DB.exec('DROP TABLE outbox');
  const failing = await ask();
  expect(failing.status).toBe(503);
  expect(await failing.json()).toMatchObject({ leads: { problem: 'no table outbox: npm run migrate' } });
});
