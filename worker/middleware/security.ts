import type { MiddlewareHandler } from 'hono';
import { setSecurityHeaders } from '../responses/security-headers.ts';

/** Puts the security headers on every answer of the worker. Static files get theirs from public/_headers. */
export function security(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    // A remembered page brings them all; what a 304 brings would take the place of the page's own policy.
    if (c.res.status !== 304 && !c.res.headers.has('X-Frame-Options')) setSecurityHeaders(c.res.headers);
  };
}
