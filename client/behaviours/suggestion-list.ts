import type { Suggestions } from './fetch-suggestions.ts';

/** The list of suggestions under a search field: a listbox, whose options are links. */
export interface SuggestionList {
  element: HTMLElement;
  readonly isOpen: boolean;
  /** Shows an answer; one without suggestions shows nothing. */
  show(answer: Suggestions): void;
  close(): void;
  /** To the next option or the one before, opening the list; from the last to none, which is the field, to the first. Whether there is one. */
  step(by: 1 | -1): boolean;
  /** Follows the active option; whether there was one. */
  follow(): boolean;
}

/** A list for a field, which learns from it what a screen reader needs to know. */
export function createList(field: HTMLInputElement): SuggestionList {
  const element = createElement('div', { id: `${field.id}-suggestions`, role: 'listbox', class: 'suggestions' });
  element.hidden = true;
  let options: HTMLAnchorElement[] = [];
  let active = -1;

  const activate = (index: number) => {
    active = index;
    for (const [at, option] of options.entries()) option.setAttribute('aria-selected', String(at === index));
    const option = options[index];
    option?.scrollIntoView({ block: 'nearest' });
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
  };
  const setOpen = (isOpen: boolean) => {
    element.hidden = !isOpen;
    field.setAttribute('aria-expanded', String(isOpen));
    activate(-1);
  };

  return {
    element,
    get isOpen() {
      return !element.hidden;
    },
    show({ label, suggestions }) {
      options = suggestions.map((suggestion, index) => createOption(`${element.id}-${index}`, suggestion));
      element.setAttribute('aria-label', label);
      element.replaceChildren(...options);
      setOpen(options.length > 0);
      keepInWindow(element);
    },
    close: () => setOpen(false),
    step(by) {
      if (options.length === 0) return false;
      if (element.hidden) setOpen(true);
      const places = options.length + 1;
      activate(((active + 1 + by + places) % places) - 1);
      return true;
    },
    follow() {
      const option = element.hidden ? undefined : options[active];
      option?.click();
      return option !== undefined;
    },
  };
}

/** Ends above the lower edge of the window, or the keyboard on it; what has no room is scrolled to. */
function keepInWindow(element: HTMLElement): void {
  const { height, offsetTop } = visualViewport ?? { height: innerHeight, offsetTop: 0 };
  const room = offsetTop + height - element.getBoundingClientRect().top - 8;
  // A few rows even where there is none: there the page can be scrolled.
  element.style.maxHeight = `min(27rem, max(10rem, ${room}px))`;
}

function createOption(id: string, { kind, title, path }: Suggestions['suggestions'][number]): HTMLAnchorElement {
  const option = createElement('a', { id, role: 'option', href: path, tabindex: '-1' });
  const name = createElement('span', {}, title);
  option.append(name);
  // The last row is no page of a kind: it leads on.
  if (kind) option.append(' ', createElement('small', {}, kind));
  else option.className = 'suggestions-on';
  return option;
}

/** An element with its attributes and its text. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
}
