import { describe, expect, it } from 'vitest';
import { findByKey } from '../../resolvers/existence.ts';
import { find, numberOf, numbersIn } from '../../testing/rows.ts';
import { products } from '../catalogue.ts';

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
