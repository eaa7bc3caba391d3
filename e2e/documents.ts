import { fromHtml } from 'hast-util-from-html';
import { findLocale, type Locale } from '#shared/i18n/locales.ts';
import { everyPage } from './site.ts';

type Root = ReturnType<typeof fromHtml>;
export type Node = Root['children'][number];
export type Element = Extract<Node, { type: 'element' }>;

/** A page as it was served, read as a tree. */
export interface PageDocument {
  /** Its address below the origin, with its query. */
  path: string;
  locale: Locale;
  status: number;
  root: Root;
}

/** How many requests are under way at a time. */
const AT_ONCE = 8;

/** Reads every page of the site over HTTP, in the order of `everyPage`. */
export function readEveryPage(origin: string): Promise<PageDocument[]> {
  return mapAtOnce(everyPage, (path) => readPage(origin, path));
}

/** Reads one page; a redirect is not followed. */
export async function readPage(origin: string, path: string): Promise<PageDocument> {
  const response = await fetch(`${origin}${path}`, { redirect: 'manual', headers: { Accept: 'text/html' } });
  return { path, locale: findLocale(path), status: response.status, root: fromHtml(await response.text()) };
}

/** Does the same with each entry of a list, some at a time; the results are in the order of the list. */
export async function mapAtOnce<Entry, Result>(
  list: readonly Entry[],
  work: (entry: Entry) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const entries = list.entries();
  const takeTurns = async () => {
    for (const [index, entry] of entries) results[index] = await work(entry);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  return results;
}

/** The elements of a document in their order, of some names only where they are given. */
export function findElements(node: Root | Node, ...names: readonly string[]): Element[] {
  const own = node.type === 'element' && (names.length === 0 || names.includes(node.tagName)) ? [node] : [];
  return 'children' in node ? [...own, ...node.children.flatMap((child) => findElements(child, ...names))] : own;
}

/** The text of an element and all that is in it. */
export function readText(node: Root | Node): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(readText).join('') : '';
}

/** An attribute by the name hast has for it (`srcSet`, `hrefLang`); a list of words as one string. */
export function readAttribute({ properties }: Element, name: string): string | undefined {
  const value = properties[name];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(' ') : String(value);
}
