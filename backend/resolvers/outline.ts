import type { ProductContent } from '../content/entities.ts';
import type { RowKey } from '../content/specifications/groups.ts';
import type { Side } from '../content/specifications/row.ts';
import type { Outline } from '../generated/schema.ts';

type Shaped = Pick<ProductContent, 'specifications' | 'shape' | 'hasColumn'>;

/**
 * What a dimension drawing is made of, from the rows of the specification table and, of what is no box, its shape; null
 * for what has no body. Of a measure that can be set the highest counts, and the drawing says so by the height it gives.
 */
export function readOutline({ specifications, shape, hasColumn = false }: Shaped): Outline | null {
  const find = (key: RowKey) => specifications.find((row) => row.key === key);
  const [width, height, depth] = (['width', 'height', 'depth'] as const).map((key) => find(key)?.number);
  if (!width || !height || !depth) return null;
  const [pictureWidth = null, pictureHeight = null] = highest(find('active-area')?.sides);
  const [standWidth = null, standHeight = null, standDepth = null] = highest(find('installed')?.sides);
  const [centre = null] = highest(find('screen-centre')?.sides);
  return {
    ...{ width, height, depth, pictureWidth, pictureHeight, standWidth, standHeight, standDepth, hasColumn, centre },
    pictureBottom: shape?.pictureBottom ?? null,
    frontParts: toLists(shape?.front),
    sideParts: toLists(shape?.side),
  };
}

function toLists(parts: readonly (readonly number[])[] = []): number[][] {
  return parts.map((part) => [...part]);
}

function highest(sides: readonly Side[] = []): number[] {
  return sides.map((side) => (typeof side === 'number' ? side : side[1]));
}
