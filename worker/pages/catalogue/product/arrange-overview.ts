import type { Html } from '../../../backend/scalars.ts';

/** Width of a column on a desk, of a line in it and of what parts its paragraphs, in pixels, and the characters of a line. */
const WIDTH = 568;
const LINE = 26;
const SPACE = 16;
const CHARACTERS = 70;

interface Overview {
  /** What stands beside the picture. */
  beside: Html;
  /** What stands below it; empty where there is nothing. */
  below: Html;
}

/**
 * What is told of a product in two columns that end as evenly as whole parts allow: the first parts beside the picture,
 * the last below it. `ratio` is the picture's height by its width, 0 where there is none.
 */
export function arrangeOverview(parts: readonly Html[], ratio: number): Overview {
  const heights = parts.map(measure);
  const sum = (some: readonly number[]) => some.reduce((total, height) => total + height, 0);
  const ways = parts.map((_, index) => {
    const count = index + 1;
    const height = Math.max(sum(heights.slice(0, count)), WIDTH * ratio + sum(heights.slice(count)));
    return { count, height };
  });
  const count = ways.length === 0 ? 0 : ways.reduce((one, other) => (other.height < one.height ? other : one)).count;
  return { beside: parts.slice(0, count).join('') as Html, below: parts.slice(count).join('') as Html };
}

/** About how high a part is: the lines of its heading, its paragraphs and what it lists. */
function measure(part: Html): number {
  const texts = part.split(/<\/(?:h3|p|li)>/).map((text) => text.replaceAll(/<[^>]*>/g, '').trim().length);
  return texts.reduce((sum, length) => (length === 0 ? sum : sum + Math.ceil(length / CHARACTERS) * LINE + SPACE), 0);
}
