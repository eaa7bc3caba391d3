import type { FieldValues } from '#shared/forms/fields.ts';
import { fieldFacts } from '#shared/forms/fields.ts';
import type { FieldKind } from '#shared/forms/kinds/kind.ts';

/** What a form begins with where these products are meant: the family of the first that it offers, for a visitor to change. */
export function chooseFamily(products: readonly { category: { key: string } }[]): FieldValues {
  const { options = [] }: FieldKind = fieldFacts.solution;
  const offered = new Set<string>(options);
  const product = products.find(({ category }) => offered.has(category.key));
  return product ? { solution: product.category.key } : {};
}
