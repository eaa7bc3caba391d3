import type { ProductContent } from '../content/entities.ts';
import type { RowKey } from '../content/specifications/groups.ts';
import type { Row } from '../content/specifications/row.ts';

type Product = ProductContent<never>;

/** A row of a product's specification table, where it has it. */
export function find(product: Product, key: RowKey): Row | undefined {
  return product.specifications.find((row) => row.key === key);
}

/** The number of a row; not a number where it has none. */
export function numberOf(product: Product, key: RowKey): number {
  return find(product, key)?.number ?? Number.NaN;
}

/** All numbers in a row's text, as English writes them. */
export function numbersIn(product: Product, key: RowKey): number[] {
  return [...(find(product, key)?.value.en ?? '').matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([text]) =>
    Number(text.replaceAll(',', '')),
  );
}
