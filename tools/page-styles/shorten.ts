/** A string, a space after a comma, the `&` of a nested rule that is meant without it too, a custom property, a class. */
const SHORTENED = /"[^"]*"|, |(?<=[{};,])&( (?=[\w.#:[*])|(?=[>+~]))|--[a-z][\w-]*|\.[a-z][\w-]*/g;

/**
 * Short names for the custom properties of some style sheets, the shortest for those that are named most. Nothing but
 * style sheets names them, so that what they are called is their own affair.
 */
export function nameShortly(sheets: readonly string[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const [name] of sheets.join('').matchAll(/--[a-z][\w-]*/g)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].toSorted(([one, few], [other, many]) => many - few || one.localeCompare(other));
  return new Map(names.map(([name], index) => [name, `--${spell(index)}`]));
}

/** Minified CSS with short names of custom properties and of classes, and without what its minifier leaves though nothing needs it. */
export function shorten(css: string, names: ReadonlyMap<string, string>, classes: ReadonlyMap<string, string>): string {
  return css.replaceAll(SHORTENED, (found) => {
    if (found.startsWith('&')) return '';
    if (found.startsWith('.')) return `.${classes.get(found.slice(1)) ?? found.slice(1)}`;
    return found === ', ' ? ',' : (names.get(found) ?? found);
  });
}

/** A short name for a number: a to z, then aa to zz. */
export function spell(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : `${spell(Math.floor(index / 26) - 1)}${letter}`;
}
