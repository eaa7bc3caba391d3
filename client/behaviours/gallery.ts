import { moveAlong } from './move-along.ts';

/**
 * Thumbnails of a gallery move its strip and leave the page where it is; the picture in sight is marked and counted.
 * What is pressed in the strip is shown large: what that takes is loaded when the gallery is first touched.
 */
export function startGallery(root: ParentNode): () => void {
  const stopped = new AbortController();
  const gallery = root.querySelector<HTMLElement>('.gallery');
  const strip = gallery?.querySelector('.gallery-strip');
  if (gallery && strip) {
    follow(gallery, strip, stopped.signal);
    enlarge(strip, stopped.signal);
  }
  return () => stopped.abort();
}

function follow(gallery: Element, strip: Element, signal: AbortSignal): void {
  const items = [...strip.children].filter((item) => item instanceof HTMLElement);
  const links = [...gallery.querySelectorAll<HTMLElement>('li a')];
  const counter = gallery.querySelector(':scope > p');
  const mark = () => {
    const current = Math.round(strip.scrollLeft / (items[1]?.offsetLeft ?? 1));
    for (const [index, link] of links.entries()) link.setAttribute('aria-current', String(index === current));
    if (counter) counter.textContent = `${current + 1} / ${items.length}`;
  };
  const move = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('li a') : null;
    if (!link) return;
    event.preventDefault();
    moveAlong(strip, items[links.indexOf(link)]?.offsetLeft ?? 0);
  };
  gallery.addEventListener('click', move, { signal });
  strip.addEventListener('scroll', mark, { signal, passive: true });
  mark();
}

/** A picture is a link to its file without scripts; the drawing gets a button, so that it can be pressed too. */
function enlarge(strip: Element, signal: AbortSignal): void {
  const drawing = strip.querySelector('figure');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'gallery-enlarge';
  button.ariaLabel = drawing?.querySelector('figcaption')?.textContent ?? '';
  drawing?.append(button);
  signal.addEventListener('abort', () => button.remove());
  const load = () => import('./gallery-large.ts');
  const open = (event: Event) => {
    // With a key held a link opens elsewhere, as ever.
    if (!(event instanceof MouseEvent) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const pressed = event.target instanceof Element ? event.target.closest('a, button') : null;
    const item = [...strip.children].findIndex((child) => child.contains(pressed));
    if (!pressed || item < 0) return;
    event.preventDefault();
    load()
      .then(({ showLarge }) => showLarge(strip, item, signal))
      .catch(() => {
        // Without it the link leads where it would without scripts.
        if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
      });
  };
  strip.addEventListener('click', open, { signal });
  for (const touch of ['pointerenter', 'focusin']) {
    strip.addEventListener(touch, () => void load().catch(() => undefined), { signal, once: true });
  }
}
