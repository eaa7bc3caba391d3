import type { Handler } from 'hono';
import { locales } from '#shared/i18n/locales.ts';
import { findKeyPath } from '../content/index-now.ts';
import { answerMachineFile, FROM_SETTINGS } from '../responses/machine-file.ts';
import type { Services, SiteEnv } from '../responses/services.ts';
import { findFeedPath } from '../view/feed-path.ts';
import { feed } from './feed.ts';
import { findLlmsPath, llms } from './llms.ts';
import { manifest } from './manifest.ts';
import { robots } from './robots.ts';
import { SECURITY_PATH, securityTxt } from './security-txt.ts';
import { SITEMAP_PARTS, sitemap, sitemapPart } from './sitemap.ts';

/** What machines read beside the pages, by its address: no visitor is led away from it by language. */
export function listMachineFiles(services: Services): (readonly [path: string, handler: Handler<SiteEnv>])[] {
  const { indexNowKey } = services.settings;
  return [
    ['/robots.txt', robots(services)],
    ['/sitemap.xml', sitemap(services)],
    ...SITEMAP_PARTS.map((path) => [path, sitemapPart(services)] as const),
    ['/site.webmanifest', manifest()],
    [SECURITY_PATH, securityTxt(services)],
    ...(indexNowKey === '' ? [] : [[findKeyPath(indexNowKey), keyFile(indexNowKey)] as const]),
    ...locales.map((locale) => [findLlmsPath(locale), llms(services, locale)] as const),
    ...locales.map((locale) => [findFeedPath(locale), feed(services, locale)] as const),
  ];
}

/** Shows that whoever tells search engines of changes is the site itself. */
function keyFile(key: string): Handler<SiteEnv> {
  return (c) => answerMachineFile(c, { type: 'text/plain; charset=utf-8', cacheControl: FROM_SETTINGS, body: key });
}
