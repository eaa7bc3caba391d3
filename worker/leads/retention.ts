import * as v from 'valibot';
import type { Scope } from '../request/scope.ts';
import type { Files } from './files.ts';
import { fileKeysSchema } from './lead.ts';
import { DELIVERED_KEPT, STORE_TIME, UNDELIVERED_KEPT } from './limits.ts';

/** Rows one run erases; the next one takes up where it ends. */
const RUN_SIZE = 100;

const rowSchema = v.object({
  key: v.string(),
  files: fileKeysSchema,
  state: v.string(),
  reason: v.nullable(v.string()),
});

const DELIVERED = "lead IS NOT NULL AND state = 'delivered' AND closed_at <= ?1";
const UNDELIVERED = "lead IS NOT NULL AND state <> 'delivered' AND created_at <= ?1";

/** What visitors wrote, for as long as it may be kept: the outbox's rows and the files that belong to them. */
export class Retention {
  readonly #database: D1Database;
  readonly #files: Files;

  constructor(database: D1Database, files: Files) {
    this.#database = database;
    this.#files = files;
  }

  /**
   * Erases what was delivered long enough ago, all but the key, which tells a repetition, and removes what nobody
   * could deliver in 30 days. `now` in milliseconds since 1970. Throws where a store fails.
   */
  async erase(now: number, scope: Scope): Promise<void> {
    await this.#end(DELIVERED, now - DELIVERED_KEPT, "UPDATE outbox SET lead = NULL, files = '[]'", scope);
    const lost = await this.#end(UNDELIVERED, now - UNDELIVERED_KEPT, 'DELETE FROM outbox', scope);
    for (const { key, state, reason } of lost) scope.log.error('lead given up', { key, state, reason });
    // Files whose row was never written, because the worker was killed in between.
    await this.#files.removeOlder(now - UNDELIVERED_KEPT, scope);
  }

  /** The files first: a row that is still there is found again by the next run. */
  async #end(
    condition: string,
    before: number,
    action: string,
    scope: Scope,
  ): Promise<v.InferOutput<typeof rowSchema>[]> {
    const select = this.#database
      .prepare(`SELECT key, files, state, reason FROM outbox WHERE ${condition} LIMIT ${RUN_SIZE}`)
      .bind(before);
    const { results } = await scope.deadline.within(select.all(), STORE_TIME);
    const rows = v.parse(v.array(rowSchema), results);
    await this.#files.remove(
      rows.flatMap(({ files }) => files),
      scope,
    );
    const end = this.#database
      .prepare(`${action} WHERE ${condition} AND key IN (SELECT value FROM json_each(?2))`)
      .bind(before, JSON.stringify(rows.map(({ key }) => key)));
    if (rows.length > 0) await scope.deadline.within(end.run(), STORE_TIME);
    return rows;
  }
}
