import * as v from 'valibot';
import type { Scope } from '../request/scope.ts';
import { fileKeysSchema, type Lead, listFileKeys } from './lead.ts';
import { type Leased, parseLeased } from './leased.ts';
import { findPause, LEASE_TIME, QUEUE_TIME, SAME_SUBMISSION, STORE_TIME } from './limits.ts';

/** What became of keeping a lead. */
interface Kept {
  /** To be delivered now; `undefined` where the lead was there: somebody else delivers it, or has. */
  leased: Leased | undefined;
  /** Whether no row had its key before: then people are told of it. */
  isNew: boolean;
  /** Keys of files that no row needs: those of a repetition, or of a row that was opened again. */
  spareFiles: readonly string[];
}

/** What asking for a lease gives: the lead, or when it may be free, or that nobody needs to deliver it any more. */
type LeaseAnswer = { kind: 'leased'; leased: Leased } | { kind: 'busy'; until: number } | { kind: 'closed' };

const rowKeySchema = v.object({ key: v.string() });
const dueSchema = v.object({ due_at: v.nullable(v.number()) });
const filesSchema = v.object({ files: fileKeysSchema });

/** Parameters: key, earlier key, time since which that one counts. */
const KEY = 'coalesce((SELECT key FROM outbox WHERE key = ?2 AND created_at > ?3), ?1)';
/** Parameters: lease, its end. */
const LEASE = "UPDATE outbox SET state = 'leased', lease = ?1, due_at = ?2, attempts = attempts + 1";

/**
 * Where leads are kept until the backend has them. A row is `waiting` for its next try, `leased` to whoever tries,
 * then for good `delivered`, `refused` or `unreadable`; a refused or unreadable one that is sent again is opened again,
 * as is one that an operator wants to try again (outbox-statements.ts: the one other place that moves a row).
 * Every method may throw: then the store itself fails. Times in milliseconds since 1970.
 */
export class Outbox {
  readonly #database: D1Database;

  constructor(database: D1Database) {
    this.#database = database;
  }

  /**
   * Keeps a lead and leases it to the caller, unless a row that is or will be delivered has its key, or had the
   * earlier one a short time ago.
   */
  async keep(lead: Lead, earlierKey: string | undefined, now: number, scope: Scope): Promise<Kept> {
    const lease = crypto.randomUUID();
    const keys = [lead.key, earlierKey ?? null, Date.parse(lead.submittedAt) - SAME_SUBMISSION];
    const statements = [
      // Whoever sends it again is thanked for the row that is there.
      this.#prepare(`UPDATE outbox SET promised = 1 WHERE key = ${KEY} RETURNING files`, keys),
      this.#prepare(
        `INSERT INTO outbox (key, lead, files, state, lease, attempts, created_at, due_at)
         VALUES (${KEY}, ?4, ?5, 'leased', ?6, 1, ?7, ?8)
         ON CONFLICT (key) DO UPDATE SET lead = excluded.lead, files = excluded.files, state = 'leased',
           lease = excluded.lease, attempts = 1, created_at = excluded.created_at, due_at = excluded.due_at,
           reason = NULL, closed_at = NULL
         WHERE state IN ('refused', 'unreadable') RETURNING key`,
        [...keys, JSON.stringify(lead), JSON.stringify(listFileKeys(lead)), lease, now, now + LEASE_TIME],
      ),
    ];
    // Where the store fails, the queue is still to be asked.
    const [earlier, kept] = await this.#run(scope, statements, QUEUE_TIME);
    const given = new Set(listFileKeys(lead));
    const found = new Set(earlier?.[0] ? v.parse(filesSchema, earlier[0]).files : []);
    if (!kept?.[0]) return { leased: undefined, isNew: false, spareFiles: [...given.difference(found)] };
    const { key } = v.parse(rowKeySchema, kept[0]);
    const leased = { lead: { ...lead, key }, lease, attempts: 1 };
    return { leased, isNew: !earlier?.[0], spareFiles: [...found.difference(given)] };
  }

  /** Leases one lead where it is due. */
  async lease(key: string, now: number, scope: Scope): Promise<LeaseAnswer> {
    const lease = crypto.randomUUID();
    const [rows, found] = await this.#run(scope, [
      this.#prepare(`${LEASE} WHERE key = ?3 AND due_at <= ?4 RETURNING key, lead, attempts`, [
        lease,
        now + LEASE_TIME,
        key,
        now,
      ]),
      this.#prepare('SELECT due_at FROM outbox WHERE key = ?1', [key]),
    ]);
    if (rows?.[0]) {
      const leased = await this.#open(rows[0], lease, now, scope);
      return leased ? { kind: 'leased', leased } : { kind: 'closed' };
    }
    const until = found?.[0] ? v.parse(dueSchema, found[0]).due_at : null;
    return until === null ? { kind: 'closed' } : { kind: 'busy', until };
  }

  /** Leases the lead that is due longest since before a time; `undefined` where there is none. */
  async leaseNext(before: number, now: number, scope: Scope): Promise<Leased | undefined> {
    for (;;) {
      const lease = crypto.randomUUID();
      const [rows] = await this.#run(scope, [
        this.#prepare(
          `${LEASE} WHERE key = (SELECT key FROM outbox WHERE due_at <= ?3 ORDER BY due_at LIMIT 1)
           RETURNING key, lead, attempts`,
          [lease, now + LEASE_TIME, before],
        ),
      ]);
      if (!rows?.[0]) return undefined;
      const leased = await this.#open(rows[0], lease, now, scope);
      if (leased) return leased;
    }
  }

  /** Ends the way of a lead the backend has, whoever holds its lease. What the visitor wrote is erased later. */
  async markDelivered(key: string, now: number, scope: Scope): Promise<void> {
    await this.#run(scope, [
      this.#prepare(
        `UPDATE outbox SET state = 'delivered', lease = NULL, due_at = NULL, reason = NULL, closed_at = ?2
         WHERE key = ?1`,
        [key, now],
      ),
    ]);
  }

  /** Gives a lease back after a failed try; gives the seconds until the next. */
  async postpone({ lead, lease, attempts }: Leased, now: number, scope: Scope): Promise<number> {
    const pause = findPause(attempts);
    await this.#run(scope, [
      this.#prepare("UPDATE outbox SET state = 'waiting', lease = NULL, due_at = ?3 WHERE key = ?1 AND lease = ?2", [
        lead.key,
        lease,
        now + pause * 1000,
      ]),
    ]);
    return pause;
  }

  /** Sets a lead aside that the backend will never take as it is: it is kept for a person to look at. */
  async markRefused({ lead, lease }: Leased, reason: string, now: number, scope: Scope): Promise<void> {
    await this.#setAside('refused', lead.key, lease, reason, now, scope);
  }

  /**
   * Takes back a lead whose visitor is there to correct it. False where somebody was thanked for it in the meantime:
   * then it must be set aside instead.
   */
  async takeBack({ lead, lease }: Leased, scope: Scope): Promise<boolean> {
    const [rows] = await this.#run(scope, [
      this.#prepare('DELETE FROM outbox WHERE key = ?1 AND lease = ?2 AND promised = 0 RETURNING key', [
        lead.key,
        lease,
      ]),
    ]);
    return rows?.[0] !== undefined;
  }

  /** Reads a leased row. One that this release does not understand is set aside, and holds up no other. */
  async #open(row: unknown, lease: string, now: number, scope: Scope): Promise<Leased | undefined> {
    const result = parseLeased(row, lease);
    if (result.ok) return result.leased;
    const { key, reason } = result;
    scope.log.error('lead unreadable', { key, reason });
    await this.#setAside('unreadable', key, lease, reason, now, scope);
    return undefined;
  }

  async #setAside(
    state: 'refused' | 'unreadable',
    key: string,
    lease: string,
    reason: string,
    now: number,
    scope: Scope,
  ): Promise<void> {
    await this.#run(scope, [
      this.#prepare(
        `UPDATE outbox SET state = ?3, reason = ?4, closed_at = ?5, lease = NULL, due_at = NULL
         WHERE key = ?1 AND lease = ?2`,
        [key, lease, state, reason, now],
      ),
    ]);
  }

  #prepare(sql: string, values: readonly (string | number | null)[]): D1PreparedStatement {
    return this.#database.prepare(sql).bind(...values);
  }

  /** The rows of each statement, all of one transaction. `reserve`: milliseconds to leave for what comes after. */
  async #run(scope: Scope, statements: D1PreparedStatement[], reserve = 0): Promise<unknown[][]> {
    const results = await scope.deadline.within(this.#database.batch(statements), STORE_TIME, reserve);
    return results.map(({ results }) => results);
  }
}
