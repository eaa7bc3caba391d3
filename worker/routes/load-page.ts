import type { Context } from 'hono';
import type { RouteMatch } from '#shared/routes/find.ts';
import { bareLayout } from '../layouts/bare/BareLayout.tsx';
import { noFrame } from '../layouts/layout.ts';
import type { LoadedPage } from '../pages/define-page.ts';
import { pageTypes } from '../pages/index.ts';
import { type Frame, readFrame } from '../responses/frame.ts';
import { renderPage } from '../responses/render.tsx';
import type { Services, SiteEnv } from '../responses/services.ts';
import type { PageState } from '../view/page-state.ts';
import type { PageView } from '../view/page-view.ts';

/** Milliseconds a form or a thank-you waits for the page around it. */
const PAGE_TIME = 1_500;

/** The content of the page an address names, and what its layout shows around it, read side by side. */
export function loadPage(
  c: Context<SiteEnv>,
  { content }: Services,
  url: URL,
  { page, locale, params }: RouteMatch,
): Promise<[LoadedPage | undefined, Frame]> {
  const scope = c.get('scope');
  const type = pageTypes[page];
  const address = { slugs: params, search: url.search, locale };
  const frame = type.layout.hasMenus ? readFrame(content, locale, scope) : { frame: noFrame, version: '' };
  return Promise.all([type.load(content, address, scope), frame]);
}

interface StatefulPage {
  url: URL;
  match: RouteMatch;
  state: PageState;
  /** What is shown where the page is gone or cannot be read in time: form and thank-you are due all the same. */
  alone: PageView;
}

/** A page in one visitor's moment: thanking, or with a form that came back. Kept nowhere. */
export async function showState(
  c: Context<SiteEnv>,
  services: Services,
  { url, match, state, alone }: StatefulPage,
): Promise<Response> {
  c.header('Cache-Control', 'private, no-store');
  const { deadline, log } = c.get('scope');
  const loaded = await deadline.within(loadPage(c, services, url, match), PAGE_TIME).catch((error: unknown) => {
    log.warn('page of a form', { path: url.pathname, error });
  });
  const [content, around] = loaded ?? [];
  if (!content || !around)
    return renderPage(c, services, { styles: 'status', layout: bareLayout, frame: noFrame, state, view: alone });
  const { layout } = pageTypes[match.page];
  return renderPage(c, services, { styles: match.page, layout, frame: around.frame, state, view: content.view(state) });
}
