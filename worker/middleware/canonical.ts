import type { MiddlewareHandler } from 'hono';
import { redirectPermanently } from '../responses/redirect.ts';
import type { SiteEnv } from '../responses/services.ts';

/**
 * One address, one spelling: doubled slashes and one at the end lead to the address without them, its query kept. An
 * address that began with two would be read as another host by whoever links or posts to it.
 */
export function canonical(): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const path = pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
    if (path === pathname || c.req.method === 'POST') return next();
    return redirectPermanently(c, `${path}${search}`);
  };
}
