import { findTarget } from '../find-target.ts';

/** Makes the menus, which open and close without scripts, also close when one turns away from them. */
export function startMenus(root: ParentNode): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const turnAway = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    // A link to a part of this very page does not leave it, so the menu or the overlay has to go.
    const link = target.closest('a');
    for (const menu of openMenus(root)) if (link || !menu.contains(target)) menu.open = false;
    if (link) link.closest('dialog')?.close();
  };
  const dismiss = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    for (const menu of openMenus(root)) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
    // One that is open because the pointer is over it stays shut until the pointer comes again.
    const hovered = root.querySelector('details[data-menu]:hover');
    hovered?.setAttribute('data-dismissed', '');
    hovered?.addEventListener('pointerleave', () => hovered.removeAttribute('data-dismissed'), {
      once: true,
      signal,
    });
  };
  const hold = ({ target }: Event) => {
    const summary = target instanceof Element ? target.closest<HTMLElement>('details[name] > summary') : null;
    if (summary) keepPlace(summary);
  };
  addEventListener('click', turnAway, { signal });
  addEventListener('click', hold, { signal });
  addEventListener('keydown', dismiss, { signal });
  addEventListener('hashchange', openTarget, { signal });
  startDialogs(root, signal);
  openTarget();
  return () => ended.abort();
}

function openMenus(root: ParentNode): NodeListOf<HTMLDetailsElement> {
  return root.querySelectorAll('details[data-menu][open]');
}

/** Browsers that do not know `command` on buttons yet. */
function startDialogs(root: ParentNode, signal: AbortSignal): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[commandfor]')) {
    const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) continue;
    const obey = () => (button.getAttribute('command') === 'close' ? dialog.close() : dialog.showModal());
    button.addEventListener('click', obey, { signal });
  }
}

/** A link to a folded part of the page, or to its heading, unfolds it. */
function openTarget(): void {
  const folded = findTarget()?.closest('details');
  if (folded) folded.open = true;
}

/**
 * What is pressed stays under the finger: opening it closes the one of its group that was open, and where that stood
 * above it everything would move up.
 */
function keepPlace(summary: HTMLElement): void {
  const { top } = summary.getBoundingClientRect();
  requestAnimationFrame(() => {
    const box = summary.closest('dialog') ?? document.documentElement;
    box.scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: 'instant' });
  });
}
