import { fromHtml } from 'hast-util-from-html';
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import * as v from 'valibot';

/** What editors may use in rich text. Everything else is dropped, its text kept. */
const allowed: Schema = {
  ...defaultSchema,
  tagNames: ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'blockquote', 'sub', 'sup', 'mark'],
  attributes: { a: ['href'] },
  protocols: { href: ['https', 'mailto', 'tel'] },
};

/** Markup of any origin, parsed and written again with allowed elements, attributes and link protocols only. */
export function sanitiseHtml(markup: string): string {
  return toHtml(sanitize(fromHtml(markup, { fragment: true }), allowed));
}

/** The contract's `Html` scalar at the border: a string, made safe once, before it is cached. */
export const html = v.pipe(v.string(), v.transform(sanitiseHtml));
