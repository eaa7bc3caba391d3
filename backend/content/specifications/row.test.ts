import { describe, expect, it } from 'vitest';
import { readFigure } from './figures.ts';
import { notNumeric, quantity, range, size, text } from './row.ts';
import { arrangeRows } from './table.ts';

const label = { pt: 'Rótulo', en: 'Label', es: 'Rótulo' };
const width = quantity({ key: 'width', label, unit: 'mm' });

describe('a row of the specification table', () => {
  it('carries its number, and its value as each language writes it', () => {
    expect(width(1463)).toEqual({
      key: 'width',
      label,
      value: { pt: '1463', en: '1463', es: '1463' },
      unit: 'mm',
      number: 1463,
    });
  });

  it('has its unit inside the value where a note follows', () => {
    expect(width(5, { pt: 'sem pé', en: 'no foot', es: 'sin pie' })).toMatchObject({
      value: { pt: '5\u00a0mm, sem pé', en: '5\u00a0mm, no foot', es: '5\u00a0mm, sin pie' },
      unit: null,
      number: 5,
    });
    expect(width(5, '(1)').value.en).toBe('5\u00a0mm (1)');
  });

  it('joins ranges and sizes with the words of the language', () => {
    expect(range({ key: 'temperature', label, unit: '°C' })(10, 80)).toMatchObject({
      value: { pt: '10 a 80', en: '10 to 80', es: '10 a 80' },
      unit: '°C',
    });
    expect(range({ key: 'humidity', label, unit: '%' })(10, 80)).toMatchObject({
      value: { pt: '10 a 80\u00a0%', en: '10 to 80%', es: '10 a 80\u00a0%' },
      unit: null,
    });
    expect(size({ key: 'installed', label })([2189, [1772, 2372], 840]).value).toEqual({
      pt: '2189 × 1772 a 2372 × 840',
      en: '2189 × 1772 to 2372 × 840',
      es: '2189 × 1772 a 2372 × 840',
    });
  });

  it('writes what is below zero with a minus sign', () => {
    expect(range({ key: 'temperature', label, unit: '°C' })(-20, 50).value.en).toBe('\u221220 to 50');
  });

  it('is no number where it is text', () => {
    expect(text({ key: 'system', label })('Android 14')).toMatchObject({ ...notNumeric, value: { es: 'Android 14' } });
  });
});

describe('the table', () => {
  it('has groups and rows in one order, whatever order a product has them in', () => {
    const rows = [width(5), quantity({ key: 'height', label })(1), quantity({ key: 'diagonal', label })(1)];
    const order = (list: typeof rows) =>
      arrangeRows(list).map((group) => [group.key, ...group.rows.map((row) => row.key)]);
    expect(order(rows)).toEqual([
      ['display', 'diagonal'],
      ['mechanics', 'width', 'height'],
    ]);
    expect(order(rows.toReversed())).toEqual(order(rows));
  });
});

describe('a key figure', () => {
  it('reads its rows', () => {
    const depth = quantity({ key: 'depth', label, unit: 'mm' })(500);
    expect(readFigure('floor-footprint', [width(558), depth]).value.pt).toBe('56 × 50\u00a0cm');
    const base = size({ key: 'base', label })([420, 600]);
    expect(readFigure('floor-footprint', [width(558), depth, base]).value.pt).toBe('56 × 60\u00a0cm');
  });

  it('names the row that the table lacks', () => {
    expect(() => readFigure('floor-footprint', [width(558)])).toThrow('"depth"');
  });
});
