import type { Context } from 'hono';
import { buildPath } from '#shared/routes/build.ts';
import { findRoute, type RouteMatch } from '#shared/routes/find.ts';
import type { LoadedPage } from '../pages/define-page.ts';
import { pageTypes } from '../pages/index.ts';
import { findAgreed } from '../responses/consent.ts';
import { createETag, createPageVersion, isKnown } from '../responses/etag.ts';
import type { Frame } from '../responses/frame.ts';
import type { RenderedPage } from '../responses/kept-pages/page-store.ts';
import { FROM_CONTENT } from '../responses/machine-file.ts';
import { redirectPermanently } from '../responses/redirect.ts';
import { renderPage } from '../responses/render.tsx';
import type { Services, SiteEnv } from '../responses/services.ts';
import { describeKept, describeRendered, type Source } from '../responses/source.ts';
import type { Settings } from '../settings.ts';
import { createState, type PageState } from '../view/page-state.ts';
import { findChosenLanguage, redirectToLanguage } from './chosen-language.ts';

interface AskedPage {
  url: URL;
  match: RouteMatch;
  /** Whether the address is written as the table writes it. */
  isWritten: boolean;
  content: LoadedPage;
  around: Frame;
}

/** Shows a page that was found, or leads to where it lives or to the language its visitor gets. */
export async function showPage(
  c: Context<SiteEnv>,
  services: Services,
  { url, match, isWritten, content, around }: AskedPage,
): Promise<Response> {
  const { settings } = services;
  // As the table writes it, where the address that was asked for is written otherwise.
  const asked = isWritten ? url.pathname : buildPath(match.page, match.locale, match.params);
  const state = createState(match.locale, asked);
  const elsewhere = leadElsewhere(c, settings, url, match, content, state);
  if (elsewhere) return elsewhere;

  const now = Date.now();
  const version = createPageVersion(`${content.version}.${around.version}`, settings, now);
  // Everything the page depends on: nothing else of the query reaches it.
  const key = { address: `${url.origin}${url.pathname}${content.query}`, version };
  const tag = createETag(version, findAgreed(c));
  // A copy of last resort says so each time, and soon it may be none any more.
  const isLastGood = content.source === 'last-good';
  const remembered = isLastGood ? undefined : services.pages.find(key, now);
  if (remembered) return isKnown(c.req.raw, tag) ? answerUnchanged(c, tag) : sendAgain(remembered, tag);

  const view = content.view(state);
  const path = findOwnPath(view.head.canonical, asked, match);
  if (path !== url.pathname) return redirectPermanently(c, `${path}${url.search}`);

  const { layout } = pageTypes[match.page];
  const head = { ...view.head, canonical: view.head.canonical?.replace(/^[^?]*/, () => path) };
  const rendering = { styles: match.page, layout, frame: around.frame, state, view: { ...view, head } };
  // What follows from a visitor's own words is kept nowhere, for anyone could fill a memory with it; nor is a preview.
  if (!head.indexed || isLastGood || c.get('scope').token !== undefined) {
    setSource(c, describeRendered(content.source, false));
    c.header('Cache-Control', head.indexed ? FROM_CONTENT : 'private, no-store');
    return renderPage(c, services, rendering);
  }
  if (isKnown(c.req.raw, tag)) return answerUnchanged(c, tag);
  const shared = await services.pages.read(key, c.get('scope'));
  if (shared) return sendAgain(shared, tag);
  setSource(c, describeRendered(content.source, true));
  c.header('Cache-Control', FROM_CONTENT);
  const response = await renderPage(c, services, rendering);
  // Now that it is this page indeed, and no error in its place.
  return markWith(tag, await services.pages.keep(key, response, c.get('scope')));
}

/** To the language its visitor gets, or to the page that has taken its place; `undefined` where it is to be shown. */
function leadElsewhere(
  c: Context<SiteEnv>,
  settings: Settings,
  url: URL,
  match: RouteMatch,
  content: LoadedPage,
  state: PageState,
): Response | undefined {
  const language = findChosenLanguage(c, settings, url, match);
  const translation = language && content.view(state).head.alternates.find(({ locale }) => locale === language);
  const response = translation && redirectToLanguage(c, settings, url, translation);
  if (response) return response;
  const { movedTo } = content;
  // Only a page of this site and language is believed, so that content can lead nowhere else.
  if (movedTo === undefined || findRoute(movedTo)?.locale !== match.locale) return undefined;
  return redirectPermanently(c, `${movedTo}${url.search}`);
}

function setSource(c: Context<SiteEnv>, source: Source): void {
  for (const [name, value] of Object.entries(source)) c.header(name, value);
}

function answerUnchanged(c: Context<SiteEnv>, tag: string): Response {
  return c.body(null, 304, { ...describeKept('visitor'), ETag: tag, 'Cache-Control': FROM_CONTENT });
}

/** A page that was rendered before: for another visitor, whose validator was his own. */
function sendAgain({ body, headers }: RenderedPage, tag: string): Response {
  return markWith(tag, new Response(body, { headers }));
}

function markWith(tag: string, response: Response): Response {
  response.headers.set('ETag', tag);
  return response;
}

/**
 * Where the page lives: elsewhere, if another category's or another language's slug was asked for. Only an address of
 * the same page type and language is believed, so that content can neither lead away nor in circles.
 */
function findOwnPath(canonical: string | undefined, pathname: string, { page, locale }: RouteMatch): string {
  const path = canonical?.split('?', 1)[0] ?? pathname;
  if (path === pathname) return pathname;
  const target = findRoute(path);
  return target?.page === page && target.locale === locale ? path : pathname;
}
