import * as v from 'valibot';
import type { Deadline } from '../request/deadline.ts';
import type { Scope } from '../request/scope.ts';
import type { PurgeRecord } from './cache/purges.ts';
import { policies } from './policies.ts';
import type { Content } from './question.ts';

/** Milliseconds the database has. */
const STORE_TIME = 2_000;
/** Milliseconds after which every answer from before a purge is too old to be served without asking again. */
const LIFETIME =
  Math.max(...Object.values(policies).map((policy) => (policy ? policy.fresh + policy.stale : 0))) * 1000;
/** Milliseconds until KV is tried again, about. */
const RETRY_AFTER = 1_000;
const MOST_TRIES = 3;
/** Paths that are told one by one; where there are more, everything is out of date. */
const MOST_PATHS = 2_000;

const rowsSchema = v.array(
  v.object({
    purged_at: v.number(),
    paths: v.nullable(v.pipe(v.string(), v.parseJson(), v.array(v.string()))),
  }),
);

/** What a publish makes out of date: pages by their paths, or `undefined` for everything. */
export interface Purge {
  /** Of the request: it is taken once. */
  signature: string;
  paths: readonly string[] | undefined;
}

/**
 * Keeps a purge; false where this request was taken before. In the database and not in KV: only there two purges at
 * once cannot lose each other. Throws where the database fails.
 */
export async function recordPurge(
  database: D1Database,
  { signature, paths }: Purge,
  now: number,
  { deadline }: Scope,
): Promise<boolean> {
  const [inserted] = await deadline.within(
    database.batch([
      database
        .prepare('INSERT INTO purges (signature, purged_at, paths) VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
        .bind(signature, now, paths ? JSON.stringify(paths) : null),
      database.prepare('DELETE FROM purges WHERE purged_at < ?').bind(now - LIFETIME),
    ]),
    STORE_TIME,
  );
  return inserted?.meta.changes === 1;
}

/**
 * Tells every place of the edge what is out of date, and this one at once. KV takes one write a second for a key, and
 * of several the last: so it is tried again, and whoever comes last has seen what all have kept. Throws where KV or
 * database fails.
 */
export async function tellPurges(database: D1Database, content: Content, { deadline }: Scope): Promise<void> {
  let record = await readPurges(database, deadline);
  for (let tries = 1; ; tries++) {
    try {
      await deadline.within(content.adoptPurges(record), STORE_TIME);
      const now = await readPurges(database, deadline);
      if (JSON.stringify(now) === JSON.stringify(record)) return;
      record = now;
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER * (0.5 + Math.random())));
      record = await readPurges(database, deadline);
    }
  }
}

async function readPurges(database: D1Database, deadline: Deadline): Promise<PurgeRecord> {
  const query = database.prepare('SELECT purged_at, paths FROM purges ORDER BY purged_at');
  const { results } = await deadline.within(query.all(), STORE_TIME);
  return summarise(v.parse(rowsSchema, results));
}

function summarise(rows: v.InferOutput<typeof rowsSchema>): PurgeRecord {
  const all = Math.max(0, ...rows.flatMap((row) => (row.paths ? [] : row.purged_at)));
  const times = new Map(rows.flatMap((row) => (row.paths ?? []).map((path) => [path, row.purged_at] as const)));
  const paths = [...times].filter(([, time]) => time > all);
  return paths.length > MOST_PATHS
    ? { all: Math.max(...paths.map(([, time]) => time)), paths: {} }
    : { all, paths: Object.fromEntries(paths) };
}
