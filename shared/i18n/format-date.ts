import { type Locale, localeFacts } from './locales.ts';

const formats: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  pt: createFormat('pt'),
  en: createFormat('en'),
  es: createFormat('es'),
};

/** A day as it is written out in a language: «12 de outubro de 2026». Takes ISO 8601; days are those of UTC. */
export function formatDate(date: string, locale: Locale): string {
  return formats[locale].format(new Date(date));
}

function createFormat(locale: Locale): Intl.DateTimeFormat {
  const tag = localeFacts[locale].iso.replace('_', '-');
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
}
