import { describe, expect, it } from 'vitest';
import { arrangeOptions, type ListedProduct } from './filters.ts';

function build(inches: number, uses: readonly string[]): ListedProduct {
  return {
    key: `model-${inches}`,
    solutions: uses.map((name) => ({ key: name, name })),
    mounting: [],
    diagonal: inches,
  } as Partial<ListedProduct> as ListedProduct;
}

const products = [build(55, ['Saúde', 'Educação']), build(98, ['Águas']), build(22, ['Educação'])];
const none = { size: [], use: [], mounting: [] };

describe('the options of a filter', () => {
  it('are sizes from the smallest up', () => {
    const keys = arrangeOptions(products, none, 'size', 'pt').map(({ key }) => key);
    expect(keys).toEqual(['to-32', 'to-55', 'largest']);
  });

  it('are uses by their names in the language', () => {
    const labels = arrangeOptions(products, none, 'use', 'pt').map(({ label }) => label);
    expect(labels).toEqual(['Águas', 'Educação', 'Saúde']);
  });

  it('stay in sight when they would show nothing', () => {
    const counts = arrangeOptions(products, { ...none, size: ['to-32'] }, 'use', 'pt').map(({ count }) => count);
    expect(counts).toEqual([0, 1, 0]);
  });
});
