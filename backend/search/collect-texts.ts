import type { Locale } from '#shared/i18n/locales.ts';
import { localise } from '../resolvers/localise.ts';

/** What is no text that a page shows: names of things within content, and what stands elsewhere. */
const NO_TEXT = new Set([
  'key',
  'block',
  'url',
  'id',
  'picture',
  'product',
  'products',
  'projects',
  'year',
  'quantity',
]);

/** Every text of some content in a language, in the order it stands there; markup included. */
export function collectTexts(content: unknown, locale: Locale, path: string): string[] {
  return listTexts(localise(content, locale, path));
}

function listTexts(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (Array.isArray(content)) return content.flatMap(listTexts);
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, value]) => (NO_TEXT.has(name) ? [] : listTexts(value)));
}
