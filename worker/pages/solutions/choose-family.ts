import type { FieldValues } from '#shared/forms/fields.ts';
import { fieldFacts } from '#shared/forms/fields.ts';
import type { FieldKind } from '#shared/forms/kinds/kind.ts';

/**
 * What a form begins with where these products are meant: their family, if the form has it and all are of one. Which of
 * several a visitor wants is for them to say.
 */
export function chooseFamily(products: readonly { category: { key: string } }[]): FieldValues {
  const { options = [] }: FieldKind = fieldFacts.solution;
  const families = new Set<string>(products.map(({ category }) => category.key));
  const family = options.find((option) => families.has(option));
  return family && families.size === 1 ? { solution: family } : {};
}
