import type { Handler } from 'hono';
import { setCookie } from 'hono/cookie';
import { findRoute } from '#shared/routes/find.ts';
import { findOrigin } from '../responses/origin.ts';
import type { Services, SiteEnv } from '../responses/services.ts';

const YEAR = 365 * 86_400;

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
    const here = new URL(c.req.url);
    const to = c.req.query('to') ?? '';
    const match = findRoute(to.split('?', 1)[0] ?? '');
    // A second slash or a backslash would make the browser read a host.
    if (!match || !/^\/(?![/\\])[^\\\s]*$/.test(to)) return c.redirect('/', 303);
    const origin = findOrigin(settings, match.locale, here);
    // Once only: there the language is at home.
    if (origin !== here.origin && settings.localeOrigins[match.locale] === origin) {
      return c.redirect(`${origin}/locale?to=${encodeURIComponent(to)}`, 303);
    }
    setCookie(c, LOCALE_COOKIE, match.locale, {
      path: '/',
      maxAge: YEAR,
      sameSite: 'Lax',
      secure: here.protocol === 'https:',
    });
    return c.redirect(to, 303);
  };
}
