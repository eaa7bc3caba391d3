import { moveAlong } from './move-along.ts';

/**
 * Thumbnails of a gallery move its strip and leave the page where it is; the picture in sight is marked and counted.
 */
export function startGallery(root: ParentNode): () => void {
  const stopped = new AbortController();
  const gallery = root.querySelector('.gallery');
  const strip = gallery?.querySelector('.gallery-strip');
  if (gallery && strip) follow(gallery, strip, stopped.signal);
  return () => stopped.abort();
}

function follow(gallery: Element, strip: Element, signal: AbortSignal): void {
  const items = [...strip.children].filter((item) => item instanceof HTMLElement);
  const links = [...gallery.querySelectorAll<HTMLElement>('a')];
  const counter = gallery.querySelector<HTMLElement>('[hidden]');
  const mark = () => {
    const current = Math.round(strip.scrollLeft / (items[1]?.offsetLeft ?? 1));
    for (const [index, link] of links.entries()) link.setAttribute('aria-current', String(index === current));
    if (counter) counter.textContent = `${current + 1} / ${items.length}`;
  };
  const move = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    moveAlong(strip, items[links.indexOf(link)]?.offsetLeft ?? 0);
  };
  gallery.addEventListener('click', move, { signal });
  strip.addEventListener('scroll', mark, { signal, passive: true });
  if (counter) {
    counter.hidden = false;
    signal.addEventListener('abort', () => {
      counter.hidden = true;
    });
  }
  mark();
}
