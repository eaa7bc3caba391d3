/** Makes the menus, which open and close without scripts, also close when one turns away from them. */
export function startMenus(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    // A link to a part of this very page does not leave it, so the menu or the overlay has to go.
    const link = target.closest('a');
    for (const menu of openMenus()) if (link || !menu.contains(target)) menu.open = false;
    if (link) link.closest('dialog')?.close();
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
    // One that is open because the pointer is over it stays shut until the pointer comes again.
    const hovered = document.querySelector('details[data-menu]:hover');
    hovered?.setAttribute('data-dismissed', '');
    hovered?.addEventListener('pointerleave', () => hovered.removeAttribute('data-dismissed'), { once: true });
  });
  startDialogs();
  addEventListener('hashchange', openTarget);
  openTarget();
}

function openMenus(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll('details[data-menu][open]');
}

/** Browsers that do not know `command` on buttons yet. */
function startDialogs(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[commandfor]')) {
    const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) continue;
    button.addEventListener('click', () => {
      if (button.getAttribute('command') === 'close') dialog.close();
      else dialog.showModal();
    });
  }
}

/** A link to a folded part of the page unfolds it. */
function openTarget(): void {
  const target = document.querySelector(':target');
  if (target instanceof HTMLDetailsElement) target.open = true;
}
