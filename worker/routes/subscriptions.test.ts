import { afterEach, describe, expect, it, vi } from 'vitest';
import { ask, createSite, ORIGIN, watchLog } from '../testing/site.ts';

const site = createSite({ BACKEND_WS: 'wss://backend.example/changes' });
const upgrade = { Upgrade: 'websocket', Origin: ORIGIN, Cookie: 'apollo-token=editor.1' };

afterEach(() => vi.restoreAllMocks());

describe('the websocket of previews', () => {
  it.each([
    ['whoever bears no token', { Cookie: '' }, 404],
    ['what is no websocket', { Upgrade: '' }, 404],
    ['a page of another site', { Origin: 'https://elsewhere.example' }, 403],
    ['what does not say where it comes from', { Origin: '' }, 403],
  ])('is not there for %s', async (_, changes, status) => {
    const asked = vi.spyOn(globalThis, 'fetch');
    expect((await ask('/graphql', { headers: { ...upgrade, ...changes } }, site)).status).toBe(status);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is not there at all where the backend has none', async () => {
    expect((await ask('/graphql', { headers: upgrade })).status).toBe(404);
  });

  it('is opened with the token, and without anything else of the visitor', async () => {
    const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 426 }));
    const log = watchLog();
    expect((await ask('/graphql', { headers: upgrade }, site)).status).toBe(502);
    expect(asked).toHaveBeenCalledWith('https://backend.example/changes', {
      headers: {
        Upgrade: 'websocket',
        'Sec-WebSocket-Protocol': 'graphql-transport-ws',
        Authorization: 'Bearer editor.1',
      },
      redirect: 'manual',
    });
    expect(log.join()).toContain('"status":426');
  });
});
