import type { Context, Handler } from 'hono';
import { findThanks } from '#shared/forms/thanks.ts';
import { findRoute, type RouteMatch } from '#shared/routes/find.ts';
import { findMeantRoute } from '#shared/routes/find-meant.ts';
import { redirectPermanently } from '../responses/redirect.ts';
import type { Services, SiteEnv } from '../responses/services.ts';
import { createNotFoundResponse } from '../responses/status.ts';
import { createThanksPage } from '../responses/status-pages.tsx';
import { createState } from '../view/page-state.ts';
import { refuse } from './guards.ts';
import { loadPage, showState } from './load-page.ts';
import { findMovedArticle } from './moved-article.ts';
import { showPage } from './show-page.ts';

/** Characters of the longest address that is led on to its one spelling without being known. */
const PATH_LENGTH = 1_000;

/** Shows a page of the table, leads to it where its address is written otherwise, or says that there is none. */
export function page(services: Services): Handler<SiteEnv> {
  return async (c) => {
    // Hono's own path is decoded; addresses are compared as they are written.
    const url = c.get('url');
    const written = tidySlashes(url.pathname) === url.pathname ? findRoute(url.pathname) : undefined;
    const thanks = written && findThanks(written.locale, (name) => c.req.query(name));
    if (thanks) {
      const state = createState(written.locale, url.pathname, { thanks });
      const refusal = refuse(c, services, written);
      return refusal ?? showState(c, services, { url, match: written, state, alone: createThanksPage(state, thanks) });
    }
    return (await findPage(c, services, url, written)) ?? (await leadOn(c, services, url));
  };
}

/** The page that an address is or means; `undefined` where content has none. */
async function findPage(
  c: Context<SiteEnv>,
  services: Services,
  url: URL,
  written: RouteMatch | undefined,
): Promise<Response | undefined> {
  const found = written && (await findMatch(c, services, url, written, true));
  if (found) return found;
  const meant = findMeantRoute(url.pathname);
  return meant && meant.page !== written?.page ? await findMatch(c, services, url, meant, false) : undefined;
}

/** The page of a row of the table; `undefined` where content has none at such an address. */
async function findMatch(
  c: Context<SiteEnv>,
  services: Services,
  url: URL,
  match: RouteMatch,
  isWritten: boolean,
): Promise<Response | undefined> {
  const refusal = refuse(c, services, match);
  if (refusal) return refusal;
  const [content, around] = await loadPage(c, services, url, match);
  return content && showPage(c, services, { url, match, isWritten, content, around });
}

/** To an article of the old site, to the same address in its one spelling, or nowhere. */
async function leadOn(c: Context<SiteEnv>, services: Services, { pathname, search }: URL): Promise<Response> {
  const target = (await findMovedArticle(services.content, pathname, c.get('scope'))) ?? tidySlashes(pathname);
  // What no page of the site could be called is not worth another request.
  if (target === pathname || target.length > PATH_LENGTH) return createNotFoundResponse(c, services);
  return redirectPermanently(c, `${target}${search}`);
}

/**
 * One address, one spelling: without doubled slashes or one at the end. An address that began with two would be read as
 * another host by whoever links to it.
 */
function tidySlashes(pathname: string): string {
  return pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
}
