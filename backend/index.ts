import { Hono } from 'hono';
import { execute } from './graphql.ts';
import { mayReadInbox, renderInbox } from './inbox.ts';
import { keepLead, readLeads } from './received.ts';

/** What the backend needs of its surroundings. */
export interface BackendOptions {
  /** Where received leads are kept. */
  database: D1Database;
  /** Opens `/inbox` from elsewhere than this machine (user `inbox`); without it, it stays shut there. */
  inboxPassword?: string | undefined;
}

/** A backend of the contract, complete in itself: content by GraphQL, received forms, an inbox to look at them. */
export function createBackend({ database, inboxPassword }: BackendOptions) {
  const app = new Hono();

  app.post('/graphql', async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined);
    if (typeof body !== 'object' || body === null || !('query' in body) || typeof body.query !== 'string') {
      return c.json({ errors: [{ message: 'The body must be JSON with a query' }] }, 400);
    }
    const variables = 'variables' in body && typeof body.variables === 'object' ? body.variables : null;
    const operationName =
      'operationName' in body && typeof body.operationName === 'string' ? body.operationName : undefined;
    const result = await execute(body.query, { ...variables }, operationName);
    // Without data the operation itself was refused: not valid, or not of this contract.
    return c.json(result, result.data === undefined ? 400 : 200);
  });

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
    c.header('Cache-Control', 'private, no-store');
    return c.html(renderInbox(await readLeads(database, 100)));
  });

  return app;
}
