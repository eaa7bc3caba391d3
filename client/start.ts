import { startAnswers } from './behaviours/answers.ts';
import { startHeader } from './behaviours/header.ts';
import { startLostChunks } from './behaviours/lost-chunks.ts';
import { startThanks } from './behaviours/thanks.ts';
import { startIslands } from './islands/start.ts';
import { startConsent } from './measure/consent.ts';
import { startConversions } from './measure/conversions.ts';
import { startPageViews } from './measure/page-views.ts';
import { startVitals } from './measure/vitals.ts';
import { PageStore } from './navigation/page-store.ts';
import { startPrefetch } from './navigation/prefetch.ts';
import { startNavigation } from './navigation/start.ts';
import { startConnection } from './offline/connection.ts';
import { startKeeping } from './offline/register.ts';
import { startPreview } from './session/preview.ts';
import { type Start, startAll } from './start-all.ts';

const store = new PageStore();

/** What begins anew with every page. */
const pageStarts: readonly Start[] = [
  startIslands,
  startAnswers,
  startHeader,
  startThanks,
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
