import { describe, expect, it } from 'vitest';
import { findByKey } from '../../resolvers/existence.ts';
import { products } from '../catalogue.ts';
import type { ProductContent } from '../entities.ts';
import type { RowKey } from './groups.ts';

type Product = ProductContent<never>;

function findRow(product: Product, key: RowKey) {
  const row = product.specifications.find((candidate) => candidate.key === key);
  if (!row) throw new Error(`${product.key} lacks the row "${key}"`);
  return row;
}

const numberOf = (product: Product, key: RowKey) => findRow(product, key).number ?? Number.NaN;
const numbersIn = (product: Product, key: RowKey) =>
  [...(findRow(product, key).value.en ?? '').matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([text]) =>
    Number(text.replaceAll(',', '')),
  );
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The products that an accessory's table says it fits. */
function fitted(accessory: Product): Product[] {
  const names = findRow(accessory, 'fits').value.en ?? '';
  const found = products.filter(({ name }) => names.includes(name));
  if (found.length === 0) throw new Error(`${accessory.key} fits nothing that is made here`);
  return found;
}

const subida = findByKey(products, 'subida-60');
const rodas = findByKey(products, 'rodas-86');
const miolo = findByKey(products, 'miolo-16');
const vigia = findByKey(products, 'vigia-4k');
const traco = findByKey(products, 'traco');

/** Metres a second squared. */
const GRAVITY = 9.81;
/** Millimetres from the middle of the base forward to the middle of the screen's weight, at most. */
const OVERHANG = 100;
/** Kilograms that one person lifts. */
const PERSON = 25;

describe.each([
  [subida.name, subida, 2],
  [rodas.name, rodas, 1],
] as const)('the stand %s', (_, stand, carriers) => {
  it.each(fitted(stand).map((screen) => [screen.name, screen] as const))('carries the %s', (_name, screen) => {
    expect(numberOf(screen, 'weight')).toBeLessThanOrEqual(numberOf(stand, 'max-load'));
    const [smallest = 0, largest = 0] = numbersIn(stand, 'screen-sizes');
    expect(numberOf(screen, 'diagonal')).toBeGreaterThanOrEqual(smallest);
    expect(numberOf(screen, 'diagonal')).toBeLessThanOrEqual(largest);
    const [width = 0, height = 0] = numbersIn(stand, 'vesa');
    const [across = 0, down = 0] = numbersIn(screen, 'vesa');
    expect(across).toBeLessThanOrEqual(width);
    expect(down).toBeLessThanOrEqual(height);
    // It clears the base in the lowest position.
    const [lowest = 0] = numbersIn(stand, 'screen-centre');
    expect(lowest - numberOf(screen, 'height') / 2).toBeGreaterThan(200);
  });

  it('comes back from the lean that it promises, with its load at the top and its own weight half way up', () => {
    const [, highest = 0] = numbersIn(stand, 'screen-centre');
    const top = stand === subida ? (numbersIn(stand, 'overall-height')[1] ?? 0) : numberOf(stand, 'height');
    const load = numberOf(stand, 'max-load');
    const weight = numberOf(stand, 'weight');
    const centre = (load * highest + (weight * top) / 2) / (load + weight);
    const reach = numberOf(stand, 'depth') / 2 - (OVERHANG * load) / (load + weight);
    const lean = (Math.atan(reach / centre) * 180) / Math.PI;
    expect(lean).toBeGreaterThan(numberOf(stand, 'stability'));
  });

  it('stands on castors of which three bear everything', () => {
    const [, , each = 0] = numbersIn(stand, 'castors');
    expect(3 * each).toBeGreaterThanOrEqual(numberOf(stand, 'max-load') + numberOf(stand, 'weight'));
  });

  it('comes in boxes that add up, and that can be lifted', () => {
    const [count, ...weights] = numbersIn(stand, 'packages');
    expect(weights).toHaveLength(count ?? 0);
    expect(sum(weights)).toBe(numberOf(stand, 'weight'));
    expect(Math.max(...weights)).toBeLessThanOrEqual(carriers * PERSON);
  });

  it('goes sideways through a door of 80 cm', () => {
    expect(numberOf(stand, 'depth')).toBeLessThan(800);
  });
});

describe('the motor of the Subida 60', () => {
  it('travels as far as the picture and the top of the column rise', () => {
    const [low = 0, high = 0] = numbersIn(subida, 'screen-centre');
    const [lowest = 0, highest = 0] = numbersIn(subida, 'overall-height');
    expect([high - low, highest - lowest]).toEqual([numberOf(subida, 'lift-travel'), numberOf(subida, 'lift-travel')]);
  });

  it('lifts its load at its speed with a quarter of its power, in the time and for the energy that the words give', () => {
    const watts = numberOf(subida, 'max-load') * GRAVITY * (numberOf(subida, 'lift-speed') / 1000);
    expect(watts).toBeLessThan(numberOf(subida, 'power-max') / 4);
    const seconds = numberOf(subida, 'lift-travel') / numberOf(subida, 'lift-speed');
    expect(subida.body.en).toContain(`in ${seconds} seconds`);
    expect(subida.lifecycle.energy.en).toContain(`${(numberOf(subida, 'power-max') * seconds) / 3600} Wh`);
  });
});

describe('the four heights of the Rodas 86', () => {
  it('are as many steps as lie between the lowest and the highest', () => {
    const [low = 0, high = 0, step = 0] = numbersIn(rodas, 'screen-centre');
    expect((high - low) / step + 1).toBe(numberOf(rodas, 'height-positions'));
  });
});

describe('the Miolo 16', () => {
  it.each(fitted(miolo).map((screen) => [screen.name, screen] as const))(
    'finds its power within what the %s takes at most, and the noise that is said there',
    (_, screen) => {
      const fed = [...(findRow(screen, 'usb-c').value.en ?? '').matchAll(/(\d+)\u00a0W/g)].map(([, w]) => Number(w));
      const needed = numberOf(screen, 'power-typical') + sum(fed) + numberOf(miolo, 'power-max');
      expect(numberOf(screen, 'power-max')).toBeGreaterThanOrEqual(needed);
      expect(findRow(screen, 'noise').value.en).toContain(`${numberOf(miolo, 'noise')}\u00a0dB(A) with the Windows`);
      expect(findRow(screen, 'computer-slot')).toBeDefined();
    },
  );
});

describe('the Vigia', () => {
  const [columns = 0, lines = 0] = numbersIn(vigia, 'camera-resolution');

  it('has a sensor of as many points as its picture', () => {
    expect((columns * lines) / 1e6).toBeCloseTo(numberOf(vigia, 'sensor'), 1);
  });

  it('sees as wide as its angle opens at three metres', () => {
    const half = ((numberOf(vigia, 'field-of-view') / 2) * Math.PI) / 180;
    expect(2 * 3 * Math.tan(half)).toBeCloseTo(numberOf(vigia, 'scene-width'), 1);
  });

  it('sends its picture uncompressed over its cable, and lives on what that feeds', () => {
    const bitsPerPoint = 12;
    // Of 5 Gbit/s on the wire, coding leaves 4.
    expect(columns * lines * bitsPerPoint * numberOf(vigia, 'frame-rate')).toBeLessThan(4e9);
    expect(findRow(vigia, 'usb-c').value.en).toContain('5\u00a0Gbit/s');
    expect(numberOf(vigia, 'power-max')).toBeLessThanOrEqual(4.5);
  });
});

describe('the Traço pens', () => {
  const widths = [...(findRow(traco, 'pen-tips').value.en ?? '').matchAll(/(\d+)\u00a0mm/g)].map(([, mm]) =>
    Number(mm),
  );

  it.each(fitted(traco).map((screen) => [screen.name, screen] as const))(
    'have ends that the %s can tell apart by their width',
    (_, screen) => {
      expect(findRow(screen, 'touch-technology').value.en).toBe('Infrared');
      const steps = widths.slice(1).map((width, index) => width - (widths[index] ?? 0));
      // Each of the two edges of a tip may be wrong by as much as the screen is.
      for (const step of steps) expect(step).toBeGreaterThan(2 * numberOf(screen, 'touch-accuracy'));
    },
  );

  it('lie side by side in their tray', () => {
    const [length = 0, width = 0] = numbersIn(traco, 'pen-tray');
    expect(length).toBeGreaterThan(numberOf(traco, 'pen-length'));
    expect(width).toBeGreaterThan(numberOf(traco, 'pen-count') * numberOf(traco, 'pen-diameter'));
    expect(widths.at(-1)).toBe(numberOf(traco, 'pen-diameter'));
  });
});
