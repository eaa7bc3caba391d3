import {
  type GraphQLCompositeType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
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
  const [only, ...others] = sets.flatMap(({ selections }) => selections);
  if (only?.kind === Kind.FRAGMENT_SPREAD && others.length === 0) return `${fragmentConstant(only.name.value)}(s)`;
  if (!isAbstractType(type)) return writeObject(contract, type.name, sets);
  const kinds = listKinds(contract.schema, type, sets, contract.fragments);
  const members = kinds.map((kind) => writeObject(contract, kind, sets));
  return `v.variant('__typename', [${members.join(', ')}])`;
}

function writeObject(contract: Contract, type: string, sets: readonly SelectionSetNode[]): string {
  const object = contract.schema.getType(type);
  if (!isObjectType(object)) throw new Error(`${type} is no object type`);
  const fields = [...collectFields(contract.schema, type, sets, contract.fragments)].map(([key, nodes]) => {
    const name = nodes[0].name.value;
    if (name === '__typename') return `${key}: v.literal('${type}')`;
    const field = object.getFields()[name];
    if (!field) throw new Error(`${type} has no field ${name}`);
    const inner = nodes.flatMap((node) => node.selectionSet ?? []);
    return `${key}: ${writeType(contract, field.type, inner)}`;
  });
  return `v.object({ ${fields.join(', ')} })`;
}

function writeType(contract: Contract, type: GraphQLOutputType, sets: readonly SelectionSetNode[]): string {
  if (isNonNullType(type)) return writeNonNull(contract, type.ofType, sets);
  const inner = writeNonNull(contract, type, sets);
  // A single member of a kind that this release does not know is as if it were not there.
  return isAbstractType(type) ? `oneKnown(${inner}, s)` : `v.nullable(${inner})`;
}

function writeNonNull(contract: Contract, type: GraphQLOutputType, sets: readonly SelectionSetNode[]): string {
  if (isListType(type)) {
    const item = isNonNullType(type.ofType) ? type.ofType.ofType : type.ofType;
    if (isAbstractType(item)) return `listKnown(${writeNonNull(contract, item, sets)}, s)`;
    return `v.array(${writeType(contract, type.ofType, sets)})`;
  }
  if (isCompositeType(type)) return writeSelection(contract, type, sets);
  if (isEnumType(type)) return `v.picklist(${JSON.stringify(type.getValues().map(({ name }) => name))})`;
  const text = isScalarType(type) ? scalars[type.name] : undefined;
  if (!text) throw new Error(`No schema for ${String(type)}`);
  return text;
}
