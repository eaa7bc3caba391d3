import type { Locale } from '#shared/i18n/locales.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { synonyms } from './synonyms/synonyms.ts';
import { fold, splitWords } from './words.ts';

/** Words of a term that are looked for; more would only cost. */
const MOST_WORDS = 8;
/** Words of the longest synonym. */
const LONGEST = 3;

/** A part of a term: the word, or the words of a name, and what the site says for them. Stems, all of them. */
export interface TermPart {
  own: readonly string[];
  meant?: readonly string[];
}

/** The stem of a word as written; nothing for one that tells nothing. */
export function readWord(word: string, locale: Locale): string | undefined {
  const folded = fold(word);
  return isStopWord(folded, locale) ? undefined : stem(folded, locale);
}

/** The words of a term that are looked for; `orion65` is a name and a number, where there is no such word. */
export function splitTerm(term: string, isKnown: (stem: string) => boolean): readonly string[] {
  return splitWords(term)
    .flatMap((word) => {
      const [, letters, figures] = /^(\p{L}{3,})(\d+)$/u.exec(word) ?? [];
      return letters && figures && !isKnown(fold(word)) ? [letters, figures] : [word];
    })
    .slice(0, MOST_WORDS);
}

/** The parts of a term in a language, the longest synonyms first; a term of words that tell nothing has none. */
export function readTerm(term: string, locale: Locale, isKnown: (stem: string) => boolean): TermPart[] {
  const stems = splitTerm(term, isKnown).flatMap((word) => readWord(word, locale) ?? []);
  const parts: TermPart[] = [];
  for (let at = 0; at < stems.length; ) {
    const part = findSynonym(stems.slice(at, at + LONGEST), locale) ?? { own: stems.slice(at, at + 1) };
    parts.push(part);
    at += part.own.length;
  }
  return parts;
}

function findSynonym(stems: readonly string[], locale: Locale): TermPart | undefined {
  /** A word of a name may itself stand for another: `painel touch` is `painel tátil`. */
  const translate = (stem: string) => {
    const [said, ...others] = tables[locale].get(stem) ?? [];
    return said !== undefined && others.length === 0 ? said : stem;
  };
  for (let length = stems.length; length > 0; length--) {
    const own = stems.slice(0, length);
    const meant = tables[locale].get(own.join(' ')) ?? tables[locale].get(own.map(translate).join(' '));
    if (meant) return { own, meant };
  }
  return undefined;
}

function readTable(locale: Locale): ReadonlyMap<string, readonly string[]> {
  const read = (words: string) => splitWords(words).flatMap((word) => readWord(word, locale) ?? []);
  return new Map(Object.entries(synonyms[locale]).map(([typed, said]) => [read(typed).join(' '), read(said)]));
}

/** Every word that buyers use where the site has another. */
export function listSynonymWords(locale: Locale): readonly string[] {
  return Object.keys(synonyms[locale]).flatMap(splitWords);
}

const tables: Readonly<Record<Locale, ReadonlyMap<string, readonly string[]>>> = {
  pt: readTable('pt'),
  en: readTable('en'),
  es: readTable('es'),
};
