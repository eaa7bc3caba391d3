import { buildSchema, type FragmentDefinitionNode, Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { writeSelection } from './write-schema.ts';

const schema = buildSchema(`
  scalar Html
  scalar Path
  scalar Href
  scalar DateTime
  enum Size { small large }
  interface Named { key: ID! name: String! }
  type Person implements Named { key: ID! name: String! age: Int height: Float! born: DateTime! friend: Person }
  type Place implements Named { key: ID! name: String! path: Path! link: Href! text: Html! open: Boolean! size: Size! }
  type Quote { text: Html! by: Person! }
  union Block = Person | Place | Quote
  type Query {
    person: Person!
    place: Place
    people: [Person!]!
    blocks: [Block!]!
    gaps: [Block]!
    lead: Block
    main: Block!
    named: Named!
    names: [Named!]!
  }
`);

/** The schema written for a selection of the root. */
function write(selection: string, fragments = ''): string {
  const [operation, ...others] = parse(`${selection} ${fragments}`).definitions;
  const query = schema.getQueryType();
  if (operation?.kind !== Kind.OPERATION_DEFINITION || !query) throw new Error('Not a query');
  const named = others.filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION);
  const contract = { schema, fragments: new Map(named.map((node) => [node.name.value, node])) };
  return writeSelection(contract, query, [operation.selectionSet]);
}

describe('the schema of an answer', () => {
  it('reads texts, rich text and addresses as the reader says, and the rest as GraphQL says', () => {
    expect(write('{ place { key name path link text open size } }')).toBe(
      'v.object({ place: v.nullable(v.object({ key: v.string(), name: s.text, path: s.path, link: s.href, text: s.html, open: v.boolean(), size: v.picklist(["small","large"]) })) })',
    );
    expect(write('{ person { age height born } }')).toBe(
      'v.object({ person: v.object({ age: v.nullable(v.pipe(v.number(), v.integer())), height: v.number(), born: v.string() }) })',
    );
  });

  it('has the name an alias gives a field', () => {
    expect(write('{ who: person { title: name } }')).toBe('v.object({ who: v.object({ title: s.text }) })');
  });

  it('asks a fragment that is all of a selection for its schema', () => {
    expect(write('{ people { ...Card } }', 'fragment Card on Person { name }')).toBe(
      'v.object({ people: v.array(cardFragment(s)) })',
    );
  });

  it('writes the fields out where a fragment is on a wider type', () => {
    expect(write('{ people { ...Any } }', 'fragment Any on Named { name }')).toBe(
      'v.object({ people: v.array(v.object({ name: s.text })) })',
    );
  });

  it('merges what is selected twice, at every depth', () => {
    expect(
      write('{ person { name friend { key } ...More name } }', 'fragment More on Person { friend { name } key }'),
    ).toBe(
      'v.object({ person: v.object({ name: s.text, friend: v.nullable(v.object({ key: v.string(), name: s.text })), key: v.string() }) })',
    );
  });

  it('takes the fields of inline fragments that always apply', () => {
    expect(write('{ person { ... { key } ... on Named { name } } }')).toBe(
      'v.object({ person: v.object({ key: v.string(), name: s.text }) })',
    );
  });

  it('refuses directives, by which a field may be missing', () => {
    expect(() => write('{ person { name @skip(if: true) } }')).toThrow('@skip');
    expect(() => write('{ person { ...Card @include(if: true) key } }', 'fragment Card on Person { name }')).toThrow(
      '@include',
    );
  });
});

describe('the schema of a union or an interface', () => {
  const kinds = '__typename ... on Quote { text } ... on Person { name }';
  const variant =
    "v.variant('__typename', [v.object({ __typename: v.literal('Person'), name: s.text }), v.object({ __typename: v.literal('Quote'), text: s.html })])";

  it('tells its kinds apart by their name and leaves unknown ones out of lists', () => {
    expect(write(`{ blocks { ${kinds} } }`)).toBe(`v.object({ blocks: listKnown(${variant}, s) })`);
  });

  it('has null for a single unknown one where null may be', () => {
    expect(write(`{ lead { ${kinds} } }`)).toBe(`v.object({ lead: oneKnown(${variant}, s) })`);
    expect(write(`{ gaps { ${kinds} } }`)).toBe(`v.object({ gaps: v.array(oneKnown(${variant}, s)) })`);
    expect(write(`{ main { ${kinds} } }`)).toBe(`v.object({ main: ${variant} })`);
  });

  it('finds the kinds in fragments of fragments', () => {
    const fragments = `fragment Blocks on Block { ...Texts ... on Person { name } } fragment Texts on Block { ... on Quote { text } }`;
    expect(write('{ blocks { __typename ...Blocks } }', fragments)).toBe(
      `v.object({ blocks: listKnown(${variant}, s) })`,
    );
  });

  it('knows the kinds still where a fragment is all of the selection', () => {
    expect(write('{ blocks { ...Blocks } }', `fragment Blocks on Block { ${kinds} }`)).toBe(
      'v.object({ blocks: listKnown(blocksFragment(s), s) })',
    );
  });

  it('knows every kind of an interface that a fragment is on', () => {
    expect(write('{ blocks { __typename ... on Named { name } } }')).toBe(
      "v.object({ blocks: listKnown(v.variant('__typename', [v.object({ __typename: v.literal('Person'), name: s.text }), v.object({ __typename: v.literal('Place'), name: s.text })]), s) })",
    );
  });

  it('is a plain object where only that is asked which all kinds have', () => {
    expect(write('{ names { __typename key } named { name } }')).toBe(
      'v.object({ names: v.array(v.object({ __typename: v.string(), key: v.string() })), named: v.object({ name: s.text }) })',
    );
  });

  it('cannot be written without the name that tells kinds apart', () => {
    expect(() => write('{ blocks { ... on Quote { text } } }')).toThrow('__typename');
    expect(() => write('{ blocks { kind: __typename ... on Quote { text } } }')).toThrow('__typename');
  });
});
