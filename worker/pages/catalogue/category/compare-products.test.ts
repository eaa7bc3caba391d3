import { describe, expect, it } from 'vitest';
import { compareProducts, isMarked } from './compare-products.ts';

const row = (key: string, value: string, unit: string | null = null) => ({ key, label: key, value, unit });
const one = {
  key: 'one',
  specifications: [
    { key: 'display', title: 'Display', rows: [row('diagonal', '65″'), row('brightness', '400', 'cd/m²')] },
    { key: 'power', title: 'Power', rows: [row('mains', '230 V')] },
  ],
};
const other = {
  key: 'other',
  specifications: [
    {
      key: 'display',
      title: 'Display',
      rows: [row('diagonal', '65″'), row('resolution', '3840 × 2160', 'px'), row('brightness', '500', 'cd/m²')],
    },
    { key: 'touch', title: 'Touch', rows: [row('points', '40')] },
    { key: 'power', title: 'Power', rows: [row('mains', '230 V')] },
  ],
};

describe('products side by side', () => {
  const groups = compareProducts([one, other]);

  it('have every group and row of either, in the order that both share', () => {
    expect(groups.map(({ key, rows }) => [key, rows.map((compared) => compared.key)])).toEqual([
      ['display', ['diagonal', 'resolution', 'brightness']],
      ['touch', ['points']],
      ['power', ['mains']],
    ]);
  });

  it('differ where values do, and where one has none', () => {
    const differing = groups.flatMap(({ rows }) => rows.filter(({ differs }) => differs).map(({ key }) => key));
    expect(differing).toEqual(['resolution', 'brightness', 'points']);
    expect(groups[0]?.rows[2]?.values).toEqual([
      { key: 'one', value: '400\u00a0cd/m²' },
      { key: 'other', value: '500\u00a0cd/m²' },
    ]);
    expect(groups[1]?.rows[0]?.values[0]).toEqual({ key: 'one', value: undefined });
  });

  it('have what differs marked only where that is less than half', () => {
    const compared = (...differing: boolean[]) => [
      {
        key: 'all',
        title: 'All',
        rows: differing.map((differs, index) => ({ ...row(`${index}`, ''), values: [], differs })),
      },
    ];
    expect(isMarked(groups)).toBe(false);
    expect(isMarked(compared(true, false, false))).toBe(true);
    expect(isMarked(compared(true, false))).toBe(false);
  });
});
