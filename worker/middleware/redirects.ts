import type { MiddlewareHandler } from 'hono';
import table from '../../redirects.json' with { type: 'json' };

const targets: ReadonlyMap<string, string> = new Map(Object.entries(table));

/** Permanent redirects of old addresses: an exact match of the path, its query kept. */
export function redirects(): MiddlewareHandler {
  return async (c, next) => {
    const target = targets.get(c.req.path);
    if (target === undefined) return next();
    return c.redirect(`${target}${new URL(c.req.url).search}`, 301);
  };
}
