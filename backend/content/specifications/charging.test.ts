import { describe, expect, it } from 'vitest';
import { find, numberOf, numbersIn } from '../../testing/rows.ts';
import { products } from '../catalogue.ts';

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
