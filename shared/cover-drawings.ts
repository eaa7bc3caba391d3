/** What is drawn on a cover, on a ground of 120 × 120: strokes, and what is filled. */
interface CoverDrawing {
  /** The key of the ebook it is made for. */
  key: string;
  lines: string;
  filled: string;
}

/** On the page and on paper alike; the place in this list is also the number of the cover's colour and layout. */
export const coverDrawings: readonly CoverDrawing[] = [
  {
    // A screen on its stand, and three who look at it.
    key: 'classroom',
    lines:
      'M20 4h80a8 8 0 0 1 8 8v44a8 8 0 0 1-8 8H20a8 8 0 0 1-8-8V12a8 8 0 0 1 8-8zM60 64v14M42 78h36M28 48l16-28 16 28zM74 34a11 11 0 1 0 22 0a11 11 0 1 0-22 0M4 118a16 16 0 0 1 32 0M44 118a16 16 0 0 1 32 0M84 118a16 16 0 0 1 32 0',
    filled:
      'M12 94a8 8 0 1 0 16 0a8 8 0 1 0-16 0M52 94a8 8 0 1 0 16 0a8 8 0 1 0-16 0M92 94a8 8 0 1 0 16 0a8 8 0 1 0-16 0M81 34a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  },
  {
    // Someone in a wheelchair at the low part of a counter with two heights.
    key: 'accessible-counter',
    lines:
      'M8 88a22 22 0 1 0 44 0a22 22 0 1 0-44 0M30 46v30h24l8 28h10M30 56l28 6M62 72h34M90 72v42M96 114V50h22M74 66l9-26 15 5-7 21z',
    filled: 'M21 30a9 9 0 1 0 18 0a9 9 0 1 0-18 0M26 88a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  },
  {
    // A shop window under its awning, a display in it, the sun coming in.
    key: 'shop-window',
    lines:
      'M12 8h96l8 22H4zM4 30a14 12 0 0 0 28 0a14 12 0 0 0 28 0a14 12 0 0 0 28 0a14 12 0 0 0 28 0M12 42v74h96V42M44 52h26a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4H44a4 4 0 0 1-4-4V56a4 4 0 0 1 4-4zM108 50L60 98M108 72L78 102',
    filled: 'M50 70a7 7 0 1 0 14 0a7 7 0 1 0-14 0',
  },
];

/** The number of the cover that is made for a key; others take turns with the colours of the ebooks. */
export function coverNumber(key: string, turn: number): number {
  const made = coverDrawings.findIndex((drawing) => drawing.key === key);
  return made < 0 ? turn % coverDrawings.length : made;
}
