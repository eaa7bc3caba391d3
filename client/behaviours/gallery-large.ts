import { findLocale } from '#shared/i18n/locales.ts';
import { addSheet } from '#shared/ui/add-sheet.ts';
import styles from './gallery-large.css?sheet';
import { galleryWords } from './gallery-words.ts';
import { moveAlong } from './move-along.ts';

/** How wide a picture is here: of its own size on a desk, wider than the window on a phone, where it is pushed about. */
const SIZES = '(min-width: 40em) 1200px, 178vw';

/** What the arrow keys do. */
const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

/**
 * Shows the pictures of a gallery's strip over the page, from one of them on: a strip again, moved by fingers, buttons
 * and arrow keys, with what each shows in words below it. Escape closes it, and so does a press beside the picture; the
 * focus goes back to what opened it. It closes with the signal too.
 */
export function showLarge(strip: Element, first: number, signal: AbortSignal): void {
  if (signal.aborted) return;
  const words = galleryWords[findLocale(location.pathname)];
  const removeStyles = addSheet(styles);
  const dialog = createElement('dialog', 'gallery-large');
  dialog.ariaLabel = strip.ariaLabel;
  const large = createElement('div', 'gallery-large-strip');
  // What scrolls is reached by Tab.
  large.tabIndex = 0;
  const texts = [...strip.children].map((item) => {
    const { shown, text } = copy(item);
    const place = createElement('div', shown instanceof SVGElement ? 'gallery-large-drawing' : 'gallery-large-photo');
    place.append(shown);
    large.append(place);
    return text;
  });
  const caption = createElement('p', 'gallery-large-caption');
  caption.role = 'status';
  let current = first;
  const step = (by: number) => {
    current = Math.min(Math.max(current + by, 0), texts.length - 1);
    tell();
    moveAlong(large, current * large.clientWidth);
  };
  const back = createButton('gallery-large-back', '‹', words.previous, () => step(-1));
  const on = createButton('gallery-large-on', '›', words.next, () => step(1));
  const close = createButton('gallery-large-close', '×', words.close, () => dialog.close());
  const tell = () => {
    const number = createElement('strong', '');
    number.textContent = `${current + 1} / ${texts.length}`;
    caption.replaceChildren(number, ` ${texts[current]}`);
    back.ariaDisabled = String(current === 0);
    on.ariaDisabled = String(current === texts.length - 1);
  };

  dialog.append(large, close, ...(texts.length > 1 ? [back, caption, on] : [caption]));
  dialog.addEventListener('keydown', (event) => {
    const by = STEPS.get(event.key);
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(by);
  });
  large.addEventListener('scrollend', () => {
    const seen = Math.round(large.scrollLeft / large.clientWidth);
    if (seen === current) return;
    current = seen;
    tell();
  });
  // Beside the picture, not on it.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target instanceof Element && target.parentElement === large)) dialog.close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    removeStyles();
  });
  signal.addEventListener('abort', () => dialog.close(), { once: true });
  document.body.append(dialog);
  dialog.showModal();
  close.focus();
  large.scrollLeft = current * large.clientWidth;
  // What is wider than its place is seen from its middle.
  for (const place of large.children) place.scrollLeft = (place.scrollWidth - place.clientWidth) / 2;
  tell();
}

/** What an item of the strip shows, for a larger place, and what that is in words. */
function copy(item: Element): { shown: Element; text: string } {
  const drawing = item.querySelector('svg[role=img]');
  if (drawing) {
    const shown = drawing.cloneNode(true) as SVGElement;
    for (const part of shown.querySelectorAll('[id]')) part.removeAttribute('id');
    return { shown, text: drawing.ariaLabel ?? '' };
  }
  const shown = item.querySelector('picture')?.cloneNode(true) as HTMLElement;
  for (const source of shown.querySelectorAll('source')) source.sizes = SIZES;
  const image = shown.querySelector('img');
  if (image) image.loading = 'lazy';
  return { shown, text: image?.alt ?? '' };
}

function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  return element;
}

function createButton(className: string, sign: string, label: string, press: () => void): HTMLButtonElement {
  const button = createElement('button', className);
  button.type = 'button';
  button.textContent = sign;
  button.ariaLabel = label;
  button.addEventListener('click', press);
  return button;
}
