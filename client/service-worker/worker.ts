import { createOfflinePage, storeOfflinePages } from './offline-page.ts';
import { findKind, isFile, isImmutable } from './rules.ts';
import { Shelf } from './shelf.ts';

declare const self: ServiceWorkerGlobalScope;

/** What a release has kept goes with it: pages and scripts of two releases do not fit together. */
const RELEASE: string = import.meta.env.BUILD_VERSION;
const OFFLINE = `${RELEASE} offline`;
const PAGES = `${RELEASE} pages`;
const FILES = `${RELEASE} files`;

const pages = new Shelf(PAGES, 'page', 30);
const files = new Shelf(FILES, 'file', 120);

self.addEventListener('install', (event) => {
  event.waitUntil(prepare());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

// What the page that brought this worker is made of; it tells before this worker is at work.
self.addEventListener('message', (event) => {
  event.waitUntil(keepAll(event.data));
});

self.addEventListener('fetch', (event) => {
  const kind = findKind(event.request, location.origin);
  switch (kind) {
    case 'page':
      return event.respondWith(answerPage(event));
    case 'file':
      return event.respondWith(answerFile(event));
    case 'other':
      return;
    default:
      kind satisfies never;
  }
});

async function prepare(): Promise<void> {
  await storeOfflinePages(await caches.open(OFFLINE), import.meta.env.OFFLINE_FILES);
  // Pages come from the network whoever asks for them, so a new release need not wait until every tab is closed.
  await self.skipWaiting();
}

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => ![OFFLINE, PAGES, FILES].includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  // The network is asked while this worker starts, so that it costs no time.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** The network's answer; without a network the page as it was last seen, else the offline page. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const preloaded: Response | undefined = await event.preloadResponse;
    const response = preloaded ?? (await fetch(request));
    event.waitUntil(ignoreFailure(pages.keep(request.url, response)));
    return response;
  } catch {
    return (await pages.find(request.url)) ?? createOfflinePage(await caches.open(OFFLINE), pages, request.url);
  }
}

/** What never changes is asked for once. Where nothing can be kept the network alone answers. */
async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await findFile(request.url).catch(() => undefined);
  if (kept && isImmutable(kept)) return kept;
  try {
    const response = await fetch(request);
    event.waitUntil(ignoreFailure(files.keep(request.url, response)));
    return response;
  } catch {
    return kept ?? Response.error();
  }
}

async function findFile(url: string): Promise<Response | undefined> {
  return (await files.find(url)) ?? (await caches.open(OFFLINE)).match(url);
}

/** The first of what a page has loaded is the page itself; of the rest there are names that are no addresses. */
async function keepAll([page = '', ...others]: readonly string[]): Promise<void> {
  const parts = others.filter((name) => name.startsWith(`${location.origin}/`) && isFile(new URL(name).pathname));
  await Promise.all([
    ...parts.map((url) => ignoreFailure(fetch(url).then((response) => files.keep(url, response)))),
    ignoreFailure(fetch(page, { headers: { Accept: 'text/html' } }).then((response) => pages.keep(page, response))),
  ]);
}

/** Room may be short and storage denied: the visitor has the answer all the same. */
function ignoreFailure(keeping: Promise<void>): Promise<void> {
  return keeping.catch(() => undefined);
}
