import type { Context } from 'hono';
import { buildPath } from '#shared/routes/build.ts';
import { findRoute, type RouteMatch } from '#shared/routes/find.ts';
import type { LoadedPage } from '../pages/define-page.ts';
import { pageTypes } from '../pages/index.ts';
import { findAgreed } from '../responses/consent.ts';
import { createETag, isKnown } from '../responses/etag.ts';
import type { Frame } from '../responses/frame.ts';
import { redirectPermanently } from '../responses/redirect.ts';
import { renderPage } from '../responses/render.tsx';
import { setSecurityHeaders } from '../responses/security-headers.ts';
import type { Services, SiteEnv } from '../responses/services.ts';
import type { Settings } from '../settings.ts';
import { createState, type PageState } from '../view/page-state.ts';
import { findChosenLanguage, redirectToLanguage } from './chosen-language.ts';

interface FoundPage {
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
  { url, match, isWritten, content, around }: FoundPage,
): Promise<Response> {
  const { settings } = services;
  // As the table writes it, where the address that was asked for is written otherwise.
  const asked = isWritten ? url.pathname : buildPath(match.page, match.locale, match.params);
  const state = createState(match.locale, asked);
  const elsewhere = leadElsewhere(c, settings, url, match, content, state);
  if (elsewhere) return elsewhere;

  const version = `${content.version}.${around.version}`;
  // Everything the page depends on that is not its content: nothing else of the query reaches it.
  const key = `${url.origin}${url.pathname}${content.query}`;
  const now = Date.now();
  const tag = createETag(version, settings, findAgreed(c), now);
  // A copy of last resort says so each time, and soon it may be none any more.
  const isLastGood = content.source === 'last-good';
  const remembered = isLastGood ? undefined : services.pages.find(key, version, now);
  if (remembered) return isKnown(c.req.raw, tag) ? answerUnchanged(c, tag) : markWith(tag, remembered);

  const view = content.view(state);
  const path = findOwnPath(view.head.canonical, asked, match);
  if (path !== url.pathname) return redirectPermanently(c, `${path}${url.search}`);

  const { layout } = pageTypes[match.page];
  const head = { ...view.head, canonical: view.head.canonical?.replace(/^[^?]*/, () => path) };
  const rendering = { styles: match.page, layout, frame: around.frame, state, view: { ...view, head } };
  c.header('Server-Timing', `content;desc=${content.source}`);
  // What follows from a visitor's own words is kept nowhere, for anyone could fill a memory with it; nor is a preview.
  if (!head.indexed || isLastGood || c.var.scope.token !== undefined) {
    c.header('Cache-Control', head.indexed ? SHARED : 'private, no-store');
    return renderPage(c, services, rendering);
  }
  if (isKnown(c.req.raw, tag)) return answerUnchanged(c, tag);
  c.header('Cache-Control', SHARED);
  const response = await renderPage(c, services, rendering);
  // Now that it is this page indeed, and no error in its place.
  return keepPage(c, services, markWith(tag, response), { key, version, now });
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

/** Any cache may keep a page, and asks each time whether it is still the same: a publish is seen at once. */
const SHARED = 'public, max-age=0, must-revalidate';

function answerUnchanged(c: Context<SiteEnv>, tag: string): Response {
  return c.body(null, 304, { ETag: tag, 'Cache-Control': SHARED });
}

/** Each visitor's own: a page that is remembered was another's. */
function markWith(tag: string, response: Response): Response {
  response.headers.set('ETag', tag);
  return response;
}

/** Sends a page and remembers it, headers and all, once it has been sent whole. */
function keepPage(
  c: Context<SiteEnv>,
  { pages }: Services,
  response: Response,
  { key, version, now }: { key: string; version: string; now: number },
): Response {
  if (!response.body) return response;
  const [toVisitor, toMemory] = response.body.tee();
  const headers = new Headers(response.headers);
  headers.delete('Transfer-Encoding');
  headers.set('Server-Timing', 'page;desc=memory');
  setSecurityHeaders(headers);
  // One that breaks off is not remembered; React has logged why.
  c.var.scope.waitUntil(pages.keep(key, version, new Response(toMemory, { headers }), now).catch(() => undefined));
  return new Response(toVisitor, response);
}

/**
 * Where the page lives: elsewhere, if another category's or another language's slug was asked for. Only an address of
 * the same page type and language is believed, so that content can neither lead away nor in circles.
 */
function findOwnPath(canonical: string | undefined, pathname: string, { page, locale }: RouteMatch): string {
  const path = canonical?.split('?', 1)[0] ?? pathname;
  const target = findRoute(path);
  return target?.page === page && target.locale === locale ? path : pathname;
}
