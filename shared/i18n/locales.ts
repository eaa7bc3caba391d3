/** The languages of the site; the first is the default and has no prefix in addresses. */
export const locales = ['pt', 'en', 'es'] as const;

export type Locale = (typeof locales)[number];

interface LocaleFacts {
  /** Name of the language in itself. */
  name: string;
  /** BCP 47 tag for `lang` and `hreflang`. */
  tag: string;
  /** Open Graph form. */
  iso: string;
  /** What an address in this language starts with. */
  prefix: string;
  /** What a root field of the content contract ends with in this language. */
  querySuffix: string;
  /** Query parameter that shows the thank-you state of a page. */
  thanksParameter: string;
  /** How numbers are written: the decimal sign, what stands between thousands, and from how many digits on. */
  numbers: { decimal: string; thousands: string; groupedFrom: number };
}

export const localeFacts = {
  pt: {
    name: 'Português',
    tag: 'pt-PT',
    iso: 'pt_PT',
    prefix: '',
    querySuffix: '',
    thanksParameter: 'obrigado',
    numbers: { decimal: ',', thousands: '\u202f', groupedFrom: 5 },
  },
  en: {
    name: 'English',
    tag: 'en',
    iso: 'en_GB',
    prefix: '/en',
    querySuffix: '_en',
    thanksParameter: 'thanks',
    numbers: { decimal: '.', thousands: ',', groupedFrom: 4 },
  },
  es: {
    name: 'Español',
    tag: 'es-ES',
    iso: 'es_ES',
    prefix: '/es',
    querySuffix: '_es',
    thanksParameter: 'gracias',
    numbers: { decimal: ',', thousands: '\u202f', groupedFrom: 5 },
  },
} as const satisfies Record<Locale, LocaleFacts>;

/** The language that an address is in, by its first segment; everything without a prefix is Portuguese. */
export function findLocale(path: string): Locale {
  const start = `/${path.split('/', 2)[1]?.toLowerCase() ?? ''}`;
  return locales.find((locale) => localeFacts[locale].prefix === start) ?? 'pt';
}

/** The language of a BCP 47 tag, as a page says it in `lang`. */
export function findLocaleByTag(tag: string): Locale {
  return locales.find((locale) => tag.startsWith(locale)) ?? 'pt';
}
