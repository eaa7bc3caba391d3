import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { createDocumentCheck } from './documents.ts';

const schema = buildSchema('type Query { a: String }');
const find = (check: ReturnType<typeof createDocumentCheck>, text: string) => {
  const checked = check(text);
  return checked.kind === 'valid' ? checked.document : undefined;
};

it('reads a document once, until a hundred others have been asked for since', () => {
  const check = createDocumentCheck(schema, { introspection: false });
  const first = find(check, '{ a }');
  expect(first).toBeDefined();
  for (let index = 0; index < 99; index++) check(`query Q${index} { a }`);
  expect(find(check, '{ a }')).toBe(first);
  for (let index = 0; index < 100; index++) check(`query R${index} { a }`);
  expect(find(check, '{ a }')).not.toBe(first);
});

it('a document that did not pass pushes none out', () => {
  const check = createDocumentCheck(schema, { introspection: false });
  const first = find(check, '{ a }');
  for (let index = 0; index < 200; index++) check(`query Q${index} { b }`);
  expect(find(check, '{ a }')).toBe(first);
});
