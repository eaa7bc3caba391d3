import type { Match } from './create-index.ts';
import { isSentence, splitSentences } from './plain-text.ts';
import { splitWords, WORD } from './words.ts';

/** Characters after which no further sentence is begun. */
const ENOUGH = 140;
/** Characters of an excerpt that a further sentence may make. */
const MOST = 240;

type Read = (word: string) => string | undefined;

/**
 * Whole sentences of a page, from the one that holds most of the words it was found by; its first where only its title
 * holds them. As markup, the words in the element `mark`.
 */
export function makeExcerpt({ document, stems }: Match, read: Read): string {
  const lines = document.lines.map((line) => splitSentences(line).filter(isSentence)).filter((line) => line.length > 0);
  let best: { line: readonly string[]; at: number; count: number } | undefined;
  for (const line of lines) {
    for (const [at, sentence] of line.entries()) {
      const count = new Set(
        splitWords(sentence)
          .map(read)
          .filter((stem) => stem !== undefined && stems.has(stem)),
      ).size;
      if (!best || count > best.count) best = { line, at, count };
    }
  }
  if (!best) return '';
  let excerpt = best.line[best.at] ?? '';
  for (const sentence of best.line.slice(best.at + 1)) {
    if (excerpt.length > ENOUGH || excerpt.length + sentence.length > MOST) break;
    excerpt += ` ${sentence}`;
  }
  return markWords(excerpt, stems, read);
}

/** A text as markup, with those words marked that have one of the stems. */
export function markWords(text: string, stems: ReadonlySet<string>, read: Read): string {
  let markup = '';
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const stem = read(word);
    if (stem === undefined || !stems.has(stem)) continue;
    markup += `${escapeHtml(text.slice(end, index))}<mark>${word}</mark>`;
    end = index + word.length;
  }
  return markup + escapeHtml(text.slice(end));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
