import { describe, expect, it } from 'vitest';
import { locales } from '#shared/i18n/locales.ts';
import { findByKey } from '../../resolvers/existence.ts';
import { findContentGaps } from '../../resolvers/gaps.ts';
import { find, numberOf, numbersIn } from '../../testing/rows.ts';
import { products } from '../catalogue.ts';
import { readFigure } from './figures.ts';

const INCH = 25.4;

describe.each(products.map((product) => [product.key, product] as const))('the numbers of %s', (_, product) => {
  it('have a visible area that is 16:9 and within 1 % of what the diagonal gives', () => {
    if (!find(product, 'diagonal')) return;
    const [width = 0, height = 0] = numbersIn(product, 'active-area');
    const [long, short] = width > height ? [width, height] : [height, width];
    expect(long / short).toBeCloseTo(16 / 9, 1);
    expect(Math.abs(Math.hypot(long, short) / (numberOf(product, 'diagonal') * INCH) - 1)).toBeLessThan(0.01);
  });

  it('have pixels that are square on that area', () => {
    if (!find(product, 'resolution') || !find(product, 'active-area')) return;
    const [width = 0, height = 0] = numbersIn(product, 'active-area');
    const [columns = 0, lines = 0] = numbersIn(product, 'resolution');
    expect(Math.abs((width / columns) * (lines / height) - 1)).toBeLessThan(0.01);
  });

  it('have a body that is larger than the picture', () => {
    if (!find(product, 'active-area')) return;
    const [width = 0] = numbersIn(product, 'active-area');
    expect(numberOf(product, 'width')).toBeGreaterThan(width);
  });

  it('take the most power at most, and the least in standby', () => {
    if (!find(product, 'power-typical')) return;
    if (find(product, 'power-standby'))
      expect(numberOf(product, 'power-standby')).toBeLessThan(numberOf(product, 'power-typical'));
    expect(numberOf(product, 'power-max')).toBeGreaterThanOrEqual(numberOf(product, 'power-typical'));
  });

  it('leave room in the highest power for what is fed from it', () => {
    const fed = (['usb-c', 'sockets'] as const).flatMap((key) =>
      [...(find(product, key)?.value.en ?? '').matchAll(/(\d+)\u00a0W/g)].map(([, watts]) => Number(watts)),
    );
    if (fed.length === 0) return;
    const total = fed.reduce((sum, watts) => sum + watts, 0);
    expect(numberOf(product, 'power-max')).toBeGreaterThanOrEqual(numberOf(product, 'power-typical') + total);
    for (const watts of fed) expect(find(product, 'power-max')?.value.en).toContain(`${watts}\u00a0W`);
  });

  it('take the power that their light needs: no screen gives 40 lumens a watt', () => {
    if (!find(product, 'brightness') || !find(product, 'active-area') || !find(product, 'power-max')) return;
    const [width = 0, height = 0] = numbersIn(product, 'active-area');
    const front = numberOf(product, 'brightness');
    const back = find(product, 'brightness-inside') ? numberOf(product, 'brightness-inside') : front;
    const brightness = find(product, 'sides') ? front + back * (numberOf(product, 'sides') - 1) : front;
    const lumens = Math.PI * brightness * (width / 1000) * (height / 1000);
    expect(numberOf(product, 'power-max')).toBeGreaterThan(lumens / 40);
  });

  it('hang on parts that carry twice the weight, each by itself', () => {
    if (!find(product, 'suspension')) return;
    expect(numberOf(product, 'suspension')).toBeGreaterThanOrEqual(2 * numberOf(product, 'weight'));
  });

  it('ask nobody to lift more than 25 kg', () => {
    if (!find(product, 'lifting')) return;
    const people = find(product, 'lifting')?.number ?? null;
    if (people === null) expect(numberOf(product, 'weight')).toBeGreaterThan(4 * 25);
    else expect(numberOf(product, 'weight') / people).toBeLessThanOrEqual(25);
  });

  it('weigh more with a stand than without', () => {
    if (find(product, 'installed-weight')) {
      expect(numberOf(product, 'installed-weight')).toBeGreaterThan(numberOf(product, 'weight'));
    }
  });

  it('have every row once, in every language', () => {
    const keys = product.specifications.map((row) => row.key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const row of product.specifications) {
      for (const locale of locales)
        expect(row.value[locale], `${row.key} in ${locale}`).not.toMatch(/undefined|NaN|^$/);
    }
  });

  it('show large only what the table says', () => {
    const table = product.specifications
      .flatMap((row) => [row.number ?? [], ...(row.sides ?? [])].flat())
      .flatMap((number) => [number, number / 10]);
    for (const key of product.figures) {
      const { value } = readFigure(key, product.specifications);
      for (const [text] of value.en.replaceAll(',', '').matchAll(/\d+(?:\.\d+)?/g)) {
        expect(
          table.some((number) => Math.abs(number - Number(text)) <= 0.5),
          `${key}: ${value.en}`,
        ).toBe(true);
      }
    }
  });
});

describe.each(['screens', 'tables', 'storefronts', 'totems', 'kiosks', 'leds', 'charging-stations'])(
  'the cards of %s',
  (family) => {
    it('show the same three measures in the same order, so that models can be compared across them', () => {
      const models = products.filter(({ category }) => category === family);
      const [first, ...others] = models.map((product) =>
        product.figures.map((key) => readFigure(key, product.specifications).value.en.replace(/^[\d.,× –]+\s?/, '')),
      );
      for (const [at, units] of others.entries()) {
        // A see-through display lets light pass where the others shine.
        expect(
          units.map((unit) => (unit === '%' ? 'cd/m²' : unit)),
          models[at + 1]?.key,
        ).toEqual(first);
      }
    });
  },
);

describe('the column of the Atlas 98', () => {
  it('lifts the panel as far as it lifts the picture, which stands in its middle', () => {
    const atlas = findByKey(products, 'atlas-98');
    const [lowest = 0, highest = 0] = numbersIn(atlas, 'screen-centre');
    const [, low, high] = numbersIn(atlas, 'installed');
    expect(low).toBe(lowest + numberOf(atlas, 'height') / 2);
    expect(high).toBe(highest + numberOf(atlas, 'height') / 2);
  });
});

describe('the top of the Faro 65', () => {
  it('rises by 15 degrees from the front to the back', () => {
    const faro = findByKey(products, 'faro-65');
    const rise = numberOf(faro, 'height') - numberOf(faro, 'front-height');
    expect(rise / numberOf(faro, 'depth')).toBeCloseTo(Math.tan((15 * Math.PI) / 180), 2);
  });
});

describe('the content', () => {
  it('is whole in every language that it exists in', () => {
    expect(findContentGaps()).toEqual([]);
  });
});
