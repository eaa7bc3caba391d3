import { readFileSync } from 'node:fs';
import enGb from 'dictionary-en-gb';
import es from 'dictionary-es';
import ptPt from 'dictionary-pt-pt';
import { createHunspellFromStrings } from 'hunspell-wasm';
import { type Locale, locales } from '#shared/i18n/locales.ts';

/** European Portuguese after the agreement of 1990, British English, peninsular Spanish. */
const sources = { pt: ptPt, en: enGb, es } as const satisfies Record<Locale, { aff: Uint8Array; dic: Uint8Array }>;

/** The project's own lists: names in every language, and the terms of the trade of each. */
export type WordList = Locale | 'all';

interface ListEntry {
  list: WordList;
  entry: string;
}

export interface Dictionaries {
  /** Whether a word is one of the language, by its dictionary alone. */
  isKnown(word: string, locale: Locale): boolean;
  /** The entry of the project's own lists that allows a word in a language. */
  findListed(word: string, locale: Locale): ListEntry | undefined;
  /** A text without the names of several words that the lists have (`Hotel das Camarinhas`), and which those are. */
  setNamesAside(text: string, locale: Locale): { rest: string; names: ListEntry[] };
  lists: Readonly<Record<WordList, readonly string[]>>;
}

/** Loads the three dictionaries, which takes about a quarter of a second, and the project's own lists. */
export async function loadDictionaries(): Promise<Dictionaries> {
  const lists = { all: readList('all'), pt: readList('pt'), en: readList('en'), es: readList('es') };
  const entries = { all: new Set(lists.all), pt: new Set(lists.pt), en: new Set(lists.en), es: new Set(lists.es) };
  const phrases = {
    all: listPhrases(lists.all),
    pt: listPhrases(lists.pt),
    en: listPhrases(lists.en),
    es: listPhrases(lists.es),
  };
  const speller = Object.fromEntries(
    await Promise.all(
      locales.map(async (locale) => {
        const { aff, dic } = sources[locale];
        const decoder = new TextDecoder();
        const hunspell = await createHunspellFromStrings(decoder.decode(aff), decoder.decode(dic));
        return [locale, (word: string) => hunspell.testSpelling(word)] as const;
      }),
    ),
  ) as Record<Locale, (word: string) => boolean>;
  const verdicts = new Map<string, boolean>();
  return {
    lists,
    isKnown(word, locale) {
      const key = `${locale} ${word}`;
      const verdict = verdicts.get(key) ?? judge(word, locale, speller[locale]);
      verdicts.set(key, verdict);
      return verdict;
    },
    findListed(word, locale) {
      for (const list of ['all', locale] as const) {
        for (const entry of listSpellings(word, locale)) if (entries[list].has(entry)) return { list, entry };
      }
      return undefined;
    },
    setNamesAside(text, locale) {
      const plain = text.replaceAll(/\s+/gu, ' ');
      const names = (['all', locale] as const).flatMap((list) =>
        phrases[list].filter((entry) => plain.includes(entry)).map((entry) => ({ list, entry })),
      );
      return { rest: names.reduce((rest, { entry }) => rest.replaceAll(entry, ' · '), plain), names };
    },
  };
}

function readList(name: WordList): string[] {
  return readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);
}

/** Entries of several words, the longest first: one may be a part of another. */
function listPhrases(entries: readonly string[]): string[] {
  return entries.filter((entry) => entry.includes(' ')).toSorted((one, other) => other.length - one.length);
}

/** A word is known as it is, as a compound of known parts, or as a verb with pronouns behind it. */
function judge(word: string, locale: Locale, isSpelt: (word: string) => boolean): boolean {
  const bare = locale === 'en' ? word.replace(/'s$|(?<=s)'$/u, '') : word;
  if (isSpelt(bare) || listStems(bare, locale).some(isSpelt)) return true;
  const parts = bare.split('-').filter((part) => part.length > 1);
  return bare.includes('-') && parts.every((part) => isSpelt(part) || listStems(part, locale).some(isSpelt));
}

const accents: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ê: 'e', ô: 'o', â: 'a' };

/** Verbs as they are without the pronouns behind them: `montamo-la` is `montamos`, `cuélguela` is `cuelgue`. */
function listStems(word: string, locale: Locale): string[] {
  if (locale === 'pt') {
    const verb = /^(.+)-(?:l[oa]s?|nos)$/u.exec(word)?.[1];
    if (verb === undefined) return [];
    return ['r', 's', 'z'].flatMap((ending) => [`${verb}${ending}`, `${fold(verb)}${ending}`]);
  }
  return locale === 'es' ? listSpanishStems(word) : [];
}

const spanishPronouns = ['lo', 'la', 'le', 'los', 'las', 'les', 'me', 'te', 'se', 'nos', 'os'];

/** One pronoun or two are joined to an infinitive, a gerund, or an imperative, which gets an accent by them. */
function listSpanishStems(word: string): string[] {
  const shorten = (text: string) =>
    spanishPronouns.filter((pronoun) => text.endsWith(pronoun)).map((pronoun) => text.slice(0, -pronoun.length));
  const once = shorten(word);
  return [...once, ...once.flatMap(shorten)]
    .filter((verb) => verb.length > 2 && (/(?:[aeií]r|ndo)$/u.test(verb) || verb !== fold(verb)))
    .flatMap((verb) => [verb, fold(verb)]);
}

function fold(text: string): string {
  return text.replaceAll(/[áéíóúêôâ]/gu, (letter) => accents[letter] ?? letter);
}

/** How an entry of a list may be written for a word: as it stands, or small where it begins a sentence. */
function listSpellings(word: string, locale: Locale): string[] {
  const bare = locale === 'en' ? word.replace(/'s$/u, '') : word;
  return [bare, `${bare.charAt(0).toLowerCase()}${bare.slice(1)}`];
}
