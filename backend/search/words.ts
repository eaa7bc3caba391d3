/** What counts as a word: letters and figures, with the marks that belong to a letter. */
export const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text, as written. */
export function splitWords(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

/** Lower case, without diacritics. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
