import type { Context, Handler } from 'hono';
import { findThanks } from '#shared/forms/thanks.ts';
import { findRoute, type RouteMatch } from '#shared/i18n/routes.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { setSecurityHeaders } from '../middleware/security.ts';
import { pageTypes } from '../pages/index.ts';
import type { FormState, LoadedPage, PageState, PageType } from '../pages/page-type.ts';
import { renderView } from './document.tsx';
import { createNotFoundResponse } from './error.ts';
import type { Services, SiteEnv } from './services.ts';

/** Shows a page of the table, or says that there is none. */
export function page(services: Services): Handler<SiteEnv> {
  return async (c) => {
    const match = findRoute(c.req.path);
    const loaded = match && (await loadPage(c, services, match));
    return loaded ? showPage(c, services, loaded) : createNotFoundResponse(c, services);
  };
}

/** A page that exists: its type, its content, and where it lives. */
interface FoundPage {
  type: PageType;
  match: RouteMatch;
  content: LoadedPage;
}

/** The content of the page an address names; `undefined` where it does not exist. */
export async function loadPage(c: Context<SiteEnv>, { content }: Services, match: RouteMatch): Promise<FoundPage> {
  const type = pageTypes[match.page];
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  return { type, match, content: await type.load(content, match.params, match.locale, waitUntil) };
}

async function showPage(c: Context<SiteEnv>, services: Services, { match, content }: FoundPage): Promise<Response> {
  const thanks = findThanks(match.locale, (name) => c.req.query(name));
  const key = `${c.req.path} ${thanks ?? ''}`;
  const now = Date.now();
  const remembered = services.pages.find(key, content.version, now);
  if (remembered) return remembered;

  const view = content.view(createState(match, c.req.path, { thanks }));
  if (!view) return createNotFoundResponse(c, services);
  const { canonical } = view.head;
  // Another category's or another language's address: the content says where it lives.
  if (canonical !== undefined && canonical !== c.req.path) {
    return c.redirect(`${canonical}${new URL(c.req.url).search}`, 301);
  }
  const response = await renderView(c, services, view, createState(match, c.req.path, { thanks }));
  // A thank-you belongs to one visitor's moment; pages are the same for all, and asked for anew after a publish.
  response.headers.set('Cache-Control', thanks ? 'private, no-store' : 'public, max-age=0, must-revalidate');
  response.headers.set('Server-Timing', `content;desc=${content.source}`);
  if (!response.body) return response;
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
  { sent, thanks }: { sent?: FormState; thanks?: PageState['thanks'] },
): PageState {
  return { locale, path, t: translateTo(locale), sent, thanks };
}
