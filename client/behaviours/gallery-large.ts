import { findLocale } from '#shared/i18n/locales.ts';
import { addSheet } from '#shared/ui/add-sheet.ts';
import styles from './gallery-large.css?sheet';
import { galleryWords } from './gallery-words.ts';
import { moveAlong } from './move-along.ts';

/** How wide a picture is here: of its own size on a desk, twice the window on a phone, where it can be brought nearer. */
const SIZES = '(min-width: 40em) 1200px, 200vw';

/** A place whose picture is larger than it fits there. */
const NEAR = 'gallery-large-near';

/** What the arrow keys do. */
const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

/**
 * Shows the pictures of a gallery's strip over the page, from one of them on: a strip again, moved by fingers, buttons
 * and arrow keys, with what each shows in words below it. Below a desk a press on a picture or the drawing brings it
 * twice as near, to be pushed about, and another back; on a phone a picture is wider than the window from the start. Escape closes it, and so does a press beside the picture; the
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
  const nearer = createButton('gallery-large-nearer', '+', words.nearer, () => bringNearer(current));
  const bringNearer = (index: number, event?: MouseEvent) => {
    for (const [other, place] of [...large.children].entries()) {
      const isNear = other === index && !place.classList.contains(NEAR);
      if (place instanceof HTMLElement) magnify(place, isNear, event);
      if (other === current) nearer.ariaPressed = String(isNear);
    }
    nearer.textContent = nearer.ariaPressed === 'true' ? '–' : '+';
  };
  const tell = () => {
    // What is left goes back to its size.
    bringNearer(-1);
    const number = createElement('strong', '');
    number.textContent = `${current + 1} / ${texts.length}`;
    caption.replaceChildren(number, ` ${texts[current]}`);
    back.ariaDisabled = String(current === 0);
    on.ariaDisabled = String(current === texts.length - 1);
  };

  dialog.append(large, nearer, close, ...(texts.length > 1 ? [back, caption, on] : [caption]));
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
  dialog.addEventListener('click', (event) => {
    const { target } = event;
    if (target === dialog || (target instanceof Element && target.parentElement === large)) dialog.close();
    else if (target instanceof Element && large.contains(target) && nearer.checkVisibility()) {
      bringNearer(current, event);
    }
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
  tell();
}

/** Shows what is in a place twice as large as it fits there, from what was pressed in it or its middle; or as it fits, from its middle. */
function magnify(place: HTMLElement, isNear: boolean, event?: MouseEvent): void {
  const shown = place.querySelector<HTMLElement | SVGElement>('img, svg');
  if (!shown) return;
  const box = shown.getBoundingClientRect();
  place.classList.toggle(NEAR, isNear);
  shown.style.width = isNear ? `${2 * box.width}px` : '';
  if (!isNear) {
    place.scrollLeft = (place.scrollWidth - place.clientWidth) / 2;
    return;
  }
  const { clientX: x, clientY: y } = event ?? { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  place.scrollTo(2 * (x - box.x) - place.clientWidth / 2, 2 * (y - box.y) - place.clientHeight / 2);
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
  shown.className = '';
  for (const source of shown.querySelectorAll('source')) source.sizes = SIZES;
  const image = shown.querySelector('img');
  if (image) image.loading = 'lazy';
  // Its first sentence: who sees the picture needs no more.
  return { shown, text: image?.alt.split(/(?<=[.;])\s/, 1)[0]?.replace(/[.;]$/, '') ?? '' };
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
