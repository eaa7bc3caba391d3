import SearchableMap from 'minisearch/SearchableMap';
import type { SearchDocument } from './document.ts';
import { splitWords } from './words.ts';

/** Letters that may be wrong in a word of four letters, and in a longer one, for another to be proposed. */
const NEAR = { short: 1, long: 2 };

/** Letters of the shortest word that is taken for another without being asked, and of one where two may be wrong. */
const TAKEN = { one: 5, two: 9 };

/** Every stem of the pages of a language, and how its words are written. */
interface Vocabulary {
  has(stem: string): boolean;
  /** Whether no word is or begins so. */
  isMistyped(stem: string): boolean;
  /** The word that is written most nearly like a word of this stem, the most used among equals. */
  findNear(stem: string, word: string): string | undefined;
  /** The same where there is hardly a doubt: a letter is wrong, or two that stand together changed places. */
  findMeant(stem: string, word: string): string | undefined;
}

/**
 * The words of some pages, as a tree of letters: nearness is found without looking at every word. Further ones are no
 * words of theirs and may be meant all the same.
 */
export function createVocabulary(
  documents: readonly SearchDocument[],
  read: (word: string) => string | undefined,
  further: readonly string[] = [],
): Vocabulary {
  const words = new SearchableMap<Map<string, number>>();
  const counts = [...countWords(documents), ...further.map((word) => [word, 0] as const)];
  for (const [word, uses] of counts) {
    const stem = read(word);
    if (stem === undefined) continue;
    const forms = words.fetch(stem, () => new Map<string, number>());
    const form = word.toLowerCase();
    forms.set(form, (forms.get(form) ?? 0) + uses);
  }
  const findBest = (stem: string, word: string, isNear: (near: string, distance: number, used: boolean) => boolean) => {
    if (stem.length < 4 || /\d/.test(stem)) return undefined;
    const near = [...words.fuzzyGet(stem, stem.length > 4 ? NEAR.long : NEAR.short)]
      .filter(([other, [forms, distance]]) => isNear(other, distance, isUsed(forms)))
      .map(([, [forms, distance]]) => ({ form: findForm(forms, word), distance }));
    const [best] = near.toSorted((one, other) => one.distance - other.distance || other.form.uses - one.form.uses);
    return best?.form.word;
  };
  return {
    has: (stem) => isUsed(words.get(stem)),
    isMistyped: (stem) =>
      stem.length > 3 && !words.has(stem) && !Iterator.from(words.atPrefix(stem).values()).some(isUsed),
    // What the pages say rather than what stands for it.
    findNear: (stem, word) => findBest(stem, word, (_, __, used) => used) ?? findBest(stem, word, () => true),
    findMeant: (stem, word) =>
      findBest(stem, word, (near, distance) => {
        const allowed = stem.length < TAKEN.one ? 0 : stem.length < TAKEN.two ? 1 : 2;
        return distance <= allowed || (distance === 2 && isTransposed(stem, near));
      }),
  };
}

/** Whether a page has one of the forms of a word. */
function isUsed(forms: ReadonlyMap<string, number> | undefined): boolean {
  return forms?.values().some((uses) => uses > 0) ?? false;
}

/** Whether two words are the same but for two letters side by side that changed places. */
function isTransposed(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return one.slice(0, at) + (one[at + 1] ?? '') + (one[at] ?? '') + one.slice(at + 2) === other;
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
