import type { ProductContent } from '../content/entities.ts';
import type { Front } from '../generated/schema.ts';
import { readOutline } from './outline.ts';

/** What is smaller cannot be told beside a person, in millimetres. */
const SMALLEST = 250;
/** Where things begin or end that no row of a table says it of, in millimetres above the floor. */
const COUNTER = 800;
const WALL = 400;
const CEILING = 2300;

type Shown = Pick<ProductContent<never>, 'mounting' | 'specifications'>;

/** How a product looks from the front where it is used, from the same rows as its dimension drawing. */
export function readFront({ mounting, specifications }: Shown): Front | null {
  const outline = readOutline(specifications);
  if (!outline) return readExample(specifications);
  const { width, height, depth, standWidth, standHeight, standDepth, centre } = outline;
  if (Math.max(width, height) < SMALLEST) return null;
  const front = {
    width,
    height,
    pictureWidth: outline.pictureWidth,
    pictureHeight: outline.pictureHeight,
    isTable: depth >= height || (depth === width && outline.pictureWidth === null),
    isExample: false,
  };
  if (mounting.includes('countertop')) return { ...front, bottom: COUNTER, hold: 'counter' };
  if (centre !== null) {
    // What is hardly deeper with what holds it hangs on a wall, whatever hangs there beside it.
    const hangs = standDepth === null || Math.max(depth, standDepth) <= depth * 2;
    return { ...front, bottom: Math.round(centre - height / 2), hold: hangs ? 'wall' : 'stand' };
  }
  if (standWidth !== null && standHeight !== null) {
    return { ...front, bottom: standHeight - height, hold: 'stand' };
  }
  const isBuiltIn = mounting.includes('built-in') || mounting.includes('wall');
  if (isBuiltIn && WALL + height <= CEILING) return { ...front, bottom: WALL, hold: 'wall' };
  if (mounting.includes('ceiling') && !isBuiltIn) {
    return { ...front, bottom: CEILING - height, hold: 'ceiling' };
  }
  return { ...front, bottom: 0, hold: 'floor' };
}

/** An LED wall is as large as it is ordered: it is told by the example of its datasheet. */
function readExample(specifications: Shown['specifications']): Front | null {
  const [width, height] = specifications.find(({ key }) => key === 'wall-size')?.sides ?? [];
  if (typeof width !== 'number' || typeof height !== 'number') return null;
  return {
    width,
    height,
    bottom: WALL,
    hold: 'wall',
    pictureWidth: width,
    pictureHeight: height,
    isTable: false,
    isExample: true,
  };
}
