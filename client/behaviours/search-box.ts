import { isSearchable, TERM_PARAMETER } from '#shared/search.ts';

/** Adds to the search box what it cannot do alone: focus, folding up again, and saying that a term is too short. */
export function startSearch(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-search]')) checkTerm(form);
  const box = document.querySelector<HTMLDetailsElement>('[data-search-box]');
  const field = box?.querySelector('input');
  if (!box || !field) return;
  box.addEventListener('toggle', () => {
    if (box.open) field.focus();
  });
  box.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !box.open) return;
    box.open = false;
    box.querySelector('summary')?.focus();
  });
  box.addEventListener('focusout', ({ relatedTarget }) => {
    if (field.value === '' && relatedTarget instanceof Node && !box.contains(relatedTarget)) box.open = false;
  });
  addEventListener('click', ({ target }) => {
    if (field.value === '' && target instanceof Node && !box.contains(target)) box.open = false;
  });
}

function checkTerm(form: HTMLFormElement): void {
  const field = form.elements.namedItem(TERM_PARAMETER);
  if (!(field instanceof HTMLInputElement)) return;
  const check = () => field.setCustomValidity(isSearchable(field.value) ? '' : (form.dataset.search ?? ''));
  field.addEventListener('input', check);
  check();
}
