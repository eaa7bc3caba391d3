import { expect, it } from 'vitest';
import { nameColumns } from './name-columns.ts';

const four = (name: string) => [{ name: 'Rua 55' }, { name: 'Véu 55' }, { name: 'Claro 46' }, { name }];

it('names the columns of four, whose names a phone cannot keep in sight, and of no fewer', () => {
  expect(nameColumns(four('Dueto 55'))).toContain('td:nth-child(2)::before{content:"Rua 55"}');
  expect(nameColumns(four('Dueto 55'))).toContain('td:nth-child(5)::before{content:"Dueto 55"}');
  expect(nameColumns(four('Dueto 55').slice(1))).toBe('');
});

it('lets no name out of its string', () => {
  const rules = nameColumns(four('"}</style><script>alert(1)</script>\\'));
  expect(rules).not.toMatch(/<[^\d]|>/);
  expect(rules.match(/"/g)).toHaveLength(8);
  expect(rules).toContain('\\22 \\7d \\3c ');
});
