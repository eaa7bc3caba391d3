import type { MiddlewareHandler } from 'hono';
import type { SiteEnv } from '../responses/services.ts';

/** What is read with a token is its editor's alone: no cache keeps it, no redirect of it, and no search engine lists it. */
export function preview(): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    await next();
    if (c.var.scope.token === undefined) return;
    c.res.headers.set('Cache-Control', 'private, no-store');
    c.res.headers.set('X-Robots-Tag', 'noindex, nofollow');
    c.res.headers.delete('ETag');
  };
}
