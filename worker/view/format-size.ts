import { type Locale, localeFacts } from '#shared/i18n/locales.ts';

/** The size of a file as it is written in a language: «138 kB». */
export function formatSize(bytes: number, locale: Locale): string {
  const format = { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(localeFacts[locale].tag, format).format(bytes / 1000);
}
