import { type Locale, localeFacts, locales } from '#shared/i18n/locales.ts';
import { escapeXml } from './xml.ts';

/** An address as content tells it. */
export interface Address {
  /** The same in every language. */
  key: string;
  path: string;
  updatedAt: string;
  images: readonly string[];
}

/** A page as search engines are told of it: whole addresses. */
export interface ListedPage {
  url: string;
  /** Milliseconds since 1970, where content tells it. */
  updatedAt: number | undefined;
  /** The page in each language it is listed in, its own included, and where any other language is led. */
  alternates: readonly { tag: string; url: string }[];
  images: readonly string[];
}

/** The pages of all languages, one after another. Those with the same key are the same page, and name each other. */
export function listPages(
  addresses: Readonly<Record<Locale, readonly Address[]>>,
  origins: Readonly<Record<Locale, string>>,
): ListedPage[] {
  const byKey = Map.groupBy(
    locales.flatMap((locale) => addresses[locale].map((address) => ({ ...address, locale }))),
    ({ key }) => key,
  );
  return locales.flatMap((locale) =>
    addresses[locale].map(({ key, path, updatedAt, images }) => {
      const languages = (byKey.get(key) ?? []).map((same) => ({
        tag: localeFacts[same.locale].tag as string,
        url: `${origins[same.locale]}${same.path}`,
      }));
      const fallback = languages.find(({ tag }) => tag === localeFacts.pt.tag);
      const time = Date.parse(updatedAt);
      return {
        url: `${origins[locale]}${path}`,
        updatedAt: Number.isNaN(time) ? undefined : time,
        alternates: fallback ? [...languages, { ...fallback, tag: 'x-default' }] : languages,
        images: images.map((image) => `${origins[locale]}${image}`),
      };
    }),
  );
}

/** A sitemap: https://www.sitemaps.org/protocol.html, with Google's extensions for languages and pictures. */
export function writeSitemap(pages: readonly ListedPage[]): string {
  const namespaces = [
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  ].join(' ');
  return writeDocument('urlset', namespaces, pages.map(writePage));
}

/** The index of a sitemap in parts; a part is as new as the newest page in it. */
export function writeSitemapIndex(parts: readonly { url: string; pages: readonly ListedPage[] }[]): string {
  const rows = parts.map(({ url, pages }) => {
    const newest = pages.reduce<number | undefined>(
      (latest, { updatedAt }) =>
        updatedAt !== undefined && !(latest !== undefined && latest > updatedAt) ? updatedAt : latest,
      undefined,
    );
    return `<sitemap><loc>${escapeXml(url)}</loc>${writeTime(newest)}</sitemap>`;
  });
  return writeDocument('sitemapindex', 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"', rows);
}

function writePage({ url, updatedAt, alternates, images }: ListedPage): string {
  return [
    `<url><loc>${escapeXml(url)}</loc>${writeTime(updatedAt)}`,
    ...alternates.map((page) => `<xhtml:link rel="alternate" hreflang="${page.tag}" href="${escapeXml(page.url)}"/>`),
    ...images.map((image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`),
    '</url>',
  ].join('');
}

function writeTime(time: number | undefined): string {
  return time === undefined ? '' : `<lastmod>${new Date(time).toISOString().replace('.000Z', 'Z')}</lastmod>`;
}

function writeDocument(name: string, namespaces: string, rows: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} ${namespaces}>\n${rows.map((row) => `${row}\n`).join('')}</${name}>\n`;
}
