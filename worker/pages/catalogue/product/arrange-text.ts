/** The share of the whole that the longest of three columns may have, or the others would stand half empty. */
const OF_THREE = 0.4;
/** The same for two. */
const OF_TWO = 0.7;

/**
 * How a product's text, of parts with a heading each, stands on a desk: in three columns or in two that begin with a
 * heading where they end about evenly so, otherwise in two that it flows through.
 */
export function arrangeText(markup: string): 'three' | 'two' | 'flowing' {
  const parts = markup
    .split('<h3')
    .map((part) => part.replaceAll(/<[^>]*>/g, '').trim().length)
    .filter((length) => length > 0);
  const whole = parts.reduce((sum, length) => sum + length, 0);
  if (parts.length === 3 && Math.max(...parts) <= OF_THREE * whole) return 'three';
  const longer = parts.map((_, index) => {
    const first = parts.slice(0, index + 1).reduce((sum, length) => sum + length, 0);
    return Math.max(first, whole - first);
  });
  return Math.min(...longer) <= OF_TWO * whole ? 'two' : 'flowing';
}
