import type { MiddlewareHandler } from 'hono';
import table from '../../redirects.json' with { type: 'json' };
import { createRedirects } from '../request/find-redirect.ts';
import { redirectPermanently } from '../responses/redirect.ts';
import type { SiteEnv } from '../responses/services.ts';

const findRedirect = createRedirects(table);

/** Permanent redirects of old addresses, by the rows of redirects.json; anything else passes. */
export function redirects(): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    const target = findRedirect(c.get('url'));
    return target === undefined ? next() : redirectPermanently(c, target);
  };
}
