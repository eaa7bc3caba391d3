import { createTranslator, type Leaf } from './create-translator.ts';
import type { Locale } from './locales.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { type Messages, pt } from './messages/pt.ts';

/** Gives the words for a key in one language, as `createTranslator` says. */
export type Translate = (key: Leaf<Messages>, parameters?: Readonly<Record<string, string | number>>) => string;

const translators: Readonly<Record<Locale, Translate>> = {
  pt: createTranslator('pt', pt),
  en: createTranslator('en', en),
  es: createTranslator('es', es),
};

/** The translator of a language. */
export function translateTo(locale: Locale): Translate {
  return translators[locale];
}
