import { drawColumn } from '../../../ui/drawing/column.ts';
import { PERSON } from '../../../ui/drawing/person.ts';

/** A model from the front, in millimetres, as the contract gives it. */
export interface Front {
  width: number;
  height: number;
  bottom: number;
  hold: 'floor' | 'stand' | 'counter' | 'wall' | 'ceiling';
  hasColumn: boolean;
  pictureWidth: number | null;
  pictureHeight: number | null;
  pictureBottom: number | null;
  isTable: boolean;
  parts: readonly (readonly number[])[];
}

interface Standing {
  /** What is drawn of it in ink, and what of it is lit. */
  body: string;
  picture: string | undefined;
  /** The piece of wall that it hangs on. */
  wall: string | undefined;
  /** Where its name has its middle. */
  middle: number;
}

export interface LineUp {
  width: number;
  height: number;
  /** How far down the floor is. */
  ground: number;
  /** Pixels of a millimetre. */
  scale: number;
  /** Where the person begins who gives the scale. */
  person: number;
  /** How far down each whole metre is, from the first up. */
  metres: readonly number[];
  models: readonly Standing[];
}

/** Width of the drawing in its units, which are pixels on a wide desk; few need less, and two fit a phone so. */
const WIDTH = 1200;
const WIDTHS: Readonly<Record<number, number>> = { 2: 640, 3: 960 };
/** Of what is drawn, at most: a row of kiosks would else fill the window. */
const TALLEST = 330;
/** Room for the names of the metres to the left, and above what is tallest. */
const LEFT = 48;
const ABOVE = 16;
/** Millimetres of the cables that something hangs by, from a rail. */
const CABLE = 250;
/** Millimetres of wall to the left and the right of what hangs on it, and above. */
const WALL = 150;
/** Room between two. */
const GAP = 24;

/**
 * Puts models side by side on one floor at one scale, a person at their left, each in a column that has room for the
 * words under it. Whole units: nobody sees a fraction, and it would be most of the drawing's bytes.
 */
export function arrangeLineUp(fronts: readonly Front[], roomForWords: readonly number[]): LineUp {
  const heights = fronts.map(({ bottom, height, hold }) => bottom + height + (hold === 'ceiling' ? CABLE : 0));
  const tallest = Math.max(PERSON.height, ...heights) + 100;
  const widths = [PERSON.width, ...fronts.map(findWidth)];
  const rooms = [70, ...roomForWords];
  const width = Math.max(WIDTHS[fronts.length] ?? WIDTH, Math.ceil(LEFT + sum(rooms) + GAP * rooms.length));
  const columnsAt = (scale: number) => widths.map((width, index) => Math.max(width * scale, rooms[index] ?? 0));
  let scale = TALLEST / tallest;
  while (sum(columnsAt(scale)) + GAP * widths.length > width - LEFT && scale > 0.01) scale *= 0.98;

  const columns = columnsAt(scale);
  // The person begins at the edge; what is left of the width lies around the models.
  const gap = (width - LEFT - sum(columns)) / fronts.length;
  const middles = columns.map(
    (column, index) => LEFT + sum(columns.slice(0, index)) + gap * Math.max(0, index - 0.5) + column / 2,
  );
  const ground = Math.round(tallest * scale) + ABOVE;
  const place = (index: number) => middles[index] ?? 0;
  return {
    width,
    height: ground + 70,
    ground,
    scale,
    person: Math.round(place(0) - (PERSON.width * scale) / 2),
    metres: Array.from({ length: Math.floor(tallest / 1000) }, (_, index) =>
      Math.round(ground - (index + 1) * 1000 * scale),
    ),
    models: fronts.map((front, index) => stand(front, place(index + 1), ground, scale)),
  };
}

function stand(front: Front, middle: number, ground: number, scale: number): Standing {
  const { width, height, bottom, hold, pictureWidth, pictureHeight, pictureBottom, isTable, parts } = front;
  /** A box in millimetres, from its middle and its upper edge above the floor. */
  const box = (across: number, up: number, from: number, beside = 0) => {
    const [w, h] = [Math.round(across * scale), Math.round(up * scale)];
    return `M${Math.round(middle + beside * scale) - Math.round(w / 2)} ${ground - Math.round(from * scale)}h${w}v${h}h${-w}z`;
  };
  /** What has corners of its own, from its left edge and its lower end. */
  const shape = (corners: readonly number[]) =>
    `M${corners
      .map((side, index) =>
        index % 2 === 0
          ? Math.round(middle + (side - width / 2) * scale)
          : ground - Math.round((bottom + side) * scale),
      )
      .join(' ')}z`;
  const top = bottom + height;
  const held: Record<Front['hold'], string> = {
    floor: '',
    wall: '',
    stand: listUprights(front)
      .map(({ beside, across, from, up }) => box(across, up, from, beside))
      .concat(box(Math.min(width, 1100), 60, 60))
      .join(''),
    counter: box(findWidth(front), bottom, bottom) + box(findWidth(front), 40, bottom),
    ceiling: [-1, 1]
      .map((side) => box(20, CABLE, top + CABLE, (side * width) / 3))
      .concat(box(width, 50, top + CABLE + 50))
      .join(''),
  };
  const plain = isTable
    ? box(width * 0.64, height - 60, height - 60) + box(width, 60, height)
    : box(width, height, top);
  const body = parts.map(shape).join('') || plain;
  // In the middle of what frames it; what is much higher has it at the top, as eyes are.
  const around = (height - (pictureHeight ?? 0)) / 2;
  const above = hold === 'floor' ? Math.min(around, Math.max((width - (pictureWidth ?? 0)) / 2, 60)) : around;
  const upper = pictureBottom === null ? top - above : bottom + pictureBottom + (pictureHeight ?? 0);
  const hasPicture = pictureWidth !== null && pictureHeight !== null && !isTable && pictureHeight <= height;
  return {
    body: held[hold] + body,
    picture: hasPicture ? box(pictureWidth, pictureHeight, upper) : undefined,
    wall: hold === 'wall' ? box(width + 2 * WALL, top + WALL, top + WALL) : undefined,
    middle: Math.round(middle),
  };
}

/** What is narrow stands on one post, what is wide on two, what is lifted on two columns with the motor between them. */
function listUprights({ width, height, bottom, hasColumn }: Front) {
  const whole = { from: bottom, up: bottom };
  if (hasColumn) return drawColumn(bottom);
  if (width < height) return [{ beside: 0, across: 70, ...whole }];
  return [-1, 1].map((side) => ({ beside: (side * Math.min(width, 1100)) / 3, across: 70, ...whole }));
}

/** With the piece of counter that it stands on, or of wall that it hangs on. */
function findWidth({ width, hold }: Front): number {
  if (hold === 'counter') return width + 500;
  return hold === 'wall' ? width + 2 * WALL : width;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
