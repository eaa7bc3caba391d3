import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import { createEndpoint } from './endpoint.ts';
import { mayReadInbox, renderInbox } from './inbox.ts';
import { BODY_LIMIT } from './limits.ts';
import { keepLead, readLeads } from './received.ts';

/** What the backend needs of its surroundings. */
export interface BackendOptions {
  /** Where received leads are kept. */
  database: D1Database;
  /** Opens `/inbox` from elsewhere than this machine (user `inbox`); without it, it stays shut there. */
  inboxPassword?: string | undefined;
  /** The content's files, where the backend has to serve them itself. */
  media?: Fetcher;
  /** Whether the schema may be asked for; for development alone. */
  introspection?: boolean;
}

/** Answers are data, files and one page without a style: nothing of them runs, is framed or leads elsewhere. */
const CONTENT_POLICY = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

/** A backend of the contract, complete in itself: content by GraphQL, received forms, an inbox to look at them. */
export function createBackend({ database, inboxPassword, media, introspection = false }: BackendOptions) {
  const app = new Hono();
  const answerGraphql = createEndpoint({ introspection });

  app.onError((error, c) => {
    console.error(JSON.stringify({ level: 'error', event: 'backend', error: `${error.name}: ${error.message}` }));
    return c.json({ errors: [{ message: 'The backend failed' }] }, 500);
  });
  app.use(secureHeaders({ contentSecurityPolicy: CONTENT_POLICY, xFrameOptions: 'DENY' }));
  // Set first, so that a failure has it too; files that never change say so themselves.
  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });

  app.all(
    '/graphql',
    bodyLimit({
      maxSize: BODY_LIMIT,
      onError: (c) => c.json({ errors: [{ message: `The body has more than ${BODY_LIMIT} bytes` }] }, 413),
    }),
    (c) => answerGraphql(c.req.raw),
  );

  app.post('/forms/:identifier', async (c) => {
    const idempotencyKey = c.req.header('Idempotency-Key');
    if (!idempotencyKey) return c.json({ errors: { '': ['Idempotency-Key is missing'] } }, 400);
    const form = await c.req.formData().catch(() => undefined);
    if (!form) return c.json({ errors: { '': ['The body must be a form'] } }, 415);
    const fields = Object.fromEntries(
      [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
    );
    const isNew = await keepLead(database, {
      idempotencyKey,
      identifier: c.req.param('identifier'),
      receivedAt: new Date().toISOString(),
      fields,
    });
    return isNew ? c.json({ received: true }, 201) : c.json({ received: true }, 409);
  });

  app.get('/inbox', async (c) => {
    if (!(await mayReadInbox(c.req.raw, inboxPassword))) {
      if (inboxPassword !== undefined) c.header('WWW-Authenticate', 'Basic realm="inbox"');
      return c.text('The inbox is not open to you', inboxPassword === undefined ? 404 : 401);
    }
    return c.html(renderInbox(await readLeads(database, 100)));
  });

  if (media) {
    // One name and nothing else, so that no way leads out of the folder.
    app.get('/media/:name{[\\w-]+(?:\\.[\\w-]+)+}', async (c) => {
      const url = new URL(`/${c.req.param('name')}`, c.req.url);
      const file = await media.fetch(new Request(url, c.req.raw));
      const response = new Response(file.body, file);
      if (file.ok) response.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
      else response.headers.delete('Cache-Control');
      return response;
    });
  }

  return app;
}
