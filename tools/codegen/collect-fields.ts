import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/**
 * The fields a type answers a selection with, by the name they have in the answer. One that is selected twice is one
 * field with the selections of both (GraphQL specification, field merging). Throws where a fragment is not defined, and
 * for directives: an answer that may or may not hold a field has no one schema.
 */
export function collectFields(
  schema: GraphQLSchema,
  type: string,
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
): Map<string, [FieldNode, ...FieldNode[]]> {
  const fields = new Map<string, [FieldNode, ...FieldNode[]]>();
  for (const node of sets.flatMap((set) => flatten(schema, type, set, fragments))) {
    const key = node.alias?.value ?? node.name.value;
    const known = fields.get(key);
    if (known) known.push(node);
    else fields.set(key, [node]);
  }
  return fields;
}

/** The fields of a selection with those of the fragments in it that apply to a type. */
function flatten(schema: GraphQLSchema, type: string, set: SelectionSetNode, fragments: Fragments): FieldNode[] {
  return set.selections.flatMap((node) => {
    const [directive] = node.directives ?? [];
    if (directive) throw new Error(`@${directive.name.value} is not supported in a selection`);
    if (node.kind === Kind.FIELD) return [node];
    const { condition, selectionSet } = findFragment(node, fragments);
    return applies(schema, type, condition) ? flatten(schema, type, selectionSet, fragments) : [];
  });
}

function findFragment(node: Exclude<SelectionNode, FieldNode>, fragments: Fragments) {
  const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
  if (!fragment) throw new Error('A fragment is used that no file defines');
  return { condition: fragment.typeCondition?.name.value, selectionSet: fragment.selectionSet };
}

function applies(schema: GraphQLSchema, type: string, condition: string | undefined): boolean {
  if (condition === undefined || condition === type) return true;
  const wanted = schema.getType(condition);
  return isAbstractType(wanted) && schema.getPossibleTypes(wanted).some(({ name }) => name === type);
}

/**
 * The kinds of an abstract type that a selection tells apart: those that a fragment in it is for. None for any other
 * type, and where only that is asked which all kinds have.
 */
export function listKinds(
  schema: GraphQLSchema,
  type: GraphQLCompositeType,
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
): readonly GraphQLObjectType[] {
  if (!isAbstractType(type)) return [];
  const conditions = new Set(sets.flatMap((set) => listConditions(type.name, set, fragments)));
  return schema
    .getPossibleTypes(type)
    .filter(({ name }) => [...conditions].some((condition) => applies(schema, name, condition)));
}

/** What the fragments of a selection are on, besides the type itself. */
function listConditions(type: string, set: SelectionSetNode, fragments: Fragments): string[] {
  return set.selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [];
    const { condition, selectionSet } = findFragment(node, fragments);
    if (condition === undefined || condition === type) return listConditions(type, selectionSet, fragments);
    return [condition];
  });
}
