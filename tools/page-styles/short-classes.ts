import { globSync, readFileSync } from 'node:fs';
import { spell } from './shorten.ts';

/** Everything that may speak of a class; of a class that no sheet knows, nothing is said here. */
const SPEAKERS = globSync('{worker,shared,client,e2e,tools,bench}/**/*.{ts,tsx}');
const ATTRIBUTE = /\bclassName=("[^"]*"|\{)/g;
const WORD = /[a-z][\w-]*/g;
/** A word, or all of an expression in a template. */
const QUOTED_WORD = /\$\{[^}]*\}|[a-z][\w-]*/g;

/**
 * Short names for the classes of some style sheets that nothing but them and `className` attributes speaks of, the
 * shortest for those that are named most. A class that a script, a test or the text of a module names keeps its name,
 * and so does one whose name is put together, or chosen in a template, while the page is made.
 */
export function nameClassesShortly(
  sheets: readonly string[],
  sources = SPEAKERS.map(read),
): ReadonlyMap<string, string> {
  const named = count(sheets.flatMap((css) => [...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)));
  const text = sources.join('\n').replaceAll(/^import '.*\.css';$/gm, '');
  const attributes = findAttributes(text).map(([from, to]) => text.slice(from, to));
  const said = count(text.match(WORD) ?? []);
  const worn = count(attributes.flatMap((value) => value.match(WORD) ?? []));
  // What an expression in a template says is not read again when the attributes are shortened.
  const inTemplates = new Set(
    attributes
      .flatMap((value) => value.match(/\$\{[^}]*\}/g) ?? [])
      .flatMap((expression) => expression.match(WORD) ?? []),
  );
  const beginnings = [...attributes.join('\n').matchAll(/([a-z][\w-]*)\$\{/g)].map(([, beginning = '']) => beginning);
  const free = [...named.keys()].filter(
    (name) =>
      worn.has(name) &&
      worn.get(name) === said.get(name) &&
      !inTemplates.has(name) &&
      !beginnings.some((beginning) => name.startsWith(beginning)),
  );
  const uses = (name: string) => (named.get(name) ?? 0) + (worn.get(name) ?? 0);
  const short = free.toSorted((one, other) => uses(other) - uses(one) || one.localeCompare(other));
  return new Map(short.map((name, index) => [name, `_${spell(index)}`]));
}

/** A module whose `className` attributes say the short names. */
export function shortenAttributes(code: string, names: ReadonlyMap<string, string>): string {
  let written = '';
  let end = 0;
  for (const [from, to] of findAttributes(code)) {
    // Only what is quoted: a variable may be called like a class.
    const value = code
      .slice(from, to)
      .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`/g, (quoted) =>
        quoted.replaceAll(QUOTED_WORD, (word) => names.get(word) ?? word),
      );
    written += code.slice(end, from) + value;
    end = to;
  }
  return written + code.slice(end);
}

/** Where the values of `className` attributes stand: quoted, or between the braces of an expression. */
function findAttributes(code: string): [from: number, to: number][] {
  return [...code.matchAll(ATTRIBUTE)].map(({ index, 0: found, 1: value = '' }) => {
    const from = index + found.length - value.length;
    if (value !== '{') return [from, from + value.length];
    let depth = 1;
    let to = from + 1;
    for (; depth > 0 && to < code.length; to++) depth += code[to] === '{' ? 1 : code[to] === '}' ? -1 : 0;
    return [from, to];
  });
}

function count(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
