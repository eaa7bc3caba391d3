import { type Locale, locales } from '#shared/i18n/locales.ts';

/**
 * The languages that an entity is written in unless it says otherwise. A language that is added to the site is not
 * asked of everything at once: an entity that has no slug in it is absent there until it is translated.
 */
export type WrittenLocale = 'pt' | 'en' | 'es';

/**
 * A value in several languages, side by side: one in `In` that is missing does not compile, others may be there.
 * `Localised<string, 'pt'>` is enough for what exists in Portuguese only.
 */
export type Localised<Value = string, In extends Locale = WrittenLocale> = Readonly<
  Record<In, Value> & Partial<Record<Locale, Value>>
>;

/** A value in every language of the site: the words that every page needs. */
export type Everywhere<Value = string> = Localised<Value, Locale>;

/** A word that is the same in every language (a model's name, a measure) or one per language. */
export type Text<In extends Locale = WrittenLocale> = string | Localised<string, In>;

/** A value for every language, made by a function of the language. */
export function everywhere<Value>(make: (locale: Locale) => Value): Everywhere<Value> {
  // Object.fromEntries forgets its keys; these are all of them.
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;
}

/** The same text changed in each language that it has: a word that is the same everywhere has them all. */
export function mapText(text: Text, change: (words: string, locale: Locale) => string): Localised {
  if (typeof text === 'string') return everywhere((locale) => change(text, locale));
  const entries = locales.flatMap((locale) => {
    const words = text[locale];
    return words === undefined ? [] : [[locale, change(words, locale)] as const];
  });
  // The languages that were there are there again.
  return Object.fromEntries(entries) as Record<WrittenLocale, string>;
}
