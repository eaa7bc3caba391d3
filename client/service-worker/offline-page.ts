import { findLocale, locales } from '#shared/i18n/locales.ts';
import { findOfflinePath, seenPages } from '#shared/offline.ts';
import type { Shelf } from './shelf.ts';

/** Pages that an offline page offers at most. */
const SEEN_LIMIT = 8;
/** The title of a page without the brand. */
const TITLE = /<meta property="og:title" content="([^"]*)"/;

/** Puts the offline pages on a shelf of their own, with the files they need. Throws where the network does not have them. */
export async function storeOfflinePages(shelf: Cache, files: readonly string[]): Promise<void> {
  const pages = locales.map((locale) => new Request(findOfflinePath(locale), { cache: 'reload' }));
  await shelf.addAll([...pages, ...files]);
}

/**
 * What is shown in place of a page that was never seen: in the language of its address, with those of that language
 * that were. An error, so that nobody keeps it in place of the page.
 */
export async function createOfflinePage(shelf: Cache, seen: Shelf, url: string): Promise<Response> {
  const locale = findLocale(new URL(url).pathname);
  const page = await shelf.match(findOfflinePath(locale), { ignoreVary: true });
  if (!page) return Response.error();
  const links: string[] = [];
  for (const address of await seen.list()) {
    const { pathname, search } = new URL(address);
    if (links.length === SEEN_LIMIT || search || findLocale(pathname) !== locale) continue;
    const title = TITLE.exec((await (await seen.find(address))?.text()) ?? '')?.[1];
    // Both are parts of HTML and of an address already: nothing in them ends an attribute or begins an element.
    if (title) links.push(`<li><a href="${pathname}">${title}</a></li>`);
  }
  const html = await page.text();
  const list = links.length === 0 ? seenPages.none : `${seenPages.begin}${links.join('')}${seenPages.end}`;
  const headers = new Headers(page.headers);
  headers.set('Cache-Control', 'no-store');
  return new Response(
    html.replace(seenPages.none, () => list),
    { status: 503, headers },
  );
}
