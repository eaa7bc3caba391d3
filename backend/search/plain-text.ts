/** Elements that a line of text ends with. */
const BLOCK_END = /<\/(?:h\d|p|li|td|th|caption|figcaption|blockquote)>|<br\s*\/?>/g;
const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': '\u00a0' };

/** The lines of a text or of markup, without markup. No-break spaces stay: they are part of how a number is written. */
export function toLines(markup: string): string[] {
  return (
    markup
      .replaceAll(BLOCK_END, '\n')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&(?:lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? entity)
      // Last, so that what it brings forth is not read again.
      .replaceAll('&amp;', '&')
      .split('\n')
      .map((line) => line.replaceAll(/[ \t]+/g, ' ').trim())
      .filter(Boolean)
  );
}

/** The sentences of a line: what a full stop ends, before a capital, a figure or an opening mark. */
export function splitSentences(line: string): string[] {
  return line.split(/(?<=[.!?…][»’"')]*)\s+(?=[\p{Lu}\d«‘"¿¡(])/u);
}

/** Whether a text is a whole sentence; a heading or a label is none. */
export function isSentence(text: string): boolean {
  return /[.!?…][»’"')]*$/.test(text);
}

/** With a full stop where it has none: a tagline is a sentence that ends without one. */
export function endSentence(text: string): string {
  return isSentence(text) ? text : `${text}.`;
}
