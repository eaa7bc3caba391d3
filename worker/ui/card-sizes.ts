/** Columns of a list of cards on a desk; fewer cards share its width. */
export const CARDS_IN_ROW = 3;
/** The width of a page's content on a wide desk, and what stands between two columns of it. */
const CONTENT = 1200;
const GAP = 24;

/** How a card gives way below a desk: beside its words on a phone, and in a list of small ones upright on a tablet. */
export type CardShape = 'large' | 'phone' | 'listed';

const BELOW_DESK: Record<CardShape, string> = {
  large: '(min-width: 40em) 44vw, 92vw',
  phone: '(min-width: 40em) 44vw, 33vw',
  listed: '33vw',
};

/**
 * How wide the picture of a card is in a list of so many, as the attribute `sizes`: a part of the row on a desk, below
 * it what its shape leaves.
 */
export function describeCardSizes(count: number, shape: CardShape = 'large'): string {
  const columns = Math.min(Math.max(count, 1), CARDS_IN_ROW);
  const wide = Math.round((CONTENT - GAP * (columns - 1)) / columns);
  const upright = shape === 'listed' ? '48em' : '64em';
  return `(min-width: 80em) ${wide}px, (min-width: ${upright}) ${Math.round(93 / columns) - 1}vw, ${BELOW_DESK[shape]}`;
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
  if (!stacked) return describeCardSizes(count, 'phone').replace('44vw', '39vw');
  return count === 3 ? describeCardSizes(count).replace('44vw', '29vw') : describeCardSizes(count);
}
