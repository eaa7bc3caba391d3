import type { MountingKey, ProductContent } from '../content/entities.ts';
import type { Front, Outline } from '../generated/schema.ts';
import { readOutline } from './outline.ts';

/** What is smaller cannot be told beside a person, in millimetres. */
const SMALLEST = 250;
/** Where things begin or end that no row of a table says it of, in millimetres above the floor. */
const COUNTER = 800;
const WALL = 400;
const CEILING = 2300;

type Shown = Pick<ProductContent<never>, 'mounting' | 'specifications' | 'shape' | 'hasColumn'>;

/** How a product looks from the front where it is used, from the same rows as its dimension drawing. */
export function readFront(product: Shown): Front | null {
  const outline = readOutline(product);
  if (!outline) return readExample(product.specifications);
  const { width, height, depth } = outline;
  if (Math.max(width, height) < SMALLEST) return null;
  const front = {
    width,
    height,
    pictureWidth: outline.pictureWidth,
    pictureHeight: outline.pictureHeight,
    pictureBottom: outline.pictureBottom,
    parts: outline.frontParts,
    hasColumn: outline.hasColumn,
    isTable: depth >= height || (depth === width && outline.pictureWidth === null),
    isExample: false,
  };
  return { ...front, ...findHold(product.mounting, outline) };
}

/** What holds it, and how far above the floor it begins. */
function findHold(mounting: Shown['mounting'], outline: Outline): Pick<Front, 'hold' | 'bottom'> {
  const { height, depth, standHeight, standDepth, centre } = outline;
  const has = (...ways: readonly MountingKey[]) => ways.some((way) => mounting.includes(way));
  if (has('countertop')) return { hold: 'counter', bottom: COUNTER };
  if (centre !== null) {
    // What is hardly deeper with what holds it hangs on a wall, whatever hangs there beside it.
    const isDeep = standDepth !== null && Math.max(depth, standDepth) > depth * 2;
    return { hold: isDeep ? 'stand' : 'wall', bottom: Math.round(centre - height / 2) };
  }
  if (standHeight !== null) return { hold: 'stand', bottom: standHeight - height };
  if (has('built-in', 'wall')) {
    if (WALL + height > CEILING) return { hold: 'floor', bottom: 0 };
    // What can also be had on a foot is shown on it, as in its picture: it hangs in no window by itself.
    return { hold: has('floor') ? 'stand' : 'wall', bottom: WALL };
  }
  return has('ceiling') ? { hold: 'ceiling', bottom: CEILING - height } : { hold: 'floor', bottom: 0 };
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
    hasColumn: false,
    pictureWidth: width,
    pictureHeight: height,
    pictureBottom: null,
    parts: [],
    isTable: false,
    isExample: true,
  };
}
