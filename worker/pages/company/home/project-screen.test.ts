import { describe, expect, it } from 'vitest';
import { projectOnto, SURFACE, UPRIGHT_SURFACE } from './project-screen.ts';

/** Where a point of the surface comes to lie, in widths of the picture, by the rules of CSS for such a value. */
function apply(transform: string, x: number, y: number): [number, number] {
  const [left = 0, top = 0] = (/translate\((.*?)\)/.exec(transform)?.[1] ?? '')
    .split(',')
    .map((part) => Number.parseFloat(part) / 100);
  const m = (/matrix3d\((.*?)\)/.exec(transform)?.[1] ?? '').split(',').map(Number);
  const at = (index: number) => m[index] ?? 0;
  const [px, py, pz] = [0, 1, 2].map((row) => at(row) * x + at(row + 4) * y) as [number, number, number];
  // perspective(d) divides by 1 - z/d, and d is one width.
  return [(px + left) / (1 - pz), (py + top) / (1 - pz)];
}

describe('a surface on a screen in perspective', () => {
  it.each([[SURFACE], [UPRIGHT_SURFACE]])('has its corners where the screen has its own: %j', (size) => {
    const corners = [
      [0.6, 0.2],
      [0.94, 0.16],
      [0.95, 0.62],
      [0.61, 0.58],
    ];
    const transform = projectOnto(corners, 9 / 16, size) ?? '';
    const { width, height } = size;
    const surface = [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ] as const;
    surface.forEach(([x, y], index) => {
      const [left, top] = apply(transform, x, y);
      expect(left).toBeCloseTo(corners[index]?.[0] ?? 0, 3);
      expect(top).toBeCloseTo((corners[index]?.[1] ?? 0) * (9 / 16), 3);
    });
  });

  it.each([
    [[]],
    [[[0, 0]]],
    [
      [
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
    ],
    [[[0], [1], [1], [0]]],
  ])('is not laid on what has no corners: %j', (corners) => {
    expect(projectOnto(corners, 9 / 16, SURFACE)).toBeUndefined();
  });
});
