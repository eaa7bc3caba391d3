import * as v from 'valibot';
import { within } from '../request/deadline.ts';
import { type Lead, leadSchema } from './lead.ts';

/** Milliseconds the store has before a lead goes the other way. */
const STORE_TIMEOUT = 2_000;
/** Seconds until the next try, by the number of tries so far; the last one repeats. */
const BACKOFF = [10, 60, 600, 1800, 3600] as const;

/** Seconds between the visitor's own request and the next try. */
export const FIRST_PAUSE = BACKOFF[0];

const CREATE = `CREATE TABLE IF NOT EXISTS leads (
  key TEXT PRIMARY KEY,
  lead TEXT,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'refused')),
  attempts INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  next_attempt_at INTEGER NOT NULL
)`;

const rowSchema = v.object({
  lead: v.pipe(v.string(), v.parseJson(), leadSchema),
  attempts: v.number(),
});

/** A lead that waits for delivery, with the number of tries so far. */
export type WaitingLead = v.InferOutput<typeof rowSchema>;

/** Where leads are kept until the backend has them. Every method may throw: then the store itself fails. */
export class Outbox {
  readonly #database: D1Database;

  constructor(database: D1Database) {
    this.#database = database;
  }

  /** Keeps a lead; false where its key is already there. `now` in milliseconds. */
  async keep(lead: Lead, now: number): Promise<boolean> {
    const insert = this.#database
      .prepare('INSERT OR IGNORE INTO leads (key, lead, created_at, next_attempt_at) VALUES (?, ?, ?, ?)')
      // The visitor's own request tries first; the sweep takes over after the first pause.
      .bind(lead.key, JSON.stringify(lead), now, now + BACKOFF[0] * 1000);
    const [, result] = await this.#run([insert]);
    return result?.meta.changes === 1;
  }

  /** A lead that still waits; `undefined` where it is delivered, refused or unknown. */
  async find(key: string): Promise<WaitingLead | undefined> {
    const select = this.#database
      .prepare("SELECT lead, attempts FROM leads WHERE key = ? AND state = 'waiting'")
      .bind(key);
    const [, result] = await this.#run([select]);
    const row: unknown = result?.results[0];
    return row === undefined ? undefined : v.parse(rowSchema, row);
  }

  /** Leads whose next try is due, the oldest first. `now` in milliseconds. */
  async findDue(now: number, limit: number): Promise<WaitingLead[]> {
    const select = this.#database
      .prepare(
        "SELECT lead, attempts FROM leads WHERE state = 'waiting' AND next_attempt_at <= ? ORDER BY created_at LIMIT ?",
      )
      .bind(now, limit);
    const [, result] = await this.#run([select]);
    return (result?.results ?? []).flatMap((row: unknown) => {
      const parsed = v.safeParse(rowSchema, row);
      if (parsed.success) return [parsed.output];
      // One row of another release must not stop all others.
      console.error(JSON.stringify({ event: 'outbox', error: `unreadable row: ${v.getDotPath(parsed.issues[0])}` }));
      return [];
    });
  }

  /** Ends the wait of a lead the backend has. What the visitor wrote is erased; the key stays, to know a repetition. */
  async markDelivered(key: string): Promise<void> {
    await this.#run([
      this.#database.prepare("UPDATE leads SET state = 'delivered', lead = NULL WHERE key = ?").bind(key),
    ]);
  }

  /** Ends the wait of a lead the backend will never take, when its visitor is gone: it is kept for a person to look at. */
  async markRefused(key: string): Promise<void> {
    await this.#run([this.#database.prepare("UPDATE leads SET state = 'refused' WHERE key = ?").bind(key)]);
  }

  /** Takes back a lead the backend refused while its visitor is there to correct it and send it again. */
  async remove(key: string): Promise<void> {
    await this.#run([this.#database.prepare('DELETE FROM leads WHERE key = ?').bind(key)]);
  }

  /** Counts a failed try and sets the time of the next; gives the pause in seconds. */
  async postpone({ lead, attempts }: WaitingLead, now: number): Promise<number> {
    const seconds = BACKOFF[Math.min(attempts + 1, BACKOFF.length - 1)] ?? BACKOFF[0];
    await this.#run([
      this.#database
        .prepare('UPDATE leads SET attempts = attempts + 1, next_attempt_at = ? WHERE key = ?')
        .bind(now + seconds * 1000, lead.key),
    ]);
    return seconds;
  }

  /** The table is made where it is missing, so that no step before the first lead can be forgotten. */
  #run(statements: D1PreparedStatement[]): Promise<D1Result<unknown>[]> {
    return within(this.#database.batch([this.#database.prepare(CREATE), ...statements]), STORE_TIMEOUT);
  }
}
