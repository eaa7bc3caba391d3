import type { Handler } from 'hono';
import type { Services, SiteEnv } from '../responses/services.ts';

/** The inbox of the embedded backend, which itself decides who may see it. */
export function inbox({ backend }: Services): Handler<SiteEnv> {
  return (c, next) => {
    if (!backend.embedded) return next();
    return backend.fetch(c.req.url, { headers: c.req.raw.headers });
  };
}
