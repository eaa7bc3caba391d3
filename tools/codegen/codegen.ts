/**
 * Writes what follows from the contract: the SDL's types for the embedded backend, and for every `*.graphql`
 * operation under worker/pages its text per language, a Valibot schema of its answer and the types of both.
 * With --check it writes nothing and fails where a written file is not current.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as typescriptPlugin from '@graphql-codegen/typescript';
import {
  buildASTSchema,
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
  validate,
  visit,
} from 'graphql';
import { locales } from '#shared/i18n/locales.ts';
import { localiseOperation } from './localise-operation.ts';

const sdl = parse(readFileSync('backend/schema.graphql', 'utf8'));
const schema = buildASTSchema(sdl);
const fragments = globSync('worker/**/*.fragment.graphql').toSorted();
const operations = globSync('worker/**/*.graphql')
  .filter((file) => !fragments.includes(file))
  .toSorted();

const files: Record<string, string> = {
  'backend/generated/schema.ts': await codegen({
    documents: [],
    config: { enumsAsTypes: true, avoidOptionals: true, scalars: { Html: 'string', DateTime: 'string' } },
    filename: 'backend/generated/schema.ts',
    schema: sdl,
    plugins: [{ typescript: {} }],
    pluginMap: { typescript: typescriptPlugin },
  }),
  'backend/generated/sdl.ts': `/** The contract as text: this file is written from backend/schema.graphql. */\nexport const sdl = ${JSON.stringify(print(sdl))};\n`,
  'worker/content/generated/operations.ts': writeOperations(),
};

const stale = Object.entries(files).filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    console.error(`Not current, run \`npm run generate\`: ${stale.map(([file]) => file).join(', ')}`);
    process.exit(1);
  }
} else {
  for (const [file, text] of stale) writeFileSync(file, text);
}

function writeOperations(): string {
  const shared = fragments.map((file) => readFileSync(file, 'utf8')).join('\n');
  const blocks = operations.map((file) => {
    const document = parse(`${readFileSync(file, 'utf8')}\n${shared}`);
    // Fragments are shared by all operations, so each leaves some unused: keep what this one reaches.
    const used = keepUsed(document.definitions);
    const problems = validate(schema, { kind: Kind.DOCUMENT, definitions: used });
    if (problems.length > 0) throw new Error(`${file}: ${problems.map(String).join('\n')}`);
    return writeOperation(schema, used);
  });
  const reusable = parse(shared).definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  return [
    '// Written by `npm run generate` from the contract and the operations under worker/pages. Do not edit.',
    "import * as v from 'valibot';",
    "import { html } from '../html.ts';",
    "import type { Operation } from '../../backend/operation.ts';",
    ...sortByUse(reusable).map((fragment) => writeFragment(schema, fragment, reusable)),
    ...blocks,
    '',
  ].join('\n\n');
}

type Definitions = readonly ReturnType<typeof parse>['definitions'][number][];

function keepUsed(definitions: Definitions): Definitions {
  const named = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );
  const reached = new Set<string>();
  const reach = (set: SelectionSetNode | undefined): void => {
    for (const node of set?.selections ?? []) {
      if (node.kind === Kind.FRAGMENT_SPREAD) {
        if (reached.has(node.name.value)) continue;
        reached.add(node.name.value);
        reach(named.get(node.name.value)?.selectionSet);
      } else reach(node.selectionSet);
    }
  };
  const roots = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  for (const root of roots) reach(root.selectionSet);
  return [...roots, ...[...reached].flatMap((name) => named.get(name) ?? [])];
}

/** Fragments that others use come before these, so that the constants are defined in order. */
function sortByUse(list: readonly FragmentDefinitionNode[]): FragmentDefinitionNode[] {
  const sorted = new Set<FragmentDefinitionNode>();
  const add = (fragment: FragmentDefinitionNode): void => {
    visit(fragment, {
      FragmentSpread: (spread) => {
        const other = list.find((candidate) => candidate.name.value === spread.name.value);
        if (other) add(other);
      },
    });
    sorted.add(fragment);
  };
  list.forEach(add);
  return [...sorted];
}

function writeFragment(contract: GraphQLSchema, node: FragmentDefinitionNode, definitions: Definitions): string {
  const name = node.name.value;
  const type = contract.getType(node.typeCondition.name.value);
  if (!isObjectType(type)) throw new Error(`codegen: fragment ${name} is not on an object type`);
  return [
    `const ${fragmentConstant(name)} = ${writeSelection(type, node.selectionSet, definitions)};`,
    `export type ${name}Data = v.InferOutput<typeof ${fragmentConstant(name)}>;`,
  ].join('\n');
}

function fragmentConstant(name: string): string {
  return `${name[0]?.toLowerCase()}${name.slice(1)}Fragment`;
}

function writeOperation(contract: GraphQLSchema, definitions: Definitions): string {
  const operation = definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  );
  const name = operation?.name?.value;
  const query = contract.getQueryType();
  if (!operation || !name || !query) throw new Error('codegen: every operation is a named query');
  const constant = name[0]?.toLowerCase() + name.slice(1);
  const texts = locales.map((locale) => {
    const document = localiseOperation({ kind: Kind.DOCUMENT, definitions }, locale);
    const problems = validate(contract, document);
    if (problems.length > 0) throw new Error(`${name} in ${locale}: ${problems.map(String).join('\n')}`);
    return `    ${locale}: ${JSON.stringify(print(document))},`;
  });
  const variables = (operation.variableDefinitions ?? []).map((node) => `${node.variable.name.value}: string`);
  return [
    `const ${constant}Schema = ${writeSelection(query, operation.selectionSet, definitions)};`,
    `export type ${name}Data = v.InferOutput<typeof ${constant}Schema>;`,
    `export const ${constant}Operation: Operation<${name}Data, { ${variables.join('; ')} }> = {\n  name: '${name}',\n  documents: {\n${texts.join('\n')}\n  },\n  schema: ${constant}Schema,\n};`,
  ].join('\n');
}

function writeSelection(parent: GraphQLOutputType, set: SelectionSetNode, definitions: Definitions): string {
  if (!isObjectType(parent)) throw new Error(`codegen: ${String(parent)} is not an object type`);
  const [only, ...others] = set.selections;
  if (only?.kind === Kind.FRAGMENT_SPREAD && others.length === 0) return fragmentConstant(only.name.value);
  return `v.object({ ${writeFields(parent, set, definitions).join(', ')} })`;
}

function writeFields(parent: GraphQLOutputType, set: SelectionSetNode, definitions: Definitions): string[] {
  return set.selections.flatMap((node) => {
    if (node.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = definitions.find(
        (other) => other.kind === Kind.FRAGMENT_DEFINITION && other.name.value === node.name.value,
      );
      if (fragment?.kind !== Kind.FRAGMENT_DEFINITION) throw new Error(`codegen: no fragment ${node.name.value}`);
      return writeFields(parent, fragment.selectionSet, definitions);
    }
    if (node.kind === Kind.INLINE_FRAGMENT) throw new Error('codegen: inline fragments are not supported');
    if (!isObjectType(parent)) throw new Error(`codegen: ${String(parent)} has no fields`);
    const field = parent.getFields()[node.name.value];
    if (!field) throw new Error(`codegen: no field ${node.name.value}`);
    const key = node.alias?.value ?? node.name.value;
    return [`${key}: ${writeType(field.type, node.selectionSet, definitions)}`];
  });
}

function writeType(type: GraphQLOutputType, set: SelectionSetNode | undefined, definitions: Definitions): string {
  if (!isNonNullType(type)) return `v.nullable(${writeNonNull(type, set, definitions)})`;
  return writeNonNull(type.ofType, set, definitions);
}

function writeNonNull(type: GraphQLOutputType, set: SelectionSetNode | undefined, definitions: Definitions): string {
  if (isListType(type)) return `v.array(${writeType(type.ofType, set, definitions)})`;
  if (set) return writeSelection(getNamedType(type), set, definitions);
  if (isEnumType(type)) return `v.picklist(${JSON.stringify(type.getValues().map((value) => value.name))})`;
  if (!isScalarType(type)) throw new Error(`codegen: ${String(type)} needs a selection`);
  const scalars: Record<string, string> = {
    String: 'v.string()',
    ID: 'v.string()',
    DateTime: 'v.string()',
    Html: 'html',
    Int: 'v.pipe(v.number(), v.integer())',
    Float: 'v.number()',
    Boolean: 'v.boolean()',
  };
  const text = scalars[type.name];
  if (!text) throw new Error(`codegen: unknown scalar ${type.name}`);
  return text;
}
