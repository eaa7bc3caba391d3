import type { Locale } from '#shared/i18n/locales.ts';
import type { ProductContent } from '../content/entities.ts';
import { arrangeRows } from '../content/specifications/table.ts';
import { localise } from './localise.ts';

/**
 * The specification of a product as a tender asks for it: what can be measured, a requirement each, from the very rows
 * of its table, so that the two cannot disagree. Makers are not named (Directive 2014/24/EU, article 42(4)): rows that name a choice of the
 * maker's own, as its software, are left out.
 */
export function listRequirements({ key, specifications }: ProductContent<never>, locale: Locale): string[] {
  const rows = arrangeRows(specifications)
    .flatMap((group) => (OWN.has(group.key) ? [] : group.rows))
    .filter(({ number, sides }) => number !== null || sides !== undefined);
  return localise(rows, locale, `${key}.tender`).map(
    ({ label, value, unit }) => `${label}: ${value}${unit === null ? '' : `\u00a0${unit}`}`,
  );
}

/** Groups of the table that say what the maker chose rather than what a buyer can ask for. */
const OWN: ReadonlySet<string> = new Set(['software']);
