import { expect, it } from 'vitest';
import { products } from '../content/catalogue.ts';
import { solutions } from '../content/solutions/index.ts';
import type { Image, Product } from '../generated/schema.ts';
import { findByKey } from './existence.ts';
import type { Lazy } from './lazy.ts';
import { resolveProduct } from './product.ts';
import { resolveSolution } from './solution.ts';

const industry = findByKey(solutions, 'industry');

/** The value of a field that is resolved without being asked with any. */
function read<Value>(field: unknown): Value {
  return (typeof field === 'function' ? field() : field) as Value;
}

/** What the first picture of a product shows. */
function tellFirst({ gallery }: Lazy<Product>): string | undefined {
  return read<Image[]>(gallery)[0]?.alt;
}

it('a sector leads a product with a picture of its own work, and the product itself does not', () => {
  const shown = read<Lazy<Product>[]>(resolveSolution(industry, 'en').products);
  const find = (key: string) => shown.find((product) => read(product.key) === key) as Lazy<Product>;
  const own = (key: string) => resolveProduct(findByKey(products, key), 'en');
  expect(tellFirst(find('orion-86'))).toContain('shift handover');
  expect(tellFirst(own('orion-86'))).not.toContain('shift');
  expect(tellFirst(find('delta-55'))).toBe(tellFirst(own('delta-55')));
});

it('a picture for a product that the sector does not show is a fault that is named', () => {
  const { products: list } = resolveSolution({ ...industry, products: ['delta-55'] }, 'en');
  expect(() => read(list)).toThrow('solutions/industry: leads "orion-86", which it does not show');
});
