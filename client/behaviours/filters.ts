/**
 * Shows what is chosen in a list's filters at once, without leaving the page; where that fails the browser goes there.
 * How is loaded with the first choice.
 */
export function startFilters(root: ParentNode): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  // Where steps through the history cannot be followed the choice is sent as without scripts.
  const main = 'navigation' in window ? root.querySelector('main:has([data-filters])') : null;
  const show = (address: URL) => {
    import('./filter-list.ts')
      .then(({ showChoice }) => showChoice(address, signal))
      .catch(() => {
        if (!signal.aborted) location.assign(address);
      });
  };
  const choose = ({ target }: Event) => {
    const form = target instanceof HTMLInputElement ? target.form : null;
    if (!form?.closest('[data-filters]')) return;
    const address = new URL(form.action);
    // All of them are boxes, so no value is a file.
    address.search = String(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])));
    show(address);
  };
  const takeAway = (event: Event) => {
    if (!(event instanceof MouseEvent) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.closest('[data-filters]')) return;
    event.preventDefault();
    show(new URL(link.href));
  };
  // All is shown by then: what is left to do is to lead there.
  const close = (event: Event) => {
    const fold = event.target instanceof Element ? event.target.closest('details') : null;
    const results = fold?.closest('[data-filters]')?.querySelector('[id]');
    if (!fold || !results) return;
    event.preventDefault();
    fold.open = false;
    results.scrollIntoView();
    fold.querySelector('summary')?.focus({ preventScroll: true });
  };
  main?.addEventListener('submit', close, { signal });
  main?.addEventListener('change', choose, { signal });
  main?.addEventListener('click', takeAway, { signal });
  return () => stopped.abort();
}
