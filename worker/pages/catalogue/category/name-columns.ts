import { COMPARED } from './filters.ts';

/**
 * Rules that put the name of its model above every value where so many are compared that a phone cannot keep their names
 * in sight; none for fewer. What a name holds besides letters, digits and spaces is escaped: a name is not ours.
 */
export function nameColumns(products: readonly { name: string }[]): string {
  if (products.length < COMPARED) return '';
  const rules = products.map(
    ({ name }, index) => `tbody td:nth-child(${index + 2})::before{content:"${escapeString(name)}"}`,
  );
  return `@media (width<40em){${rules.join('')}}`;
}

function escapeString(name: string): string {
  return name.replaceAll(/[^\p{L}\d ]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `);
}
