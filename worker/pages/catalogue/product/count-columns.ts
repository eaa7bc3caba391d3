/** The share of the whole that the longest of three parts may have, or the other two would leave their columns empty. */
const LONGEST = 0.45;

/** Columns that a product's text stands in on a desk: three where it has as many parts of like length, otherwise two. */
export function countColumns(markup: string): 2 | 3 {
  const parts = markup
    .split('<h3')
    .map((part) => part.replaceAll(/<[^>]*>/g, '').length)
    .filter((length) => length > 0);
  const whole = parts.reduce((sum, length) => sum + length, 0);
  return parts.length === 3 && Math.max(...parts) <= LONGEST * whole ? 3 : 2;
}
