import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WAITING_BOUND } from '../leads/limits.ts';
import { abandon, createLead } from '../testing/leads.ts';
import { ask, createSite, createSiteWith, watchLog } from '../testing/site.ts';

beforeEach(() => {
  watchLog();
});

describe('health', () => {
  it('is degraded and 503 once the oldest lead has waited longer than two of the longest pauses', async () => {
    const wait = (age: number) => abandon(createLead(), Date.now() - age);
    await wait(WAITING_BOUND - 60_000);
    expect((await ask('/health')).status).toBe(200);
    await wait(WAITING_BOUND + 60_000);
    const late = await ask('/health');
    expect([late.status, await late.json()]).toMatchObject([503, { status: 'degraded', leads: { waiting: 2 } }]);
    await env.DB.exec('DELETE FROM outbox');
  });

  it('tells the age of what the backend said last, also while the backend is away', async () => {
    let isAway = false;
    const changes = { CONTENT: env.CONTENT };
    const create = () =>
      createSiteWith((request, embedded) => (isAway ? new Response('', { status: 500 }) : embedded(request)), changes);
    expect(await (await ask('/health', {}, create())).json()).toMatchObject({ content: { store: 'ok', age: 0 } });
    isAway = true;
    vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });
    const response = await ask('/health', {}, create());
    vi.useRealTimers();
    expect([response.status, await response.json()]).toMatchObject([200, { content: { age: 3_600 } }]);
  });

  it('is 503 where there is no content at all, and ok where KV fails and the backend does not', async () => {
    const failing = await ask(
      '/health',
      {},
      createSiteWith(() => new Response('', { status: 500 })),
    );
    expect([failing.status, await failing.json()]).toMatchObject([503, { status: 'failing', content: { age: null } }]);
    const broken = { get: () => Promise.reject(new Error('no KV')), getWithMetadata: async () => ({ value: null }) };
    const slow = await ask('/health', {}, createSite({ CONTENT: { ...broken, put: async () => undefined } }));
    expect([slow.status, await slow.json()]).toMatchObject([200, { content: { store: 'failing', age: 0 } }]);
  });

  it('is 200 with its counts while leads can be stored, and 503 with what is missing while they cannot', async () => {
    const healthy = await ask('/health');
    expect([healthy.status, healthy.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(await healthy.json()).toEqual({
      status: 'ok',
      content: { store: 'ok', age: expect.any(Number) },
      leads: { store: 'ok', waiting: 0, oldestWaiting: 0, refused: 0, unreadable: 0, backendAway: false },
    });
    await env.DB.exec('DROP TABLE outbox');
    const failing = await ask('/health');
    expect(failing.status).toBe(503);
    expect(await failing.json()).toMatchObject({ leads: { problem: 'no table outbox: npm run migrate' } });
    expect((await ask('/health/live')).status).toBe(200);
  });
});
