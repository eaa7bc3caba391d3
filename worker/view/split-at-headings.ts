import type { Html } from '../backend/scalars.ts';

/** Rich text cut before each of its headings of a level, which loses nothing but what is empty. */
export function splitAtHeadings(markup: Html, level: 2 | 3): Html[] {
  return markup.split(new RegExp(`(?=<h${level}\\b)`)).filter((part) => part.trim() !== '') as Html[];
}
