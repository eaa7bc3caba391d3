import type { Context, MiddlewareHandler } from 'hono';
import { setSecurityHeaders } from '../responses/security-headers.ts';
import type { SiteEnv } from '../responses/services.ts';
import { NOT_KEPT } from '../responses/source.ts';
import type { Settings } from '../settings.ts';

/** Does something to an answer that is made. */
type Step = (c: Context<SiteEnv>) => void;

/**
 * What every answer gets on its way out, in one pass: security headers, what search engines may do with it, which cache
 * it came from and how long it waited for others. Static files get theirs from public/_headers.
 */
export function leaving({ environment }: Settings): MiddlewareHandler<SiteEnv> {
  const steps: readonly Step[] = [keepPreviewPrivate, ...(environment === 'staging' ? [unlist] : []), secure];
  return async (c, next) => {
    const start = performance.now();
    await next();
    for (const step of steps) step(c);
    const { headers } = c.res;
    if (!headers.has('Cache-Status')) headers.set('Cache-Status', NOT_KEPT);
    headers.append('Server-Timing', `total;dur=${(performance.now() - start).toFixed(1)}`);
  };
}

/** What is read with a token is its editor's alone: no cache keeps it, no redirect of it, and no search engine lists it. */
function keepPreviewPrivate(c: Context<SiteEnv>): void {
  const { headers } = c.res;
  if (c.get('scope').token === undefined) return;
  headers.set('Cache-Control', 'private, no-store');
  headers.set('X-Robots-Tag', 'noindex, nofollow');
  headers.delete('ETag');
}

/** Search engines list nothing of what is only being tried. Files say it by the build. */
function unlist({ res }: Context<SiteEnv>): void {
  res.headers.set('X-Robots-Tag', 'noindex, nofollow');
}

/** A kept page brings them all; what a 304 brings would take the place of the page's own policy. */
function secure({ res }: Context<SiteEnv>): void {
  if (res.status !== 304 && !res.headers.has('X-Frame-Options')) setSecurityHeaders(res.headers);
}
