import * as v from 'valibot';
import { describeError } from '../request/log.ts';
import type { Scope } from '../request/scope.ts';

/** Milliseconds the store has to say how it is. */
const HEALTH_TIME = 1_500;

const countsSchema = v.array(v.object({ state: v.string(), count: v.number(), oldest: v.number() }));

/** How the leads are; no personal data. */
export type LeadHealth =
  | {
      store: 'ok';
      /** Leads that the backend has yet to take. */
      waiting: number;
      /** Seconds since the oldest of them came; 0 where none waits. */
      oldestWaiting: number;
      /** Leads that wait for a person. */
      refused: number;
      unreadable: number;
      /** Whether the last lead that was offered to the backend was offered in vain. */
      backendAway: boolean;
    }
  | { store: 'failing'; problem: string };

/** Asks the outbox how it is. `now` in milliseconds since 1970. Never throws. */
export async function readLeadHealth(
  database: Pick<D1Database, 'prepare'>,
  now: number,
  scope: Scope,
): Promise<LeadHealth> {
  const query = database.prepare(
    `SELECT state, count(*) AS count, min(created_at) AS oldest FROM outbox
     WHERE lead IS NOT NULL AND state <> 'delivered' GROUP BY state
     UNION ALL SELECT 'away', count(*), 0 FROM backend_away`,
  );
  try {
    const { results } = await scope.deadline.within(query.all(), HEALTH_TIME);
    const rows = v.parse(countsSchema, results);
    const count = (...states: string[]) =>
      rows.reduce((sum, row) => sum + (states.includes(row.state) ? row.count : 0), 0);
    const waiting = rows.filter(({ state }) => state === 'waiting' || state === 'leased');
    const oldest = Math.min(now, ...waiting.map((row) => row.oldest));
    return {
      store: 'ok',
      waiting: count('waiting', 'leased'),
      oldestWaiting: Math.floor((now - oldest) / 1000),
      refused: count('refused'),
      unreadable: count('unreadable'),
      backendAway: count('away') > 0,
    };
  } catch (error) {
    scope.log.error('outbox', { error });
    const table = /no such table: (\w+)/.exec(describeError(error))?.[1];
    return { store: 'failing', problem: table ? `no table ${table}: npm run migrate` : 'no answer' };
  }
}
