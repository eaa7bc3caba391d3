import type { Html } from '../../../backend/scalars.ts';

/** Where the parts of an overview stand. */
export interface OverviewArrangement {
  /** How many stand beside the picture. */
  beside: number;
  /** Whether the picture has half the width, otherwise two thirds. */
  inHalves: boolean;
}

/** Pixels of the picture's column and of the one beside it, as a window of 1,280 px shows them. */
const HALVES = { picture: 584, text: 584 };
const THIRDS = { picture: 789, text: 379 };
/** Pixels of a heading with its space, of a line and a character, and of the space between two blocks and two parts. */
const HEADING = 40;
const TEXT = { line: 25.6, character: 8.8 };
const BLOCK_GAP = 14;
const PART_GAP = 20;
/** Pixels that columns below which do not continue those above weigh. */
const OFF_GRID = 40;

/**
 * The arrangement whose picture and words end as near each other as they can, so that neither leaves a hole beside the
 * other; at least the first part stands beside the picture.
 */
export function arrangeOverview(
  parts: readonly Html[],
  { width, height }: { width: number; height: number },
): OverviewArrangement {
  const ways = [HALVES, THIRDS].flatMap((columns) =>
    parts.map((_, index) => {
      const beside = index + 1;
      const below = parts.length - beside;
      const told = measureParts(parts.slice(0, beside), columns.text);
      const left = (columns.picture * height) / width - told;
      const inHalves = columns === HALVES;
      const weight = Math.abs(left) + (below === (inHalves ? 3 : 2) ? OFF_GRID : 0);
      return { arrangement: { beside, inHalves }, weight };
    }),
  );
  return ways.reduce((one, other) => (other.weight < one.weight ? other : one)).arrangement;
}

/** About how high parts are in a column. */
function measureParts(parts: readonly Html[], width: number): number {
  const blocks = parts.flatMap(readBlocks);
  const headings = parts.filter((part) => part.startsWith('<h3')).length;
  return blocks.reduce(
    (sum, { length }) => sum + BLOCK_GAP + TEXT.line * Math.ceil((length * TEXT.character) / width),
    headings * HEADING + (parts.length - 1) * PART_GAP,
  );
}

/** The words of a part's paragraphs and items, without its heading. */
function readBlocks(part: Html): string[] {
  const blocks = part.replace(/^<h3.*?<\/h3>/s, '').split(/<\/(?:p|li)>/);
  return blocks.map((block) => block.replace(/<[^>]*>/g, '').trim()).filter((block) => block !== '');
}
