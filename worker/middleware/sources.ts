import type { MiddlewareHandler } from 'hono';
import { NOT_KEPT } from '../responses/source.ts';

/** Tells operators with every answer which cache it came from, and how long it waited for others. */
export function sources(): MiddlewareHandler {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const { headers } = c.res;
    if (!headers.has('Cache-Status')) headers.set('Cache-Status', NOT_KEPT);
    headers.append('Server-Timing', `total;dur=${(performance.now() - start).toFixed(1)}`);
  };
}
