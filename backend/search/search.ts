import type { Locale } from '#shared/i18n/locales.ts';
import { FEW_SUGGESTIONS } from '#shared/search.ts';
import { categories } from '../content/catalogue.ts';
import type { Hit, SearchResults, Suggestion } from '../generated/schema.ts';
import { resolveCategory } from '../resolvers/category.ts';
import { listIn } from '../resolvers/existence.ts';
import type { Lazy } from '../resolvers/lazy.ts';
import { createIndex, isMention, isTitled, type Match, type SearchIndex } from './create-index.ts';
import { type HitKind, hitKinds } from './document.ts';
import { listDocuments } from './documents.ts';
import { makeExcerpt } from './excerpt.ts';

const PAGE_SIZE = 12;
/** Most of a kind where several are shown together: of products as many as a family has, of the others the best. */
const FEW_PRODUCTS = 6;
const FEW_OTHERS = 3;
const MOST_SUGGESTIONS = 8;
/** Titles that bear what is typed, from which on nothing else is suggested. */
const ENOUGH_TITLES = 4;

interface Question {
  term: string;
  kind?: HitKind | null;
  page?: number | null;
  exact?: boolean | null;
}

/** The indexes that were asked for, each made by its first request. */
const indexes = new Map<Locale, SearchIndex>();

function findIndex(locale: Locale): SearchIndex {
  const known = indexes.get(locale);
  if (known) return known;
  const index = createIndex(listDocuments(locale), locale);
  indexes.set(locale, index);
  return index;
}

/** What a term finds: the best hits of every kind, or a page of all of one. */
export function search(locale: Locale, question: Question): Lazy<SearchResults> {
  const index = findIndex(locale);
  return answer(index, question, () => listIn(categories, locale).map((family) => resolveCategory(family, locale)));
}

/** What the index of a language answers; `listFamilies` is what to look at where it finds nothing. */
export function answer(
  index: SearchIndex,
  { term, kind, page, exact }: Question,
  listFamilies: () => Lazy<SearchResults['instead']>,
): Lazy<SearchResults> {
  const { matches, corrected } = exact ? { matches: index.findExactly(term), corrected: undefined } : index.find(term);
  // Who types a number is shown what bears it first.
  const isNumbered = /\d/.test(term);
  const groups = groupByKind(isNumbered ? matches : orderNumbers(matches, ({ document }) => document));
  const only = groups.find((group) => group.kind === kind) ?? (groups.length === 1 ? groups[0] : undefined);
  const chosen = only ? only.matches : groups.flatMap(keepFew);
  const pages = only ? Math.max(1, Math.ceil(chosen.length / PAGE_SIZE)) : 1;
  const shown = Math.min(Math.max(1, page ?? 1), pages);
  const start = (shown - 1) * PAGE_SIZE;
  const end = only ? start + PAGE_SIZE : chosen.length;
  return {
    total: matches.length,
    kinds: groups.map(({ kind, matches: all }) => ({ kind, total: all.length })),
    page: shown,
    pages,
    hits: () => chosen.slice(start, end).map((match) => toHit(match, index)),
    corrected: corrected ?? null,
    isFoundAsTyped: () => corrected !== undefined && index.findExactly(term).length > 0,
    spelling: () => index.findSpelling(corrected ?? term) ?? null,
    instead: () => (matches.length === 0 ? listFamilies() : []),
  };
}

interface Group {
  kind: HitKind;
  matches: readonly Match[];
}

function keepFew({ kind, matches }: Group): readonly Match[] {
  return matches.slice(0, kind === 'product' ? FEW_PRODUCTS : FEW_OTHERS);
}

/** The kind with the best hit first, then those that bear the term in a name, then those that only speak of it; each as they are sold. */
function groupByKind(matches: readonly Match[]): Group[] {
  const groups = Map.groupBy(matches, ({ document }) => document.kind);
  const rank = ([best]: readonly Match[]) => (best === matches[0] ? 0 : 1 + Number(!best || isMention(best)));
  return hitKinds
    .map((kind) => ({ kind, matches: groups.get(kind) ?? [] }))
    .filter((group) => group.matches.length > 0)
    .toSorted((one, other) => rank(one.matches) - rank(other.matches));
}

/** The pages that bear a name like what has been typed so far, a few of them. */
export function suggest(locale: Locale, term: string): Suggestion[] {
  const matches = findIndex(locale).findNames(term);
  const titled = matches.filter(isTitled);
  const others = titled.length >= ENOUGH_TITLES ? [] : matches.filter((match) => !isTitled(match));
  const found = bringProduct([...titled, ...others], matches);
  const suggestions = found.map(({ document: { kind, title, path } }) => ({ kind, title, path }));
  return orderNumbers(suggestions, (suggestion) => suggestion).slice(0, MOST_SUGGESTIONS);
}

/** Where any product bears such a name, one stands among the first, which is all that a phone shows. */
function bringProduct(found: readonly Match[], matches: readonly Match[]): readonly Match[] {
  const isProduct = ({ document }: Match) => document.kind === 'product';
  const product = found.find(isProduct) ?? matches.find(isProduct);
  if (!product || found.slice(0, FEW_SUGGESTIONS).includes(product)) return found;
  return found.filter((match) => match !== product).toSpliced(FEW_SUGGESTIONS - 1, 0, product);
}

/**
 * What is called the same but for its number stands from small to large, in the places that it had. Numbers are compared
 * and nothing else, so any language's order does.
 */
function orderNumbers<Item>(items: readonly Item[], read: (item: Item) => { kind: HitKind; title: string }): Item[] {
  const nameOf = (item: Item) => `${read(item).kind} ${read(item).title.replace(/\d+/g, '')}`;
  const { compare } = new Intl.Collator('en', { numeric: true });
  const series = Map.groupBy(items, nameOf);
  for (const models of series.values()) models.sort((one, other) => compare(read(one).title, read(other).title));
  return items.map((item) => series.get(nameOf(item))?.shift() ?? item);
}

function toHit(match: Match, index: SearchIndex): Lazy<Hit> {
  const { kind, title, within, path, image } = match.document;
  return { kind, title, within, path, image, excerpt: () => makeExcerpt(match, index.read) };
}
