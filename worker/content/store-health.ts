import type { Scope } from '../request/scope.ts';
import { KV_TIMEOUT } from './policies.ts';

/** Whether KV answers: without it the site goes on from memory and backend, and slower. Never throws. */
export async function readStoreHealth(
  kv: Pick<KVNamespace, 'get'>,
  { deadline, log }: Scope,
): Promise<'ok' | 'failing'> {
  try {
    // Any key will do; this one is the smallest there is.
    await deadline.within(kv.get('purges'), KV_TIMEOUT);
    return 'ok';
  } catch (error) {
    log.error('content', { what: 'KV', error });
    return 'failing';
  }
}
