import type { Html } from '../../backend/scalars.ts';

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** What rich text says, without its markup: paragraphs and the like apart by a space. */
export function readText(html: Html): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
      return decimal === undefined ? (NAMED[name ?? ''] ?? whole) : String.fromCodePoint(Number(decimal));
    })
    .replaceAll(/[ \t\n]+/g, ' ')
    .replaceAll(/ (?=[.,;:!?)»])|(?<=[(«‘]) /g, '')
    .trim();
}
