import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { createApp } from '../app.ts';
import { WAITING_BOUND } from '../leads/limits.ts';
import { abandon, createLead } from '../testing/leads.ts';

const ask = () => createApp(env).fetch(new Request('https://site.example/health'), createExecutionContext());

it('health is degraded and 503 once the oldest lead has waited longer than two of the longest pauses', async () => {
  const wait = (age: number) => abandon(createLead(), Date.now() - age);
  await wait(WAITING_BOUND - 60_000);
  expect((await ask()).status).toBe(200);
  await wait(WAITING_BOUND + 60_000);
  const late = await ask();
  expect([late.status, await late.json()]).toMatchObject([503, { status: 'degraded', leads: { waiting: 2 } }]);
  await env.DB.exec('DELETE FROM outbox');
});

it('health is 200 with its counts while leads can be stored, and 503 with what is missing while they cannot', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const healthy = await ask();
  expect([healthy.status, healthy.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(await healthy.json()).toEqual({
    status: 'ok',
    leads: { store: 'ok', waiting: 0, oldestWaiting: 0, refused: 0, unreadable: 0, backendAway: false },
  });
  await env.DB.exec('DROP TABLE outbox');
  const failing = await ask();
  expect(failing.status).toBe(503);
  expect(await failing.json()).toMatchObject({ leads: { problem: 'no table outbox: npm run migrate' } });
});
