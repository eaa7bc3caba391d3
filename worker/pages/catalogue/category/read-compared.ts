import { findRoute } from '#shared/routes/find.ts';
import { policies } from '../../../content/policies.ts';
import type { ReadMore } from '../../define-page.ts';
import { type Category, type CategoryQuery, findCompared, type ListedProduct } from './filters.ts';
import { type ProductTableData, productTableOperation } from './product-table.generated.ts';

export type ComparedProduct = ListedProduct & NonNullable<ProductTableData['product']>;

/** A family, and those of its products that stand side by side: two of them at least, or none. */
export type ComparedFamily = Category & { compared: readonly ComparedProduct[] };

/**
 * A family with the tables of what is compared, each an answer of its own: those of all models together would outgrow
 * what one answer may weigh. A model that is gone meanwhile is left out. Throws ContentUnavailableError.
 */
export async function readCompared(
  family: ComparedFamily,
  { compare }: CategoryQuery,
  read: ReadMore,
): Promise<ComparedFamily> {
  const products = findCompared(family.products, compare);
  if (products.length < 2) return family;
  const tables = await Promise.all(products.map(({ path }) => readTable(path, read)));
  const compared = products.flatMap((product, index) => {
    const table = tables[index];
    return table ? [{ ...product, ...table }] : [];
  });
  return { ...family, compared: compared.length < 2 ? [] : compared };
}

async function readTable(path: string, read: ReadMore): Promise<ProductTableData['product'] | undefined> {
  const product = findRoute(path)?.params.product;
  if (product === undefined) return undefined;
  const data = await read({
    operation: productTableOperation,
    variables: { product },
    policy: policies.standard,
    isFound: (found) => found.product !== null,
    slugs: [product],
  });
  return data?.product;
}
