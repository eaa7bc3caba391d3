import { fetchPage } from './fetch-page.ts';
import { isPage } from './intent.ts';
import type { PageStore } from './page-store.ts';

/** Milliseconds after which idling is over at the latest: product specification, navigation behaviour. */
const IDLE_TIMEOUT = 2_000;
/** Pages fetched ahead for one page, and of them at once. */
const LIMIT = 10;
const AT_ONCE = 2;

/** What browsers that know it tell of the way to the network. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Fetches pages that links in sight lead to, and at once the one a pointer rests on, so that the next click finds its
 * page there. Results of a search are left out, and all of it where data is dear or the network away.
 */
export function startPrefetch(store: PageStore): (root: ParentNode) => () => void {
  return (root) => {
    if (isSpared()) return () => {};
    const ended = new AbortController();
    const { signal } = ended;
    const inSight = new Set<Element>();
    let [left, underWay] = [LIMIT, 0];

    const fetchNext = () => {
      const [link] = inSight;
      if (signal.aborted || !link || underWay === AT_ONCE || left === 0 || isSpared()) return;
      inSight.delete(link);
      observer.unobserve(link);
      const url = findPage(link);
      if (url !== undefined && !store.has(url)) {
        const settle = () => {
          underWay -= 1;
          fetchNext();
        };
        left -= 1;
        underWay += 1;
        store.read(url, () => fetchPage(url, { priority: 'low' })).then(settle, settle);
      }
      fetchNext();
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) inSight.add(target);
        else inSight.delete(target);
      }
      if (inSight.size === 0) return;
      // Safari does not say when it idles.
      if ('requestIdleCallback' in window) requestIdleCallback(fetchNext, { timeout: IDLE_TIMEOUT });
      else setTimeout(fetchNext, IDLE_TIMEOUT);
    });
    const begin = () => {
      for (const link of root.querySelectorAll('a')) if (findPage(link) !== undefined) observer.observe(link);
    };
    const hurry = ({ target }: Event) => {
      const url = target instanceof Element ? findPage(target.closest('a')) : undefined;
      if (url !== undefined) store.read(url, () => fetchPage(url)).catch(() => undefined);
    };
    // What the page itself needs comes first.
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { signal });
    addEventListener('pointerover', hurry, { signal });
    return () => {
      ended.abort();
      observer.disconnect();
    };
  };
}

function isSpared(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType.includes('2g') || !navigator.onLine;
}

/** Address of the page a link leads to, where it may be fetched ahead: of this site, another one than this, no search. */
function findPage(link: Element | null): string | undefined {
  if (!(link instanceof HTMLAnchorElement) || link.target || link.download) return undefined;
  const { origin, pathname, search, href } = link;
  if (origin !== location.origin || search || !isPage(pathname) || pathname === location.pathname) return undefined;
  return href.split('#', 1)[0];
}
