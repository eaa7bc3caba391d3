import { createTranslator, type Leaf } from './create-translator.ts';
import { type Locale, locales } from './locales.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { type Messages, pt } from './messages/pt.ts';

/** Gives the words for a key in one language, as `createTranslator` says. */
export type Translate = (key: Leaf<Messages>, parameters?: Readonly<Record<string, string | number>>) => string;

/** The message file of each language: the compiler names one that is missing. */
const files = { pt, en, es } satisfies Record<Locale, Messages>;

const translators = createTranslators(files);

/** The translator of a language. */
export function translateTo(locale: Locale): Translate {
  return translators[locale];
}

/**
 * The translators of all languages. One whose message file is missing after all speaks the default language, and the
 * console is warned of it, once (product specification, error catalogue): words in a wrong language lose fewer visitors
 * than no page at all.
 */
export function createTranslators(
  given: Readonly<Partial<Record<Locale, Messages>>>,
): Readonly<Record<Locale, Translate>> {
  const rows = locales.map((locale) => {
    const messages = given[locale];
    if (!messages) console.warn(JSON.stringify({ level: 'warn', event: 'language file missing', locale }));
    return [locale, createTranslator<Messages>(locale, messages ?? pt)] as const;
  });
  return Object.fromEntries(rows) as Record<Locale, Translate>;
}
