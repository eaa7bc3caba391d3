import { findLocale } from '#shared/i18n/locales.ts';
import { FEW_PARAMETER, isSearchable, SUGGESTIONS_PATH, TERM_PARAMETER } from '#shared/search.ts';
import { addSheet } from '#shared/ui/add-sheet.ts';
import { fetchSuggestions } from './fetch-suggestions.ts';
import { createElement, createList } from './suggestion-list.ts';
import styles from './suggestions.css?sheet';

/** Milliseconds without a letter before it is asked. */
const PAUSE = 150;
/** Milliseconds that waiting is shown at least, so that nothing flashes. */
const LEAST_SHOWN = 200;

/**
 * Makes a search field suggest pages while one types: a combobox with a list, as the ARIA practices describe it. What
 * is typed can be sent as ever. Ends with the signal, and leaves the field as it was.
 */
export function startSuggestions(form: HTMLFormElement, field: HTMLInputElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  const list = createList(field);
  const status = createElement('p', { role: 'status', class: 'suggestions-status' });
  const attributes = {
    role: 'combobox',
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-controls': list.element.id,
    'aria-expanded': 'false',
  };
  for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
  form.append(list.element, status);
  const removeStyles = addSheet(styles);

  let asked = new AbortController();
  const close = () => {
    asked.abort();
    form.removeAttribute('aria-busy');
    list.close();
  };
  const ask = async () => {
    asked.abort();
    asked = new AbortController();
    status.removeAttribute('data-shown');
    const { signal: current } = asked;
    if (!isSearchable(field.value)) {
      status.textContent = '';
      close();
      return;
    }
    await wait(PAUSE);
    if (current.aborted) return;
    form.setAttribute('aria-busy', 'true');
    const answering = fetchSuggestions(createAddress(form, field.value), current).catch(() => undefined);
    const [answer] = await Promise.all([answering, wait(LEAST_SHOWN)]);
    if (current.aborted) return;
    form.removeAttribute('aria-busy');
    status.textContent = answer?.status ?? '';
    // Without an answer the field is what it was before: it can be sent.
    if (answer) list.show(answer);
    else list.close();
  };
  /** What a key does in the list, and whether it does anything there. */
  const press = (key: string): boolean => {
    if (key === 'Enter') return list.follow();
    if (key === 'ArrowDown') return list.step(1);
    if (key === 'ArrowUp') return list.step(-1);
    if (key !== 'Escape' || !list.isOpen) return false;
    close();
    return true;
  };
  const steer = (event: KeyboardEvent) => {
    if (!press(event.key)) return;
    event.preventDefault();
    // The box around the field would fold up, and take what was typed with it.
    event.stopPropagation();
  };

  /** Says that the term is too short where the list would be, in place of the browser's own bubble. */
  const refuse = (event: Event) => {
    event.preventDefault();
    close();
    field.focus();
    status.textContent = field.validationMessage;
    status.setAttribute('data-shown', '');
  };

  field.addEventListener('invalid', refuse, { signal });
  field.addEventListener('input', ask, { signal });
  field.addEventListener('keydown', steer, { signal });
  field.addEventListener('blur', close, { signal });
  field.addEventListener('blur', () => status.removeAttribute('data-shown'), { signal });
  form.addEventListener('submit', close, { signal });
  // The field keeps the focus while an option is pressed, or the list would close under the finger.
  list.element.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
  signal.addEventListener('abort', () => {
    close();
    list.element.remove();
    status.remove();
    removeStyles();
    for (const name of Object.keys(attributes)) field.removeAttribute(name);
  });
  // What was typed while this was loaded.
  if (document.activeElement === field && field.value !== field.defaultValue) void ask();
}

function createAddress(form: HTMLFormElement, term: string): URL {
  const address = new URL(SUGGESTIONS_PATH, location.href);
  address.searchParams.set('locale', findLocale(new URL(form.action).pathname));
  address.searchParams.set(TERM_PARAMETER, term.trim());
  if (matchMedia('(width <= 667px)').matches) address.searchParams.set(FEW_PARAMETER, '');
  return address;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
