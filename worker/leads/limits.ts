/** Milliseconds each wait on a lead's way may take at most; a scope's deadline may leave less. */
export const STORE_TIME = 2_000;
export const FILES_TIME = 2_500;
export const DELIVERY_TIME = 3_000;
export const QUEUE_TIME = 1_000;
/** Beside the files, which take longer. */
export const TURNSTILE_TIME = 1_500;
export const POST_LIMIT_TIME = 500;
/** Milliseconds an announcement of a lead may take; nobody waits for it. */
export const NOTIFICATION_TIME = 3_000;
/** Bytes of files a millisecond, at least, on their way into the store and to the backend: these take longer by as much. */
export const FILE_PACE = 2_000;
/** Milliseconds one try takes at most where no visitor waits: lease, deliver, write down what became of it. */
export const TRY_TIME = STORE_TIME + DELIVERY_TIME + STORE_TIME;
/** Milliseconds a lead is left alone by all but the one who delivers it: longer than the longest try, with a file of 10 MB. */
export const LEASE_TIME = 15_000;

/** Leads one run of queue or sweep delivers at the same time. */
export const AT_ONCE = 5;
/**
 * Leads one run of the sweep takes up at most. Each costs up to four subrequests (lease, its file, delivery, what
 * became of it), of the thousand that Cloudflare gives an invocation; a batch of the queue has ten leads only.
 */
export const RUN_SIZE = 200;

/**
 * Milliseconds between two probes of queue and sweep, all places together, while the backend is away: more than a try
 * takes, and less than the first pause, so that a lead held up alone is the probe itself when its pause is over.
 */
export const PROBE_PAUSE = 7_500;
/** Milliseconds after a try in vain in which a visitor is thanked without another. */
export const KNOWN_AWAY = 30_000;

/** Seconds until the next try, by the number of tries so far; the last one repeats. */
const PAUSES = [10, 60, 600, 1_800, 3_600] as const;
export const FIRST_PAUSE = PAUSES[0];
export const LONGEST_PAUSE = 3_600;
/** The part of a pause by which it may be longer or shorter. */
const JITTER = 0.2;

/**
 * Seconds until the next try after so many failed ones, at least one. Up to a fifth more or less by the key, so that
 * what an outage held up together does not come back together.
 */
export function findPause(attempts: number, key: string): number {
  const pause = PAUSES[attempts - 1] ?? (attempts < 1 ? FIRST_PAUSE : LONGEST_PAUSE);
  return Math.round(pause * (1 - JITTER + 2 * JITTER * scatter(`${key} ${attempts}`)));
}

/** A number from 0 to 1 that a text always gives again, and a similar text does not (FNV-1a). */
function scatter(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0) / 2 ** 32;
}

/** Milliseconds in which the same content, sent again without scripts, is the same lead. */
export const SAME_SUBMISSION = 600_000;

const HOUR = 3_600_000;
/** What a visitor wrote is erased within a day of delivery; the sweep has the other half of the day to do it. */
export const DELIVERED_KEPT = 12 * HOUR;
/** Milliseconds a lead that could not be delivered is kept. */
export const UNDELIVERED_KEPT = 30 * 24 * HOUR;
/** Milliseconds after which a lead that still waits means that something is wrong: two of the longest pauses. */
export const WAITING_BOUND = 2 * HOUR;
