import type { Image } from '../generated/schema.ts';

/** The kinds of pages that are found, as the contract names them, in the order that they are shown. */
export const hitKinds = ['category', 'product', 'set', 'solution', 'project', 'manual', 'article', 'page'] as const;

export type HitKind = (typeof hitKinds)[number];

/** A page in one language, as it is searched. */
export interface SearchDocument {
  kind: HitKind;
  title: string;
  /** The family or the sector that it belongs to. */
  within: string | null;
  path: string;
  /** What else it is called: words that name it and stand in no sentence of it. */
  names: readonly string[];
  /** What buyers call it, though the site does not. */
  called: string;
  /** Its lines of text, in order; an excerpt is taken from them. */
  lines: readonly string[];
  /** What it is found by and no excerpt shows: the rows of a table. */
  details: readonly string[];
  /** How much a match counts, beside those of other pages. */
  weight: number;
  image(): Image | null;
}
