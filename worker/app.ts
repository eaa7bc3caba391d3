import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { locales } from '#shared/i18n/locales.ts';
import { MENU_PICTURES_PATH } from '#shared/menu-pictures.ts';
import { findOfflinePath } from '#shared/offline.ts';
import { SUGGESTIONS_PATH } from '#shared/search.ts';
import { VITALS_PATH } from '#shared/vitals.ts';
import { connectBackend } from './backend/connect.ts';
import { createContent } from './content/read.ts';
import { consumeLeads } from './leads/consume.ts';
import { createNotify } from './leads/notify.ts';
import { createLeadServices, type LeadMessage } from './leads/services.ts';
import { sweepLeads } from './leads/sweep.ts';
import { agreed } from './middleware/agreed.ts';
import { leaving } from './middleware/leaving.ts';
import { redirects } from './middleware/redirects.ts';
import { createRequestScope, createScope } from './request/scope.ts';
import { parseToken, TOKEN_COOKIE } from './request/token.ts';
import { createEntrypointStore, labelPage, type PagesEntrypoint } from './responses/kept-pages/entrypoint-store.ts';
import { KeptPages } from './responses/kept-pages/kept-pages.ts';
import { createLocationStore } from './responses/kept-pages/location-store.ts';
import type { PageStore } from './responses/kept-pages/page-store.ts';
import type { Services, SiteEnv } from './responses/services.ts';
import { createErrorResponse } from './responses/status.ts';
import { files, missingFiles } from './routes/files.ts';
import { health, live } from './routes/health.ts';
import { inbox } from './routes/inbox.ts';
import { locale } from './routes/locale.ts';
import { listMachineFiles } from './routes/machine-files.ts';
import { menuPictures } from './routes/menu-pictures.ts';
import { methodNotAllowed } from './routes/method-not-allowed.ts';
import { offline } from './routes/offline.ts';
import { page } from './routes/page.ts';
import { PURGE_PATH, purge } from './routes/purge.ts';
import { beginSession, endSession, SESSION_PATH } from './routes/session.ts';
import { submission } from './routes/submission.ts';
import { SUBSCRIPTIONS_PATH, subscriptions } from './routes/subscriptions.ts';
import { suggestions } from './routes/suggestions.ts';
import { vitals } from './routes/vitals.ts';
import { parseSettings, type Settings } from './settings.ts';

/** Milliseconds a batch of the queue and a run of the cron trigger have; the next one takes up where it ends. */
const BATCH_TIME = 60_000;
const SWEEP_TIME = 240_000;

/** The bindings of wrangler.toml, and those that a deployment may add: a backend as a service, e-mail, figures. */
export type Bindings = Omit<Env, 'LEADS'> & {
  LEADS: Queue<LeadMessage>;
  BACKEND?: Fetcher;
  MAIL?: SendEmail;
  VITALS?: AnalyticsEngineDataset;
};

/**
 * The site: every middleware and route in the order a request meets them. `entrypoint` makes pages behind Workers
 * Cache. Throws where a setting is wrong.
 */
export function createApp(bindings: Bindings, entrypoint: PagesEntrypoint) {
  const settings = parseSettings(bindings);
  const backend = connectBackend(bindings, settings);
  const notify = createNotify({
    webhooks: settings.leadWebhooks,
    mail: settings.leadMail,
    secret: settings.webhookSecret,
    inbox: backend.embedded ? `${settings.siteOrigin}/inbox` : undefined,
    sender: bindings.MAIL,
  });
  const leads = createLeadServices(bindings, settings, backend, notify);
  const services: Services = {
    settings,
    backend,
    leads,
    content: createContent(bindings.CONTENT, backend),
    pages: new KeptPages(findPageStore(settings, entrypoint)),
    posts: bindings.POSTS,
    purges: bindings.PURGES,
  };

  const app = createRouter(services);
  app.use(leaving(settings));
  app.get('/health/live', live);
  app.get('/health', health(services, bindings));
  app.get('/locale', locale(services));
  app.get(SUGGESTIONS_PATH, suggestions(services));
  app.get(MENU_PICTURES_PATH, menuPictures(services));
  for (const locale of locales) app.get(findOfflinePath(locale), offline(services, locale));
  app.get('/media/*', files(services));
  app.get('/assets/*', missingFiles());
  app.get('/inbox/*', inbox(services));
  app.get('/inbox.csv', inbox(services));
  app.post(VITALS_PATH, vitals(services, bindings.VITALS));
  app.all(VITALS_PATH, methodNotAllowed(services, 'POST'));
  app.post(SESSION_PATH, beginSession());
  app.delete(SESSION_PATH, endSession());
  app.all(SESSION_PATH, methodNotAllowed(services, 'POST, DELETE'));
  app.get(SUBSCRIPTIONS_PATH, subscriptions(services));
  app.post(PURGE_PATH, purge(services, bindings.DB));
  app.all(PURGE_PATH, methodNotAllowed(services, 'POST'));
  for (const [path, handler] of listMachineFiles(services)) {
    app.get(path, handler);
    app.all(path, methodNotAllowed(services, 'GET, HEAD'));
  }
  app.use(redirects());
  app.use(agreed());
  app.get('*', page(services));
  app.post('*', submission(services));
  app.all('*', methodNotAllowed(services, 'GET, HEAD, POST'));

  // Only pages, as they are for everybody: no cookie, no token and no language of a visitor comes here.
  const pages = createRouter(services);
  pages.get('*', page({ ...services, pages: new KeptPages(undefined) }));

  return {
    /** A page for Workers Cache to keep, under the version it is asked for by. */
    makePage: async (request: Request, context: ExecutionContext): Promise<Response> =>
      labelPage(request, await pages.fetch(new Request(request.url), bindings, context)),
    fetch: (request: Request, context: ExecutionContext): Response | Promise<Response> =>
      app.fetch(request, bindings, context),
    consumeLeads: (batch: MessageBatch, context: ExecutionContext): Promise<void> =>
      consumeLeads(batch, leads, createScope(crypto.randomUUID(), BATCH_TIME, context)),
    sweepLeads: (context: ExecutionContext): Promise<void> =>
      sweepLeads(leads, createScope(crypto.randomUUID(), SWEEP_TIME, context)),
  };
}

/** Begins with what every request has: its scope, and one place for whatever is thrown. */
function createRouter(services: Services): Hono<SiteEnv> {
  // The faster of Hono's routers: it refuses, at the start, a path that it could not look up at once.
  const router = new Hono<SiteEnv>({ router: new RegExpRouter() });
  router.onError((error, c) => createErrorResponse(error, c, services));
  router.use(async (c, next) => {
    const token = parseToken(getCookie(c, TOKEN_COOKIE));
    c.set('scope', createRequestScope(c.req.raw, c.executionCtx, token));
    c.set('url', new URL(c.req.url));
    await next();
  });
  return router;
}

function findPageStore({ pageCache }: Settings, entrypoint: PagesEntrypoint): PageStore | undefined {
  switch (pageCache) {
    case 'location':
      return createLocationStore();
    case 'workers':
      return createEntrypointStore(entrypoint);
    case 'off':
      return undefined;
    default:
      return pageCache satisfies never;
  }
}
