import { type Locale, localeFacts } from './i18n/locales.ts';

/** Path of the page that a browser without a network shows in place of one it has not kept. */
export function findOfflinePath(locale: Locale): string {
  return `${localeFacts[locale].prefix}/offline`;
}

/** What the offline page has in its HTML for the pages that were seen, and what takes its place where there are some. */
export const seenPages = { none: '<ul hidden=""></ul>', begin: '<ul>', end: '</ul>' } as const;
