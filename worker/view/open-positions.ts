/**
 * What can still be applied for at a moment, in milliseconds since 1970. A backend gives only these, but a copy of its
 * answer may be older than the last day.
 */
export function findOpen<Item extends { closesAt: string }>(items: readonly Item[], now: number): Item[] {
  return items.filter(({ closesAt }) => Date.parse(closesAt) > now);
}
