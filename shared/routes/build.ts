import type { Locale } from '../i18n/locales.ts';
import { type PageId, routes } from './table.ts';

/** The address of a page in a language, its slugs filled in. Throws where a slug is missing. */
export function buildPath(page: PageId, locale: Locale, params: Readonly<Record<string, string>> = {}): string {
  return routes[page][locale].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`buildPath: ${page} needs {${name}}`);
    return encodeURIComponent(value);
  });
}
