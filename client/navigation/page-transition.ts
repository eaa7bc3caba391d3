import { addSheet } from '#shared/ui/add-sheet.ts';
import styles from './page-transition.css?sheet';

/** Said of a page whose beginning alone is there. */
const ARRIVING = 'data-arriving';

/** Brings the styles of the transition named `page`, and gives back how to take them away. */
export function startTransitions(): () => void {
  return addSheet(styles);
}

/**
 * Changes the page within the transition named `page`, out and then in (product specification, navigation behaviour);
 * at once where motion is not wanted or not known. Comes back when the change is made, and throws what it throws.
 */
export async function changeGently(change: () => void): Promise<void> {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return change();
  const { ready, finished, updateCallbackDone } = document.startViewTransition(change);
  // One that is skipped (a window out of sight, a newer page) is no failure: the change is made all the same.
  for (const outcome of [ready, finished]) outcome.catch(() => undefined);
  await updateCallbackDone;
}

/**
 * Has the beginning of a page that was just put there laid out before all else, and the rest after the next frame. Only
 * where its heading is what it is come to for: what stands further down could not take the focus.
 */
export function layOut(beginningFirst: boolean): void {
  const root = document.documentElement;
  root.toggleAttribute(ARRIVING, beginningFirst);
  if (beginningFirst) requestAnimationFrame(() => setTimeout(() => root.removeAttribute(ARRIVING)));
}
