import type { FieldValues } from '#shared/forms/fields.ts';
import { fieldFacts } from '#shared/forms/fields.ts';
import type { FieldKind } from '#shared/forms/kinds/kind.ts';

/**
 * What a form begins with where these products are meant: the family of the first, if the form has it. The visitor may
 * choose another.
 */
export function chooseFamily([first]: readonly { category: { key: string } }[]): FieldValues {
  const { options = [] }: FieldKind = fieldFacts.solution;
  const family = options.find((option) => option === first?.category.key);
  return family ? { solution: family } : {};
}
