import { hasLostChunks } from '../behaviours/lost-chunks.ts';
import { decideIntent } from './intent.ts';
import type { PageStore } from './page-store.ts';
import type { PageLife, Visits } from './visits.ts';

/** Said of a navigation that the browser is to make as if nobody listened. */
const PLAIN = 'plain';

/** Where a navigation leads, and where the focus is then, is settled when the page stands. */
const BY_HAND = { scroll: 'manual', focusReset: 'manual' } as const;

/**
 * Shows pages of this site in the place of the one shown, without loading everything anew. Whatever is unexpected is
 * left to the browser, and so is everything where it has no Navigation API.
 */
export function startNavigation(store: PageStore, life: PageLife): () => void {
  // Browsers before 2026 may have none.
  const navigation = window.navigation as Navigation | undefined;
  if (!navigation) return () => {};
  const ended = new AbortController();
  const { signal } = ended;
  let loading: Promise<Visits> | undefined;

  const load = (): Promise<Visits> => {
    loading ??= import('./visits.ts').then(({ Visits }) => {
      const visits = new Visits(store, life);
      signal.addEventListener('abort', () => visits.stop());
      return visits;
    });
    return loading;
  };

  const follow = (event: NavigateEvent) => {
    if (hasLostChunks() || event.info === PLAIN) return;
    const { canIntercept, downloadRequest, formData, hashChange, navigationType, destination } = event;
    const intent = decideIntent({
      canIntercept,
      isDownload: downloadRequest !== null,
      isPost: formData !== null,
      isJump: hashChange,
      kind: navigationType,
      isSameDocument: destination.sameDocument,
      pathname: new URL(destination.url).pathname,
    });
    if (intent === 'leave') return;
    if (intent === 'jump') {
      const jump = () =>
        load().then(
          (visits) => visits.arrive(event),
          () => event.scroll(),
        );
      event.intercept({ ...BY_HAND, handler: jump });
      return;
    }
    const attempt = async (step: () => Promise<void>) => {
      try {
        await step();
      } catch (error) {
        if (!event.signal.aborted) loadPlainly(event);
        throw error;
      }
    };
    const visiting = load().then((visits) => visits.begin(event));
    event.intercept({
      ...BY_HAND,
      // The address changes when the page is there, and is where it was found; a step through the history cannot wait.
      ...(event.cancelable &&
        navigationType !== 'traverse' && {
          precommitHandler: (controller) => attempt(async () => (await visiting).find(controller)),
        }),
      handler: () => attempt(async () => (await visiting).show()),
    });
  };

  navigation.addEventListener('navigate', follow, { signal });
  // Who touches the page may visit another one next; what cannot be loaded then is missed when it is needed.
  for (const touch of ['pointerover', 'focusin'] as const) {
    addEventListener(touch, () => void load().catch(() => undefined), { signal, once: true });
  }
  return () => ended.abort();
}

/** Lets the browser do what could not be done here. */
function loadPlainly({ destination: { url } }: NavigateEvent): void {
  if (location.href === url) location.reload();
  else navigation.navigate(url, { info: PLAIN });
}
