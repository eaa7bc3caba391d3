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
 */
export function startLostChunks(): () => void {
  const reload = () => {
    isIncomplete = true;
    if (mayReload()) location.reload();
  };
  addEventListener('vite:preloadError', reload);
  return () => removeEventListener('vite:preloadError', reload);
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
