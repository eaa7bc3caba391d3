import { findLocale, type Locale, localeFacts, locales } from '#shared/i18n/locales.ts';
import { type Element, type Node, type PageDocument, readAttribute } from '../documents.ts';

/** A text of a page that somebody reads or hears, in one piece: a paragraph, a label, a description. */
export interface PageText {
  locale: Locale;
  text: string;
}

/** What stands inside a sentence. Links and labels may stand side by side, so that a space keeps their words apart. */
const inline: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['abbr', 'em', 'i', 'sub', 'sup', 'wbr'].map((name) => [name, ''])),
  ...Object.fromEntries(['a', 'b', 'cite', 'q', 'strong'].map((name) => [name, ' '])),
};

const silent = ['code', 'script', 'style', 'template'];

const spokenAttributes = [
  'alt',
  'title',
  'placeholder',
  'label',
  'ariaLabel',
  'ariaDescription',
  'ariaRoleDescription',
];

const spokenMeta = ['description', 'og:title', 'og:description', 'og:image:alt'];

/** The texts of a page, each in the language it is marked as; those in a language that the site has not are left out. */
export function listTexts({ root, path }: PageDocument): PageText[] {
  const texts: PageText[] = [];
  let piece = '';
  const end = (locale: Locale | undefined) => {
    if (locale !== undefined && piece.trim() !== '') texts.push({ locale, text: piece.trim() });
    piece = '';
  };
  const visit = (node: Node, around: Locale | undefined): void => {
    if (node.type === 'text') piece += node.value;
    if (node.type === 'element' && !silent.includes(node.tagName)) visitElement(node, around);
  };
  const visitElement = (element: Element, around: Locale | undefined): void => {
    const locale = findLanguage(element, around);
    const gap = locale === around ? inline[element.tagName] : undefined;
    const part = (language: Locale | undefined) => {
      if (gap === undefined) end(language);
      else piece += gap;
    };
    part(around);
    if (locale !== undefined) texts.push(...listSpoken(element).map((text) => ({ locale, text })));
    for (const child of element.children) visit(child, locale);
    part(locale);
  };
  for (const child of root.children) if (child.type !== 'doctype') visit(child, findLocale(path));
  return texts;
}

function findLanguage(element: Element, around: Locale | undefined): Locale | undefined {
  const lang = readAttribute(element, 'lang');
  return lang === undefined ? around : locales.find((locale) => localeFacts[locale].tag === lang || locale === lang);
}

/** What an element says by its attributes. */
function listSpoken(element: Element): string[] {
  const names = [...spokenAttributes];
  if (element.tagName === 'input' && ['submit', 'button'].includes(readAttribute(element, 'type') ?? '')) {
    names.push('value');
  }
  const kind = readAttribute(element, 'name') ?? readAttribute(element, 'property') ?? '';
  if (element.tagName === 'meta' && spokenMeta.includes(kind)) names.push('content');
  return names.flatMap((name) => readAttribute(element, name) ?? []);
}
