import { TERM_MAX_LENGTH } from '#shared/search.ts';

/** What nobody types on purpose: control characters, invisible ones that turn the direction of a text, halves of one. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]+/gu;

/** What a visitor looks for, out of an address: as typed, without what cannot be seen, and not longer than is looked for. */
export function readTerm(given: string): string {
  // Twice as much is read at most, however much was sent.
  const seen = given
    .slice(0, TERM_MAX_LENGTH * 2)
    .replaceAll(UNSEEN, ' ')
    .trim();
  return [...seen].slice(0, TERM_MAX_LENGTH).join('').trim();
}

/** A term within a sentence: one that is written from right to left turns nothing around it. */
export function isolateTerm(term: string): string {
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(term) ? `\u2068${term}\u2069` : term;
}
