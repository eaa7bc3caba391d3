import type { Locale } from '#shared/i18n/locales.ts';
import { buildPath } from '#shared/routes/build.ts';

/** Where the feed of a language is, below its blog. */
export function findFeedPath(locale: Locale): string {
  return `${buildPath('blog', locale)}/feed.xml`;
}
