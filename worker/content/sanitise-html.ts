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
  dropSpaceBetween(tree);
  changeTexts(tree, setText);
  return toHtml(tree);
}

/** Elements that a browser shows no space beside. */
const blocks = new Set([
  ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'br', 'blockquote', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
]);

/** What indents markup is never seen, and every page that shows it would carry it. */
function dropSpaceBetween(node: Nodes): void {
  if (!('children' in node)) return;
  const isBlock = (index: number) => {
    const child = node.children[index];
    return child?.type === 'element' && blocks.has(child.tagName);
  };
  const { children } = node;
  const kept = children.filter(
    (child, index) =>
      !(child.type === 'text' && /^\s+$/.test(child.value) && (isBlock(index - 1) || isBlock(index + 1))),
  );
  children.splice(0, children.length, ...(kept as never[]));
  for (const child of children) dropSpaceBetween(child);
}

function changeTexts(node: Nodes, change: (text: string) => string): void {
  if (node.type === 'text') node.value = change(node.value);
  if ('children' in node) for (const child of node.children) changeTexts(child, change);
}
