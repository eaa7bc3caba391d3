/** How long an answer is good for, in seconds. */
export interface Policy {
  /** Served without a second thought. */
  fresh: number;
  /** After that: served, and refreshed behind the visitor's back. */
  stale: number;
  /** False where the variables come from visitors: keeping such answers would let anyone fill the caches. */
  kept?: false;
}

const STANDARD: Policy = { fresh: 300, stale: 86_400 };

/** Per operation; one that is not named follows the standard. */
const policies: Readonly<Record<string, Policy>> = {
  Home: { fresh: 120, stale: 86_400 },
  Results: { fresh: 0, stale: 0, kept: false },
};

/** 'Not found' is kept briefly: a new page appears soon, and wrong addresses cannot hammer the backend. */
const NOT_FOUND: Policy = { fresh: 60, stale: 0 };

export function findPolicy(operation: string, found: boolean): Policy {
  return found ? (policies[operation] ?? STANDARD) : NOT_FOUND;
}

/** Whether answers to an operation may be kept at all. */
export function isKept(operation: string): boolean {
  return policies[operation]?.kept !== false;
}

/** Seconds an isolate serves an answer without asking KV again. */
export const MEMORY_SECONDS = 10;
/** Seconds before a backend that failed is asked again for the same thing. */
export const BACKOFF_SECONDS = 5;
/** Seconds the last good copy outlives everything else: 30 days. */
export const LAST_GOOD_SECONDS = 30 * 86_400;
/** Milliseconds the backend has for an answer, a second try included. */
export const BACKEND_TIMEOUT = 5_000;
/** Milliseconds a reader waits in all: KV, backend and a margin. */
export const READ_TIMEOUT = 5_900;
/** Milliseconds KV has for an answer before the site goes on without it. */
export const KV_TIMEOUT = 800;
/** Bytes of the largest answer accepted. */
export const ANSWER_LIMIT = 5_000_000;
/** Bytes of answers an isolate remembers. */
export const MEMORY_BYTES = 16_000_000;
