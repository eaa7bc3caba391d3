import { type Locale, localeFacts } from './locales.ts';

/** The size of a file as it is written in a language: «138 kB», «3,2 MB». */
export function formatSize(bytes: number, locale: Locale): string {
  const unit = bytes < 1_000_000 ? 'kilobyte' : 'megabyte';
  const amount = bytes / (unit === 'kilobyte' ? 1000 : 1_000_000);
  const maximumFractionDigits = amount < 10 ? 1 : 0;
  return new Intl.NumberFormat(localeFacts[locale].tag, { style: 'unit', unit, maximumFractionDigits }).format(amount);
}
