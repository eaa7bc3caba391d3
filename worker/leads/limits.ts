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

/** Seconds until the next try, by the number of tries so far; the last one repeats. */
const PAUSES = [10, 60, 600, 1_800, 3_600] as const;
export const FIRST_PAUSE = PAUSES[0];
export const LONGEST_PAUSE = 3_600;

/** Seconds until the next try after so many failed ones, at least one. */
export function findPause(attempts: number): number {
  return PAUSES[attempts - 1] ?? (attempts < 1 ? FIRST_PAUSE : LONGEST_PAUSE);
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
