/** Columns of a list of cards on a desk; fewer cards share its width. */
export const CARDS_IN_ROW = 3;
/** The width of a page's content on a wide desk, and what stands between two columns of it. */
const CONTENT = 1200;
const GAP = 24;

/**
 * How wide the picture of a card is in a list of so many, as the attribute `sizes`: a part of the row on a desk, beside
 * the words on a tablet, the whole row on a phone, or a third of it where the cards of the list are small there.
 */
export function describeCardSizes(count: number, small = false): string {
  const columns = Math.min(Math.max(count, 1), CARDS_IN_ROW);
  const wide = Math.round((CONTENT - GAP * (columns - 1)) / columns);
  return `(min-width: 80em) ${wide}px, (min-width: 64em) ${Math.round(93 / columns) - 1}vw, (min-width: 40em) 44vw, ${small ? 33 : 92}vw`;
}

/**
 * The same for projects, which are small on a phone unless they stand there above their words; one alone has its words
 * beside it on a desk too.
 */
export function describeProjectSizes(count: number, stacked = false): string {
  if (count === 1) {
    const below = stacked ? '92vw' : '(min-width: 40em) 39vw, 33vw';
    return `(min-width: 80em) 672px, (min-width: 56.25em) 51vw, ${below}`;
  }
  if (!stacked) return describeCardSizes(count, true).replace('44vw', '39vw');
  return count === 3 ? describeCardSizes(count).replace('44vw', '29vw') : describeCardSizes(count);
}
