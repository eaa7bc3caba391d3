import { type Locale, localeFacts } from '#shared/i18n/locales.ts';
import { buildPath } from '#shared/routes/build.ts';
import { site } from '#shared/site.ts';
import { findFeedPath } from './feed-path.ts';
import { escapeXml } from './xml.ts';

/** Articles that a feed holds, whole. */
const LIMIT = 20;
/** RFC 4151: who gives the names, and since when; no address of a page is in them, because those may change. */
const AUTHORITY = `tag:${site.email.split('@')[1]},2026`;

interface Article {
  key: string;
  path: string;
  title: string;
  summary: string;
  /** Rich text that is safe. */
  body: string;
  publishedAt: string;
  updatedAt: string;
  topic: { key: string; name: string };
}

interface Blog {
  title: string;
  headline: string;
  updatedAt: string;
  /** Newest first. */
  articles: readonly Article[];
}

/** The blog of a language as Atom (RFC 4287), with the company as its author. */
export function writeFeed({ title, headline, updatedAt, articles }: Blog, locale: Locale, origin: string): string {
  const { tag } = localeFacts[locale];
  const own = `${origin}${findFeedPath(locale)}`;
  const entries = articles.slice(0, LIMIT);
  const times = [updatedAt, ...entries.map((article) => article.updatedAt)].map(readTime);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${tag}">`,
    `<id>${AUTHORITY}:blog/${locale}</id>`,
    `<title>${escapeXml(`${title} · ${site.name}`)}</title>`,
    `<subtitle>${escapeXml(headline)}</subtitle>`,
    `<updated>${writeTime(Math.max(...times))}</updated>`,
    writeLink('self', 'application/atom+xml', own),
    writeLink('alternate', 'text/html', `${origin}${buildPath('blog', locale)}`),
    `<author><name>${escapeXml(site.name)}</name><uri>${escapeXml(`${origin}${buildPath('home', locale)}`)}</uri></author>`,
    `<icon>${escapeXml(`${origin}/icon-192.png`)}</icon>`,
    ...entries.map((article) => writeEntry(article, locale, origin)),
    '</feed>',
    '',
  ].join('\n');
}

function writeEntry(
  { key, path, title, summary, body, publishedAt, updatedAt, topic }: Article,
  locale: Locale,
  origin: string,
): string {
  return [
    '<entry>',
    `<id>${AUTHORITY}:article/${encodeURIComponent(key)}/${locale}</id>`,
    `<title>${escapeXml(title)}</title>`,
    writeLink('alternate', 'text/html', `${origin}${path}`),
    `<published>${writeTime(readTime(publishedAt))}</published>`,
    `<updated>${writeTime(readTime(updatedAt))}</updated>`,
    `<category term="${escapeXml(topic.key)}" label="${escapeXml(topic.name)}"/>`,
    `<summary>${escapeXml(summary)}</summary>`,
    `<content type="html">${escapeXml(completeLinks(body, origin))}</content>`,
    '</entry>',
  ].join('\n');
}

function writeLink(relation: string, type: string, url: string): string {
  return `<link rel="${relation}" type="${type}" href="${escapeXml(url)}"/>`;
}

/** Readers show an article far from its page: what it links to gets scheme and host. */
function completeLinks(html: string, origin: string): string {
  return html.replaceAll(/<a href="(?=\/)/g, `<a href="${origin}`);
}

/** A time that no content gives is long ago, so that no reader takes it for news. */
function readTime(time: string): number {
  return Date.parse(time) || 0;
}

function writeTime(time: number): string {
  return new Date(time).toISOString().replace('.000Z', 'Z');
}
