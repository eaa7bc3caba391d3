import { readFileSync } from 'node:fs';
import { type Locale, localeFacts } from '#shared/i18n/locales.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { site } from '#shared/site.ts';

/** A document that is no page of the site: a cover, its contents, and sections that each begin on a page of their own. */
export interface Booklet {
  key: string;
  kind: 'ebook' | 'catalogue';
  locale: Locale;
  title: string;
  summary: string;
  /** Which of the grounds its cover has (`shared/book-covers.ts`). */
  ground: number;
  /** Addresses of what its cover shows: one picture, or an even number of them. */
  pictures: readonly string[];
  sections: readonly Section[];
}

interface Section {
  /** Sections of one group stand together in the contents. */
  group?: string;
  title: string;
  /** Safe HTML of all that stands on its pages. */
  markup: string;
}

/** Pages before the first section: the cover and the contents. */
const FRONT_PAGES = 2;
const WEIGHTS = [400, 500, 600, 700, 800];

/** The whole booklet as an HTML document; `lengths` are the pages that each section takes, as `renderSection` shows. */
export function renderBooklet(booklet: Booklet, lengths: readonly number[]): string {
  const starts = lengths.map((_, index) => FRONT_PAGES + 1 + sum(lengths.slice(0, index)));
  return renderDocument(
    booklet,
    [renderCover(booklet), renderContents(booklet, starts), ...booklet.sections.map(({ markup }) => markup)].join(''),
  );
}

/** One section alone, to be counted. */
export function renderSection(booklet: Booklet, { markup }: Section): string {
  return renderDocument(booklet, markup);
}

/** Text as it may stand in markup. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function renderDocument({ kind, locale, title }: Booklet, body: string): string {
  const style = readFileSync(new URL('booklet.css', import.meta.url), 'utf8');
  // A running title is part of a style sheet: as a string of it.
  const running = `@page { @bottom-left { content: "${title.replaceAll(/["\\\n]/g, '')} · ${site.name}" } }`;
  return `<!doctype html><html lang="${localeFacts[locale].tag}"><head><meta charset="utf-8"><title>${escapeText(title)}</title>
<style>${writeFonts()}${style}${running}</style></head><body class="${kind}">${body}</body></html>`;
}

/** What its pictures show is told by the pages that follow. */
function renderCover({ title, summary, ground, pictures }: Booklet): string {
  const images = pictures.map((url) => `<img src="${escapeText(url)}" alt="">`).join('');
  return `<section class="cover cover-${ground}">
<p class="brand">${escapeText(site.name)}</p><h1>${escapeText(title)}</h1><p>${escapeText(summary)}</p>
<div class="pictures${pictures.length > 1 ? ' pairs' : ''}">${images}</div></section>`;
}

function renderContents({ locale, sections }: Booklet, starts: readonly number[]): string {
  const { street, postalCode, locality } = site.addresses.headOffice;
  const lines = sections.map(({ group, title }, index) => {
    const heading = group !== undefined && group !== sections[index - 1]?.group ? `<h3>${escapeText(group)}</h3>` : '';
    return `${heading}<p class="line"><span>${escapeText(title)}</span><i></i><b>${starts[index]}</b></p>`;
  });
  return `<section class="contents"><h2>${translateTo(locale)('landing.chapters')}</h2><div class="lines">${lines.join('')}</div>
<p class="colophon">${escapeText(site.name)} · ${street}, ${postalCode} ${locality} · ${site.phone.label} · ${site.email}</p></section>`;
}

/** The site's fonts, in the document itself: there is no server that it could ask. */
export function writeFonts(): string {
  return WEIGHTS.map((weight) => {
    const file = `client/styles/fonts/poppins-${weight}.woff2`;
    const data = readFileSync(file).toString('base64');
    return `@font-face{font-family:Poppins;font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
  }).join('');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
