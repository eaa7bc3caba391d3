import type { FieldValues } from '#shared/forms/fields.ts';
import { fieldFacts } from '#shared/forms/fields.ts';
import type { FieldKind } from '#shared/forms/kinds/kind.ts';

/** What a form begins with where these products are meant: the family of the first that it has one for. */
export function chooseFamily(products: readonly { category: { key: string } }[]): FieldValues {
  const { options = [] }: FieldKind = fieldFacts.solution;
  const [family] = products.flatMap(({ category }) => options.find((option) => option === category.key) ?? []);
  return family ? { solution: family } : {};
}
