import { fromHtml } from 'hast-util-from-html';
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';

/** What editors may use in rich text. Everything else is dropped, its text kept. */
const allowed: Schema = {
  ...defaultSchema,
  tagNames: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'blockquote', 'sub', 'sup', 'mark'],
    ...['figure', 'figcaption', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: { a: ['href'], th: [['scope', 'col', 'row']] },
  protocols: { href: ['https', 'mailto', 'tel'] },
};

type Nodes = ReturnType<typeof sanitize>;

/**
 * Markup of any origin, parsed and written again with allowed elements, attributes and link protocols only. `setText`
 * is applied to its texts, never to markup.
 */
export function sanitiseHtml(markup: string, setText: (text: string) => string = (text) => text): string {
  const tree = sanitize(fromHtml(markup, { fragment: true }), allowed);
  changeTexts(tree, setText);
  return toHtml(tree);
}

function changeTexts(node: Nodes, change: (text: string) => string): void {
  if (node.type === 'text') node.value = change(node.value);
  if ('children' in node) for (const child of node.children) changeTexts(child, change);
}
