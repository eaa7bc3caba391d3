import * as v from 'valibot';
import type { Scope } from '../request/scope.ts';
import { fileKeysSchema, type Lead, listFileKeys } from './lead.ts';
import { type Leased, parseLeased } from './leased.ts';
import { findPause, KNOWN_AWAY, LEASE_TIME, PROBE_PAUSE, QUEUE_TIME, SAME_SUBMISSION, STORE_TIME } from './limits.ts';

/** What became of keeping a lead. */
interface Kept {
  /** To be delivered now; `undefined` where the lead was there: somebody else delivers it, or has. */
  leased: Leased | undefined;
  /** Whether no row had its key before: then people are told of it. */
  isNew: boolean;
  /** Whether somebody tried in vain a short time ago: another try can be spared. */
  isBackendAway: boolean;
  /** Keys of files that no row needs: those of a repetition, or of a row that was opened again. */
  spareFiles: readonly string[];
}

type LeasedAnswer = { kind: 'leased'; leased: Leased };

/**
 * What asking for a lease gives: the lead, or when it may be free, or that the backend is away, or that nobody needs
 * to deliver it any more.
 */
type LeaseAnswer = LeasedAnswer | { kind: 'busy'; until: number } | { kind: 'away' } | { kind: 'closed' };

/** What asking for any lead that is due gives: one, or one that cannot be read and was set aside, or none for now. */
type NextAnswer = LeasedAnswer | { kind: 'unreadable' } | { kind: 'none' };

/** Which of many is next. One that was tried least is the best probe: it is least likely to fail by its own fault. */
const ORDERS = { 'longest due': 'due_at', 'least tried': 'attempts, due_at' } as const;

const rowKeySchema = v.object({ key: v.string() });
const dueSchema = v.object({ due_at: v.nullable(v.number()) });
const filesSchema = v.object({ files: fileKeysSchema });

/** Parameters: key, earlier key, time since which that one counts. */
const KEY = 'coalesce((SELECT key FROM outbox WHERE key = ?2 AND created_at > ?3), ?1)';
/** Parameters: lease, its end. */
const LEASE = "UPDATE outbox SET state = 'leased', lease = ?1, due_at = ?2, attempts = attempts + 1";
/** Parameter: a time; whether the backend is away and was tried since then. */
const isAwaySince = (parameter: string) => `EXISTS (SELECT 1 FROM backend_away WHERE tried_at > ${parameter})`;

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
    statements.push(this.#prepare('SELECT 1 FROM backend_away WHERE tried_at > ?1', [now - KNOWN_AWAY]));
    // Where the store fails, the queue is still to be asked.
    const [earlier, kept, away] = await this.#run(scope, statements, QUEUE_TIME);
    const isBackendAway = away?.[0] !== undefined;
    const given = new Set(listFileKeys(lead));
    const found = new Set(earlier?.[0] ? v.parse(filesSchema, earlier[0]).files : []);
    if (!kept?.[0]) return { leased: undefined, isNew: false, isBackendAway, spareFiles: [...given.difference(found)] };
    const { key } = v.parse(rowKeySchema, kept[0]);
    const leased = { lead: { ...lead, key }, lease, attempts: 1 };
    return { leased, isNew: !earlier?.[0], isBackendAway, spareFiles: [...found.difference(given)] };
  }

  /**
   * Leases one lead where it is due. While the backend is away nobody gets one but, after a pause, a single caller:
   * the probe.
   */
  async lease(key: string, now: number, scope: Scope): Promise<LeaseAnswer> {
    const lease = crypto.randomUUID();
    const [rows, , found] = await this.#run(scope, [
      this.#prepare(
        `${LEASE} WHERE key = ?3 AND due_at <= ?4 AND NOT ${isAwaySince('?5')} RETURNING key, lead, attempts`,
        [lease, now + LEASE_TIME, key, now, now - PROBE_PAUSE],
      ),
      this.#claimProbe(lease, now),
      this.#prepare('SELECT due_at FROM outbox WHERE key = ?1', [key]),
    ]);
    if (rows?.[0]) {
      const leased = await this.#open(rows[0], lease, now, scope);
      return leased ? { kind: 'leased', leased } : { kind: 'closed' };
    }
    const until = found?.[0] ? v.parse(dueSchema, found[0]).due_at : null;
    if (until === null) return { kind: 'closed' };
    return until > now ? { kind: 'busy', until } : { kind: 'away' };
  }

  /** The same for any lead that has been due since before a time: none where there is none, or the backend is away. */
  async leaseNext(before: number, order: keyof typeof ORDERS, now: number, scope: Scope): Promise<NextAnswer> {
    const lease = crypto.randomUUID();
    const [rows] = await this.#run(scope, [
      this.#prepare(
        `${LEASE} WHERE key = (SELECT key FROM outbox WHERE due_at <= ?3 ORDER BY ${ORDERS[order]} LIMIT 1)
           AND NOT ${isAwaySince('?4')} RETURNING key, lead, attempts`,
        [lease, now + LEASE_TIME, before, now - PROBE_PAUSE],
      ),
      this.#claimProbe(lease, now),
    ]);
    if (!rows?.[0]) return { kind: 'none' };
    const leased = await this.#open(rows[0], lease, now, scope);
    return leased ? { kind: 'leased', leased } : { kind: 'unreadable' };
  }

  /** Ends the way of a lead the backend has, whoever holds its lease. What the visitor wrote is erased later. */
  async markDelivered(key: string, now: number, scope: Scope): Promise<void> {
    await this.#run(scope, [
      this.#prepare(
        `UPDATE outbox SET state = 'delivered', lease = NULL, due_at = NULL, reason = NULL, closed_at = ?2
         WHERE key = ?1`,
        [key, now],
      ),
      this.#noteAnswer(),
    ]);
  }

  /**
   * Gives a lease back after a failed try, with what that says of the backend; gives the seconds until the next. One
   * that says nothing of it leaves its turn as a probe to another.
   */
  async postpone(
    { lead, lease, attempts }: Leased,
    isBackendAway: boolean,
    now: number,
    scope: Scope,
  ): Promise<number> {
    const pause = findPause(attempts, lead.key);
    await this.#run(scope, [
      this.#prepare("UPDATE outbox SET state = 'waiting', lease = NULL, due_at = ?3 WHERE key = ?1 AND lease = ?2", [
        lead.key,
        lease,
        now + pause * 1000,
      ]),
      isBackendAway
        ? this.#prepare(
            'INSERT INTO backend_away (id, tried_at) VALUES (1, ?1) ON CONFLICT DO UPDATE SET tried_at = excluded.tried_at',
            [now],
          )
        : this.#passProbe(now),
    ]);
    return pause;
  }

  /** Gives a lease back without a try, which does not count as one; gives the seconds until the next. */
  async putOff({ lead, lease, attempts }: Leased, now: number, scope: Scope): Promise<number> {
    const pause = findPause(attempts, lead.key);
    await this.#run(scope, [
      this.#prepare(
        `UPDATE outbox SET state = 'waiting', lease = NULL, attempts = attempts - 1, due_at = ?3
         WHERE key = ?1 AND lease = ?2`,
        [lead.key, lease, now + pause * 1000],
      ),
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
      this.#noteAnswer(),
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
      state === 'refused' ? this.#noteAnswer() : this.#passProbe(now),
    ]);
  }

  /** While the backend is away, makes whoever just got this lease the probe: the others wait for what becomes of it. */
  #claimProbe(lease: string, now: number): D1PreparedStatement {
    // Found by its end, for which there is an index.
    return this.#prepare(
      'UPDATE backend_away SET tried_at = ?3 WHERE EXISTS (SELECT 1 FROM outbox WHERE due_at = ?2 AND lease = ?1)',
      [lease, now + LEASE_TIME, now],
    );
  }

  /** Lets another be the probe at once; for visitors the backend stays as away as it was. */
  #passProbe(now: number): D1PreparedStatement {
    return this.#prepare('UPDATE backend_away SET tried_at = min(tried_at, ?1)', [now - PROBE_PAUSE]);
  }

  /** The backend has answered to a lead: it is there. */
  #noteAnswer(): D1PreparedStatement {
    return this.#database.prepare('DELETE FROM backend_away');
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
