import rosetta from 'rosetta';
import { site } from '../site.ts';
import { type Locale, locales } from './locales.ts';
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
  return Object.fromEntries(locales.map((locale) => [locale, createTranslator(locale, given[locale])])) as Record<
    Locale,
    Translate
  >;
}

// One instance per language: Rosetta keeps the language it speaks, and a shared one would mix visitors.
function createTranslator(locale: Locale, messages: Messages | undefined): Translate {
  if (!messages) console.warn(JSON.stringify({ level: 'warn', event: 'language file missing', locale }));
  const instance = rosetta<Messages>({ [locale]: messages ?? pt });
  instance.locale(locale);
  return (key, parameters) => instance.t(key, { company: site.name, ...parameters }) as string;
}
