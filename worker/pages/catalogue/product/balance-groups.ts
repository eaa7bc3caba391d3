/** What takes room in a column: a heading and its rows. */
interface Group {
  rows: readonly { label: string; value: string; unit: string | null }[];
}

/** Pixels of a group's heading with the space around it, and of a row of one line and of every line of text. */
const HEADING = 80;
const ROW = 19;
const LINE = 23;
/** Characters that fit in a line of the label and of the value. */
const LABEL = 30;
const VALUE = 38;

/** From here on there are more ways than are worth trying; the order stays as it is. */
const MANY = 12;

/**
 * The groups in an order whose columns end as evenly as they can: those of the first column, then those of the second,
 * each in the order they came in. The first group stays the first.
 */
export function balanceGroups<Item extends Group>(groups: readonly Item[]): readonly Item[] {
  if (groups.length > MANY) return groups;
  const heights = groups.map(measure);
  const total = heights.reduce((sum, height) => sum + height, 0);
  const isFirst = (way: number, index: number) => index === 0 || ((way >> (index - 1)) & 1) === 1;
  const ways = Array.from({ length: 2 ** Math.max(0, groups.length - 1) }, (_, way) => {
    const first = heights.reduce((sum, height, index) => (isFirst(way, index) ? sum + height : sum), 0);
    return { way, height: Math.max(first, total - first) };
  });
  const best = ways.reduce((one, other) => (other.height < one.height ? other : one));
  return [
    ...groups.filter((_, index) => isFirst(best.way, index)),
    ...groups.filter((_, index) => !isFirst(best.way, index)),
  ];
}

/** About how high a group is. */
function measure({ rows }: Group): number {
  const lines = rows.map(({ label, value, unit }) =>
    Math.max(Math.ceil(label.length / LABEL), Math.ceil((value.length + (unit?.length ?? 0)) / VALUE)),
  );
  return lines.reduce((sum, count) => sum + ROW + LINE * count, HEADING);
}
