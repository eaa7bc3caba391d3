/** How many families the cover of the catalogue shows, on its page as on paper: those that come first. */
export const COVER_PICTURES = 6;

/** How many grounds the covers of ebooks have, one after the other. */
const COVER_GROUNDS = 3;

/** The number of a cover's ground, on its page as on paper, by the ebook's place among the others; no place is the first. */
export function coverGround(place: number): number {
  return Math.max(place, 0) % COVER_GROUNDS;
}
