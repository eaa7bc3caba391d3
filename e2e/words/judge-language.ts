import { type Locale, locales } from '#shared/i18n/locales.ts';
import type { Dictionaries } from './dictionaries.ts';
import { splitSentences, splitWords } from './split-words.ts';

/** Shorter sentences are names and labels as often as not; a foreign word in them is found by its spelling. */
const LEAST_WORDS = 5;

/**
 * How many words of a sentence its language does not know and another does. One may be a name that is still to be
 * listed. The share is low because Portuguese and Spanish have most short words in common; measured on the first
 * hundred and fifty pages no sentence in the right language reached half of it.
 */
const FOREIGN = { least: 2, share: 0.15 };

/** The sentences of a text that are in another language of the site than the text is marked as, and in which. */
export function findForeignSentences(
  text: string,
  locale: Locale,
  dictionaries: Dictionaries,
): { sentence: string; language: Locale }[] {
  return splitSentences(text).flatMap((sentence) => {
    const { rest } = dictionaries.setNamesAside(sentence, locale);
    const words = splitWords(rest).filter((word) => !dictionaries.findListed(word, locale));
    const unknown = words.filter((word) => !dictionaries.isKnown(word, locale));
    if (words.length < LEAST_WORDS || unknown.length < FOREIGN.least) return [];
    const [language] = locales
      .map((other) => ({ other, count: unknown.filter((word) => dictionaries.isKnown(word, other)).length }))
      .filter(({ count }) => count >= FOREIGN.least && count / words.length >= FOREIGN.share)
      .toSorted((one, other) => other.count - one.count);
    return language ? [{ sentence, language: language.other }] : [];
  });
}
