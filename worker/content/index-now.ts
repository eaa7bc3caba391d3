import type { Scope } from '../request/scope.ts';

/** Shared by the search engines that take part: https://www.indexnow.org/documentation. */
const ENDPOINT = 'https://api.indexnow.org/indexnow';
/** Addresses in one message. */
const LIMIT = 10_000;
/** Milliseconds it may take; nobody waits for it. */
const PING_TIME = 5_000;

/** Where the key of the site is shown, so that nobody else can speak for it. */
export function findKeyPath(key: string): string {
  return `/${key}.txt`;
}

/** Tells search engines which pages have changed: a message for each host. Never throws. */
export async function pingIndexNow(urls: readonly string[], key: string, { log }: Scope): Promise<void> {
  const hosts = Map.groupBy(urls, (url) => new URL(url).origin);
  await Promise.all(
    [...hosts].map(async ([origin, pages]) => {
      const message = {
        host: new URL(origin).host,
        key,
        keyLocation: `${origin}${findKeyPath(key)}`,
        urlList: pages.slice(0, LIMIT),
      };
      try {
        const response = await fetch(ENDPOINT, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json; charset=utf-8' },
          body: JSON.stringify(message),
          signal: AbortSignal.timeout(PING_TIME),
        });
        await response.body?.cancel();
        if (!response.ok) log.warn('index-now', { status: response.status, pages: pages.length });
      } catch (error) {
        log.warn('index-now', { error });
      }
    }),
  );
}
