import type { Locale } from '#shared/i18n/locales.ts';
import { categories, products } from './content/catalogue.ts';
import type { ProductContent } from './content/entities.ts';
import type { Hit } from './generated/schema.ts';
import { buildCategoryPath, buildProductPath } from './resolvers/addresses.ts';
import { findByKey, listIn } from './resolvers/existence.ts';
import { toImage } from './resolvers/image.ts';
import type { Lazy } from './resolvers/lazy.ts';
import { localise } from './resolvers/localise.ts';

/** Characters of an excerpt, around the first word found. */
const EXCERPT = 180;
const MAX_HITS = 30;

interface Candidate {
  title: string;
  text: string;
  hit: Omit<Lazy<Hit>, 'excerpt' | 'title'>;
}

/** Entities that hold every word of the term, those that hold them in the title first. */
export function search(locale: Locale, term: string): Lazy<Hit>[] {
  const words = fold(term).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return findCandidates(locale)
    .map((candidate) => ({ ...candidate, rank: rank(candidate, words) }))
    .filter((candidate) => candidate.rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, MAX_HITS)
    .map(({ title, text, hit }) => ({ ...hit, title, excerpt: markWords(cutExcerpt(text, words), words) }));
}

function findCandidates(locale: Locale): Candidate[] {
  return [
    ...listIn(categories, locale).map((category): Candidate => {
      const { name, headline, summary, intro } = localise(category, locale, category.key);
      return {
        title: name,
        text: [headline, summary, intro].map(toPlain).join(' '),
        hit: {
          kind: 'category',
          path: () => buildCategoryPath(category, locale),
          image: () => toImage(category.picture, locale),
        },
      };
    }),
    ...listIn(products, locale).map((product): Candidate => {
      const { name, tagline, summary, body } = pickWords(product, locale);
      const [picture] = product.gallery;
      // A product is found by the name of its family too.
      const family = localise(findByKey(categories, product.category).name, locale, `${product.category}.name`);
      return {
        title: name,
        text: [...[tagline, summary, body].map(toPlain), family].join(' '),
        hit: {
          kind: 'product',
          path: () => buildProductPath(product, locale),
          image: () => (picture ? toImage(picture, locale) : null),
        },
      };
    }),
  ];
}

/** The words that a product is found by, without the rest of it. */
function pickWords({ key, name, tagline, summary, body }: ProductContent<never>, locale: Locale) {
  return localise({ name, tagline, summary, body }, locale, key);
}

/** 0 where a word is missing; a word of the title counts ten times one of the text. */
function rank({ title, text }: Candidate, words: readonly string[]): number {
  const [inTitle, inText] = [fold(title), fold(text)];
  const points = words.map((word) => (inTitle.includes(word) ? 10 : inText.includes(word) ? 1 : 0));
  return points.includes(0) ? 0 : points.reduce((sum: number, point) => sum + point, 0);
}

/** Lower case, without diacritics; every character stays one character, so that positions can be compared. */
function fold(text: string): string {
  return [...text].map((letter) => letter.normalize('NFD')[0]?.toLowerCase()[0] ?? letter).join('');
}

function toPlain(markup: string): string {
  return (
    markup
      // A heading ends its sentence without a full stop.
      .replaceAll(/<\/h\d>/g, ': ')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}

function cutExcerpt(text: string, words: readonly string[]): string {
  const folded = fold(text);
  const found = words.map((word) => folded.indexOf(word)).filter((position) => position >= 0);
  const first = found.length > 0 ? Math.min(...found) : 0;
  const start = first < EXCERPT / 2 ? 0 : text.indexOf(' ', first - EXCERPT / 2) + 1;
  const end = start + EXCERPT >= text.length ? text.length : text.lastIndexOf(' ', start + EXCERPT);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}

function markWords(text: string, words: readonly string[]): string {
  const folded = fold(text);
  const marked = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      marked.fill(true, at, at + word.length);
  }
  return [...text]
    .map((letter, index) => {
      const open = marked[index] && !marked[index - 1] ? '<mark>' : '';
      const close = marked[index] && !marked[index + 1] ? '</mark>' : '';
      return `${open}${escapeHtml(letter)}${close}`;
    })
    .join('');
}

function escapeHtml(letter: string): string {
  return ({ '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' } as const)[letter] ?? letter;
}
