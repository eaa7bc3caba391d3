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
    const total = fed.reduce((sum, watts) => sum + watts, 0);
    expect(numberOf(product, 'power-max')).toBeGreaterThanOrEqual(numberOf(product, 'power-typical') + total);
    for (const watts of fed) expect(find(product, 'power-max')?.value.en).toContain(`${watts}\u00a0W`);
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

const walls = products.filter((product) => find(product, 'wall-cabinets'));

describe.each(walls.map((product) => [product.key, product] as const))('the LED wall of %s', (_, product) => {
  const [cabinetWidth = 0, cabinetHeight = 0] = numbersIn(product, 'cabinet-size');
  const [columns = 0, lines = 0] = numbersIn(product, 'cabinet-resolution');
  const [across = 0, up = 0, count = 0] = numbersIn(product, 'wall-cabinets');
  const watts = numberOf(product, 'cabinet-power');

  it('has as many pixels at its pitch as fill a cabinet, and as many cabinets as fill the wall', () => {
    expect(Math.abs((numberOf(product, 'led-pitch') * columns) / cabinetWidth - 1)).toBeLessThan(0.002);
    expect(Math.abs((numberOf(product, 'led-pitch') * lines) / cabinetHeight - 1)).toBeLessThan(0.002);
    expect(count).toBe(across * up);
    expect(numbersIn(product, 'wall-size')).toEqual([cabinetWidth * across, cabinetHeight * up]);
    expect(numbersIn(product, 'wall-resolution')).toEqual([columns * across, lines * up]);
    expect(numberOf(product, 'wall-weight')).toBeCloseTo(numberOf(product, 'cabinet-weight') * count, 1);
  });

  it('is fed all its pixels, and all its watts on circuits that stay under four fifths of 16 A', () => {
    const [outputs = 0, pixels = 0] = numbersIn(product, 'wall-controller');
    expect(outputs * pixels).toBeGreaterThanOrEqual(columns * across * lines * up);
    expect(numberOf(product, 'power-max')).toBeGreaterThan(watts * count);
    expect(numberOf(product, 'power-max')).toBeLessThan(watts * count + 100);
    expect(numberOf(product, 'cabinet-circuit') * watts).toBeLessThanOrEqual(0.8 * 16 * 230);
  });

  it('draws no more by the square metre, and shines no brighter for it, than LEDs of today', () => {
    const area = (cabinetWidth * cabinetHeight) / 1e6;
    expect(watts / area).toBeLessThan(700);
    // Into a half space that is lit evenly: pi lumens a square metre for every candela.
    const lumensPerWatt = (Math.PI * numberOf(product, 'brightness') * area) / watts;
    expect(lumensPerWatt).toBeGreaterThan(3);
    expect(lumensPerWatt).toBeLessThan(40);
  });

  it('says how many people lift a cabinet, 25 kg each', () => {
    const people = /two people/.test(find(product, 'mounting')?.value.en ?? '') ? 2 : 1;
    expect(find(product, 'mounting')?.value.en).toMatch(/two people|one person/);
    expect(numberOf(product, 'cabinet-weight')).toBeLessThanOrEqual(25 * people);
  });
});

const pitched = products.filter((product) => find(product, 'led-pitch'));

it.each(pitched.map((product) => [product.key, product] as const))(
  'The pixels of %s merge where each is a minute of arc, far behind the closest viewer',
  (_, product) => {
    const pitch = numberOf(product, 'led-pitch') / 1000;
    expect((Math.atan(pitch / numberOf(product, 'led-merging')) * 180 * 60) / Math.PI).toBeCloseTo(1, 1);
    expect(numberOf(product, 'led-viewing')).toBeGreaterThanOrEqual(pitch * 1000);
    expect(numberOf(product, 'led-viewing')).toBeLessThan(numberOf(product, 'led-merging'));
  },
);

describe('the wind that an LED wall meets', () => {
  it('presses as half the density of air times its speed squared', () => {
    for (const product of products.filter((one) => find(one, 'led-wind'))) {
      const [speed = 0, kilopascals = 0] = numbersIn(product, 'led-wind');
      expect(kilopascals * 1000).toBeCloseTo((1.25 / 2) * (speed / 3.6) ** 2, -1);
    }
  });
});

describe('the column of the Palco 138', () => {
  it('lifts the body as far as the picture in its middle, and the pixels fill that picture', () => {
    const palco = findByKey(products, 'palco-138');
    const [lowest = 0, highest = 0] = numbersIn(palco, 'screen-centre');
    expect(numbersIn(palco, 'installed').slice(1, 3)).toEqual(
      [lowest, highest].map((centre) => centre + numberOf(palco, 'height') / 2),
    );
    const [width = 0] = numbersIn(palco, 'active-area');
    const [columns = 1] = numbersIn(palco, 'resolution');
    expect(width / columns).toBeCloseTo(numberOf(palco, 'led-pitch'), 2);
  });
});

const stations = products.filter((product) => find(product, 'charging-spots'));

describe.each(stations.map((product) => [product.key, product] as const))('the phones on %s', (_, product) => {
  const phones = numberOf(product, 'charging-spots');
  const power = numberOf(product, 'charging-total');
  const outputs = (['charging-wired', 'charging-wireless'] as const).flatMap((key) => {
    const [count = 0, watts = 0] = numbersIn(product, key);
    return Array.from({ length: count }, () => watts);
  });

  it('take together what the strongest outputs give, one for each of them', () => {
    expect(outputs.length).toBeGreaterThanOrEqual(phones);
    const strongest = outputs.toSorted((one, other) => other - one).slice(0, phones);
    expect(strongest.reduce((sum, watts) => sum + watts, 0)).toBe(power);
  });

  it('cost the mains a tenth more by cable and a quarter or more without one, and the screen besides', () => {
    const wireless = (numbersIn(product, 'charging-wireless')[0] ?? 0) + phones > outputs.length;
    const most = numberOf(product, 'power-max');
    expect(most).toBeGreaterThanOrEqual(power / 0.9);
    expect(most - power / (wireless ? 0.75 : 0.9)).toBeLessThan(80);
    expect(numbersIn(product, 'power-max')[1]).toBe(phones);
  });

  it('fit into their lockers, with room for a hand or a cable', () => {
    if (!find(product, 'locker-inside')) return;
    const locker = numbersIn(product, 'locker-inside').toSorted((one, other) => other - one);
    const phone = numbersIn(product, 'locker-phone').toSorted((one, other) => other - one);
    for (const [side, length] of phone.entries()) expect(locker[side]).toBeGreaterThan(length + 25);
    const [width = 0, height = 0, depth = 0] = (['width', 'height', 'depth'] as const).map((key) =>
      numberOf(product, key),
    );
    const volume = locker.reduce((product, side) => product * side, phones);
    expect(volume).toBeLessThan(0.8 * width * height * depth);
  });

  it('are within the forward reach of someone seated, where the place is fixed', () => {
    const [lowest = 380, highest = 1220] = numbersIn(product, 'charging-height');
    expect(lowest).toBeGreaterThanOrEqual(380);
    expect(highest).toBeLessThanOrEqual(1220);
  });

  it('stand on what the people named can lift, 25 kg each, or on a trolley', () => {
    const words = find(product, 'mounting')?.value.en ?? '';
    expect(words).toContain('two people');
    expect(numberOf(product, 'weight') <= 2 * 25 || words.includes('trolley')).toBe(true);
  });
});

describe('the content', () => {
  it('is whole in every language that it exists in', () => {
    expect(findContentGaps()).toEqual([]);
  });
});
