import type { Graph, Thing } from 'schema-dts';

/** What a page says of itself, as the text of a script: nothing in it can end the element that holds it. */
export function writeGraph(things: readonly Thing[]): string | undefined {
  if (things.length === 0) return undefined;
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
