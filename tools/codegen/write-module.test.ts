import { buildSchema, type DefinitionNode, Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { findModuleFile, type Project, writeModule } from './write-module.ts';

const SDL = `
  scalar Html
  type Picture { alt: String! note: String! }
  type Thing { name: String! picture: Picture! text: Html! }
  type Block { name: String! }
  union Part = Thing | Block
  type Query {
    thing(slug: String!): Thing thing_en(slug: String!): Thing thing_es(slug: String!): Thing
    parts: [Part!]! parts_en: [Part!]! parts_es: [Part!]!
  }
`;

const PICTURE = 'fragment Picture on Picture { alt }';
const CARD = 'fragment ThingCard on Thing { name picture { ...Picture } }';
const THING = 'query Thing($slug: String!) { thing(slug: $slug) { ...ThingCard } }';

function define(text: string): DefinitionNode {
  const [definition] = parse(text).definitions;
  if (!definition) throw new Error('Nothing is defined');
  return definition;
}

function createProject({ sdl = SDL, picture = PICTURE, card = CARD, rules = '' } = {}): Project {
  const texts = [
    ['worker/ui/picture.fragment.graphql', picture],
    ['worker/pages/thing-card.fragment.graphql', card],
  ] as const;
  const fragments = texts.flatMap(([file, text]) => {
    const definition = define(text);
    return definition.kind === Kind.FRAGMENT_DEFINITION ? [{ file, definition, name: definition.name.value }] : [];
  });
  return {
    schema: buildSchema(sdl),
    fragments: new Map(fragments.map(({ name, definition }) => [name, definition])),
    fragmentFiles: new Map(fragments.map(({ name, file }) => [name, file])),
    rules,
  };
}

function write(text: string, file = 'worker/pages/thing/thing.graphql', project = createProject()): string {
  return writeModule(project, { file, definition: define(text) });
}

function findHash(project?: Project): string | undefined {
  return /hash: '([0-9a-f]{16})'/.exec(write(THING, undefined, project))?.[1];
}

it('writes each module beside its file', () => {
  expect(findModuleFile('worker/ui/picture.fragment.graphql')).toBe('worker/ui/picture.fragment.generated.ts');
});

describe('the module of a fragment', () => {
  it('exports its schema and its type, and imports the fragments in it from where they are', () => {
    const module = write(CARD, 'worker/pages/thing-card.fragment.graphql');
    expect(module).toContain("import { pictureFragment } from '../ui/picture.fragment.generated.ts';");
    expect(module).toContain('export const thingCardFragment = (s: Scalars) =>');
    expect(module).toContain('export type ThingCardData = v.InferOutput<ReturnType<typeof thingCardFragment>>;');
    expect(module).not.toContain('Operation');
  });
});

describe('the module of an operation', () => {
  const module = write(THING);

  it('has its name, the names of its variables and their types', () => {
    expect(module).toContain('export const thingOperation: Operation<ThingData, { slug: string }> = {');
    expect(module).toContain("name: 'Thing'");
    expect(module).toContain("variables: ['slug']");
  });

  it('has its text once per language, with every fragment it reaches and no other', () => {
    expect(module).toMatch(/pt: "query Thing.* thing\(slug: \$slug\)/);
    expect(module).toMatch(/es: "query Thing.* thing: thing_es\(slug: \$slug\)/);
    expect(module.match(/fragment Picture on Picture/g)).toHaveLength(3);
    expect(write('query Bare($slug: String!) { thing(slug: $slug) { name } }')).not.toContain('fragment');
  });

  it('imports what it names itself, not what its fragments name', () => {
    expect(module).toContain("import { thingCardFragment } from '../thing-card.fragment.generated.ts';");
    expect(module).not.toContain('pictureFragment');
    expect(module).not.toContain('known-kinds');
  });

  it('imports what leaves unknown kinds out where there are kinds', () => {
    expect(write('query Parts { parts { __typename ... on Block { name } } }')).toContain(
      "import { listKnown } from '../../backend/known-kinds.ts';",
    );
  });

  it('says whether an answer holds rich text, also by a fragment', () => {
    expect(module).toContain('hasHtml: false');
    expect(write('query Text($slug: String!) { thing(slug: $slug) { text } }')).toContain('hasHtml: true');
    expect(write(THING, undefined, createProject({ card: 'fragment ThingCard on Thing { text }' }))).toContain(
      'hasHtml: true',
    );
  });

  it('keeps its hash where nothing of it changes', () => {
    expect(findHash()).toBeDefined();
    expect(findHash(createProject({ sdl: `${SDL} type Other { name: String! }` }))).toBe(findHash());
  });

  it.each([
    ['the text of a fragment that it reaches', createProject({ picture: 'fragment Picture on Picture { alt note }' })],
    [
      'a type of the contract that only a fragment reaches',
      createProject({ sdl: SDL.replace('alt: String!', 'alt: Html!') }),
    ],
    ['the rules by which answers are cleaned', createProject({ rules: 'stricter' })],
  ])('has another hash after a change of %s', (_, project) => {
    expect(findHash(project)).not.toBe(findHash());
  });
});

it.each([
  ['an anonymous query', 'query { thing(slug: "a") { name } }'],
  ['a field the contract does not have', 'query Wrong { thing(slug: "a") { size } }'],
  ['a fragment that no file defines', 'query Wrong { thing(slug: "a") { ...Nothing } }'],
  ['a definition that asks nothing', 'type Thing { name: String }'],
])('refuses %s and names the file', (_, text) => {
  expect(() => write(text, 'worker/wrong.graphql')).toThrow('worker/wrong.graphql');
});
