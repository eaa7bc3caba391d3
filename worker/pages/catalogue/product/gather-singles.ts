/** A part of a specification table: its heading and its rows. */
interface Group {
  key: string;
  title: string;
  rows: readonly { label: string }[];
}

/**
 * The groups of a table without headings over a single row: where there are two or more of those, or one that says its
 * row's label twice, their rows stand together under a general heading, in the place of the first of them.
 */
export function gatherSingles<Item extends Group>(groups: readonly Item[], title: string): Item[] {
  const singles = groups.filter(({ rows }) => rows.length === 1);
  const [first] = singles;
  if (!first || (singles.length === 1 && first.rows[0]?.label !== first.title)) return [...groups];
  const general = { ...first, key: 'general', title, rows: singles.flatMap(({ rows }) => rows) };
  return groups.flatMap((group) => (group === first ? general : singles.includes(group) ? [] : group));
}
