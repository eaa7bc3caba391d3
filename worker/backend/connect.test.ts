import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { parseSettings } from '../settings.ts';
import { connectBackend } from './connect.ts';

const service = { fetch: vi.fn(async () => new Response('service')) } as unknown as Fetcher;

it('prefers the service binding to everything else', async () => {
  const backend = connectBackend({ ...env, BACKEND: service }, parseSettings({ BACKEND_URL: 'http://127.0.0.1:9' }));
  expect(await (await backend.fetch('/graphql', { method: 'POST' })).text()).toBe('service');
  expect(service.fetch).toHaveBeenCalledWith('https://backend/graphql', { method: 'POST', redirect: 'manual' });
});

it('goes to the address of the settings where there is no service', async () => {
  const backend = connectBackend(env, parseSettings({ BACKEND_URL: 'http://127.0.0.1:9' }));
  await expect(backend.fetch('/graphql')).rejects.toThrow();
  expect(backend.embedded).toBe(false);
});

// The first import of the embedded backend transforms all of its content, which takes seconds on a busy machine.
it('answers from this very worker where there is neither', { timeout: 60_000 }, async () => {
  const backend = connectBackend(env, parseSettings({}));
  const response = await backend.fetch('/graphql', {
    method: 'POST',
    body: JSON.stringify({ query: '{ menu { header { key } } }' }),
    headers: { 'Content-Type': 'application/json' },
  });
  expect(await response.json()).toMatchObject({
    data: { menu: { header: [{ key: 'solutions' }, {}, {}, {}, {}, {}] } },
  });
});
