import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import type { GraphQLError, ValidationContext, ValidationRule } from 'graphql';

/** Bytes of a request; the longest one of the site takes an eighth of it. */
export const BODY_LIMIT = 16_000;

/** Words and signs of a document, at most; the longest one of the site has a fifth of it. Reading stops there. */
export const TOKEN_LIMIT = 1_000;

/** The rules report like those of GraphQL itself, instead of throwing out of the walk. */
const reporting = {
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
  propagateOnRejection: false,
};

/**
 * What one document may ask for: a multiple of what the largest operation of the site does (five levels, a cost of
 * 500). A fragment counts as what stands in it, so that none hides depth.
 */
export const limits: readonly ValidationRule[] = [
  maxDepthRule({ n: 8, flattenFragments: true, ignoreIntrospection: false, ...reporting }),
  maxAliasesRule({ n: 15, ...reporting }),
  maxDirectivesRule({ n: 15, ...reporting }),
  costLimitRule({ maxCost: 2_500, flattenFragments: true, ignoreIntrospection: false, ...reporting }),
];
