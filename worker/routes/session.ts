import type { Context, Handler } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { isSameSite } from '../request/same-site.ts';
import { parseToken, TOKEN_COOKIE } from '../request/token.ts';
import type { SiteEnv } from '../responses/services.ts';
import { drain, readText } from './post-body.ts';

export const SESSION_PATH = '/session';

/** Seconds a token is kept: product specification, constants. */
const WEEK = 7 * 86_400;
/** Bytes of a request: a token is shorter than a cookie may be. */
const BODY_LIMIT = 4_000;

/** Keeps the token in the body for this browser, where no script can read it. Whether it is good the backend says. */
export function beginSession(): Handler<SiteEnv> {
  return async (c) => {
    const refusal = await refuseStrangers(c);
    if (refusal) return refusal;
    const text = await readText(c.req.raw, BODY_LIMIT, c.get('scope').deadline);
    if (text === undefined) return c.json({ error: 'too large' }, 413);
    const token = parseToken(text.trim());
    if (token === undefined) return c.json({ error: 'no token' }, 400);
    setCookie(c, TOKEN_COOKIE, token, { ...describeCookie(c), maxAge: WEEK });
    return c.body(null, 204);
  };
}

/** Forgets the token. */
export function endSession(): Handler<SiteEnv> {
  return async (c) => {
    const refusal = await refuseStrangers(c);
    if (refusal) return refusal;
    deleteCookie(c, TOKEN_COOKIE, describeCookie(c));
    return c.body(null, 204);
  };
}

/** Another site may neither put its own token in the place of an editor's nor take that away. */
async function refuseStrangers(c: Context<SiteEnv>): Promise<Response | undefined> {
  c.header('Cache-Control', 'private, no-store');
  if (isSameSite(c.req.raw)) return undefined;
  await drain(c.req.raw, c.get('scope').deadline);
  return c.json({ error: 'only from this site' }, 403);
}

function describeCookie(c: Context<SiteEnv>) {
  const secure = c.get('url').protocol === 'https:';
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
}
