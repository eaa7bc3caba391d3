import { startFilters } from './behaviours/filters.ts';
import { startGallery } from './behaviours/gallery.ts';
import { startHeader } from './behaviours/header.ts';
import { startLostChunks } from './behaviours/lost-chunks.ts';
import { startMenuPictures } from './behaviours/menu-pictures.ts';
import { startMenus } from './behaviours/menus.ts';
import { startSearch } from './behaviours/search-box.ts';
import { startSections } from './behaviours/sections.ts';
import { startThanks } from './behaviours/thanks.ts';
import { startTouches } from './behaviours/touches.ts';
import { startIslands } from './islands/start.ts';
import { startConsent } from './measure/consent.ts';
import { startConversions } from './measure/conversions.ts';
import { startPageViews } from './measure/page-views.ts';
import { startVitals } from './measure/vitals.ts';
import { PageStore } from './navigation/page-store.ts';
import { startPrefetch } from './navigation/prefetch.ts';
import { startScroll } from './navigation/scroll.ts';
import { startNavigation } from './navigation/start.ts';
import { startConnection } from './offline/connection.ts';
import { startKeeping } from './offline/register.ts';
import { startPreview } from './session/preview.ts';

const store = new PageStore();

type Start = (root: ParentNode) => () => void;

/** What begins anew with every page. */
const pageStarts: readonly Start[] = [
  startIslands,
  startFilters,
  startGallery,
  startHeader,
  startMenus,
  startMenuPictures,
  startScroll,
  startSearch,
  startSections,
  startThanks,
  startTouches,
  startPageViews,
  startConversions,
  startPrefetch(store),
];

/** What begins once, and goes on while pages come and go. */
const siteStarts: readonly Start[] = [
  // Before anything is loaded that could be gone.
  startLostChunks,
  startConsent,
  startVitals,
  startConnection,
  startKeeping,
  startPreview,
];

/** Starts everything that a page has, and what leads from page to page; gives back how to stop it. */
export function start(root: ParentNode): () => void {
  let stopPage = () => {};
  const life = {
    stop: () => stopPage(),
    start: () => {
      stopPage = startAll(pageStarts, root);
    },
  };
  const stopSite = startAll([...siteStarts, () => startNavigation(store, life)], root);
  life.start();
  return () => {
    stopSite();
    stopPage();
  };
}

function startAll(starts: readonly Start[], root: ParentNode): () => void {
  const stops = starts.map((begin) => attempt(() => begin(root)));
  return () => {
    for (const stop of stops) if (stop) attempt(stop);
  };
}

/** The page works without any of them, and one that fails must not take the others down. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
