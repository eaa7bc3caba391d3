import rosetta from 'rosetta';
import { site } from '../site.ts';
import type { Locale } from './locales.ts';

/** Paths to the words of a tree of messages, joined with dots: `form.labels.name`. */
export type Leaf<Tree> = {
  [Key in keyof Tree & (string | number)]: Tree[Key] extends string ? `${Key}` : `${Key}.${Leaf<Tree[Key]>}`;
}[keyof Tree & (string | number)];

/**
 * Gives the words for a key in one language; `{{name}}` in them is replaced by the parameter of that name, and
 * `{{company}}` always by the company's name, which only site.ts spells.
 */
export function createTranslator<Tree extends object>(locale: Locale, messages: Tree) {
  // One instance per language: Rosetta keeps the language it speaks, and a shared one would mix visitors.
  const instance = rosetta<Tree>({ [locale]: messages });
  instance.locale(locale);
  const translate = (key: Leaf<Tree>, parameters?: Readonly<Record<string, string | number>>) =>
    instance.t(key, { company: site.name, ...parameters }) as string;
  // What takes no parameter is looked up once: a page asks for hundreds of words.
  const known = new Map<Leaf<Tree>, string>();
  return (key: Leaf<Tree>, parameters?: Readonly<Record<string, string | number>>) => {
    if (parameters) return translate(key, parameters);
    const words = known.get(key) ?? translate(key);
    known.set(key, words);
    return words;
  };
}
