import type { Handler } from 'hono';
import { readStoreHealth } from '../content/store-health.ts';
import { type LeadHealth, readLeadHealth } from '../leads/lead-health.ts';
import { WAITING_BOUND } from '../leads/limits.ts';
import type { Scope } from '../request/scope.ts';
import { readFrame } from '../responses/frame.ts';
import type { Services, SiteEnv } from '../responses/services.ts';

/** Milliseconds for the content every page needs; two seconds in all is what monitors wait. */
const CONTENT_TIME = 1_500;

interface ContentHealth {
  store: 'ok' | 'failing';
  /** Seconds since the backend gave what every page shows; `null` where there is not even a copy. */
  age: number | null;
}

/** Says that the worker runs, and which build: touches nothing. */
export const live: Handler<SiteEnv> = (c) =>
  c.json({ status: 'ok', build: import.meta.env.BUILD_VERSION }, 200, { 'Cache-Control': 'no-store' });

/**
 * Says how the site is, for operators and their machines: whether content can be read and how old it is, whether leads
 * can be stored, how many wait and since when, and how many a person must look at. 503 while visitors or leads suffer:
 * no content, no store for leads, or the oldest lead waits longer than two of the longest pauses, because the backend
 * takes none or nobody delivers. Answers within two seconds, without personal data.
 */
export function health(services: Services, { DB, CONTENT }: Pick<Env, 'DB' | 'CONTENT'>): Handler<SiteEnv> {
  return async (c) => {
    const scope = c.get('scope');
    const [content, leads] = await Promise.all([
      readContentHealth(services, CONTENT, scope),
      readLeadHealth(DB, Date.now(), scope),
    ]);
    const status = findStatus(content, leads);
    return c.json({ status, content, leads }, status === 'ok' ? 200 : 503, { 'Cache-Control': 'no-store' });
  };
}

async function readContentHealth({ content }: Services, kv: KVNamespace, scope: Scope): Promise<ContentHealth> {
  const reading = scope.deadline.within(readFrame(content, 'pt', scope), CONTENT_TIME).catch(() => undefined);
  const [store, around] = await Promise.all([readStoreHealth(kv, scope), reading]);
  const age = around?.storedAt === undefined ? null : Math.floor((Date.now() - around.storedAt) / 1000);
  return { store, age };
}

function findStatus({ age }: ContentHealth, leads: LeadHealth): 'ok' | 'degraded' | 'failing' {
  if (leads.store !== 'ok' || age === null) return 'failing';
  return leads.oldestWaiting * 1000 > WAITING_BOUND ? 'degraded' : 'ok';
}
