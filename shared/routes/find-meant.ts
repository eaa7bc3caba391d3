import { findLocale, type Locale, localeFacts } from '../i18n/locales.ts';
import { findPattern, patterns, type RouteMatch, splitPath } from './find.ts';

/** Segments that mean the same in another language, each with where in a path it stands: `1:recruitment`. */
const synonyms = findSynonyms();

/**
 * What a path means that the table writes otherwise: with capitals, doubled slashes or one at the end, with a prefix for
 * the default language, or with another language's word for a part of it. `undefined` where that is no page either.
 */
export function findMeantRoute(path: string): RouteMatch | undefined {
  const written = splitPath(lowerCase(path));
  const [first] = written;
  const isDefault = first === 'pt';
  const locale: Locale = isDefault ? 'pt' : findLocale(`/${first ?? ''}`);
  return findPattern(isDefault ? written.slice(1) : written, (pattern, expected, actual, index) => {
    if (pattern.locale !== locale) return false;
    const place = index - countPrefix(locale);
    return expected === actual || (synonyms.get(`${place}:${expected}`)?.has(`${place}:${actual}`) ?? false);
  });
}

/** Small letters but for the escapes, which are no letters. */
function lowerCase(path: string): string {
  return path.replaceAll(/%[\da-f]{2}|[A-Z]/gi, (found) => (found.length === 1 ? found.toLowerCase() : found));
}

function countPrefix(locale: Locale): number {
  return splitPath(localeFacts[locale].prefix).length;
}

/** Two static segments mean the same where they stand in the same place of the same page's addresses. */
function findSynonyms(): ReadonlyMap<string, ReadonlySet<string>> {
  const groups = new Map<string, Set<string>>();
  for (const pages of Map.groupBy(patterns, ({ page }) => page).values()) {
    const places = Math.max(...pages.map(({ segments }) => segments.length));
    for (let place = 0; place < places; place++) {
      const words = pages.flatMap(({ locale, segments }) => {
        const segment = segments[place + countPrefix(locale)];
        return typeof segment === 'string' ? `${place}:${segment}` : [];
      });
      const group = new Set(words.flatMap((word) => [word, ...(groups.get(word) ?? [])]));
      for (const word of group) groups.set(word, group);
    }
  }
  return groups;
}
