import type { Locale } from '#shared/i18n/locales.ts';
import type { Operation, VariableValues } from '../backend/operation.ts';
import type { Scope } from '../request/scope.ts';
import type { PurgeRecord } from './cache/purges.ts';
import type { Policy } from './policies.ts';

/** What is asked of content: an operation in a language, and how its answers are to be treated. */
export interface Question<Data, Variables extends VariableValues> {
  operation: Operation<Data, Variables>;
  variables: Variables;
  locale: Locale;
  /** How long an answer is good for; without one it is never kept. */
  policy: Policy | undefined;
  /** Whether the answer holds what was asked for: each page type says what that means. */
  isFound(data: Data): boolean;
  /** Those variables that are slugs, which only content can know: what no address has is not worth a request. */
  slugs: readonly string[];
}

/** An answer with where it came from. */
export interface Answer<Data> {
  data: Data;
  /** Tells one version of the content from another: a hash of the answer. */
  version: string;
  source: 'memory' | 'kv' | 'backend' | 'last-good';
  /** When the backend was asked for it, in milliseconds since 1970. */
  storedAt: number;
}

/** The only door to content: memory, then KV, then the backend. */
export interface Content {
  /**
   * Reads one answer; `undefined` where what was asked for does not exist. Throws ContentUnavailableError where the
   * backend fails and no copy is left, or nothing came within the request's time.
   */
  read<Data, Variables extends VariableValues>(
    question: Question<Data, Variables>,
    scope: Scope,
  ): Promise<Answer<Data> | undefined>;
  /** Takes what was purged for out of date, here at once and elsewhere within a minute. Throws where KV fails. */
  adoptPurges(record: PurgeRecord): Promise<void>;
}
