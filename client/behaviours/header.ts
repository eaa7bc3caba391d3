/** Pixels scrolled after which the header shrinks: product specification, header. */
const THRESHOLD = 200;

/** Pixels of the window that the shrunk header covers. */
const HEADER = 64;

/** Pixels above the end of a page from which on it has come to its end: as high as the last lines of the footer. */
const END = 80;

/** The button at the top of a page, where it has one: what it asks a phone's header need not ask in the same view. */
const ASKING = 'main > :nth-child(-n + 2) a.button-primary';

/**
 * Marks the page once it is scrolled, while the button at its top is in sight, and at its end; the style sheet does the
 * rest, without moving anything in the page.
 */
export function startHeader(): () => void {
  const root = document.documentElement;
  const asking = document.querySelector(ASKING);
  const update = () => {
    root.toggleAttribute('data-scrolled', scrollY > THRESHOLD);
    root.toggleAttribute('data-asking', asking !== null && asking.getBoundingClientRect().top > HEADER);
    root.toggleAttribute('data-ended', scrollY + innerHeight > root.scrollHeight - END);
  };
  addEventListener('scroll', update, { passive: true });
  // With the first frame: asked at once, it would have a page that just came laid out twice.
  const first = requestAnimationFrame(update);
  return () => {
    cancelAnimationFrame(first);
    removeEventListener('scroll', update);
  };
}
