import rosetta from 'rosetta';
import { site } from '../site.ts';
import type { Locale } from './locales.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { type Messages, pt } from './messages/pt.ts';

/** Paths to the words of a tree of messages, joined with dots: `form.labels.name`. */
type Leaf<Tree> = {
  [Key in keyof Tree & (string | number)]: Tree[Key] extends string ? `${Key}` : `${Key}.${Leaf<Tree[Key]>}`;
}[keyof Tree & (string | number)];

type MessageKey = Leaf<Messages>;

/**
 * Gives the words for a key in one language; `{{name}}` in them is replaced by the parameter of that name, and
 * `{{company}}` always by the company's name, which only site.ts spells.
 */
export type Translate = (key: MessageKey, parameters?: Readonly<Record<string, string | number>>) => string;

// One instance per language: Rosetta keeps the language it speaks, and a shared one would mix visitors.
const translators: Readonly<Record<Locale, Translate>> = {
  pt: createTranslator('pt', pt),
  en: createTranslator('en', en),
  es: createTranslator('es', es),
};

/** The translator of a language. */
export function translateTo(locale: Locale): Translate {
  return translators[locale];
}

function createTranslator(locale: Locale, messages: Messages): Translate {
  const instance = rosetta<Messages>({ [locale]: messages });
  instance.locale(locale);
  return (key, parameters) => instance.t(key, { company: site.name, ...parameters }) as string;
}
