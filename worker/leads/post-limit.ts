import type { Scope } from '../request/scope.ts';
import { POST_LIMIT_TIME } from './limits.ts';

/** How often one visitor may post. */
export interface PostRate {
  /** Posts at once. */
  burst: number;
  /** Posts a minute that come back afterwards. */
  refill: number;
}

/**
 * How often a visitor may post: a school that sends thirty forms in one lesson from one address gets through, and
 * whoever goes on gets as many as flow back. A refused post costs nothing. It is the generic cell rate algorithm, which
 * needs one time a visitor: when all posts will have come back.
 */
export class PostLimit {
  readonly #database: D1Database;
  readonly #burst: number;
  /** Milliseconds until one post comes back. */
  readonly #interval: number;
  readonly #salt: string;

  /** `salt`: keeps what is stored from being an address. */
  constructor(database: D1Database, { burst, refill }: PostRate, salt: string) {
    this.#database = database;
    this.#burst = burst;
    this.#interval = 60_000 / refill;
    this.#salt = salt;
  }

  /**
   * Takes a turn of a visitor; gives the seconds until the next where there is none left, else 0. `now` in milliseconds
   * since 1970. Throws where the store fails.
   */
  async take(visitor: string, now: number, scope: Scope): Promise<number> {
    // One statement: two posts at once never take the same turn.
    const statement = this.#database
      .prepare(
        `INSERT INTO post_turns (visitor, full_at) VALUES (?1, ?2 + ?3)
         ON CONFLICT (visitor) DO UPDATE SET full_at = max(full_at, ?2) + ?3 WHERE max(full_at, ?2) + ?3 <= ?2 + ?4
         RETURNING visitor`,
      )
      .bind(await this.#hash(visitor), now, this.#interval, this.#burst * this.#interval);
    const { results } = await scope.deadline.within(statement.all(), POST_LIMIT_TIME);
    return results.length > 0 ? 0 : Math.ceil(this.#interval / 1000);
  }

  /** Forgets whoever has all posts back. Throws where the store fails. */
  async forget(now: number, scope: Scope): Promise<void> {
    const statement = this.#database.prepare('DELETE FROM post_turns WHERE full_at <= ?1').bind(now);
    await scope.deadline.within(statement.run(), POST_LIMIT_TIME);
  }

  async #hash(visitor: string): Promise<string> {
    const bytes = new TextEncoder().encode(`${this.#salt} ${visitor}`);
    return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex().slice(0, 32);
  }
}
