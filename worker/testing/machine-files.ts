import { expect } from 'vitest';
import { ask } from './site.ts';

/** A host of the site's own, as production has one. */
export const CANONICAL = 'https://vidra.example';

/** The text of a file that machines read; it must be there. */
export async function readFile(path: string, site?: Parameters<typeof ask>[2]): Promise<string> {
  const response = await ask(path, {}, site);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

/** What stands in the first group of each match, in the order of the text. */
export function findAll(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}
