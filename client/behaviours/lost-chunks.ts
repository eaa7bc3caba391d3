import { listFilledIn } from '../filled-in.ts';

let isIncomplete = false;

/** Whether a part of the scripts was asked for in vain: the next page had better be loaded whole, with all of its own. */
export function hasLostChunks(): boolean {
  return isIncomplete;
}

/**
 * A part of the scripts that cannot be loaded is one that a new release has taken away, as a rule: the page is loaded
 * anew, with scripts that fit. Vite tells of every `import()` of the site in this one event, and the error goes on to
 * whoever asked: where the page stays it does without, as it would without scripts.
 *
 * A page that is being left loses what is still on its way too, in Firefox. Loaded anew then, it would not be left, and
 * a form that was just sent would be lost.
 */
export function startLostChunks(): () => void {
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  const reload = () => {
    isIncomplete = true;
    if (isLeaving || !mayReload()) return;
    // Once: every form of a page asks for the same code.
    leave();
    location.reload();
  };
  const ended = new AbortController();
  addEventListener('beforeunload', leave, ended);
  addEventListener('vite:preloadError', reload, ended);
  return () => ended.abort();
}

/**
 * A page that was loaded anew already stays, so that nothing goes round in circles; so does one that answers a form,
 * which would be sent again. Never while offline, nor where something would be lost: a chosen file, or what was typed
 * where no island keeps a draft.
 */
function mayReload(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!navigator.onLine || load?.type === 'reload' || load?.responseStatus !== 200) return false;
  return !listFilledIn().some((field) => field.type === 'file' || !field.closest('[data-awake]'));
}
