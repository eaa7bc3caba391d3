import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import type { Locale } from '#shared/i18n/locales.ts';
import type { SearchDocument } from './document.ts';
import { listSynonymWords, readTerm, readWord, splitTerm, type TermPart } from './read-term.ts';
import { createVocabulary } from './vocabulary.ts';
import { splitWords } from './words.ts';

/** How much a word counts by where it stands: what a family is called beats what a product is called, and so on. */
const BOOSTS = { family: 24, title: 10, called: 8, names: 6, text: 1 } as const;

type Field = keyof typeof BOOSTS;

const FIELDS = Object.keys(BOOSTS) as Field[];
/** Where a thing is named rather than spoken of. */
const NAMES: Field[] = ['family', 'title', 'called', 'names'];
/** What a family is called, by the site and by buyers, before what else stands with its name. */
const FAMILY_NAMES: readonly (readonly Field[])[] = [['family', 'called'], NAMES];

/**
 * Pages that a word is noted for in one field, at most: one that so many share tells none of them apart. It bounds what
 * a request touches, however many products there are.
 */
const MOST_PAGES = 120;

/** Pages that hold all of a term, below which those that hold nearly all of it are shown too. */
const FEW = 6;

/** A page that was found, and how. */
export interface Match {
  /** Its place among the documents. */
  position: number;
  document: SearchDocument;
  /** The stems of its title. */
  title: ReadonlySet<string>;
  /** By the stems that it was found by, the fields that hold them. */
  match: Readonly<Record<string, readonly string[]>>;
  /** The stems of the term that it holds, or nearly so. */
  asked: readonly string[];
}

interface Finding {
  /** The best first. */
  matches: readonly Match[];
  /** The term they were found by, where words were taken for others that are written nearly so. */
  corrected: string | undefined;
}

export interface SearchIndex {
  /** The pages that hold every word of a term, and those that a part of it names; where none holds all, those with any. */
  find(term: string): Finding;
  /** The same with every word as it was typed. */
  findExactly(term: string): readonly Match[];
  /** The same while a term is typed: its last word may be unfinished, and names count alone where they match. */
  findNames(term: string): readonly Match[];
  /** A term that finds something and is written nearly like this one. */
  findSpelling(term: string): string | undefined;
  /** The stem of a word of the documents. */
  read(word: string): string | undefined;
}

/** Indexes the pages of a language, once: later requests look words up, and no request reads a page. */
export function createIndex(documents: readonly SearchDocument[], locale: Locale): SearchIndex {
  const read = remember((word) => readWord(word, locale));
  const index = fillIndex(documents, read);
  const titles = documents.map(({ title }) => new Set(splitWords(title).flatMap((word) => read(word) ?? [])));
  const vocabulary = createVocabulary(documents, read, listSynonymWords(locale));

  const look = (query: Query, options: SearchOptions = {}): Match[] =>
    index
      .search(query, {
        prefix: (word) => word.length > 2 && !vocabulary.has(word),
        // Read when it is needed: the only thing of a page that a request touches.
        boostDocument: (id) => documents[id]?.weight ?? 0,
        ...options,
      })
      .flatMap(({ id, match, queryTerms }) => {
        const [document, title] = [documents[id], titles[id]];
        return document && title ? [{ position: id, document, title, match, asked: queryTerms }] : [];
      });
  const parse = (term: string) => readTerm(term, locale, vocabulary.has);
  const findAny = (parts: readonly TermPart[], options?: SearchOptions): readonly Match[] =>
    parts.length === 0 ? [] : look({ combineWith: 'OR', queries: parts.map(toQuery) }, options);
  const findExactly = (term: string): readonly Match[] => {
    const parts = parse(term);
    const matches = findAny(parts);
    const whole = new Set(keepWhole(matches, parts));
    const named = matches.filter((match) => whole.has(match) || isNamedBy(match, parts));
    const nearly = whole.size === 0 ? matches : listNearlyWhole(matches, parts, named);
    return [...(whole.size === 0 ? [] : arrange(named, parts)), ...arrange(nearly, parts)];
  };
  /** A term with others in place of its mistyped words; nothing where none is, or none is found. */
  const respell = (term: string, findOther: (stem: string, word: string) => string | undefined) => {
    let isChanged = false;
    const spelt = splitTerm(term, vocabulary.has).map((word) => {
      // Not remembered: anybody may type anything.
      const stem = readWord(word, locale);
      const other = stem !== undefined && vocabulary.isMistyped(stem) ? findOther(stem, word) : undefined;
      isChanged ||= other !== undefined;
      return other ?? word;
    });
    return isChanged ? spelt.join(' ') : undefined;
  };
  /** A word that stands for one of the pages gives way to that one, where it is written nearly so too. */
  const findMeant = (stem: string, word: string) => {
    const meant = vocabulary.findMeant(stem, word);
    const near = meant && vocabulary.findNear(stem, word);
    return near && parse(meant)[0]?.meant?.join(' ') === readWord(near, locale) ? near : meant;
  };
  const correct = (term: string) => respell(term, findMeant);

  return {
    read,
    find(term) {
      const corrected = correct(term);
      const matches = findExactly(corrected ?? term);
      return { matches, corrected: matches.length > 0 ? corrected : undefined };
    },
    findExactly,
    findNames(term) {
      const parts = parse(correct(term) ?? term);
      const last = parts.at(-1)?.own.at(-1);
      const prefix = (word: string) => word.length > 1 && (word === last || !vocabulary.has(word));
      const named = findAny(parts, { fields: NAMES, prefix });
      const matches = named.length > 0 ? named : findAny(parts, { prefix });
      const whole = keepWhole(matches, parts);
      return arrange(whole.length > 0 ? whole : matches, parts);
    },
    findSpelling(term) {
      const suggestion = respell(term, vocabulary.findNear);
      return suggestion !== undefined && findExactly(suggestion).length > 0 ? suggestion : undefined;
    },
  };
}

function fillIndex(documents: readonly SearchDocument[], read: (word: string) => string | undefined): MiniSearch {
  const pages: Record<string, Map<string, number>> = Object.fromEntries(FIELDS.map((field) => [field, new Map()]));
  /** Words are told apart here, once for each field of a page; what too many pages share is left out. */
  const tokenize = (text: string, field = ''): string[] => {
    const counts = pages[field];
    const noted = new Map<string, boolean>();
    return splitWords(text).flatMap((word) => {
      const stem = read(word);
      if (stem === undefined || !counts) return [];
      let isNoted = noted.get(stem);
      if (isNoted === undefined) {
        const count = (counts.get(stem) ?? 0) + 1;
        counts.set(stem, count);
        isNoted = count <= MOST_PAGES;
        noted.set(stem, isNoted);
      }
      return isNoted ? [stem] : [];
    });
  };
  const index = new MiniSearch<Record<Field, string> & { id: number }>({
    fields: FIELDS,
    tokenize,
    processTerm: (stem) => stem,
    // A query is made of stems.
    searchOptions: { boost: BOOSTS, tokenize: (stem) => [stem], processTerm: (stem) => stem },
  });
  for (const [id, { kind, title, names, called, lines, details }] of documents.entries()) {
    index.add({
      id,
      family: kind === 'category' ? title : '',
      title: kind === 'category' ? '' : title,
      called,
      names: names.join('\n'),
      text: [...lines, ...details].join('\n'),
    });
  }
  return index;
}

/** The words of a part, all of them, or those that the site says for them. */
function toQuery({ own, meant }: TermPart): Query {
  const words: Query = { combineWith: 'AND', queries: [...own] };
  return meant ? { combineWith: 'OR', queries: [words, { combineWith: 'AND', queries: [...meant] }] } : words;
}

/**
 * What is called just what was asked for comes before all others, a family before anything else and its models behind
 * it, in the order of the catalogue: a term that names the family tells none of them apart; and a family that has only a part of a name in common with it, as `interactive` of `interactive screen`, behind
 * those that have all of it. Where a family bears a name, those that only speak of it are left out: their products are
 * found by themselves.
 */
function arrange(matches: readonly Match[], parts: readonly TermPart[]): readonly Match[] {
  const naming = FAMILY_NAMES.find((fields) => matches.some((match) => isFamily(match) && isIn(match, fields)));
  const kept = matches.filter((match) => !naming || !isFamily(match) || isIn(match, naming));
  const own = parts.flatMap((part) => part.own);
  const meant = parts.flatMap((part) => part.meant ?? part.own);
  const named = kept.filter((match) => isFamily(match) && (holds(match, own) || holds(match, meant)));
  const isModel = (match: Match) => named.some((family) => isBelow(match, family));
  const isBeside = (match: Match) =>
    isFamily(match) && parts.some((part) => part.meant && !holds(match, part.own) && !holds(match, part.meant));
  const places = Map.groupBy(kept, (match): Place => {
    const called = findNamesake(match, own, meant);
    if (called) return called;
    if (named.includes(match)) return 'named family';
    if (isModel(match)) return 'model';
    return isBeside(match) ? 'beside' : 'other';
  });
  places.get('model')?.sort((one, other) => one.position - other.position);
  return PLACES.flatMap((place) => places.get(place) ?? []);
}

/** The place of what is called just so: a product, before the family of what the word else means. */
function findNamesake(match: Match, own: readonly string[], meant: readonly string[]): Place | undefined {
  if (isCalled(match, own)) return isFamily(match) ? 'family' : 'namesake';
  if (isCalled(match, meant)) return isFamily(match) ? 'meant family' : 'meant namesake';
  return undefined;
}

/** Whether a title has all these words. */
function holds({ title }: Match, stems: readonly string[]): boolean {
  return stems.every((stem) => title.has(stem));
}

/** Whether it has no others besides. */
function isCalled(match: Match, stems: readonly string[]): boolean {
  return stems.length === match.title.size && holds(match, stems);
}

/** The pages that hold every part of a term. */
function keepWhole(matches: readonly Match[], parts: readonly TermPart[]): readonly Match[] {
  return matches.filter((match) => countHeld(match, parts) === parts.length);
}

/** Where few hold all of a term of several parts, the pages that lack a single one of them. */
function listNearlyWhole(
  matches: readonly Match[],
  parts: readonly TermPart[],
  found: readonly Match[],
): readonly Match[] {
  if (parts.length < 3 || found.length >= FEW) return [];
  return matches.filter((match) => !found.includes(match) && countHeld(match, parts) === parts.length - 1);
}

/** How many parts of a term a page holds: all words of each, or all that the site says for them. */
function countHeld({ asked }: Match, parts: readonly TermPart[]): number {
  const isHeld = ({ own, meant = own }: TermPart) =>
    [own, meant].some((stems) => stems.every((stem) => asked.includes(stem)));
  return parts.filter(isHeld).length;
}

/**
 * Whether a term names a page beside other things: a page by its whole title, whatever number it bears, a family by a
 * part of what it is called.
 */
function isNamedBy(match: Match, parts: readonly TermPart[]): boolean {
  const said = parts.flatMap(({ own, meant }) => (meant ? [own, meant] : [own]));
  if (isFamily(match)) return said.some((stems) => stems.every((stem) => match.title.has(stem)));
  const words = [...match.title].filter((stem) => !/^\d/.test(stem));
  return words.length > 0 && words.every((stem) => said.some((stems) => stems.includes(stem)));
}

function isFamily({ document }: Match): boolean {
  return document.kind === 'category';
}

/** Whether a page only speaks of what was asked for, and is not called so by anybody. */
export function isMention(match: Match): boolean {
  return !isIn(match, NAMES);
}

/** Whether it is called so itself, or is the family of what buyers call so. */
export function isTitled(match: Match): boolean {
  return isIn(match, isFamily(match) ? ['family', 'called'] : ['title']);
}

/** Whether one of these fields holds a word. */
function isIn({ match }: Match, fields: readonly string[]): boolean {
  return Object.values(match).some((found) => found.some((field) => fields.includes(field)));
}

/** A model stands below the address of its family. */
function isBelow({ document }: Match, family: Match): boolean {
  return document.path.startsWith(`${family.document.path}/`);
}

const PLACES = [
  'family',
  'namesake',
  'meant family',
  'meant namesake',
  'named family',
  'model',
  'other',
  'beside',
] as const;

type Place = (typeof PLACES)[number];

function remember<Value>(make: (word: string) => Value): (word: string) => Value {
  const made = new Map<string, Value>();
  return (word) => {
    if (made.has(word)) return made.get(word) as Value;
    const value = make(word);
    made.set(word, value);
    return value;
  };
}
