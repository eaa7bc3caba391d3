import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  validate,
} from 'graphql';
import { limits, TOKEN_LIMIT } from './limits.ts';

/** Documents remembered; a site asks the same few. */
const REMEMBERED = 100;

/** A document that may be executed, or why it may not. */
export type CheckedDocument =
  | { kind: 'valid'; document: DocumentNode }
  | { kind: 'invalid'; errors: readonly GraphQLError[] }
  | { kind: 'refused'; errors: readonly GraphQLError[] };

/**
 * Reads and checks documents, each text once: those that passed are remembered, the longest unused forgotten first.
 * `introspection` says whether a document may ask for the schema itself; the contract is a file, so that only
 * development needs it.
 */
export function createDocumentCheck(
  schema: GraphQLSchema,
  { introspection }: { introspection: boolean },
): (text: string) => CheckedDocument {
  const refusals = introspection ? limits : [...limits, NoSchemaIntrospectionCustomRule];
  const remembered = new Map<string, DocumentNode>();

  return (text) => {
    const known = remembered.get(text);
    if (known) {
      remembered.delete(text);
      remembered.set(text, known);
      return { kind: 'valid', document: known };
    }
    const document = read(text);
    if (document instanceof GraphQLError) return { kind: 'invalid', errors: [document] };
    // Limits by themselves and first: some rules of GraphQL take quadratic time.
    const tooMuch = validate(schema, document, refusals);
    if (tooMuch.length > 0) return { kind: 'refused', errors: tooMuch };
    const errors = validate(schema, document);
    if (errors.length > 0) return { kind: 'invalid', errors };

    remembered.set(text, document);
    const [oldest] = remembered.keys();
    if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    return { kind: 'valid', document };
  };
}

function read(text: string): DocumentNode | GraphQLError {
  try {
    return parse(text, { maxTokens: TOKEN_LIMIT });
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}
