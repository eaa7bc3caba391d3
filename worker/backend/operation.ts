import type { GenericSchema } from 'valibot';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Scalars } from './scalars.ts';

/** What an operation may be asked with. */
export type VariableValues = Readonly<Record<string, string | number | boolean | readonly string[] | null | undefined>>;

/** A query of the contract: written once, its text per language and the schema of its answer are generated. */
export interface Operation<Data, Variables extends VariableValues> {
  /** Stable: operators and caches see it. */
  name: string;
  documents: Readonly<Record<Locale, string>>;
  /** Names of its variables, in order. */
  variables: readonly (keyof Variables & string)[];
  /** Of everything that decides what a kept answer looks like, 16 hexadecimal digits; part of cache keys. */
  hash: string;
  /** Whether an answer holds rich text, so that the sanitiser is loaded only then. */
  hasHtml: boolean;
  /** How an answer is read: the shape is the operation's, the leaves are read as the scalars say. */
  schema(scalars: Scalars): GenericSchema<unknown, Data>;
}
