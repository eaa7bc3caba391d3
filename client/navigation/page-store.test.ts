import { describe, expect, it } from 'vitest';
import type { FetchedPage } from './fetch-page.ts';
import { PageStore } from './page-store.ts';

function arrive(page: Partial<FetchedPage> = {}): Promise<FetchedPage> {
  return Promise.resolve({ url: '/', html: '', isKeepable: true, ...page });
}

function fail(): Promise<FetchedPage> {
  return Promise.reject(new Error('offline'));
}

describe('the store of pages', () => {
  it('keeps a page for a minute, from when it was asked for', async () => {
    const store = new PageStore();
    const page = store.read('/a', arrive, 0);
    expect(store.read('/a', fail, 59_999)).toBe(page);
    expect(store.has('/a', 60_000)).toBe(false);
  });

  it('keeps nothing that is one visitor’s alone, and nothing that failed', async () => {
    const store = new PageStore();
    await store.read('/a', () => arrive({ isKeepable: false }), 0);
    await store.read('/b', fail, 0).catch(() => undefined);
    expect(store.has('/a', 1)).toBe(false);
    expect(store.has('/b', 1)).toBe(false);
  });

  it('does not forget the page that took the place of one that failed', async () => {
    const store = new PageStore();
    const failing = store.read('/a', fail, 0);
    store.clear();
    const page = store.read('/a', arrive, 1);
    await failing.catch(() => undefined);
    expect(store.read('/a', fail, 2)).toBe(page);
  });

  it('lets the oldest go where it is full, and all of them when it is told to', () => {
    const store = new PageStore();
    for (let index = 0; index < 25; index += 1) store.read(`/${index}`, arrive, 0);
    expect(store.has('/0', 1)).toBe(false);
    expect(store.has('/1', 1)).toBe(true);
    store.clear();
    expect(store.has('/24', 1)).toBe(false);
  });
});
