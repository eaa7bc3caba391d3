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
 * Once for each page and release, as the storage of the tab knows, so that nothing goes round in circles; neither
 * offline nor where something would be lost: a chosen file, or what was typed where no island keeps a draft.
 */
function mayReload(): boolean {
  if (!navigator.onLine) return false;
  if (listFilledIn().some((field) => field.type === 'file' || !field.closest('[data-awake]'))) return false;
  const key = `reloaded ${location.pathname}`;
  // The address of this very script, which every release has of its own.
  const release = import.meta.url;
  try {
    if (sessionStorage.getItem(key) === release) return false;
    sessionStorage.setItem(key, release);
    return true;
  } catch {
    return false;
  }
}
