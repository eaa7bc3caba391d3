import { describe, expect, it } from 'vitest';
import { arrangeLineUp, type Front } from './arrange-line-up.ts';

const screen: Front = {
  width: 1463,
  height: 886,
  bottom: 977,
  hold: 'stand',
  pictureWidth: 1428,
  pictureHeight: 803,
  pictureBottom: null,
  isTable: false,
  hasColumn: false,
  parts: [],
};
const kiosk: Front = { ...screen, width: 460, height: 1605, bottom: 0, hold: 'floor' };

/** Left and right end of what a path draws. */
function findEnds(path: string): [number, number] {
  const boxes = [...path.matchAll(/M(-?\d+) -?\d+h(\d+)/g)].map(([, x, width]) => [
    Number(x),
    Number(x) + Number(width),
  ]);
  return [Math.min(...boxes.map(([left = 0]) => left)), Math.max(...boxes.map(([, right = 0]) => right))];
}

describe('arrangeLineUp', () => {
  it('keeps every model inside the drawing, beside the others', () => {
    const { models, width } = arrangeLineUp([screen, kiosk, screen, screen, kiosk], [150, 150, 150, 150, 150]);
    const ends = models.map(({ body }) => findEnds(body));
    for (const [index, [left, right]] of ends.entries()) {
      expect(left).toBeGreaterThan(ends[index - 1]?.[1] ?? 0);
      expect(right).toBeLessThanOrEqual(width);
    }
  });

  it('draws all of them at one scale', () => {
    const { models, scale } = arrangeLineUp([screen, kiosk], [100, 100]);
    const widths = models.map(({ body }) => findEnds(body)).map(([left, right]) => right - left);
    expect(widths).toEqual([Math.round(1463 * scale), Math.round(460 * scale)]);
  });

  it('leaves every name the room that it asks for', () => {
    const { models } = arrangeLineUp([kiosk, kiosk], [300, 300]);
    expect((models[1]?.middle ?? 0) - (models[0]?.middle ?? 0)).toBeGreaterThanOrEqual(300);
  });

  it('puts the person at the left edge, and two models near by', () => {
    const { models, person, width } = arrangeLineUp([screen, screen], [150, 150]);
    expect(person).toBeLessThan(80);
    expect(width).toBeLessThan(700);
    expect(findEnds(models[0]?.body ?? '')[0] - person).toBeLessThan(160);
  });

  it('is as wide as its names need', () => {
    expect(arrangeLineUp([kiosk, kiosk], [500, 500]).width).toBeGreaterThan(1000);
  });

  it('stands what is lifted on two columns with their motor instead of posts', () => {
    const [posts, lifted] = arrangeLineUp([screen, { ...screen, hasColumn: true }], [150, 150]).models;
    const count = (path = '') => path.split('M').length - 1;
    // Two posts or columns and a box, a foot, and what they carry.
    expect([count(posts?.body), count(lifted?.body)]).toEqual([4, 5]);
  });

  it('shows the piece of wall that something hangs on, wider than that and higher, and none behind what stands', () => {
    const [hung, standing] = arrangeLineUp([{ ...screen, hold: 'wall' }, screen], [150, 150]).models;
    const [left = 0, right = 0] = findEnds(hung?.wall ?? '');
    const [bodyLeft = 0, bodyRight = 0] = findEnds(hung?.body ?? '');
    expect([left < bodyLeft, right > bodyRight]).toEqual([true, true]);
    expect(standing?.wall).toBeUndefined();
  });

  it('hangs what hangs from a rail inside the drawing', () => {
    const hung: Front = { ...kiosk, bottom: 1000, hold: 'ceiling' };
    const [body = ''] = arrangeLineUp([hung, kiosk], [150, 150]).models.map((model) => model.body);
    const tops = [...body.matchAll(/M-?\d+ (-?\d+)/g)].map(([, top]) => Number(top));
    expect(tops).toHaveLength(4);
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(0);
  });

  it('draws what is no box by its corners, with its picture where it is', () => {
    const parts = [[0, 0, 460, 0, 460, 1605]];
    const { models, ground, scale } = arrangeLineUp([{ ...kiosk, parts, pictureBottom: 1000 }], [100]);
    const [left = 0, down = 0, right = 0] = models[0]?.body.match(/-?\d+/g)?.map(Number) ?? [];
    expect(down).toBe(ground);
    expect(right - left).toBeCloseTo(460 * scale, -0.5);
    const [, upper = 0, , height = 0] = models[0]?.picture?.match(/-?\d+/g)?.map(Number) ?? [];
    expect(upper + height).toBeCloseTo(ground - 1000 * scale, -0.5);
  });
});
