import type { Handler } from 'hono';
import { setCookie } from 'hono/cookie';
import { findRoute } from '#shared/routes/find.ts';

const YEAR = 365 * 86_400;

/**
 * The language menu's way without scripts: remembers the language of the page in `to` and goes there. Anything but
 * the path of a page of this site leads to the home page and changes nothing.
 */
export function locale(): Handler {
  return (c) => {
    c.header('Cache-Control', 'private, no-store');
    const path = c.req.query('to') ?? '';
    const match = findRoute(path);
    // A second slash or a backslash would make the browser read a host.
    if (!match || !/^\/(?![/\\])[^\\\s]*$/.test(path)) return c.redirect('/', 303);
    setCookie(c, 'i18n_redirected', match.locale, {
      path: '/',
      maxAge: YEAR,
      sameSite: 'Lax',
      secure: new URL(c.req.url).protocol === 'https:',
    });
    return c.redirect(path, 303);
  };
}
