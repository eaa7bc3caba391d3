import type { Locale } from '#shared/i18n/locales.ts';

/** Where a page lives in a language. */
export interface Translation {
  locale: Locale;
  path: string;
}
