import { describe, expect, it } from 'vitest';
import { arrangeDrawing } from './arrange-drawing.ts';

const kiosk = {
  ...{ width: 460, height: 1600, depth: 440, pictureWidth: 268, pictureHeight: 476 },
  ...{ standWidth: null, standHeight: null, standDepth: null, hasColumn: false, centre: null },
  ...{ pictureBottom: null, frontParts: [], sideParts: [] },
};

describe('a dimension drawing', () => {
  it('has front and side on one floor, at one scale', () => {
    const { front, side, ground } = arrangeDrawing(kiosk);
    expect([front, side].map(({ y, height }) => y + height)).toEqual([ground, ground]);
    expect(front.width / front.height).toBeCloseTo(460 / 1600, 2);
    expect(side.width / front.width).toBeCloseTo(440 / 460, 1);
  });

  it('has the screen of what stands on the floor as far from its top as from its sides, or where it is said to be', () => {
    const { front, picture } = arrangeDrawing(kiosk);
    expect((picture?.y ?? 0) - front.y).toBeCloseTo((picture?.x ?? 0) - front.x, -0.5);
    const lower = arrangeDrawing({ ...kiosk, pictureBottom: 200 });
    const millimetre = lower.front.height / 1600;
    expect(lower.ground - (lower.picture?.y ?? 0)).toBeCloseTo(676 * millimetre, -0.5);
  });

  it('has a screen that is not in the middle of what a stand carries above the lower end of that', () => {
    const stand = { standWidth: 1463, standHeight: 1863, standDepth: 740, centre: 1420 };
    const screen = { ...kiosk, ...stand, width: 1463, height: 886, depth: 76, pictureWidth: 1428, pictureHeight: 803 };
    const { front, picture } = arrangeDrawing({ ...screen, pictureBottom: 66 });
    const below = front.y + front.height - ((picture?.y ?? 0) + (picture?.height ?? 0));
    expect(below / front.height).toBeCloseTo(66 / 886, 1.7);
  });

  it('has the parts of what is no box where they are, from its left edge and from the floor', () => {
    const frontParts = [[0, 0, 460, 0, 460, 1600]];
    const { parts, front, side, ground } = arrangeDrawing({ ...kiosk, frontParts, sideParts: [[440, 0]] });
    const right = front.x + front.width;
    expect(parts[0]).toEqual([front.x, ground, expect.any(Number), ground, expect.any(Number), front.y]);
    expect(parts[0]?.[2]).toBeCloseTo(right, -0.5);
    expect(parts[1]?.[0]).toBeCloseTo(side.x + side.width, -0.5);
  });
});
