import { env } from 'cloudflare:workers';
import { auditServer } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { locales } from '#shared/i18n/locales.ts';
import type { Operation, VariableValues } from '../worker/backend/operation.ts';
import { createBackend } from './index.ts';

const backend = createBackend({ database: env.DB, files: env.FILES });
const modules = import.meta.glob<Readonly<Record<string, Operation<unknown, VariableValues> | object>>>(
  '/worker/**/*.generated.ts',
  { eager: true },
);
const documents = Object.values(modules).flatMap((module) =>
  Object.values(module).flatMap((exported) =>
    'documents' in exported
      ? locales.map((locale) => [exported.name, locale, exported.documents[locale]] as const)
      : [],
  ),
);

async function send(query: string, { accept = '*/*', site = backend, variables = {} } = {}) {
  const response = await site.request('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: accept },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, text: await response.text() };
}

/** `field { field { … } }`, so many levels. */
const nest = (field: string, levels: number) => `${`${field} { `.repeat(levels)}key${' }'.repeat(levels)}`;
const repeat = (times: number, part: (index: number) => string) =>
  Array.from({ length: times }, (_, i) => part(i)).join(' ');

describe('GraphQL over HTTP', () => {
  it('passes the audit of its specification', async () => {
    // Some of its questions are about the schema.
    const site = createBackend({ database: env.DB, files: env.FILES, introspection: true });
    const results = await auditServer({
      url: 'http://backend/graphql',
      fetchFn: (url: string, init: RequestInit) => site.request(url, init),
    });
    expect(results.length).toBeGreaterThan(50);
    expect(results.filter(({ status, name }) => status !== 'ok' && !name.startsWith('MAY'))).toEqual([]);
  });

  it.each(documents)('takes the operation %s in %s', async (_name, _locale, document) => {
    // What an operation asks for by slug need not exist; a product, whose answer is the largest, does. What may be left
    // out is.
    const names = [...document.matchAll(/\$(\w+): \w+!/g)].map(([, name = '']) => name);
    const variables = Object.fromEntries(names.map((name) => [name, name === 'product' ? 'orion-65' : 'orion']));
    const { status, text } = await send(document, { variables });
    expect([status, JSON.parse(text).errors]).toEqual([200, undefined]);
  });
});

describe('what asks for too much is refused', () => {
  it.each([
    ['2,000 aliases', `{ ${repeat(2000, (i) => `a${i}: menu { header { key } }`)} }`, 413],
    ['aliases in a body that is small enough', `{ ${repeat(16, (i) => `a${i}: menu { header { key } }`)} }`, 400],
    [
      'aliases in a fragment',
      `{ ...F } fragment F on Query { ${repeat(16, (i) => `a${i}: menu { header { key } }`)} }`,
      400,
    ],
    ['deep nesting', `{ product(slug: "orion-65") { ${nest('related', 8)} } }`, 400],
    [
      'depth in fragments',
      `{ product(slug: "x") { ...A } } fragment A on Product { ${nest('related', 4)} related { ...B } } fragment B on Product { ${nest('related', 6)} }`,
      400,
    ],
    ['directives', `{ menu ${repeat(16, () => '@include(if: true)')} { header { key } } }`, 400],
    ['cost', `{ product(slug: "x") { ${repeat(50, () => nest('related', 6))} } }`, 400],
    ['a body of 1 MB', `{ menu { header { key } } } #${'x'.repeat(1_000_000)}`, 413],
    ['the schema', '{ __schema { types { name } } }', 400],
    ['a type', '{ __type(name: "Query") { name } }', 400],
  ])('%s', async (_, query, expected) => {
    const { status, text } = await send(query);
    expect(status).toBe(expected);
    expect(JSON.parse(text).errors[0].message).toBeTypeOf('string');
    expect(text).not.toMatch(/stack|\.ts|node_modules/);
  });

  it('more words than any operation needs', async () => {
    const query = `{ menu { ${repeat(1001, () => '#\nkey')} } }`;
    const { status, text } = await send(query, { accept: 'application/graphql-response+json' });
    expect(status).toBe(400);
    expect(text).toMatch(/more (than|that) 1000 tokens/);
  });

  it('fragments that go round', async () => {
    const query = '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }';
    expect((await send(query, { accept: 'application/graphql-response+json' })).status).toBe(400);
  });

  it('but the schema may be asked for while developing', async () => {
    const site = createBackend({ database: env.DB, files: env.FILES, introspection: true });
    const { status, text } = await send('{ __type(name: "Query") { name } }', { site });
    expect([status, JSON.parse(text).data]).toEqual([200, { __type: { name: 'Query' } }]);
  });
});

it('answers bring no store, no script, no frame', async () => {
  for (const path of ['/graphql', '/nothing']) {
    const { headers } = await backend.request(path);
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  }
});
