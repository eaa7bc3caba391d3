import { GraphQLError } from 'graphql';
import { createHandler } from 'graphql-http/lib/use/fetch';
import { createDocumentCheck } from './documents.ts';
import { rootValue, schema } from './graphql.ts';

/**
 * The contract by GraphQL over HTTP (https://graphql.github.io/graphql-over-http/draft/). What asks for too much is
 * answered with 400 whatever it accepts; a resolver's own error tells nothing of what is inside.
 */
export function createEndpoint(options: { introspection: boolean }): (request: Request) => Promise<Response> {
  const check = createDocumentCheck(schema, options);
  return createHandler({
    onSubscribe(_, { query, variables, operationName }) {
      const checked = check(query);
      switch (checked.kind) {
        case 'valid':
          return {
            schema,
            rootValue,
            document: checked.document,
            variableValues: variables ?? null,
            operationName: operationName ?? null,
          };
        case 'invalid':
          return checked.errors;
        case 'refused':
          return [
            JSON.stringify({ errors: checked.errors }),
            { status: 400, statusText: 'Bad Request', headers: JSON_TYPE },
          ];
        default:
          return checked satisfies never;
      }
    },
    formatError(error) {
      const isOurs =
        error instanceof GraphQLError && error.originalError && !(error.originalError instanceof GraphQLError);
      if (!isOurs) return error;
      console.error(JSON.stringify({ event: 'resolver', path: error.path?.join('.'), error: error.message }));
      return new GraphQLError('The answer could not be made', { path: error.path ?? null });
    },
  });
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
