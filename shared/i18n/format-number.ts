import { type Locale, localeFacts } from './locales.ts';

/**
 * A number as the language writes it: `4700`, `65 000` and `1,5` in Portuguese and Spanish, `4,700`, `65,000` and `1.5`
 * in English. `digits` after the decimal sign stand even where they are zeros; without it, as many as there are.
 * Written by the table of languages and not by Intl, which groups Spanish with a full stop.
 */
export function formatNumber(number: number, locale: Locale, digits?: number): string {
  const { decimal, thousands, groupedFrom } = localeFacts[locale].numbers;
  const [whole = '', fraction] = (digits === undefined ? String(number) : number.toFixed(digits)).split('.');
  const grouped =
    whole.replace('-', '').length >= groupedFrom ? whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands) : whole;
  return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
}

/** A length in millimetres as drawings write it, and pixels: up to four figures in one piece, in English too. */
export function formatLength(millimetres: number, locale: Locale): string {
  return Math.abs(millimetres) < 10_000
    ? String(millimetres).replace('.', localeFacts[locale].numbers.decimal)
    : formatNumber(millimetres, locale);
}
