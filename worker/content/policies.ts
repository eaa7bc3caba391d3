/** How long an answer is good for, in seconds. */
export interface Policy {
  /** Served without a second thought. */
  fresh: number;
  /** After that: served, and refreshed behind the visitor's back. */
  stale: number;
}

export const policies = {
  /** What changes rarely and is asked for by slug. */
  standard: { fresh: 300, stale: 86_400 },
  /** What gathers many things, so that one of them is soon out of date. */
  overview: { fresh: 120, stale: 86_400 },
  /** Every address there is: a new one must be found soon. */
  addresses: { fresh: 60, stale: 86_400 },
  /** Where the variables come from visitors: keeping such answers would let anyone fill the caches. */
  never: undefined,
} as const satisfies Record<string, Policy | undefined>;

/** Seconds an isolate serves an answer without asking KV again. */
export const MEMORY_SECONDS = 10;
/** Seconds 'not found' is remembered: a new page appears soon, and wrong addresses cannot hammer the backend. */
export const NOT_FOUND_SECONDS = 60;
/** Seconds before a backend that failed is asked again for the same thing. */
export const BACKOFF_SECONDS = 5;
/** Seconds the last good copy outlives everything else: 30 days. */
export const LAST_GOOD_SECONDS = 30 * 86_400;
/** Milliseconds a visitor waits for something newer where a copy exists. */
export const REFRESH_TIMEOUT = 800;
/** Milliseconds KV has for an answer before the site goes on without it. */
export const KV_TIMEOUT = 800;
/** Bytes of answers an isolate remembers. */
export const MEMORY_BYTES = 16_000_000;
/** Bytes of 'not found' an isolate remembers, in a memory of their own: they push out nothing that others need. */
export const NOT_FOUND_BYTES = 200_000;
