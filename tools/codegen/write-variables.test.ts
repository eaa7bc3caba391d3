import { buildSchema, Kind, parse } from 'graphql';
import { expect, it } from 'vitest';
import { writeVariables } from './write-variables.ts';

const schema = buildSchema(`
  scalar Money
  enum Size { small large }
  type Query { one(slug: String, key: ID, page: Int, open: Boolean): String }
`);

function write(variables: string): string {
  const [operation] = parse(`query One${variables} { one }`).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('Not a query');
  return writeVariables(schema, operation);
}

it('types each variable as the contract does', () => {
  expect(write('($slug: String!, $page: Int!, $open: Boolean!, $key: ID!, $size: Size!)')).toBe(
    "{ slug: string; page: number; open: boolean; key: string; size: ('small' | 'large') }",
  );
});

it('lets those be left out that may be null or have a default', () => {
  expect(write('($term: String, $page: Int! = 1)')).toBe('{ term?: string | null; page?: number }');
});

it('has lists of what they list', () => {
  expect(write('($keys: [ID!]!, $sizes: [Size!])')).toBe(
    "{ keys: readonly string[]; sizes?: readonly ('small' | 'large')[] | null }",
  );
});

it('has no name for an operation without variables', () => {
  expect(write('')).toBe('Record<never, never>');
});

it('names the variable or the type that it cannot write', () => {
  expect(() => write('($price: Money!)')).toThrow('Money');
  expect(() => write('($thing: Thing!)')).toThrow('$thing');
});
