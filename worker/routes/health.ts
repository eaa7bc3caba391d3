import type { Handler } from 'hono';
import { readLeadHealth } from '../leads/lead-health.ts';
import type { SiteEnv } from '../responses/services.ts';

/**
 * Says how the site is, for operators and their machines: whether leads can be stored, how many wait and since when,
 * and how many a person must look at. 503 while the store fails. Answers within two seconds, without personal data.
 */
export function health(database: D1Database): Handler<SiteEnv> {
  return async (c) => {
    const leads = await readLeadHealth(database, Date.now(), c.var.scope);
    const isOk = leads.store === 'ok';
    return c.json({ status: isOk ? 'ok' : 'failing', leads }, isOk ? 200 : 503, { 'Cache-Control': 'no-store' });
  };
}
