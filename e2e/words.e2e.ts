import { expect } from 'playwright/test';
import { type Locale, locales } from '#shared/i18n/locales.ts';
import { findOfflinePath } from '#shared/offline.ts';
import { readEveryPage, readPage } from './documents.ts';
import { test } from './site.ts';
import { type Dictionaries, loadDictionaries, type WordList } from './words/dictionaries.ts';
import { findForeignSentences } from './words/judge-language.ts';
import { splitWords } from './words/split-words.ts';
import { listTexts } from './words/texts.ts';

/*
 * Every text of every page that somebody reads or hears: in the language it should be in, and spelt right. A word that
 * the dictionaries do not know is mended where it stands; true names and terms of the trade go into `words/*.txt`, one
 * a line, sorted as `LC_ALL=C sort` does. A name of several words is a line too.
 */

let dictionaries: Dictionaries;
/** Each text of the site in its language, with one page that it is on. */
const texts: Record<Locale, Map<string, string>> = { pt: new Map(), en: new Map(), es: new Map() };

test.beforeAll(async ({ baseURL }) => {
  dictionaries = await loadDictionaries();
  const origin = baseURL ?? '';
  const offline = locales.map((locale) => readPage(origin, findOfflinePath(locale)));
  for (const page of [...(await readEveryPage(origin)), ...(await Promise.all(offline))]) {
    for (const { locale, text } of listTexts(page)) if (!texts[locale].has(text)) texts[locale].set(text, page.path);
  }
});

test('no sentence is in another language than its page', () => {
  const foreign = locales.flatMap((locale) =>
    [...texts[locale]].flatMap(([text, path]) =>
      findForeignSentences(text, locale, dictionaries).map(
        ({ sentence, language }) => `${path}: «${sentence}» is ${language}, not ${locale}`,
      ),
    ),
  );
  expect(foreign).toEqual([]);
});

test('every word is spelt as a dictionary or the own list of its language has it', () => {
  /** A page for each language that has a word nobody knows. */
  const unknown = new Map<string, Map<Locale, string>>();
  for (const locale of locales) {
    for (const [text, path] of texts[locale]) {
      for (const word of splitWords(dictionaries.setNamesAside(text, locale).rest)) {
        if (dictionaries.isKnown(word, locale) || dictionaries.findListed(word, locale)) continue;
        unknown.set(word, (unknown.get(word) ?? new Map()).set(locale, path));
      }
    }
  }
  const lines = [...unknown].map(([word, paths]) => {
    const [[locale, path] = []] = paths;
    return `${paths.size > 1 ? 'all' : locale}: ${word} (${path})`;
  });
  expect(lines.toSorted(), 'Mend these words, or list those that are names or terms').toEqual([]);
});

test('the own lists are sorted, and each of their entries is needed', () => {
  const needed: Record<WordList, Set<string>> = { all: new Set(), pt: new Set(), en: new Set(), es: new Set() };
  for (const locale of locales) {
    for (const text of texts[locale].keys()) {
      const { rest, names } = dictionaries.setNamesAside(text, locale);
      const words = splitWords(rest).filter((word) => !dictionaries.isKnown(word, locale));
      for (const used of [...names, ...words.map((word) => dictionaries.findListed(word, locale))]) {
        if (used) needed[used.list].add(used.entry);
      }
    }
  }
  const faults = (['all', ...locales] as const).flatMap((list) => {
    const entries = dictionaries.lists[list];
    const sorted = String(entries) === String([...new Set(entries)].sort());
    return [
      ...entries.filter((entry) => !needed[list].has(entry)).map((entry) => `${list}.txt: no page needs ${entry}`),
      ...(sorted ? [] : [`${list}.txt is not as LC_ALL=C sort -u has it`]),
    ];
  });
  expect(faults).toEqual([]);
});
