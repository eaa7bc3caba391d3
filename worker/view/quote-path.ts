import { fieldFacts } from '#shared/forms/fields.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { buildPath } from '#shared/routes/build.ts';
import { buildQuery } from './query.ts';

/** Where a quote is asked for, with the family chosen already, where the form has it, and models named. */
export function buildQuotePath(family: string, locale: Locale, models: readonly string[] = []): string {
  const solution = fieldFacts.solution.options?.find((option) => option === family);
  return buildPath('lp-quote', locale) + buildQuery({ solution, models });
}
