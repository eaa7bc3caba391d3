import { parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { localiseOperation } from './localise-operation.ts';

const operation = parse('query Page($slug: String!) { menu { key } item: product(slug: $slug) { name } }');

it('leaves Portuguese as it is written', () => {
  expect(localiseOperation(operation, 'pt')).toBe(operation);
});

it('adds the suffix to the root fields alone and keeps the shape of the answer', () => {
  expect(print(localiseOperation(operation, 'es'))).toBe(
    print(parse('query Page($slug: String!) { menu: menu_es { key } item: product_es(slug: $slug) { name } }')),
  );
});
