import {
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isCompositeType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { collectFields, type Fragments, listKinds } from './collect-fields.ts';

/** What a schema is written from. */
export interface Contract {
  schema: GraphQLSchema;
  fragments: Fragments;
}

/** How each scalar is read; `s` are the scalars that the reader of an answer brings. */
const scalars: Readonly<Record<string, string>> = {
  String: 's.text',
  ID: 'v.string()',
  DateTime: 'v.string()',
  Html: 's.html',
  Path: 's.path',
  Href: 's.href',
  Int: 'v.pipe(v.number(), v.integer())',
  Float: 'v.number()',
  Boolean: 'v.boolean()',
};

/** The name under which a fragment's schema is exported. */
export function fragmentConstant(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Fragment`;
}

/** A Valibot schema, as source text, of what a composite type answers a selection with. */
export function writeSelection(
  contract: Contract,
  type: GraphQLCompositeType,
  sets: readonly SelectionSetNode[],
): string {
  const fragment = findOnlyFragment(contract, type, sets);
  if (fragment !== undefined) return `${fragmentConstant(fragment)}(s)`;
  const kinds = listKinds(contract.schema, type, sets, contract.fragments);
  if (kinds.length === 0) return writeObject(contract, type, sets);
  const members = kinds.map((kind) => writeMember(contract, kind, sets));
  return `v.variant('__typename', [${members.join(', ')}])`;
}

/** The fragment that is all of a selection, so that its schema serves; one on another type says less or more. */
function findOnlyFragment(
  { fragments }: Contract,
  type: GraphQLCompositeType,
  sets: readonly SelectionSetNode[],
): string | undefined {
  const [only, ...others] = sets.flatMap(({ selections }) => selections);
  if (only?.kind !== Kind.FRAGMENT_SPREAD || others.length > 0) return undefined;
  const name = only.name.value;
  return fragments.get(name)?.typeCondition.name.value === type.name ? name : undefined;
}

function writeMember(contract: Contract, kind: GraphQLObjectType, sets: readonly SelectionSetNode[]): string {
  const [tag] = collectFields(contract.schema, kind.name, sets, contract.fragments).get('__typename') ?? [];
  if (tag?.name.value !== '__typename')
    throw new Error(`Kinds are told apart by __typename: ask for it with ${kind.name}`);
  return writeObject(contract, kind, sets);
}

function writeObject(contract: Contract, type: GraphQLCompositeType, sets: readonly SelectionSetNode[]): string {
  const known = isUnionType(type) ? {} : type.getFields();
  const fields = [...collectFields(contract.schema, type.name, sets, contract.fragments)].map(([key, nodes]) => {
    const name = nodes[0].name.value;
    if (name === '__typename') return `${key}: ${isObjectType(type) ? `v.literal('${type.name}')` : 'v.string()'}`;
    const field = known[name];
    if (!field) throw new Error(`${type.name} has no field ${name}`);
    const inner = nodes.flatMap((node) => node.selectionSet ?? []);
    return `${key}: ${writeType(contract, field.type, inner)}`;
  });
  return `v.object({ ${fields.join(', ')} })`;
}

function writeType(contract: Contract, type: GraphQLOutputType, sets: readonly SelectionSetNode[]): string {
  if (isNonNullType(type)) return writeNonNull(contract, type.ofType, sets);
  const inner = writeNonNull(contract, type, sets);
  // A single member of a kind that this release does not know is as if it were not there.
  return hasKinds(contract, type, sets) ? `oneKnown(${inner}, s)` : `v.nullable(${inner})`;
}

function writeNonNull(contract: Contract, type: GraphQLOutputType, sets: readonly SelectionSetNode[]): string {
  if (isListType(type)) {
    const item: GraphQLOutputType = type.ofType;
    if (isNonNullType(item) && hasKinds(contract, item.ofType, sets))
      return `listKnown(${writeNonNull(contract, item.ofType, sets)}, s)`;
    return `v.array(${writeType(contract, item, sets)})`;
  }
  if (isCompositeType(type)) return writeSelection(contract, type, sets);
  if (isEnumType(type)) return `v.picklist(${JSON.stringify(type.getValues().map(({ name }) => name))})`;
  const text = isScalarType(type) ? scalars[type.name] : undefined;
  if (!text) throw new Error(`No schema for ${String(type)}`);
  return text;
}

function hasKinds(
  { schema, fragments }: Contract,
  type: GraphQLOutputType,
  sets: readonly SelectionSetNode[],
): boolean {
  return isCompositeType(type) && listKinds(schema, type, sets, fragments).length > 0;
}
