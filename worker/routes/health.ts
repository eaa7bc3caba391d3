import type { Handler } from 'hono';
import { readLeadHealth } from '../leads/lead-health.ts';
import { createRequestScope } from '../request/scope.ts';

/**
 * Says how the site is, for operators and their machines: whether leads can be stored, how many wait and since when,
 * and how many a person must look at. 503 while the store fails. Answers within two seconds, without personal data.
 */
export function health(database: D1Database): Handler {
  return async (c) => {
    const leads = await readLeadHealth(database, Date.now(), createRequestScope(c.req.raw, c.executionCtx));
    const isOk = leads.store === 'ok';
    return c.json({ status: isOk ? 'ok' : 'failing', leads }, isOk ? 200 : 503, { 'Cache-Control': 'no-store' });
  };
}
