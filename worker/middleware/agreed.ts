import type { MiddlewareHandler } from 'hono';
import { thirdParties } from '#shared/third-parties.ts';
import { findAgreed } from '../responses/consent.ts';
import { openContentPolicy } from '../responses/content-policy.ts';
import type { SiteEnv } from '../responses/services.ts';

const POLICY = 'Content-Security-Policy';

/**
 * Opens the content policy of a page for the scripts that its visitor agreed to, on its way out: whatever is remembered
 * has the closed one. Caches are told that it varies with cookies.
 */
export function agreed(): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    await next();
    const policy = c.res.headers.get(POLICY);
    if (policy === null || thirdParties.length === 0) return;
    const parties = findAgreed(c);
    if (parties.length > 0) c.res.headers.set(POLICY, openContentPolicy(policy, parties));
    const vary = c.res.headers.get('Vary');
    if (!vary?.includes('Cookie')) c.res.headers.set('Vary', vary ? `Cookie, ${vary}` : 'Cookie');
  };
}
