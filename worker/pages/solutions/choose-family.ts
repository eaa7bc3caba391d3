import type { FieldValues } from '#shared/forms/fields.ts';
import { fieldFacts } from '#shared/forms/fields.ts';
import type { FieldKind } from '#shared/forms/kinds/kind.ts';

/** The form of a sector or a use, with the family of its first product chosen already where the form has that one. */
export function chooseFamily(products: readonly { category: { key: string } }[]): FieldValues {
  const { options = [] }: FieldKind = fieldFacts.solution;
  const family = options.find((option) => option === products[0]?.category.key);
  return family ? { solution: family } : {};
}
