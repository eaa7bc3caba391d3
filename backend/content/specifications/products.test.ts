import { describe, expect, it } from 'vitest';
import { locales } from '#shared/i18n/locales.ts';
import { findByKey } from '../../resolvers/existence.ts';
import { findContentGaps } from '../../resolvers/gaps.ts';
import { products } from '../catalogue.ts';
import type { ProductContent } from '../entities.ts';
import { readFigure } from './figures.ts';
import type { RowKey } from './groups.ts';

type Product = ProductContent<never>;

const find = (product: Product, key: RowKey) => product.specifications.find((row) => row.key === key);
const numberOf = (product: Product, key: RowKey) => find(product, key)?.number ?? Number.NaN;
/** All numbers in a row's text, as English writes them. */
const numbersIn = (product: Product, key: RowKey) =>
  [...(find(product, key)?.value.en ?? '').matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([text]) =>
    Number(text.replaceAll(',', '')),
  );
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
    const table = product.specifications.flatMap((row) => (row.number === null ? [] : [row.number, row.number / 10]));
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

describe('a screen behind the glass of a shop', () => {
  const behindGlass = products.filter(({ category }) => category === 'storefronts');
  /** What 14 mm of laminated glass and the film let pass together, at best and at worst. */
  const passes = [0.7, 0.85] as const;

  it.each(behindGlass.map((product) => [product.key, product] as const))('%s has a slim bezel', (_, product) => {
    const [width = 0] = numbersIn(product, 'active-area');
    const bezel = (numberOf(product, 'width') - width) / 2;
    expect(bezel).toBeGreaterThanOrEqual(10);
    expect(bezel).toBeLessThanOrEqual(25);
  });

  it('loses the light that the glass and the film keep', () => {
    const claro = findByKey(products, 'claro-46');
    const share = numberOf(claro, 'brightness-through') / numberOf(claro, 'brightness');
    expect(share).toBeGreaterThan(passes[0]);
    expect(share).toBeLessThan(passes[1]);
  });

  it('outshines a television by day unless it can be seen through, and is dimmed at night', () => {
    for (const product of behindGlass.filter((candidate) => !find(candidate, 'transparency'))) {
      expect(numberOf(product, 'brightness'), product.key).toBeGreaterThanOrEqual(2500);
      expect(numberOf(product, 'brightness-night'), product.key).toBeLessThanOrEqual(400);
    }
  });
});

describe('a totem in the street', () => {
  const inTheStreet = products.filter(
    ({ category, mounting }) => category === 'totems' && mounting.includes('outdoor'),
  );
  const inConcrete = inTheStreet.filter((product) => find(product, 'foundation'));

  // A gust presses on the whole front as on a flat plate, and would turn totem and concrete over the block's far edge.
  it.each(inConcrete.map((product) => [product.key, product] as const))('%s stays up in its gust', (_, product) => {
    const [AIR, PLATE, CONCRETE, GRAVITY] = [1.25, 1.8, 2400, 9.81];
    const speed = numberOf(product, 'wind') / 3.6;
    const [width, height] = [numberOf(product, 'width') / 1000, numberOf(product, 'height') / 1000];
    const turns = 0.5 * AIR * speed ** 2 * PLATE * width * height * (height / 2);
    const [along = 0, across = 0, deep = 0] = numbersIn(product, 'foundation').map((length) => length / 1000);
    const holds = (numberOf(product, 'weight') + CONCRETE * along * across * deep) * GRAVITY * (across / 2);
    expect(holds).toBeGreaterThan(1.5 * turns);
    expect(along).toBeGreaterThanOrEqual(width);
    expect(across).toBeGreaterThan(numberOf(product, 'depth') / 1000);
  });

  it('is closed to rain, lit for the sun and dimmed for the neighbours, in frost and in heat', () => {
    for (const product of inTheStreet) {
      expect(find(product, 'protection')?.value.en, product.key).toMatch(/^IP65 /);
      expect(find(product, 'impact')?.value.en, product.key).toContain('20\u00a0J');
      expect(numberOf(product, 'brightness'), product.key).toBeGreaterThanOrEqual(2500);
      expect(numberOf(product, 'brightness-night'), product.key).toBeLessThanOrEqual(250);
      expect(find(product, 'temperature')?.value.en, product.key).toContain('\u221220');
    }
  });

  it('has letters that can be read from as far as it says', () => {
    const abrigo = findByKey(products, 'abrigo-32');
    const times = (numberOf(abrigo, 'reading-distance') * 1000) / numberOf(abrigo, 'letter-height');
    expect(times).toBeLessThanOrEqual(250);
  });
});

describe('the content', () => {
  it('is whole in every language that it exists in', () => {
    expect(findContentGaps()).toEqual([]);
  });
});
