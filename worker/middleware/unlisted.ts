import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../settings.ts';

/** Tells search engines, with every answer, to list nothing of what is only being tried. Files are told it by the build. */
export function unlisted({ environment }: Settings): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (environment === 'staging') c.res.headers.set('X-Robots-Tag', 'noindex, nofollow');
  };
}
