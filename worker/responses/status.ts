import type { Context } from 'hono';
import { findLocale } from '#shared/i18n/locales.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { buildPath } from '#shared/routes/build.ts';
import { ContentUnavailableError } from '../content/errors.ts';
import { bareLayout } from '../layouts/bare/BareLayout.tsx';
import { defaultLayout } from '../layouts/default/DefaultLayout.tsx';
import type { MenusData } from '../layouts/menus.fragment.generated.ts';
import { createState, type PageState } from '../view/page-state.ts';
import type { PageView } from '../view/page-view.ts';
import { readFrame } from './frame.ts';
import { renderPage } from './render.tsx';
import type { Services, SiteEnv } from './services.ts';
import { createStaticFallback } from './static-fallback.ts';
import { createErrorPage, createNotFoundPage, type ErrorStatus } from './status-pages.tsx';

/** 404 in the language of the address; what does not ask for a page gets one line of text. */
export async function createNotFoundResponse(c: Context<SiteEnv>, services: Services): Promise<Response> {
  if (!wantsPage(c)) return c.text('This page could not be found', 404, { 'Cache-Control': 'private, no-store' });
  return respond(c, services, 404, createNotFoundPage);
}

/** The one place that turns anything thrown into a response: a plain sentence, and an id that the log has too. */
export async function createErrorResponse(error: Error, c: Context<SiteEnv>, services: Services): Promise<Response> {
  const status = error instanceof ContentUnavailableError ? 503 : 500;
  c.get('scope').log.error('error', { status, path: c.req.path, error });
  return createStatusResponse(c, services, status);
}

/** A status that is a page of its own: a request refused, or a page that cannot be shown. */
export async function createStatusResponse(
  c: Context<SiteEnv>,
  services: Services,
  status: ErrorStatus,
): Promise<Response> {
  const { id } = c.get('scope');
  const isOurs = status >= 500;
  if (status === 503) c.header('Retry-After', '30');
  if (status === 429) c.header('Retry-After', '60');
  if (!wantsPage(c)) {
    c.header('Cache-Control', 'private, no-store');
    const title = translateTo(findLocale(c.req.path))(`error.${status}.title`);
    return c.json({ error: title, ...(isOurs && { id }) }, status);
  }
  return respond(c, services, status, (state) => createErrorPage(state, status, isOurs ? id : undefined));
}

/** In the site's frame where its menus can be had, without any content where they cannot. */
async function respond(
  c: Context<SiteEnv>,
  services: Services,
  status: 404 | ErrorStatus,
  createPage: (state: PageState, menu: MenusData) => PageView,
): Promise<Response> {
  const scope = c.get('scope');
  const locale = findLocale(c.req.path);
  // Forms around it post to the home page: this address has no page of its own.
  const state = createState(locale, buildPath('home', locale));
  c.status(status);
  c.header('Cache-Control', 'private, no-store');
  try {
    const { frame, version } = await readFrame(services.content, locale, scope);
    const layout = version === '' ? bareLayout : defaultLayout;
    return await renderPage(c, services, {
      styles: 'status',
      layout,
      frame,
      state,
      view: createPage(state, frame.menu),
    });
  } catch (error) {
    // The last resort has no part that could fail.
    scope.log.error('error page', { path: c.req.path, error });
    return c.html(createStaticFallback(locale), 500);
  }
}

/** Whether the answer is looked at by a person: a browser's navigation, or whoever takes anything and names no file. */
function wantsPage(c: Context<SiteEnv>): boolean {
  const accept = c.req.header('Accept') ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(c.req.path));
}
