import type { Handler } from 'hono';
import { setCookie } from 'hono/cookie';
import { findRoute } from '#shared/routes/find.ts';
import { findOrigin } from '../responses/origin.ts';
import type { Services, SiteEnv } from '../responses/services.ts';

const YEAR = 365 * 86_400;

/** Characters of the longest address that is gone to: a search with its filters is far shorter. */
const LONGEST = 2_000;

/** The cookie that holds the language a visitor once chose. */
export const LOCALE_COOKIE = 'i18n_redirected';

/**
 * The language menu's way without scripts: remembers the language of the page in `to` and goes there, first to the
 * language's own domain where it has one. Anything but path and query of a page of this site leads to the home page and
 * changes nothing.
 */
export function locale({ settings }: Services): Handler<SiteEnv> {
  return (c) => {
    c.header('Cache-Control', 'private, no-store');
    const here = c.get('url');
    const to = parseOwn(c.req.query('to') ?? '', here.origin);
    const match = to && findRoute(to.pathname);
    if (!match) return c.redirect('/', 303);
    const target = `${to.pathname}${to.search}`;
    const origin = findOrigin(settings, match.locale, here);
    // Once only: there the language is at home.
    if (origin !== here.origin && settings.localeOrigins[match.locale] === origin) {
      return c.redirect(`${origin}/locale?to=${encodeURIComponent(target)}`, 303);
    }
    setCookie(c, LOCALE_COOKIE, match.locale, {
      path: '/',
      maxAge: YEAR,
      httpOnly: true,
      sameSite: 'Lax',
      secure: here.protocol === 'https:',
    });
    return c.redirect(target, 303);
  };
}

/**
 * An address of this site as a browser would read it, dots resolved; `undefined` for anything else: a second slash or a
 * backslash would make the browser read a host.
 */
function parseOwn(address: string, origin: string): URL | undefined {
  if (address.length > LONGEST || !/^\/(?![/\\])[^\\\s]*$/.test(address)) return undefined;
  const url = URL.parse(address, origin);
  return url?.origin === origin && !url.pathname.includes('//') ? url : undefined;
}
