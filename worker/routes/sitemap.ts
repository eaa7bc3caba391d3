import type { Context, Handler } from 'hono';
import { type Locale, locales } from '#shared/i18n/locales.ts';
import { findRoute } from '#shared/routes/find.ts';
import { policies } from '../content/policies.ts';
import { pageTypes } from '../pages/index.ts';
import { answerMachineFile, answerNoMachineFile, FROM_CONTENT } from '../responses/machine-file.ts';
import { findOrigin } from '../responses/origin.ts';
import type { Services, SiteEnv } from '../responses/services.ts';
import { type ListedPage, listPages, writeSitemap, writeSitemapIndex } from '../view/sitemap.ts';
import { sitemapOperation } from './sitemap.generated.ts';

/** Addresses in one file. The protocol has 50,000 and 50 MB; each of ours has its languages and pictures with it. */
export const SITEMAP_LIMIT = 10_000;

/**
 * Where the parts of a sitemap are that has too many addresses for one. Half a million addresses fit into them; each is
 * named, for a pattern beside `/robots.txt` would cost every request the slower of two routers.
 */
export const SITEMAP_PARTS = Array.from({ length: 50 }, (_, index) => `/sitemap-${index + 1}.xml`);

/** `/sitemap.xml`: every page that search engines may list, in every language; the parts of it where they are many. */
export function sitemap(services: Services): Handler<SiteEnv> {
  return async (c) => {
    const pages = await readListed(c, services);
    const origin = findOrigin(services.settings, 'pt', c.get('url'));
    const parts = Array.from({ length: Math.ceil(pages.length / SITEMAP_LIMIT) }, (_, index) => ({
      url: `${origin}/sitemap-${index + 1}.xml`,
      pages: cutPart(pages, index + 1),
    }));
    return answerXml(c, parts.length > 1 ? writeSitemapIndex(parts) : writeSitemap(pages));
  };
}

/** One part of a sitemap that has too many addresses for one file. */
export function sitemapPart(services: Services): Handler<SiteEnv> {
  return async (c) => {
    const pages = await readListed(c, services);
    const part = cutPart(pages, Number(/\d+/.exec(c.req.path)?.[0]));
    return pages.length > SITEMAP_LIMIT && part.length > 0 ? answerXml(c, writeSitemap(part)) : answerNoMachineFile(c);
  };
}

/** In the order of the languages, those of pages that search engines may list: the table of page types says which. */
async function readListed(c: Context<SiteEnv>, { content, settings }: Services): Promise<ListedPage[]> {
  const asked = c.get('url');
  const rows = await Promise.all(
    locales.map(async (locale) => {
      const question = {
        operation: sitemapOperation,
        variables: {},
        locale,
        policy: policies.addresses,
        isFound: () => true,
        slugs: [],
      };
      const answer = await content.read(question, c.get('scope'));
      const listed = (answer?.data.addresses ?? []).filter(({ path }) => isListed(path, locale));
      return { locale, listed, origin: findOrigin(settings, locale, asked) };
    }),
  );
  const collect = <Value>(read: (row: (typeof rows)[number]) => Value) =>
    Object.fromEntries(rows.map((row) => [row.locale, read(row)] as const)) as Record<Locale, Value>;
  return listPages(
    collect(({ listed }) => listed),
    collect(({ origin }) => origin),
  );
}

function isListed(path: string, locale: Locale): boolean {
  const match = findRoute(path);
  return match?.locale === locale && pageTypes[match.page].isListed;
}

function cutPart<Page>(pages: readonly Page[], part: number): Page[] {
  return pages.slice((part - 1) * SITEMAP_LIMIT, part * SITEMAP_LIMIT);
}

function answerXml(c: Context<SiteEnv>, body: string): Promise<Response> {
  return answerMachineFile(c, { type: 'application/xml; charset=utf-8', cacheControl: FROM_CONTENT, body });
}
