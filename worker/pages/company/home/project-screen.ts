/** Corners of a screen in a picture, as fractions of its width and height, clockwise from the top left. */
export type Corners = readonly (readonly number[])[];

/** How large what lies on a screen is by itself, in widths of the picture: 16 to 9, as the screen is. */
export interface Surface {
  width: number;
  height: number;
}

export const SURFACE: Surface = { width: 0.4, height: 0.225 };

/** Of an upright picture the screen has most of the width: what is enlarged on it would be blurred. */
export const UPRIGHT_SURFACE: Surface = { width: 0.8, height: 0.45 };

/**
 * The transformation that lays a surface on a screen seen in perspective, as a value of the CSS property `transform`.
 * Everything is counted in widths of the picture (`cqw` of its frame), so that it holds at any size without a script:
 * `perspective()` takes a length, which a matrix cannot. `ratio` is the picture's height by its width. Undefined for
 * corners that are none.
 */
export function projectOnto(corners: Corners, ratio: number, surface: Surface): string | undefined {
  const points = corners.map(([x = Number.NaN, y = Number.NaN]) => [x, y * ratio] as const);
  const [topLeft, topRight, bottomRight, bottomLeft] = points;
  if (!topLeft || !topRight || !bottomRight || !bottomLeft) return undefined;
  const { a, b, c, d, e, f, g, h } = mapUnitSquare([topLeft, topRight, bottomRight, bottomLeft]);
  const { width, height } = surface;
  const values = [a / width, d / width, -g / width, b / height, e / height, -h / height, c, f];
  if (!values.every(Number.isFinite)) return undefined;
  const [xx, yx, zx, xy, yy, zy, left, top] = values.map((value) => Number(value.toFixed(4))) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const translation = `translate(${round(left * 100)}cqw,${round(top * 100)}cqw)`;
  return `perspective(100cqw) ${translation} matrix3d(${xx},${yx},${zx},0,${xy},${yy},${zy},0,0,0,1,0,0,0,0,1)`;
}

type Point = readonly [x: number, y: number];

/**
 * The projective map of the unit square to a quadrilateral, whose corners come clockwise from the top left:
 * x' = (a·x + b·y + c) / (g·x + h·y + 1), y' = (d·x + e·y + f) / (g·x + h·y + 1) (Heckbert 1989, section 2.2.3).
 */
function mapUnitSquare([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: readonly [Point, Point, Point, Point]) {
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / determinant;
  const h = (dx1 * sy - sx * dy1) / determinant;
  return {
    a: x1 - x0 + g * x1,
    b: x3 - x0 + h * x3,
    c: x0,
    d: y1 - y0 + g * y1,
    e: y3 - y0 + h * y3,
    f: y0,
    g,
    h,
  };
}

function round(value: number): number {
  return Number(value.toFixed(2));
}
