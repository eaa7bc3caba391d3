import type { ParsedPage } from './parse-page.ts';

/** What the site keeps while pages come and go: the progress bar, what is announced, what is asked about cookies. */
const LASTING = '[data-lasting]';
const ENTRY = 'script[type=module]';

let sheet: CSSStyleSheet | undefined;

/**
 * Puts another page in the place of the one shown: its language, title, head, styles and all of its body but for what
 * lasts. Throws, before anything has changed, where the page is none of this version of the site: its parts would not
 * fit the scripts that run.
 */
export function showDocument({ page: next, css }: ParsedPage): void {
  if (findEntry(next) !== findEntry(document)) throw new Error('A page of another version of the site');
  // Taking away what has the focus has the browser lay the page out first, half changed as it is.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  document.documentElement.lang = next.documentElement.lang;
  for (const { name, value } of next.body.attributes) document.body.setAttribute(name, value);
  showStyles(css);
  showHead(next.head);
  for (const child of [...document.body.childNodes]) {
    if (!(child instanceof Element && child.matches(LASTING))) child.remove();
  }
  document.body.prepend(...next.body.childNodes);
}

function findEntry(page: Document): string | undefined {
  return page.querySelector(ENTRY)?.getAttribute('src') ?? undefined;
}

/**
 * The content policy allows the first page's own styles and no others, as they stand in its document; those of later
 * pages are made by script. What islands have brought stays behind them.
 */
function showStyles(css: string): void {
  const before = document.head.querySelector('style');
  const next = new CSSStyleSheet();
  next.replaceSync(css);
  document.adoptedStyleSheets = [next, ...document.adoptedStyleSheets.filter((other) => other !== sheet)];
  sheet = next;
  before?.remove();
}

/** What both heads say stays where it is, so that nothing is loaded again. */
function showHead(next: HTMLHeadElement): void {
  const kept = new Set<string>();
  const said = new Set([...next.children].map(({ outerHTML }) => outerHTML));
  for (const element of [...document.head.children]) {
    if (said.has(element.outerHTML)) kept.add(element.outerHTML);
    else if (!element.matches(ENTRY)) element.remove();
  }
  for (const element of [...next.children]) {
    if (!element.matches(ENTRY) && !kept.has(element.outerHTML)) document.head.append(element);
  }
}
