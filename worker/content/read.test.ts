import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Backend } from '../backend/connect.ts';
import { frameOperation } from '../layouts/frame.generated.ts';
import { type CategoryData, categoryOperation } from '../pages/catalogue/category/category.generated.ts';
import { createScope, type Scope } from '../request/scope.ts';
import { watchLog } from '../testing/site.ts';
import { ContentUnavailableError } from './errors.ts';
import { policies } from './policies.ts';
import type { Content } from './question.ts';
import { createContent } from './read.ts';

const MENU = { header: [], footer: [] };
const pending: Promise<unknown>[] = [];
let log: string[] = [];

beforeEach(() => {
  log = watchLog();
});

afterEach(async () => {
  await settle();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Waits for what goes on behind the answers. */
async function settle(): Promise<void> {
  while (pending.length > 0) await Promise.all(pending.splice(0));
}

function createTestScope(milliseconds = 5_500): Scope {
  return createScope('test', milliseconds, { waitUntil: (work: Promise<unknown>) => void pending.push(work) });
}

/** A backend that answers as it is told and counts. */
function createBackend(answer: (query: string) => Response | Promise<Response>) {
  const fetch = vi.fn<Backend['fetch']>(async (_, init) => answer(String(init?.body)));
  return { backend: { embedded: false, contentVersion: crypto.randomUUID(), fetch } satisfies Backend, fetch };
}

function answerWith(data: object): Response {
  return Response.json({ data: { showroom: [], ...data } });
}

const readMenu = (content: Content, scope = createTestScope()) =>
  content.read(
    {
      operation: frameOperation,
      variables: {},
      locale: 'pt',
      policy: policies.standard,
      isFound: () => true,
      slugs: [],
    },
    scope,
  );

const readCategory = (content: Content, category: string) =>
  content.read(
    {
      operation: categoryOperation,
      variables: { category },
      locale: 'pt',
      policy: policies.standard,
      isFound: (data) => data.category !== null,
      slugs: [category],
    },
    createTestScope(),
  );

/** Lets the clock of ages and policies jump; timers go on as they are. */
function jump(seconds: number): void {
  vi.useFakeTimers({ now: Date.now() + seconds * 1000, toFake: ['Date'] });
}

describe('the door to content', () => {
  it('asks the backend once for many readers of the same thing at once', async () => {
    const { backend, fetch } = createBackend(async () => answerWith({ menu: MENU }));
    const content = createContent(env.CONTENT, backend);
    const answers = await Promise.all(Array.from({ length: 50 }, () => readMenu(content)));
    expect(answers.every((answer) => answer?.data.menu.header.length === 0)).toBe(true);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('serves a new isolate from KV, without the backend, as the same version', async () => {
    const { backend, fetch } = createBackend(() => answerWith({ menu: MENU }));
    const first = await readMenu(createContent(env.CONTENT, backend));
    await settle();
    const answer = await readMenu(createContent(env.CONTENT, backend));
    expect(answer).toMatchObject({ source: 'kv', version: first?.version });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('serves what is stale and refreshes it behind', async () => {
    const { backend, fetch } = createBackend(() => answerWith({ menu: MENU }));
    await readMenu(createContent(env.CONTENT, backend));
    await settle();
    jump(301);
    expect((await readMenu(createContent(env.CONTENT, backend)))?.source).toBe('kv');
    await settle();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('serves the last good copy while the backend fails, however old', async () => {
    let healthy = true;
    const { backend } = createBackend(() => (healthy ? answerWith({ menu: MENU }) : new Response('', { status: 500 })));
    await readMenu(createContent(env.CONTENT, backend));
    await settle();
    healthy = false;
    jump(7 * 86_400);
    expect((await readMenu(createContent(env.CONTENT, backend)))?.source).toBe('last-good');
  });

  it('lets who has a copy wait only briefly for a backend that hangs, and takes its answer when it comes', async () => {
    const late = Promise.withResolvers<Response>();
    let answer: () => Response | Promise<Response> = () => answerWith({ menu: MENU });
    const { backend } = createBackend(() => answer());
    await readMenu(createContent(env.CONTENT, backend));
    await settle();
    answer = () => late.promise;
    jump(7 * 86_400);
    const content = createContent(env.CONTENT, backend);
    const scope = createTestScope();
    expect((await readMenu(content, scope))?.source).toBe('last-good');
    // 800 milliseconds for the answer; the rest is for a slow machine.
    expect(scope.deadline.remaining).toBeGreaterThan(3_000);
    late.resolve(answerWith({ menu: { ...MENU, header: [{ key: 'k', label: 'Novo', url: '/', sub: [] }] } }));
    await settle();
    expect((await readMenu(content))?.data.menu.header).toHaveLength(1);
  });

  it('never lets a reader wait longer than its request has', async () => {
    const { backend } = createBackend(() => new Promise<never>(() => undefined));
    const scope = createTestScope(50);
    await expect(readMenu(createContent(env.CONTENT, backend), scope)).rejects.toThrow('No answer for Frame');
    pending.length = 0;
  });

  it('goes on without KV when it throws, hangs, or holds what is not of the shape asked for', async () => {
    const { backend } = createBackend(() => answerWith({ menu: MENU }));
    const metadata = { storedAt: Date.now(), version: 'x', bytes: 2 };
    const readers = [
      () => Promise.reject(new Error('KV is down')),
      () => new Promise(() => undefined),
      async () => ({ value: {}, metadata }),
      async () => ({ value: { menu: { header: 'x' } }, metadata }),
      async () => ({ value: { menu: MENU }, metadata: null }),
    ];
    for (const getWithMetadata of readers) {
      const broken = { getWithMetadata, put: () => Promise.reject(new Error('KV is down')) } as unknown as KVNamespace;
      expect((await readMenu(createContent(broken, backend)))?.source).toBe('backend');
    }
  });

  it('makes rich text of any origin harmless before it is kept or served', async () => {
    const hostile = '<p onclick="alert(1)">Mesa de 55"<script>alert(1)</script><a href="javascript:alert(1)">x</a></p>';
    const category = createCategory({ intro: hostile, name: 'Mesas de 55" e 80 kg' });
    const { backend } = createBackend(() => answerWith({ category }));
    const answer = await readCategory(createContent(env.CONTENT, backend), 'mesas');
    expect(answer?.data.category).toMatchObject({
      intro: '<p>Mesa de 55″<a>x</a></p>',
      name: 'Mesas de 55″ e 80\u00a0kg',
    });
    await settle();
    const [key] = (await env.CONTENT.list({ prefix: 'content/Category/' })).keys;
    expect(await env.CONTENT.get(key?.name ?? '')).not.toContain('alert');
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
      () => Response.json({ data: null, errors: [{ message: 'ana@escola.example', path: ['menu'] }] }),
      'Frame: errors at menu',
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
      expect(log.join()).not.toContain('ana@escola.example');
      const fresh = createBackend(() => answerWith({ menu: MENU }));
      const next = createContent(env.CONTENT, { ...fresh.backend, contentVersion: backend.contentVersion });
      expect((await readMenu(next))?.source).toBe('backend');
    },
  );
});

describe('what does not exist', () => {
  it('is asked for again after a minute, and never kept in KV', async () => {
    let data: CategoryData = { category: null };
    const { backend, fetch } = createBackend(() => answerWith(data));
    const content = createContent(env.CONTENT, backend);
    const before = (await env.CONTENT.list()).keys.length;
    expect(await readCategory(content, 'nova')).toBeUndefined();
    expect(await readCategory(content, 'nova')).toBeUndefined();
    await settle();
    expect(fetch).toHaveBeenCalledOnce();
    expect((await env.CONTENT.list()).keys.length).toBe(before);
    data = { category: createCategory({ name: 'Nova' }) };
    jump(61);
    expect((await readCategory(content, 'nova'))?.data.category?.name).toBe('Nova');
  });

  it('does not come back from its copy once the backend has said that it is gone', async () => {
    let data: CategoryData = { category: createCategory({}) };
    const { backend } = createBackend(() => answerWith(data));
    await readCategory(createContent(env.CONTENT, backend), 'mesas');
    await settle();
    data = { category: null };
    jump(301);
    // Stale: the copy once more, and the refresh behind it.
    expect(await readCategory(createContent(env.CONTENT, backend), 'mesas')).toBeDefined();
    await settle();
    expect(await readCategory(createContent(env.CONTENT, backend), 'mesas')).toBeUndefined();
  });

  it.each([
    ['knows no address', () => answerWith({ addresses: [] })],
    ['hangs when it is asked for addresses', () => new Promise<never>(() => undefined)],
  ])('is nothing that a copy or the backend has, where somebody guesses and the backend %s', async (_, addresses) => {
    const { backend } = createBackend((query) => {
      if (query.includes('Addresses')) return addresses();
      return answerWith({ category: /"(mesas|outras)"/.test(query) ? createCategory({}) : null });
    });
    await readCategory(createContent(env.CONTENT, backend), 'mesas');
    await settle();
    const content = createContent(env.CONTENT, backend);
    for (let guess = 0; guess < 20; guess++) await readCategory(content, `x${guess}`);
    expect((await readCategory(content, 'mesas'))?.source).toBe('kv');
    expect((await readCategory(content, 'outras'))?.source).toBe('backend');
    expect(await readCategory(content, 'x20')).toBeUndefined();
    pending.length = 0;
  });

  it('costs nothing where somebody guesses: the addresses there are decide', async () => {
    const { backend, fetch } = createBackend((query) => {
      if (query.includes('Addresses')) return answerWith({ addresses: [{ path: '/produtos/mesas' }] });
      return answerWith({ category: query.includes('"mesas"') ? createCategory({ name: 'Mesas' }) : null });
    });
    const content = createContent(env.CONTENT, backend);
    for (let guess = 0; guess < 500; guess++) expect(await readCategory(content, `x${guess}`)).toBeUndefined();
    // Twenty until it is noticed, then one request a language for the addresses.
    expect(fetch.mock.calls.length).toBeLessThanOrEqual(24);
    expect((await readCategory(content, 'mesas'))?.data.category?.name).toBe('Mesas');
  });
});

function createCategory(changes: Readonly<Record<string, unknown>>): NonNullable<CategoryData['category']> {
  return {
    key: 'mesas',
    name: 'Mesas',
    path: '/produtos/mesas',
    headline: '',
    intro: '<p>x</p>',
    image: { url: '/media/x.webp', width: 4, height: 3, alt: '', color: null, srcset: [] },
    closeUp: null,
    products: [],
    questions: [],
    projects: [],
    sets: [],
    articles: [],
    translations: [{ locale: 'pt', path: '/produtos/mesas' }],
    seo: { title: 'Mesas', description: '', image: null },
    ...changes,
  } as unknown as NonNullable<CategoryData['category']>;
}
