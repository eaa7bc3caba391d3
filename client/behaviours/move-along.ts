/** Pushes what scrolls sideways, and nothing around it, to so many pixels from its start. */
export function moveAlong(strip: Element, left: number): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  strip.scrollTo({ left, behavior });
}
