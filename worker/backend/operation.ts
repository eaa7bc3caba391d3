import type { GenericSchema } from 'valibot';
import type { Locale } from '#shared/i18n/locales.ts';

/** A query of the contract: written once, its text per language and the schema of its answer are generated. */
export interface Operation<Data, Variables extends Readonly<Record<string, string>>> {
  /** Stable: operators and caches see it. */
  name: string;
  documents: Readonly<Record<Locale, string>>;
  schema: GenericSchema<unknown, Data>;
  /** Never set: it carries the type of the variables. */
  variables?: Variables;
}
