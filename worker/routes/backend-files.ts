import type { Handler } from 'hono';
import { within } from '../request/deadline.ts';
import type { Services, SiteEnv } from '../responses/services.ts';

/** Milliseconds the backend has to start sending a file. */
const FILE_TIMEOUT = 5_000;
/** Types that content files may have; anything else is not passed on from this origin. */
const TYPES = /^(image\/(avif|webp|jpeg|png)|application\/pdf)\b/;

/** Content files that are no static assets of the site: those of a backend elsewhere. */
export function backendFiles({ backend }: Services): Handler<SiteEnv> {
  return async (c) => {
    if (backend.embedded) return c.text('This page could not be found', 404);
    const response = await within(backend.fetch(c.req.path), FILE_TIMEOUT).catch(() => undefined);
    if (!response) return c.text('The file is unavailable', 503, { 'Retry-After': '30' });
    const type = response.headers.get('Content-Type') ?? '';
    if (!response.ok || !TYPES.test(type)) {
      await response.body?.cancel();
      return c.text('This page could not be found', 404);
    }
    return new Response(response.body, { headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=86400' } });
  };
}

/** The inbox of the embedded backend, which itself decides who may see it. */
export function backendInbox({ backend }: Services): Handler<SiteEnv> {
  return (c, next) => {
    if (!backend.embedded) return next();
    return backend.fetch(c.req.url, { headers: c.req.raw.headers });
  };
}
