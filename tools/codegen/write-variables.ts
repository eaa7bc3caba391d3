import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputType,
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

/** The TypeScript type of an operation's variables, as source text; what may be null or has a default may be left out. */
export function writeVariables(schema: GraphQLSchema, operation: OperationDefinitionNode): string {
  const fields = (operation.variableDefinitions ?? []).map(({ variable, type: node, defaultValue }) => {
    const name = variable.name.value;
    const type = typeFromAST(schema, node);
    if (!isInputType(type)) throw new Error(`$${name} is of no input type of the contract`);
    if (!isNonNullType(type)) return `${name}?: ${writeType(type)} | null`;
    return `${name}${defaultValue ? '?' : ''}: ${writeType(type.ofType)}`;
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
