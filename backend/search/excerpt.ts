import type { Match } from './create-index.ts';
import type { SearchDocument } from './document.ts';
import { endSentence, isSentence, splitSentences } from './plain-text.ts';
import { splitWords, WORD } from './words.ts';

/** Characters after which no further sentence is begun. */
const ENOUGH = 100;
/** Characters of an excerpt that a further sentence may make. */
const MOST = 180;
/** Words of a name from which on it says something, as the title of a page does; fewer only name a thing. */
const TELLING = 4;

type Read = (word: string) => string | undefined;

interface Sentence {
  text: string;
  stems: ReadonlySet<string>;
  /** The line it stands in: an excerpt goes on within one. */
  line: number;
}

/** The sentences of the pages that were found before; they are read once. */
const known = new WeakMap<SearchDocument, readonly Sentence[]>();

/**
 * Whole sentences of a page, from the one that holds most of the words it was found by; its first where only its title
 * holds them. Of a product, and of what is found by a name alone, first what it is. As markup, the words in the element
 * `mark`.
 */
export function makeExcerpt({ document, match }: Match, read: Read): string {
  const stems = Object.keys(match);
  const sentences = readSentences(document, read);
  let best = 0;
  let most = 0;
  for (const [at, sentence] of sentences.entries()) {
    const count = stems.filter((stem) => sentence.stems.has(stem)).length;
    if (count > most) [best, most] = [at, count];
  }
  const first = sentences[best];
  if (!first) return '';
  const [opening] = sentences;
  const isOpened = document.kind === 'product' || first.line >= document.lines.length;
  let excerpt = isOpened && opening && first.line > opening.line ? join(opening, first) : first.text;
  // A question alone tells nothing: its answer is the line behind it.
  const last = first.text.endsWith('?') ? first.line + 1 : first.line;
  for (const { text, line } of sentences.slice(best + 1)) {
    if (line > last || excerpt.length > ENOUGH || excerpt.length + text.length > MOST) break;
    excerpt += ` ${text}`;
  }
  return markWords(excerpt, new Set(stems), read);
}

/** Two sentences, with dots for the lines that are left out between them. */
function join(one: Sentence, other: Sentence): string {
  return `${one.text}${other.line > one.line + 1 ? ' … ' : ' '}${other.text}`;
}

function readSentences(document: SearchDocument, read: Read): readonly Sentence[] {
  const sentences = known.get(document) ?? listSentences(document, read);
  known.set(document, sentences);
  return sentences;
}

/** Those of its lines and, last, the names of it that tell something. */
function listSentences({ lines, names }: SearchDocument, read: Read): Sentence[] {
  const telling = names.filter((name) => splitWords(name).length >= TELLING).map(endSentence);
  return [...lines, ...telling].flatMap((text, line) =>
    splitSentences(text)
      .filter(isSentence)
      .map((sentence) => ({
        text: sentence,
        stems: new Set(splitWords(sentence).flatMap((word) => read(word) ?? [])),
        line,
      })),
  );
}

/** A text as markup, with those words marked that have one of the stems. */
function markWords(text: string, stems: ReadonlySet<string>, read: Read): string {
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
