/** Makes the menus, which open and close without scripts, also close when one turns away from them. */
export function startMenus(): void {
  addEventListener('click', ({ target }) => {
    for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false;
    const dialog = target instanceof Element ? target.closest('dialog') : null;
    // A link to a part of this very page does not leave it, so the overlay has to go.
    if (dialog && target instanceof Element && target.closest('a')) dialog.close();
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
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
  const target = location.hash.length > 1 ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  if (target instanceof HTMLDetailsElement) target.open = true;
}
