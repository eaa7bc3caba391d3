import { nameKey, type PageStore, VERSION } from './page-store.ts';

/** Milliseconds that a visitor waits for a page of another isolate before this one renders it. */
const READ_TIME = 1_000;
/** Seconds that Workers Cache keeps a page: its key names the version of all it is made from. */
const LIFETIME = 86_400;
/** Tags that one purge may name. */
const MOST_TAGS = 30;

/** The entrypoint that makes pages (`worker/index.ts`), with Cloudflare's Workers Cache before it. */
export interface PagesEntrypoint {
  fetch(request: Request): Promise<Response>;
  purge(paths: readonly string[] | undefined): Promise<void>;
}

/**
 * Rendered pages in Workers Cache, which stands before an entrypoint of its own and is the same for all locations: a
 * page is asked for by its address and version, and made there where none is kept.
 */
export function createEntrypointStore(entrypoint: PagesEntrypoint): PageStore {
  return {
    name: 'workers-cache',
    async read(key, { deadline, log }) {
      try {
        const ask = async () => {
          const response = await entrypoint.fetch(new Request(nameKey(key)));
          const headers = new Headers(response.headers);
          for (const name of ['Cache-Tag', 'ETag', 'Age', 'CF-Cache-Status']) headers.delete(name);
          const body = new Uint8Array(await response.arrayBuffer());
          return response.status === 200 ? { body, headers } : undefined;
        };
        return await deadline.within(ask(), READ_TIME);
      } catch (error) {
        log.warn('pages', { what: 'read of Workers Cache', error });
        return undefined;
      }
    },
    // What is asked for there is kept there.
    write: async () => undefined,
    async purge(paths, { deadline, log }) {
      try {
        await deadline.within(entrypoint.purge(paths), READ_TIME);
      } catch (error) {
        log.warn('pages', { what: 'purge of Workers Cache', error });
      }
    },
  };
}

/**
 * A page as Workers Cache keeps it: under the version it was asked for, with its path as its tag. Anything else, a page
 * that has changed meanwhile above all, is kept nowhere, and whoever asked makes it himself.
 */
export function labelPage(request: Request, response: Response): Response {
  const { pathname, searchParams } = new URL(request.url);
  const version = searchParams.get(VERSION);
  if (response.status !== 200 || response.headers.get('ETag') !== `"${version}"`)
    return new Response(null, { status: 409, headers: { 'Cache-Control': 'no-store' } });
  const labelled = new Response(response.body, response);
  labelled.headers.set('Cache-Control', `public, max-age=${LIFETIME}`);
  labelled.headers.set('Cache-Tag', pathname);
  labelled.headers.delete('Vary');
  return labelled;
}

/**
 * Drops pages from Workers Cache, which only the entrypoint may do that they belong to. Throws where the cache says that
 * it could not; where it is not switched on there is none.
 */
export async function purgePages(cache: CacheContext | undefined, paths: readonly string[] | undefined): Promise<void> {
  const isAll = paths === undefined || paths.length > MOST_TAGS;
  const result = await cache?.purge(isAll ? { purgeEverything: true } : { tags: [...paths] });
  if (result && !result.success) throw new Error(result.errors.map(({ message }) => message).join('; '));
}
