import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Locale } from '#shared/i18n/locales.ts';
import { resolveLocale } from '#shared/i18n/resolve-locale.ts';
import { findRoute, type RouteMatch } from '#shared/routes/find.ts';
import { findOrigin } from '../responses/origin.ts';
import type { SiteEnv } from '../responses/services.ts';
import type { Settings } from '../settings.ts';
import type { Translation } from '../view/translation.ts';
import { LOCALE_COOKIE } from './locale.ts';

/** What an answer depends on where visitors are led to their language. */
const CHOICE = 'Cookie, Accept-Language';

/**
 * The language that a visitor's cookie or browser asks for, where it is not that of the address and the setting leaves
 * it the say; `undefined` otherwise, and for whatever is no navigation to a page. Where it might have had the say, the
 * answer tells caches what it depends on.
 */
export function findChosenLanguage(
  c: Context<SiteEnv>,
  { localeRedirect }: Settings,
  { pathname }: URL,
  { locale }: RouteMatch,
): Locale | undefined {
  if (localeRedirect === 'off' || (localeRedirect === 'root' && pathname !== '/')) return undefined;
  c.header('Vary', CHOICE);
  if (!isNavigation(c)) return undefined;
  const chosen = resolveLocale(getCookie(c, LOCALE_COOKIE), c.req.header('Accept-Language'), pathname);
  return chosen === locale ? undefined : chosen;
}

/**
 * Leads to the same page in another language, its query kept: this visitor's answer alone. `undefined` where the path
 * that content names is none of that language.
 */
export function redirectToLanguage(
  c: Context<SiteEnv>,
  settings: Settings,
  url: URL,
  { locale, path }: Translation,
): Response | undefined {
  const [page = ''] = path.split('?', 1);
  if (findRoute(page)?.locale !== locale) return undefined;
  const origin = findOrigin(settings, locale, url);
  c.header('Cache-Control', 'private, no-store');
  return c.redirect(`${origin === url.origin ? '' : origin}${page}${url.search}`, 302);
}

/** Whether a browser's window is to show the answer; a client that does not say what it wants a page for may be one. */
function isNavigation(c: Context<SiteEnv>): boolean {
  const wanted = c.req.header('Sec-Fetch-Dest') ?? 'document';
  return wanted === 'document' && (c.req.header('Accept') ?? '').includes('text/html');
}
