/** Pixels scrolled after which the header shrinks: product specification, header. */
const THRESHOLD = 200;

/** Marks the page once it is scrolled; the style sheet does the rest, without moving anything in the page. */
export function startHeader(): () => void {
  const update = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > THRESHOLD);
  addEventListener('scroll', update, { passive: true });
  // With the first frame: asked at once, it would have a page that just came laid out twice.
  const first = requestAnimationFrame(update);
  return () => {
    cancelAnimationFrame(first);
    removeEventListener('scroll', update);
  };
}
