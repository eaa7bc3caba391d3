import { describe, expect, it } from 'vitest';
import { findByKey } from '../../resolvers/existence.ts';
import { find, numberOf, numbersIn } from '../../testing/rows.ts';
import { products } from '../catalogue.ts';

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
