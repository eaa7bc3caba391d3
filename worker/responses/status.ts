import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { findLocale, type Locale } from '#shared/i18n/locales.ts';
import { type Translate, translateTo } from '#shared/i18n/translate.ts';
import { buildPath } from '#shared/routes/build.ts';
import { ContentUnavailableError } from '../content/errors.ts';
import { type MenusData, notFoundOperation } from '../content/generated/operations.ts';
import { describeError } from '../request/log.ts';
import { renderDocument } from './render.tsx';
import type { Services, SiteEnv } from './services.ts';
import { createStaticErrorPage } from './static-fallback.ts';
import { createErrorPage, createNotFoundPage, type ErrorStatus } from './status-pages.tsx';

/** 404 in the language of the address; what does not ask for a page gets one line of text. */
export async function createNotFoundResponse(
  c: Context<SiteEnv>,
  services: Services,
  knownMenu?: MenusData,
): Promise<Response> {
  if (!wantsPage(c)) return c.text('This page could not be found', 404);
  const locale = findLocale(c.req.path);
  const menu = knownMenu ?? (await readMenu(c, services, locale));
  const page = createNotFoundPage({ locale, path: c.req.path, t: translateTo(locale) }, menu);
  return respond(c, services, 404, locale, page);
}

/** The menu is worth having, but a missing page must not become an unavailable one for lack of it. */
async function readMenu(c: Context<SiteEnv>, { content }: Services, locale: Locale): Promise<MenusData | undefined> {
  try {
    const answer = await content.read(notFoundOperation, {}, locale, (work) => c.executionCtx.waitUntil(work));
    return answer.data.menu;
  } catch {
    // The content door has logged why.
    return undefined;
  }
}

/** The one place that turns anything thrown into a response: a plain sentence, and an id that the log has too. */
export async function createErrorResponse(error: Error, c: Context<SiteEnv>, services: Services): Promise<Response> {
  const status = findStatus(error);
  const id = c.req.header('CF-Ray') ?? crypto.randomUUID();
  if (status >= 500) {
    console.error(JSON.stringify({ event: 'error', id, status, path: c.req.path, error: describeError(error) }));
  }
  return createStatusResponse(c, services, status, id);
}

/** A status that is a page of its own: a request refused, or a page that cannot be shown. */
export async function createStatusResponse(
  c: Context<SiteEnv>,
  services: Services,
  status: ErrorStatus,
  id?: string,
): Promise<Response> {
  const locale = findLocale(c.req.path);
  const t: Translate = translateTo(locale);
  if (status === 503) c.header('Retry-After', '30');
  if (status === 429) c.header('Retry-After', '60');
  if (!wantsPage(c)) return c.json({ error: t(`error.${status}.title`), ...(id && { id }) }, status);
  return respond(
    c,
    services,
    status,
    locale,
    createErrorPage({ locale, path: buildPath('home', locale), t }, status, id),
  );
}

async function respond(
  c: Context<SiteEnv>,
  services: Services,
  status: 404 | ErrorStatus,
  locale: Locale,
  { head, body }: ReturnType<typeof createErrorPage>,
): Promise<Response> {
  c.status(status);
  c.header('Cache-Control', 'private, no-store');
  try {
    return await renderDocument(c, services, { type: 'status', locale, head }, body);
  } catch (error) {
    // The last resort has no part that could fail.
    console.error(JSON.stringify({ event: 'error page', path: c.req.path, error: describeError(error) }));
    return c.html(createStaticErrorPage(locale), 500);
  }
}

function findStatus(error: Error): ErrorStatus {
  if (error instanceof ContentUnavailableError) return 503;
  if (error instanceof HTTPException && error.status === 413) return 413;
  return 500;
}

/** Whether the answer is looked at by a person: a browser's navigation, or whoever takes anything and names no file. */
function wantsPage(c: Context<SiteEnv>): boolean {
  const accept = c.req.header('Accept') ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(c.req.path));
}
