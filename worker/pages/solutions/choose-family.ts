import type { FieldValues } from '#shared/forms/fields.ts';
import { fieldFacts } from '#shared/forms/fields.ts';
import type { FieldKind } from '#shared/forms/kinds/kind.ts';

/**
 * What a form begins with where these products are meant: their family, if the form has it. What several families serve
 * the visitor chooses.
 */
export function chooseFamily(products: readonly { category: { key: string } }[]): FieldValues {
  const { options = [] }: FieldKind = fieldFacts.solution;
  const families = new Set(products.map(({ category }) => category.key));
  const family = options.find((option) => families.has(option));
  return family && families.size === 1 ? { solution: family } : {};
}
