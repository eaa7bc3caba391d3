import type { Handler } from 'hono';
import { type LeadHealth, readLeadHealth } from '../leads/lead-health.ts';
import { WAITING_BOUND } from '../leads/limits.ts';
import type { SiteEnv } from '../responses/services.ts';

/**
 * Says how the site is, for operators and their machines: whether leads can be stored, how many wait and since when,
 * and how many a person must look at. 503 while the store fails, and while the oldest lead waits longer than two of
 * the longest pauses: then the backend takes none, or nobody delivers. Answers within two seconds, without personal
 * data.
 */
export function health(database: D1Database): Handler<SiteEnv> {
  return async (c) => {
    const leads = await readLeadHealth(database, Date.now(), c.var.scope);
    const status = findStatus(leads);
    return c.json({ status, leads }, status === 'ok' ? 200 : 503, { 'Cache-Control': 'no-store' });
  };
}

function findStatus(leads: LeadHealth): 'ok' | 'degraded' | 'failing' {
  if (leads.store !== 'ok') return 'failing';
  return leads.oldestWaiting * 1000 > WAITING_BOUND ? 'degraded' : 'ok';
}
