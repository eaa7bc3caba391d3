import { describe, expect, it } from 'vitest';
import { locales } from '#shared/i18n/locales.ts';
import { findByKey } from '../../resolvers/existence.ts';
import { products } from '../catalogue.ts';
import type { ProductContent } from '../entities.ts';
import type { RowKey } from './groups.ts';
import type { Row } from './row.ts';

type Product = ProductContent<never>;

const programs = products.filter(({ category }) => category === 'software');

function findRow(product: Product, key: RowKey): Row {
  const row = product.specifications.find((candidate) => candidate.key === key);
  if (!row) throw new Error(`${product.key} lacks the row "${key}"`);
  return row;
}

const numberOf = (product: Product, key: RowKey) => findRow(product, key).number ?? Number.NaN;
const numbersIn = (text = '') => [...text.matchAll(/\d[\d,]*/g)].map(([digits]) => Number(digits.replaceAll(',', '')));

describe.each(programs.map((product) => [product.key, product] as const))('the licence of %s', (_, product) => {
  it('says what a buyer asks of any program, and nothing that only things have', () => {
    const keys = product.specifications.map(({ key }) => key);
    expect(keys).toEqual(
      expect.arrayContaining([
        'licence',
        'platforms',
        'interface-languages',
        'offline',
        'data-collected',
        'data-place',
        'support-portugal',
        'support-spain',
        'updates',
      ] satisfies RowKey[]),
    );
    expect(keys.filter((key) => ['width', 'height', 'depth', 'weight', 'power-max'].includes(key))).toEqual([]);
    expect(product.mounting).toEqual([]);
  });

  it('has one team answer both countries, whose clocks differ by an hour', () => {
    const [opens, , closes] = numbersIn(findRow(product, 'support-portugal').value.en);
    const [opensInSpain, , closesInSpain] = numbersIn(findRow(product, 'support-spain').value.en);
    expect([opensInSpain, closesInSpain]).toEqual([Number(opens) + 1, Number(closes) + 1]);
  });

  it('is told with the same numbers in every language', () => {
    for (const locale of locales) {
      const digits = (text = '') => text.replaceAll(/[\s\u00a0\u202f]/g, ' ').match(/\d+/g) ?? [];
      // Times are written otherwise in each language; everything else is the same number.
      const withoutTimes = (text = '') => text.replaceAll(/\d{1,2}[h:]\d{2}/g, '');
      expect(digits(withoutTimes(product.body[locale])).toSorted(), locale).toEqual(
        digits(withoutTimes(product.body.pt)).toSorted(),
      );
    }
  });
});

describe('the pieces of Sinete', () => {
  const sinete = findByKey(products, 'sinete');
  const tables = [...(findRow(sinete, 'objects-by-table').value.pt ?? '').matchAll(/([^;:]+): (\d+)/g)].map(
    ([, name = '', count]) => [name.trim(), Number(count)] as const,
  );

  it.each(tables)('leave half of the %s free with room about each of %i', (name, count) => {
    const table = products.find((product) => product.name === name);
    if (!table) throw new Error(`Nobody makes a ${name}`);
    expect(findRow(table, 'touch-technology').value.en).toBe('Projected capacitive');
    const [width = 0, height = 0] = numbersIn(findRow(table, 'active-area').value.en);
    const side = numberOf(sinete, 'mark-size') + numberOf(sinete, 'mark-gap');
    expect(count * side ** 2).toBeLessThan((width * height) / 2);
  });

  it('are as many at once as on the table that takes most, and fewer than there are marks', () => {
    expect(numberOf(sinete, 'objects')).toBe(Math.max(...tables.map(([, count]) => count)));
    expect(numberOf(sinete, 'distinct-marks')).toBeGreaterThan(numberOf(sinete, 'objects'));
  });
});

describe('the alarm of Leme', () => {
  it('waits for three signs of life that do not come', () => {
    const leme = findByKey(products, 'leme');
    expect(numberOf(leme, 'alarm-delay') * 60).toBe(3 * numberOf(leme, 'report-interval'));
  });
});
