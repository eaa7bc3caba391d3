import { moveAlong } from './move-along.ts';

/**
 * Thumbnails and buttons of a gallery move its strip and leave the page where it is; the picture in sight is marked and
 * counted.
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
  const steps = gallery.querySelector<HTMLElement>('[hidden]');
  const counter = steps?.querySelector('p');
  const findCurrent = () => Math.round(strip.scrollLeft / (items[1]?.offsetLeft ?? 1));
  const mark = () => {
    const current = findCurrent();
    for (const [index, link] of links.entries()) link.setAttribute('aria-current', String(index === current));
    if (counter) counter.textContent = `${current + 1} / ${items.length}`;
  };
  const move = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('a, [data-step]') : null;
    if (!control) return;
    event.preventDefault();
    const link = links.indexOf(control);
    const next = link < 0 ? findCurrent() + Number(control.dataset.step) : link;
    moveAlong(strip, items.at(next % items.length)?.offsetLeft ?? 0);
  };
  gallery.addEventListener('click', move, { signal });
  strip.addEventListener('scroll', mark, { signal, passive: true });
  if (steps) {
    steps.hidden = false;
    signal.addEventListener('abort', () => {
      steps.hidden = true;
    });
  }
  mark();
}
