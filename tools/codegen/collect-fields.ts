import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/**
 * The fields an object type answers a selection with, by the name they have in the answer. One that is selected twice
 * is one field with the selections of both (GraphQL specification, field merging).
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
    if (node.kind === Kind.FIELD) return [node];
    const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
    if (!fragment) throw new Error('A fragment is used that no file defines');
    const applies = matches(schema, type, fragment.typeCondition?.name.value);
    return applies ? flatten(schema, type, fragment.selectionSet, fragments) : [];
  });
}

function matches(schema: GraphQLSchema, type: string, condition: string | undefined): boolean {
  if (condition === undefined || condition === type) return true;
  const wanted = schema.getType(condition);
  return isAbstractType(wanted) && schema.getPossibleTypes(wanted).some(({ name }) => name === type);
}

/** The kinds of an abstract type that a selection asks something of, besides what all of them have. */
export function listKinds(
  schema: GraphQLSchema,
  type: GraphQLCompositeType,
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
): string[] {
  if (!isAbstractType(type)) return [type.name];
  const conditions = sets.flatMap(({ selections }) =>
    selections.flatMap((node) => {
      if (node.kind === Kind.FIELD) return [];
      const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
      return fragment?.typeCondition?.name.value ?? [];
    }),
  );
  return schema.getPossibleTypes(type).flatMap(({ name }) => (conditions.includes(name) ? [name] : []));
}
