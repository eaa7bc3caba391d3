import { isSearchable, TERM_PARAMETER } from '#shared/search.ts';

/**
 * Adds to searches what they cannot do alone: focus, folding up again, saying that a term is too short, and suggestions,
 * which are loaded when a field is first touched.
 */
export function startSearch(root: ParentNode): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  for (const form of root.querySelectorAll<HTMLFormElement>('form[data-search]')) checkTerm(form, signal);
  const box = root.querySelector<HTMLDetailsElement>('[data-search-box]');
  const field = box?.querySelector('input');
  if (box && field) foldAway(box, field, signal);
  const hint = box?.querySelector<HTMLElement>('[role=tooltip]');
  if (box && hint) hush(box, hint, signal);
  return () => ended.abort();
}

function foldAway(box: HTMLDetailsElement, field: HTMLInputElement, signal: AbortSignal): void {
  const open = () => {
    if (box.open) field.focus();
  };
  const dismiss = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !box.open) return;
    box.open = false;
    box.querySelector('summary')?.focus();
  };
  const close = (target: EventTarget | null) => {
    if (field.value === '' && target instanceof Node && !box.contains(target)) box.open = false;
  };
  box.addEventListener('toggle', open, { signal });
  if (box.contains(document.activeElement)) open();
  box.addEventListener('keydown', dismiss, { signal });
  box.addEventListener('focusout', ({ relatedTarget }) => close(relatedTarget), { signal });
  addEventListener('click', ({ target }) => close(target), { signal });
}

/** The hint covers what stands beside the magnifier: Escape takes it away until pointer and focus have left. */
function hush(box: HTMLElement, hint: HTMLElement, signal: AbortSignal): void {
  const hide = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') hint.style.visibility = 'hidden';
  };
  const restore = () => {
    hint.style.visibility = '';
  };
  addEventListener('keydown', hide, { signal });
  box.addEventListener('pointerleave', restore, { signal });
  box.addEventListener('focusout', restore, { signal });
}

function checkTerm(form: HTMLFormElement, signal: AbortSignal): void {
  const field = form.elements.namedItem(TERM_PARAMETER);
  if (!(field instanceof HTMLInputElement)) return;
  const check = () => field.setCustomValidity(isSearchable(field.value) ? '' : (form.dataset.search ?? ''));
  field.addEventListener('input', check, { signal });
  check();
  const load = () => import('./suggestions.ts').then(({ startSuggestions }) => startSuggestions(form, field, signal));
  // Without them the field is as good as before.
  field.addEventListener('focus', () => void load().catch(() => undefined), { signal, once: true });
  // It may have the focus already.
  if (document.activeElement === field) field.dispatchEvent(new FocusEvent('focus'));
}
