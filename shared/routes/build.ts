import type { Locale } from '../i18n/locales.ts';
import { type PageId, routes } from './table.ts';

/** Whether a page type exists in a language. */
export function hasPath(page: PageId, locale: Locale): boolean {
  return routes[page][locale] !== null;
}

/**
 * The address of a page in a language, its slugs filled in. Throws where a slug is missing, and in a language that the
 * page type does not exist in.
 */
export function buildPath(page: PageId, locale: Locale, params: Readonly<Record<string, string>> = {}): string {
  const path = routes[page][locale];
  if (path === null) throw new Error(`buildPath: ${page} does not exist in ${locale}`);
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`buildPath: ${page} needs {${name}}`);
    return encodeURIComponent(value);
  });
}
