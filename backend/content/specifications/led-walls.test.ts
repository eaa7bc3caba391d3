import { describe, expect, it } from 'vitest';
import { findByKey } from '../../resolvers/existence.ts';
import { find, numberOf, numbersIn } from '../../testing/rows.ts';
import { products } from '../catalogue.ts';

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
