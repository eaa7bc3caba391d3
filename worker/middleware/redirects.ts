import type { MiddlewareHandler } from 'hono';
import table from '../../redirects.json' with { type: 'json' };
import { redirectPermanently } from '../responses/redirect.ts';
import type { SiteEnv } from '../responses/services.ts';

const targets: ReadonlyMap<string, string> = new Map(Object.entries(table));

/** Permanent redirects of old addresses: an exact match of the path, its query kept. */
export function redirects(): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    const target = targets.get(c.req.path);
    if (target === undefined) return next();
    return redirectPermanently(c, `${target}${new URL(c.req.url).search}`);
  };
}
