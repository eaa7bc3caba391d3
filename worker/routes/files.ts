import type { Handler } from 'hono';
import type { Services, SiteEnv } from '../responses/services.ts';

/** Milliseconds the backend has to start sending a file. */
const FILE_TIMEOUT = 5_000;
/** Types that content files may have; anything else is not passed on from this origin. */
const TYPES = /^(image\/(avif|webp|jpeg|png)|application\/pdf)\b/;

/** Content files that are no static assets of the site, which come first: those of a backend elsewhere. */
export function files({ backend }: Services): Handler<SiteEnv> {
  return async (c) => {
    const { deadline, log } = c.get('scope');
    const path = findFilePath(c.get('url').pathname);
    if (backend.embedded || path === undefined) return answerMissing();
    const known = c.req.header('If-None-Match');
    const asked = backend.fetch(path, known === undefined ? {} : { headers: { 'If-None-Match': known } });
    const response = await deadline.within(asked, FILE_TIMEOUT).catch((error: unknown) => {
      log.warn('file', { path, error });
    });
    if (!response) return c.text('The file is unavailable', 503, { 'Retry-After': '30', 'Cache-Control': 'no-store' });
    const kept = keep(response);
    if (response.status === 304) return new Response(null, { status: 304, headers: kept });
    const type = response.headers.get('Content-Type') ?? '';
    if (!response.ok || !TYPES.test(type)) {
      await response.body?.cancel();
      return answerMissing();
    }
    return new Response(response.body, { headers: { 'Content-Type': type, ...kept } });
  };
}

/** How long a file may be kept, and what its backend knows this version of it by. */
function keep({ headers }: Response): Record<string, string> {
  const tag = headers.get('ETag');
  return { 'Cache-Control': 'public, max-age=86400', ...(tag !== null && { ETag: tag }) };
}

/** Files of the site's own that are gone: of an older release, say. Not to be remembered by any cache. */
export function missingFiles(): Handler<SiteEnv> {
  return () => answerMissing();
}

function answerMissing(): Response {
  return new Response('This page could not be found', {
    status: 404,
    headers: { 'Content-Type': 'text/plain;charset=UTF-8', 'Cache-Control': 'no-store' },
  });
}

/** The path as the backend is asked for it; `undefined` for one that could climb out of its folder there. */
function findFilePath(pathname: string): string | undefined {
  try {
    const names = pathname.split('/').map(decodeURIComponent);
    // Decoded once more by somebody, `%252f` must not become a slash either.
    const isSafe = names.every((name) => !/[/\\%\p{Cc}]/u.test(name) && name !== '.' && name !== '..');
    return isSafe ? names.map(encodeURIComponent).join('/') : undefined;
  } catch {
    return undefined;
  }
}
