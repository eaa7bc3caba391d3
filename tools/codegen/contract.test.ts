import { buildASTSchema, parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { localeFacts, locales } from '#shared/i18n/locales.ts';
import { buildContract } from './contract.ts';

const contract = buildContract(
  parse(`
    enum Locale { xx }
    "A thing."
    type Thing { name: String! }
    type Query {
      "By its slug."
      thing(slug: String!): Thing
      menu: [Thing!]!
    }
  `),
);
const schema = buildASTSchema(contract);
const fields = schema.getQueryType()?.getFields() ?? {};

it('serves every root field once per language, with its arguments and its type', () => {
  expect(Object.keys(fields)).toEqual(
    ['thing', 'menu'].flatMap((field) => locales.map((locale) => `${field}${localeFacts[locale].querySuffix}`)),
  );
  expect(String(fields.thing_es?.type)).toBe('Thing');
  expect(fields.thing_es?.args.map(({ name, type }) => `${name}: ${String(type)}`)).toEqual(['slug: String!']);
  expect(String(fields.menu_en?.type)).toBe('[Thing!]!');
});

it('describes a root field once', () => {
  expect(print(contract).match(/By its slug/g)).toHaveLength(1);
  expect(fields.thing?.description).toBe('By its slug.');
});

it('takes the languages from the site, not from the file', () => {
  expect(schema.getType('Locale')?.toConfig()).toMatchObject({
    values: Object.fromEntries(locales.map((locale) => [locale, expect.anything()])),
  });
  expect(print(contract)).not.toContain('xx');
});

it('leaves every other type as it is written', () => {
  expect(print(contract)).toContain('"""A thing."""\ntype Thing {\n  name: String!\n}'.replaceAll('"""', '"'));
});
