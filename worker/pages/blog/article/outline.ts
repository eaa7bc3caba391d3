import type { Html } from '../../../backend/scalars.ts';

interface Outline {
  /** The same markup; each second-level heading has an id. */
  markup: Html;
  headings: readonly { id: string; title: string }[];
}

/** A heading as the sanitiser writes it: without attributes, its text escaped. */
const HEADING = /<h2>(.*?)<\/h2>/gs;

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The headings of an article, to list them, and its markup with an id on each, to reach them. */
export function outline(markup: Html): Outline {
  const headings: { id: string; title: string }[] = [];
  const withIds = markup.replaceAll(HEADING, (_, inner: string) => {
    const id = `parte-${headings.length + 1}`;
    headings.push({ id, title: readText(inner) });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  // Safe markup in which nothing but those ids is new.
  return { markup: withIds as Html, headings };
}

function readText(inner: string): string {
  return inner
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity);
}
