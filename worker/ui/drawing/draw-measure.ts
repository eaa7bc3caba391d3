import type { Box } from './arrange-drawing.ts';

/** A measure of the drawing, in its units. */
export interface Measure {
  /** Along its line: where it begins and ends. */
  from: number;
  to: number;
  /** Across its line: where the thing ends that it measures, and where the line lies. */
  edge: number;
  at: number;
  label: string;
  /** Beside the thing and not above or below it. */
  isUpright?: true;
}

/** Room between a thing and what leads from it to the line; how far that and the line go past each other. */
const GAP = 6;
const PAST = 9;
/** Half of an oblique tick. */
const TICK = 6;
/** Width of a character of a number, and how far beside its line a number stands that has no room on it. */
const CHARACTER = 22;
const BESIDE = 28;

/** The width of a box, led out from `edge` and measured at `at`, above or below it. */
export function measureAcross({ x, width }: Box, edge: number, at: number, label: string): Measure {
  return { from: x, to: x + width, edge, at, label };
}

/** The height of a box down to `bottom`, measured at `at`, to the right of its edge. */
export function measureUp({ x, y, width }: Box, bottom: number, at: number, label: string): Measure {
  return { from: y, to: bottom, edge: x + width, at, label, isUpright: true };
}

/**
 * Extension lines, which keep off what they lead from, the line between them, and an oblique tick at both its ends.
 * Nearly all of it is relative, and so the same words in every measure: that packs well.
 */
export function drawMeasure({ from, to, edge, at, isUpright }: Measure): string {
  const outwards = Math.sign(at - edge);
  const lead = at - edge + outwards * (PAST - GAP);
  const move = (along: number, across: number) =>
    (isUpright ? [across, along] : [along, across]).join(' ').replace(' -', '-');
  const end = `${isUpright ? 'h' : 'v'}${lead}m${move(-TICK, TICK - outwards * PAST)}l${move(2 * TICK, -2 * TICK)}`;
  const line = `m${move(-PAST - TICK, TICK)}${isUpright ? 'v' : 'h'}${to - from + 2 * PAST}`;
  const next = `m${move(-PAST, -lead + outwards * PAST)}`;
  return `M${move(from, edge + outwards * GAP)}${end}${line}${next}${end}`;
}

/** Where its number has its middle: on the line, or beside it where the line is too short. */
export function placeNumber({ from, to, edge, at, label }: Measure): { along: number; across: number } {
  const fits = to - from > label.length * CHARACTER + 2 * TICK;
  return { along: Math.round((from + to) / 2), across: fits ? at : at + Math.sign(at - edge) * BESIDE };
}
