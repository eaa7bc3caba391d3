import type { Locale } from './locales.ts';

/** An hour of the day as it is written: 8h25 in Portuguese, 8:25 elsewhere. */
export function formatTime(hours: number, minutes: number, locale: Locale): string {
  return `${hours}${locale === 'pt' ? 'h' : ':'}${String(minutes).padStart(2, '0')}`;
}
