import type { Locale } from '#shared/i18n/locales.ts';
import type { Settings } from '../settings.ts';

/** Scheme and host of the pages of a language: its own domain, else the site's, else that of the request. */
export function findOrigin({ siteOrigin, localeOrigins }: Settings, locale: Locale, asked: URL): string {
  return localeOrigins[locale] || siteOrigin || asked.origin;
}
