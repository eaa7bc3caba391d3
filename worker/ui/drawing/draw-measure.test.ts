import { expect, test } from 'vitest';
import { drawMeasure, measureAcross, measureUp, placeNumber } from './draw-measure.ts';

const box = { x: 100, y: 50, width: 200, height: 100 };

test('a measure keeps off its thing, has a tick at both ends and goes past them', () => {
  expect(drawMeasure(measureAcross(box, 150, 190, '1463'))).toBe(
    'M100 156v43m-6-3l12-12m-15 6h218m-9-34v43m-6-3l12-12',
  );
});

test('an upright measure is the same, turned', () => {
  expect(drawMeasure(measureUp(box, 150, 340, '886'))).toBe('M306 50h43m-3-6l-12 12m6-15v118m-34-9h43m-3-6l-12 12');
});

test('a number stands on its line, and beyond it where the line is too short', () => {
  expect(placeNumber(measureAcross(box, 150, 190, '1463'))).toEqual({ along: 200, across: 190 });
  expect(placeNumber(measureAcross({ ...box, width: 20 }, 150, 190, '76'))).toEqual({ along: 110, across: 218 });
});
