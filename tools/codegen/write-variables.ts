import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';

const scalars: Readonly<Record<string, string>> = {
  String: 'string',
  ID: 'string',
  Path: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
};

/** The TypeScript type of an operation's variables, as source text; what may be null may be left out. */
export function writeVariables(schema: GraphQLSchema, operation: OperationDefinitionNode): string {
  const fields = (operation.variableDefinitions ?? []).map(({ variable, type: node }) => {
    const name = variable.name.value;
    // graphql-js has an overload per kind of type; a variable's is known only when its name is looked up.
    const type = typeFromAST(schema, node as Parameters<typeof typeFromAST>[1]) as GraphQLInputType | undefined;
    if (!type) throw new Error(`$${name} is of no type of the contract`);
    return isNonNullType(type) ? `${name}: ${writeType(type.ofType)}` : `${name}?: ${writeType(type)} | null`;
  });
  return fields.length === 0 ? 'Record<never, never>' : `{ ${fields.join('; ')} }`;
}

function writeType(type: GraphQLInputType): string {
  if (isNonNullType(type)) return writeType(type.ofType);
  if (isListType(type)) return `readonly ${writeType(type.ofType)}[]`;
  if (isEnumType(type))
    return `(${type
      .getValues()
      .map(({ name }) => `'${name}'`)
      .join(' | ')})`;
  const text = isScalarType(type) ? scalars[type.name] : undefined;
  if (!text) throw new Error(`No type for a variable of ${String(type)}`);
  return text;
}
