/** A part of a column: its middle from that of the model, its width, its upper end above the floor and its height. */
export interface Upright {
  beside: number;
  across: number;
  from: number;
  up: number;
}

/** A lift column of a height as its pictures show it, in millimetres: two columns, and between them the motor's box. */
export function drawColumn(height: number): Upright[] {
  return [
    { beside: -194, across: 124, from: height, up: height },
    { beside: 194, across: 124, from: height, up: height },
    { beside: 0, across: 264, from: height * 0.76, up: height * 0.6 },
  ];
}
