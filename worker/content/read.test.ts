import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Backend } from '../backend/connect.ts';
import { ContentUnavailableError } from './errors.ts';
import { type CategoryData, categoryOperation, notFoundOperation } from './generated/operations.ts';
import { type Content, createContent } from './read.ts';

const MENU = { header: [], footer: [] };
const pending: Promise<unknown>[] = [];
const waitUntil = (work: Promise<unknown>) => pending.push(work);

/** A backend that answers as it is told and counts. */
function createBackend(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<Backend['fetch']>(async () => answer());
  return { backend: { embedded: false, contentVersion: crypto.randomUUID(), fetch } satisfies Backend, fetch };
}

function answerWith(data: unknown): Response {
  return Response.json({ data });
}

const readMenu = (content: Content) => content.read(notFoundOperation, {}, 'pt', waitUntil);

let log: string[] = [];

beforeEach(() => {
  log = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => log.push(line));
});

afterEach(async () => {
  await Promise.all(pending.splice(0));
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the door to content', () => {
  it('asks the backend once for many readers of the same thing at once', async () => {
    const { backend, fetch } = createBackend(async () => answerWith({ menu: MENU }));
    const content = createContent(env.CONTENT, backend);
    const answers = await Promise.all(Array.from({ length: 50 }, () => readMenu(content)));
    expect(answers.every(({ data }) => data.menu.header.length === 0)).toBe(true);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('asks in the language of the page, by the suffix of the root fields', async () => {
    const { backend, fetch } = createBackend(() => answerWith({ menu: MENU }));
    await createContent(env.CONTENT, backend).read(notFoundOperation, {}, 'es', waitUntil);
    const body: unknown = JSON.parse(String(fetch.mock.calls[0]?.[1]?.body));
    expect(body).toMatchObject({ operationName: 'NotFound', query: expect.stringContaining('menu: menu_es') });
  });

  it('serves a new isolate from KV, without the backend', async () => {
    const { backend, fetch } = createBackend(() => answerWith({ menu: MENU }));
    await readMenu(createContent(env.CONTENT, backend));
    await Promise.all(pending.splice(0));
    const answer = await readMenu(createContent(env.CONTENT, backend));
    expect(answer.source).toBe('kv');
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('serves what is stale and refreshes it behind', async () => {
    const { backend, fetch } = createBackend(() => answerWith({ menu: MENU }));
    await readMenu(createContent(env.CONTENT, backend));
    await Promise.all(pending.splice(0));
    vi.useFakeTimers({ now: Date.now() + 301_000, toFake: ['Date'] });
    const answer = await readMenu(createContent(env.CONTENT, backend));
    expect(answer.source).toBe('kv');
    await Promise.all(pending.splice(0));
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('serves the last good copy while the backend fails, however old', async () => {
    let healthy = true;
    const { backend } = createBackend(() => (healthy ? answerWith({ menu: MENU }) : new Response('', { status: 500 })));
    await readMenu(createContent(env.CONTENT, backend));
    await Promise.all(pending.splice(0));
    healthy = false;
    vi.useFakeTimers({ now: Date.now() + 7 * 86_400_000, toFake: ['Date'] });
    expect((await readMenu(createContent(env.CONTENT, backend))).source).toBe('last-good');
  });

  it('keeps "not found" only briefly', async () => {
    let data: CategoryData = { menu: MENU, category: null };
    const { backend, fetch } = createBackend(() => answerWith(data));
    const read = () => createContent(env.CONTENT, backend).read(categoryOperation, { slug: 'nova' }, 'pt', waitUntil);
    expect((await read()).data.category).toBeNull();
    await Promise.all(pending.splice(0));
    expect((await read()).source).toBe('kv');
    data = { menu: MENU, category: null };
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
    expect((await read()).source).toBe('backend');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('goes on without KV when it throws or hangs', async () => {
    const { backend } = createBackend(() => answerWith({ menu: MENU }));
    const broken = {
      getWithMetadata: () => new Promise(() => undefined),
      put: () => Promise.reject(new Error('KV is down')),
    } as unknown as KVNamespace;
    expect((await readMenu(createContent(broken, backend))).source).toBe('backend');
  });

  it.each([
    ['status 500', () => new Response('no', { status: 500 }), 'Response not successful: Received status code 500'],
    [
      'a redirect',
      () => new Response(null, { status: 301, headers: { Location: '/' } }),
      'Response not successful: Received status code 301',
    ],
    ['HTML', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }), 'could not be parsed'],
    [
      'half a JSON',
      () => new Response('{"data":{"menu', { headers: { 'Content-Type': 'application/json' } }),
      'could not be parsed',
    ],
    [
      'GraphQL errors',
      () => Response.json({ data: null, errors: [{ message: 'boom', path: ['menu'] }] }),
      'NotFound: menu boom',
    ],
    ['data of another shape', () => answerWith({ menu: { header: 'x' } }), 'does not fit the contract at'],
    ['too much', () => new Response('x'.repeat(5_000_001)), 'Response too large'],
    ['no connection', () => Promise.reject(new TypeError('refused')), 'could not be reached'],
  ])(
    'gives up on a backend that answers with %s, says so in the log, and stores nothing',
    async (_, answer, message) => {
      const { backend } = createBackend(answer);
      await expect(readMenu(createContent(env.CONTENT, backend))).rejects.toThrow(ContentUnavailableError);
      expect(log.join()).toContain(message);
      const fresh = createBackend(() => answerWith({ menu: MENU }));
      const next = createContent(env.CONTENT, { ...fresh.backend, contentVersion: backend.contentVersion });
      expect((await readMenu(next)).source).toBe('backend');
    },
  );
});
