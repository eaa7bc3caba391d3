import { Hono } from 'hono';
import { connectBackend } from './backend/connect.ts';
import { createContent } from './content/read.ts';
import { Outbox } from './leads/outbox.ts';
import type { LeadMessage, LeadServices } from './leads/submit.ts';
import { consumeLeads, sweepLeads } from './leads/sweep.ts';
import { redirects } from './middleware/redirects.ts';
import { security } from './middleware/security.ts';
import { createRequestScope, createScope } from './request/scope.ts';
import { PageMemory } from './responses/page-memory.ts';
import type { Services, SiteEnv } from './responses/services.ts';
import { createErrorResponse } from './responses/status.ts';
import { files, missingFiles } from './routes/files.ts';
import { health } from './routes/health.ts';
import { inbox } from './routes/inbox.ts';
import { locale } from './routes/locale.ts';
import { methodNotAllowed } from './routes/method-not-allowed.ts';
import { page } from './routes/page.ts';
import { submission } from './routes/submission.ts';
import { parseSettings } from './settings.ts';

/** The bindings of wrangler.toml, and the service binding that a deployment may add. */
export type Bindings = Omit<Env, 'LEADS'> & { LEADS: Queue<LeadMessage>; BACKEND?: Fetcher };

/** Milliseconds a run of queue or cron has: nobody waits for it, but it must end before the platform ends it. */
const RUN_TIME = 25_000;

/** The site: every middleware and route in the order a request meets them. Throws where a setting is wrong. */
export function createApp(bindings: Bindings) {
  const settings = parseSettings(bindings);
  const backend = connectBackend(bindings, settings);
  const leads: LeadServices = { backend, outbox: new Outbox(bindings.DB), queue: bindings.LEADS };
  const services: Services = {
    settings,
    backend,
    leads,
    content: createContent(bindings.CONTENT, backend),
    pages: new PageMemory(),
    posts: bindings.POSTS,
  };

  const app = new Hono<SiteEnv>();
  app.onError((error, c) => createErrorResponse(error, c, services));
  app.use(async (c, next) => {
    c.set('scope', createRequestScope(c.req.raw, c.executionCtx));
    await next();
  });
  app.use(security());
  app.get('/health', health());
  app.get('/locale', locale());
  app.get('/media/*', files(services));
  app.get('/assets/*', missingFiles());
  app.get('/inbox', inbox(services));
  app.use(redirects());
  app.get('*', page(services));
  app.post('*', submission(services));
  app.all('*', methodNotAllowed(services));

  return {
    fetch: (request: Request, context: ExecutionContext): Response | Promise<Response> =>
      app.fetch(request, bindings, context),
    consumeLeads: (batch: MessageBatch, context: ExecutionContext): Promise<void> =>
      consumeLeads(batch, leads, createScope(crypto.randomUUID(), RUN_TIME, context)),
    sweepLeads: (context: ExecutionContext): Promise<void> =>
      sweepLeads(leads, createScope(crypto.randomUUID(), RUN_TIME, context)),
  };
}
