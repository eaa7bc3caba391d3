import { drawColumn } from './column.ts';
import { PERSON } from './person.ts';

/** A rectangle of the drawing, in its units. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The measures of a product as the contract gives them, in millimetres. */
interface Measures {
  width: number;
  height: number;
  depth: number;
  pictureWidth: number | null;
  pictureHeight: number | null;
  standWidth: number | null;
  standHeight: number | null;
  standDepth: number | null;
  hasColumn: boolean;
  centre: number | null;
  pictureBottom: number | null;
  frontParts: readonly (readonly number[])[];
  sideParts: readonly (readonly number[])[];
}

export interface Drawing {
  view: { width: number; height: number };
  /** Half the height of letters, the same in every drawing. */
  unit: number;
  /** How far down the floor is. */
  ground: number;
  front: Box;
  side: Box;
  /** What is drawn of both where they are no boxes: the corners of each part, x and y by turns. */
  parts: readonly (readonly number[])[];
  stand: readonly Box[];
  /** The foot of the stand as it is seen from the side, where it is deeper than what it carries. */
  base: Box | undefined;
  picture: Box | undefined;
  /** Where somebody stands beside it; nobody beside what is held in a hand or stands on a desk. */
  person: Box | undefined;
}

/** Least body above a screen, in millimetres. */
const EDGE = 60;
/** From this size on a person beside it says more than it takes away, in millimetres. */
const LARGE = 850;
/** Width of the drawing in its units: about as many as it has pixels, so that whole numbers are exact enough. */
const WIDTH = 600;
/** Proportion of the drawing, so that it fills its place in the gallery. */
const PROPORTION = 4 / 3;

/** Lays front and side out on one floor, to scale: what a dimension drawing shows and where. */
export function arrangeDrawing(measures: Measures): Drawing {
  const { width, height, depth, standWidth, standHeight, standDepth, hasColumn, centre } = measures;
  const total = Math.max(standHeight ?? 0, height, centre === null ? 0 : centre + height / 2);
  const hasPerson = Math.max(total, width) >= LARGE;
  const across = Math.max(width, standWidth ?? 0);
  const deep = Math.max(depth, standDepth ?? 0);
  const tall = Math.max(total, hasPerson ? PERSON.height : 0);

  // A letter is a thirtieth of the width, and gaps are counted in letters: both sides depend on each other.
  const content = across + deep + (hasPerson ? PERSON.width : 0);
  // What hangs on a wall has no foot. Where a foot has its depth below the ground, that of the body stands above it.
  const hasBase = standDepth !== null && centre !== null && deep > depth * 2;
  const above = hasBase ? 8 : 6;
  const unit = Math.max(
    content / (30 - 11),
    (tall * PROPORTION) / (30 - 6 * PROPORTION),
    (total * PROPORTION) / (30 - above * PROPORTION),
  );
  const viewWidth = Math.max(content + 11 * unit, Math.max(tall + 6 * unit, total + above * unit) * PROPORTION);
  const viewHeight = viewWidth / PROPORTION;
  const ground = viewHeight - 4.5 * unit;

  const spare = viewWidth - content - 11 * unit;
  const start = 1.5 * unit + spare / 2;
  const left = start + (hasPerson ? PERSON.width + 1.5 * unit : 0);
  const top = centre === null ? ground - total : ground - centre - height / 2;
  const front = { x: left + (across - width) / 2, y: top, width, height };
  const sideLeft = left + across + 4.5 * unit;
  const side = { x: sideLeft + (deep - depth) / 2, y: top, width: depth, height };
  // Whole units: nobody sees a fraction, and it would be most of the drawing's bytes.
  return scale(WIDTH / viewWidth, {
    view: { width: viewWidth, height: viewHeight },
    unit,
    ground,
    front,
    side,
    parts: [...placeParts(measures.frontParts, front.x, ground), ...placeParts(measures.sideParts, side.x, ground)],
    picture: placePicture(measures, front),
    stand: hasBase ? drawStand(front, side, ground, across, deep, hasColumn) : [],
    base: hasBase ? { ...side, x: side.x + (depth - deep) / 2, width: deep } : undefined,
    person: hasPerson ? { x: start, y: ground - PERSON.height, ...PERSON } : undefined,
  });
}

/** The screen in the front. What is deeper than high is a table: its picture is seen from above. */
function placePicture(measures: Measures, front: Box): Box | undefined {
  const { depth, pictureWidth, pictureHeight, pictureBottom, centre } = measures;
  if (pictureWidth === null || pictureHeight === null || depth >= front.height) return undefined;
  if (pictureWidth > front.width || pictureHeight > front.height) return undefined;
  const beside = (front.width - pictureWidth) / 2;
  const size = { width: pictureWidth, height: pictureHeight };
  if (pictureBottom !== null)
    return { x: front.x + beside, y: front.y + front.height - pictureBottom - pictureHeight, ...size };
  const around = (front.height - pictureHeight) / 2;
  // What stands on the floor by itself has its screen up where faces are.
  const above = centre === null ? Math.min(around, Math.max(beside, EDGE)) : around;
  return { x: front.x + beside, y: front.y + above, ...size };
}

function placeParts(parts: Measures['frontParts'], left: number, ground: number): number[][] {
  return parts.map((corners) => corners.map((value, index) => (index % 2 === 0 ? left + value : ground - value)));
}

/** Two posts or a lift column and a foot under the body, as seen from the front and from the side. */
function drawStand(front: Box, side: Box, ground: number, across: number, deep: number, hasColumn: boolean): Box[] {
  const FOOT = 70;
  const POST = 90;
  const SIDE = hasColumn ? 160 : POST;
  const bottom = front.y + front.height;
  const middle = front.x + front.width / 2;
  const base = Math.min(across, 1100);
  const room = ground - FOOT - bottom;
  return [
    { x: middle - base / 2, y: ground - FOOT, width: base, height: FOOT },
    ...(hasColumn
      ? drawColumn(room)
      : [-base / 3, base / 3].map((beside) => ({ beside, across: POST, from: room, up: room }))
    ).map(({ beside, across, from, up }) => ({
      x: middle + beside - across / 2,
      y: ground - FOOT - from,
      width: across,
      height: up,
    })),
    { x: side.x + side.width / 2 - deep / 2, y: ground - FOOT, width: deep, height: FOOT },
    { x: side.x + side.width / 2 - SIDE / 2, y: bottom, width: SIDE, height: room },
  ].filter(({ height }) => height > 0);
}

/** The same with every number in other units, and whole. */
function scale<Value>(factor: number, value: Value): Value;
function scale(factor: number, value: unknown): unknown {
  if (typeof value === 'number') return Math.round(value * factor);
  if (Array.isArray(value)) return value.map((item: unknown) => scale(factor, item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, scale(factor, item)]));
}
