import type { Locale } from '#shared/i18n/locales.ts';

/** What a word's end becomes: the first rule that fits is taken, words shorter than its minimum are left alone. */
type Ending = readonly [end: RegExp, becomes: string];

interface Endings {
  /** Whole words that no rule gets right. */
  exceptions: Readonly<Record<string, string>>;
  plurals: readonly Ending[];
  /** Of what the plural left: vowels that come and go with it, gender, spellings that name the same word. */
  rest: readonly Ending[];
}

/** Letters of the shortest word that is changed at all. */
const SHORTEST = 4;

/** Adjectives and participles have both genders; `porta` and `Porto` are no pair. */
const GENDER: Ending = [/(?<=\w(?:iv|ad|id|ic|os|ari|eir|an|in|ern|et|it|ut|nov|plan|fix|larg))a$/, 'o'];

const endings: Readonly<Record<Locale, Endings>> = {
  pt: {
    exceptions: { faceis: 'facil', hoteis: 'hotel', meses: 'mes', pais: 'pais', paises: 'pais' },
    plurals: [
      [/(?<=\w)(?:oes|aes)$/, 'ao'],
      // Táteis, úteis, portáteis: before the rule of painéis, which would else take them.
      [/(?<=t)eis$/, 'il'],
      [/(?<=\w\w)eis$/, 'el'],
      [/(?<=\w\w)ais$/, 'al'],
      [/(?<=\w\w)ois$/, 'ol'],
      [/(?<=\w\w)uis$/, 'ul'],
      [/(?<=\w\w)is$/, 'il'],
      [/ns$/, 'm'],
      [/(?<=\w\w)s$/, ''],
    ],
    rest: [[/(?<=\w{3})e$/, ''], GENDER],
  },
  en: {
    exceptions: { shelves: 'shelf', buses: 'bus', lenses: 'len' },
    plurals: [
      [/(?<=\w\w)ies$/, 'y'],
      [/(?<=ss|x|ch|sh|zz)es$/, ''],
      [/(?<=\w\w[^su\W])s$/, ''],
    ],
    rest: [],
  },
  es: {
    exceptions: { meses: 'mes', pais: 'pais', paises: 'pais', autobus: 'autobus', autobuses: 'autobus' },
    plurals: [[/(?<=\w\w)s$/, '']],
    rest: [[/(?<=\w{3})e$/, ''], [/c$/, 'z'], GENDER],
  },
};

/** In Portuguese a consonant that the agreement of 1990 silenced: `interactivo` is `interativo`, `recepção` `receção`. */
const SILENT = /[cp](?=[ct])/g;

/**
 * What a word has in common with its plural and its other gender. It takes lower case without diacritics, and need not
 * give a word: nobody sees it.
 */
export function stem(word: string, locale: Locale): string {
  const { exceptions, plurals, rest } = endings[locale];
  if (Object.hasOwn(exceptions, word)) return exceptions[word] ?? word;
  if (word.length < SHORTEST || /\d/.test(word)) return word;
  const spelt = locale === 'pt' ? word.replaceAll(SILENT, '') : word;
  const singular = replaceEnd(spelt, plurals);
  return rest.reduce((left, ending) => replaceEnd(left, [ending]), singular);
}

function replaceEnd(word: string, rules: readonly Ending[]): string {
  const rule = rules.find(([end]) => end.test(word));
  return rule ? word.replace(...rule) : word;
}
