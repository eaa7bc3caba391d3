import SearchableMap from 'minisearch/SearchableMap';
import type { SearchDocument } from './document.ts';
import { splitWords } from './words.ts';

/** Letters that may be wrong in a word of four letters, and in a longer one, for another to be meant. */
const NEAR = { short: 1, long: 2 };

/** Every stem of the pages of a language, and how its words are written. */
interface Vocabulary {
  has(stem: string): boolean;
  /** Whether no word is or begins so. */
  isMistyped(stem: string): boolean;
  /** The word that is written most nearly like a word of this stem, the most used among equals. */
  findNear(stem: string, word: string): string | undefined;
}

/** The words of some pages, as a tree of letters: nearness is found without looking at every word. */
export function createVocabulary(
  documents: readonly SearchDocument[],
  read: (word: string) => string | undefined,
): Vocabulary {
  const words = new SearchableMap<Map<string, number>>();
  for (const [word, uses] of countWords(documents)) {
    const stem = read(word);
    if (stem === undefined) continue;
    const forms = words.fetch(stem, () => new Map<string, number>());
    const form = word.toLowerCase();
    forms.set(form, (forms.get(form) ?? 0) + uses);
  }
  const has = (stem: string) => words.has(stem);
  return {
    has,
    isMistyped: (stem) => stem.length > 3 && words.atPrefix(stem).keys().next().done === true,
    findNear(stem, word) {
      if (stem.length < 4 || /\d/.test(stem)) return undefined;
      const near = [...words.fuzzyGet(stem, stem.length > 4 ? NEAR.long : NEAR.short).values()].map(
        ([forms, distance]) => ({ form: findForm(forms, word), distance }),
      );
      const [best] = near.toSorted((one, other) => one.distance - other.distance || other.form.uses - one.form.uses);
      return best?.form.word;
    },
  };
}

function countWords(documents: readonly SearchDocument[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { title, names, called, lines, details } of documents) {
    for (const text of [title, ...names, called, ...lines, ...details]) {
      for (const word of splitWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}

/** The form that is most used, of those that end like a word where there are such: a plural for a plural. */
function findForm(forms: ReadonlyMap<string, number>, word: string): { word: string; uses: number } {
  const used = [...forms].toSorted(([, one], [, other]) => other - one);
  const like = used.find(([form]) => form.endsWith('s') === word.toLowerCase().endsWith('s'));
  const [form, uses] = like ?? used[0] ?? ['', 0];
  return { word: form, uses };
}
