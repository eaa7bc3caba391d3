import type { Context, Handler } from 'hono';
import { findThanks } from '#shared/forms/thanks.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { findRoute, type RouteMatch } from '#shared/routes/find.ts';
import { TERM_PARAMETER } from '#shared/search.ts';
import { setSecurityHeaders } from '../middleware/security.ts';
import type { LoadedPage } from '../pages/define-page.ts';
import { pageTypes } from '../pages/index.ts';
import { renderView } from '../responses/render.tsx';
import type { Services, SiteEnv } from '../responses/services.ts';
import { createNotFoundResponse } from '../responses/status.ts';
import type { PageState } from '../view/page-state.ts';

/** Shows a page of the table, or says that there is none. */
export function page(services: Services): Handler<SiteEnv> {
  return async (c) => {
    // Hono's own path is decoded; addresses are compared as they are written.
    const url = new URL(c.req.url);
    const match = findRoute(url.pathname);
    if (!match) return createNotFoundResponse(c, services);
    return showPage(c, services, { url, match, content: await loadPage(c, services, match) });
  };
}

/** The content of the page an address names. */
export function loadPage(c: Context<SiteEnv>, { content }: Services, match: RouteMatch): Promise<LoadedPage> {
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  const address = { slugs: match.params, locale: match.locale, term: c.req.query(TERM_PARAMETER) };
  return pageTypes[match.page].load(content, address, waitUntil);
}

interface FoundPage {
  url: URL;
  match: RouteMatch;
  content: LoadedPage;
}

async function showPage(
  c: Context<SiteEnv>,
  services: Services,
  { url, match, content }: FoundPage,
): Promise<Response> {
  const { pathname } = url;
  const thanks = findThanks(match.locale, (name) => c.req.query(name));
  const key = `${url.origin}${pathname} ${thanks ?? ''}`;
  const now = Date.now();
  const remembered = services.pages.find(key, content.version, now);
  // A copy of last resort says so each time, and soon it may be none any more.
  const isLastGood = content.source === 'last-good';
  if (remembered && !isLastGood) return remembered;

  const state = createState(match, pathname, { thanks, term: c.req.query(TERM_PARAMETER) });
  const view = content.view(state);
  if (!view) return createNotFoundResponse(c, services, content.menu);
  const { canonical, indexed } = view.head;
  // Another category's or another language's address: the content says where it lives.
  if (canonical !== undefined && canonical !== pathname) return c.redirect(`${canonical}${url.search}`, 301);

  const response = await renderView(c, services, match.page, view, state);
  const isPersonal = thanks !== undefined || !indexed;
  // A thank-you belongs to one visitor's moment; pages are the same for all, and asked for anew after a publish.
  response.headers.set('Cache-Control', isPersonal ? 'private, no-store' : 'public, max-age=0, must-revalidate');
  response.headers.set('Server-Timing', `content;desc=${content.source}`);
  // What follows from a visitor's own words is not remembered: anyone could fill the memory with it.
  if (!response.body || !indexed || isLastGood) return response;
  const [toVisitor, toMemory] = response.body.tee();
  const headers = new Headers(response.headers);
  headers.delete('Transfer-Encoding');
  headers.set('Server-Timing', 'page;desc=memory');
  setSecurityHeaders(headers);
  c.executionCtx.waitUntil(
    services.pages.keep(key, content.version, new Response(toMemory, { headers }), now).catch(() => undefined),
  );
  return new Response(toVisitor, response);
}

/** The state of a page in a language: as it is, thanking, or with a form that came back. */
export function createState(
  { locale }: RouteMatch,
  path: string,
  { sent, thanks, term }: Partial<Pick<PageState, 'sent' | 'thanks' | 'term'>>,
): PageState {
  return { locale, path, t: translateTo(locale), sent, thanks, term };
}
