import pageStyles, { print } from 'virtual:page-styles';
import type { PageId } from '#shared/routes/table.ts';

/** The styles of one page type: base, layout and the parts its modules import, nothing else. */
export interface PageStyles {
  css: string;
  /** SHA-256 of `css`, in base64, as a content policy allows it. */
  hash: string;
}

/** Address of the sheet for paper, the same for every page; none while developing. */
export const printSheet: string | undefined = print;

/** The styles of a page type, or of the pages that show a status; made by the build from what the modules import. */
export function findStyles(page: PageId | 'status'): PageStyles {
  const styles = pageStyles[page];
  if (!styles) throw new Error(`The build made no styles for ${page}`);
  return styles;
}

/** The styles of a page with the rules that follow from its content after them, and the hash of both. */
export async function addRules(
  { css, hash }: PageStyles,
  rules: string | undefined,
): Promise<Pick<PageStyles, 'css' | 'hash'>> {
  if (rules === undefined) return { css, hash };
  const both = css + rules;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(both));
  return { css: both, hash: btoa(String.fromCharCode(...new Uint8Array(digest))) };
}
