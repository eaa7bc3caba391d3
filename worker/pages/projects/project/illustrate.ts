import type { Html } from '../../../backend/scalars.ts';
import { splitAtHeadings } from '../../../view/split-at-headings.ts';

/** A part of a story, and what is seen below it. */
interface Part<Picture> {
  markup: Html;
  picture: Picture | undefined;
}

/**
 * A story cut before each of its headings, a picture below each of its last parts: what was there, its first, is told
 * before anything is shown. Pictures for which it has too few parts stand below nothing, at its end.
 */
export function illustrate<Picture>(story: Html, pictures: readonly Picture[]): Part<Picture>[] {
  const parts = splitAtHeadings(story, 2);
  const plain = Math.max(0, Math.min(1, parts.length - 1), parts.length - pictures.length);
  const shown = parts.map((markup, index) => ({ markup, picture: pictures[index - plain] }));
  return [...shown, ...pictures.slice(parts.length - plain).map((picture) => ({ markup: '' as Html, picture }))];
}
