import { type Locale, locales } from '../i18n/locales.ts';
import { type PageId, routes } from './table.ts';

/** The page type that answers an address, its language and the slugs in it. */
export interface RouteMatch {
  page: PageId;
  locale: Locale;
  params: Readonly<Record<string, string>>;
}

interface Pattern {
  page: PageId;
  locale: Locale;
  /** A string is static; an object names a slug. */
  segments: readonly (string | { name: string })[];
}

/** Every address of the table, taken apart. */
export const patterns: readonly Pattern[] = Object.entries(routes).flatMap(([page, paths]) =>
  locales.flatMap((locale) => {
    const path = paths[locale];
    if (path === null) return [];
    const segments = splitPath(path).map((segment) => {
      const name = /^\{(\w+)\}$/.exec(segment)?.[1];
      return name === undefined ? segment : { name };
    });
    return [{ page: page as PageId, locale, segments }];
  }),
);

/** Patterns by number of segments, those with more static segments first, so that the first match is the right one. */
const patternsByLength = Map.groupBy(
  patterns.toSorted((one, other) => countStatic(other) - countStatic(one)),
  (pattern) => pattern.segments.length,
);

/** The same by their first segment, which is a static one, too: of some forty of a length few are left. */
const patternsByStart = new Map(
  [...patternsByLength].map(([length, group]) => [length, Map.groupBy(group, ({ segments: [first] }) => first)]),
);

/** Looks an address up in the table; `undefined` where no page type answers it. The path is canonical, without query. */
export function findRoute(path: string): RouteMatch | undefined {
  const segments = splitPath(path);
  const likely = patternsByStart.get(segments.length)?.get(segments[0]) ?? [];
  return findFitting(likely, segments, (_, expected, actual) => expected === actual);
}

/** Says whether a segment of an address stands for the static one that a pattern has in its place. */
type Comparison = (pattern: Pattern, expected: string, actual: string, index: number) => boolean;

/** The first pattern that the segments of an address fit, static segments compared as told. */
export function findPattern(segments: readonly string[], isSame: Comparison): RouteMatch | undefined {
  return findFitting(patternsByLength.get(segments.length) ?? [], segments, isSame);
}

function findFitting(
  likely: readonly Pattern[],
  segments: readonly string[],
  isSame: Comparison,
): RouteMatch | undefined {
  for (const pattern of likely) {
    const params = matchSegments(pattern, segments, isSame);
    if (params) return { page: pattern.page, locale: pattern.locale, params };
  }
  return undefined;
}

/** The parts of a path between its slashes. */
export function splitPath(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function countStatic(pattern: Pattern): number {
  return pattern.segments.filter((segment) => typeof segment === 'string').length;
}

function matchSegments(
  pattern: Pattern,
  segments: readonly string[],
  isSame: Comparison,
): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.segments.entries()) {
    const actual = segments[index];
    if (actual === undefined) return undefined;
    if (typeof expected === 'string') {
      if (!isSame(pattern, expected, actual, index)) return undefined;
    } else {
      const slug = decodeSegment(actual);
      if (slug === undefined) return undefined;
      params[expected.name] = slug;
    }
  }
  return params;
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    // Malformed percent-encoding: an address that no page has.
    return undefined;
  }
}
