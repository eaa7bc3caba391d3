import type { Locale } from '#shared/i18n/locales.ts';
import { resolveReferences } from '../../resolvers/references.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { pt } from './pt.ts';

/** By the reference of a page (`page/contacts`, `category/kiosks`), what buyers call what it is about. */
export type AlsoCalled = Readonly<Record<string, string>>;

const tables: Readonly<Record<Locale, AlsoCalled>> = { pt, en, es };

/** By its path, what a page is also called in a language; throws for a page that there is none of. */
export function listAlsoCalled(locale: Locale): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(tables[locale]).map(([page, names]) => [resolveReferences(`ref:${page}`, locale), names]),
  );
}
