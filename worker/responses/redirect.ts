import type { Context } from 'hono';
import type { SiteEnv } from './services.ts';

/**
 * 301 to a path of this site, query included. Browsers and proxies may keep it for an hour, so that a mistake can be
 * mended. The caller vouches for the path: from the route table, redirects.json or a checked answer of content.
 */
export function redirectPermanently(c: Context<SiteEnv>, path: string): Response {
  c.header('Cache-Control', 'public, max-age=3600');
  return c.redirect(path, 301);
}
