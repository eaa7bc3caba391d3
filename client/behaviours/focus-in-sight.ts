/**
 * What Tab reaches is moved clear of the bars at the edges of the window. Chromium does so by itself; to Firefox what
 * lies under a bar is in sight, and it heeds `scroll-padding` only where it scrolls anyway.
 */
export function startFocusInSight(): () => void {
  const show = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') document.activeElement?.scrollIntoView({ block: 'nearest' });
  };
  addEventListener('keyup', show);
  return () => removeEventListener('keyup', show);
}
