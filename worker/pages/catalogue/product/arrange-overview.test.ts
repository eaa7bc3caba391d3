import { expect, it } from 'vitest';
import type { Html } from '../../../backend/scalars.ts';
import { arrangeOverview } from './arrange-overview.ts';

const part = (...paragraphs: number[]) =>
  `<h3>Limpeza</h3>${paragraphs.map((length) => `<p>${'x'.repeat(length)}</p>`).join('')}` as Html;
const WIDE = { width: 1200, height: 675 };
const HIGH = { width: 1200, height: 900 };

it('a long first part stands alone beside a picture, short ones together', () => {
  expect(arrangeOverview([part(200, 200, 200), part(300), part(300)], WIDE).beside).toBe(1);
  expect(arrangeOverview([part(200), part(200), part(900, 900)], WIDE).beside).toBe(2);
  expect(arrangeOverview([part(150), part(150), part(150)], HIGH).beside).toBe(3);
});

it('the picture takes the width whose height is nearest to the words beside it', () => {
  expect(arrangeOverview([part(700)], WIDE)).toEqual({ beside: 1, inHalves: true });
  expect(arrangeOverview([part(260, 260, 260)], HIGH)).toEqual({ beside: 1, inHalves: false });
});

it('columns below continue those above where the difference is small', () => {
  const parts = [part(260), part(900, 900), part(900, 900), part(900, 900)];
  expect(arrangeOverview(parts, WIDE).inHalves).toBe(false);
});
