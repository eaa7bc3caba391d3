import { nameKey, type PageStore } from './page-store.ts';

/** Milliseconds that a visitor waits for it: rendering takes hardly longer. */
const READ_TIME = 150;
/** Seconds that a location keeps a page: as many as the time stamp of a form counts in, so that it is never much older. */
const LIFETIME = 3_600;

/**
 * Rendered pages in the cache of Cloudflare's location (Cache API), for all its isolates. A key names the version of all
 * that a page is made from: what was published is under another key, and what has grown old is asked for no more.
 */
export function createLocationStore(): PageStore {
  const opened = () => caches.open('pages');
  return {
    name: 'location',
    async read(key, { deadline, log }) {
      try {
        const match = async () => {
          const found = await (await opened()).match(nameKey(key));
          return found && { body: new Uint8Array(await found.arrayBuffer()), headers: new Headers(found.headers) };
        };
        return await deadline.within(match(), READ_TIME);
      } catch (error) {
        log.warn('pages', { what: 'read of the location', error });
        return undefined;
      }
    },
    async write(key, { body, headers }, { log }) {
      const kept = new Headers(headers);
      kept.set('Cache-Control', `public, max-age=${LIFETIME}`);
      try {
        await (await opened()).put(nameKey(key), new Response(body, { headers: kept }));
      } catch (error) {
        log.warn('pages', { what: 'write to the location', error });
      }
    },
    purge: async () => undefined,
  };
}
