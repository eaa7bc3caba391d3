import { findSign } from '../files.ts';
import type { Mark } from '../generated/schema.ts';

/** An organisation or a prize, its words already in one language, with its sign where it has one. */
export function resolveMark<Words extends { key: string; url?: string }>(
  mark: Words,
): Words & Pick<Mark, 'image' | 'url'> {
  return { ...mark, image: findSign(mark.key) ?? null, url: mark.url ?? null };
}
