/**
 * What operators ask of the outbox, as SQL without parameters: `wrangler d1 execute`, which runs it, takes none. So
 * whatever stands in a statement is checked before: a state is one of these, a key has nothing that ends a string.
 */

/** The states of a kept lead, which outbox.ts moves it through. */
export const leadStates = ['waiting', 'leased', 'refused', 'unreadable', 'delivered'] as const;
export type LeadState = (typeof leadStates)[number];

/** States that nobody delivers from any more, and a person can open again. */
export const closedStates = ['refused', 'unreadable'] as const;
export type ClosedState = (typeof closedStates)[number];

/** What a key begins with; as much of it as names one. */
const KEY_START = /^[\w-]{4,128}$/;

/** Whether a key can begin so. */
export function isKeyStart(text: string): boolean {
  return KEY_START.test(text);
}

/** What of a lead is no personal data; the identifier where it can be read. Oldest first. */
export function selectFacts(state: LeadState | undefined): string {
  return `SELECT key, CASE WHEN json_valid(lead) THEN json_extract(lead, '$.identifier') END AS identifier, state,
    created_at, attempts, due_at, reason FROM outbox WHERE ${whereState(state)} ORDER BY created_at, key`;
}

/** Leads with all that visitors wrote in them, oldest first; without those whose content is erased. */
export function selectLeads(state: LeadState | undefined): string {
  return `SELECT key, state, created_at, lead FROM outbox
    WHERE lead IS NOT NULL AND ${whereState(state)} ORDER BY created_at, key`;
}

/** At most two leads of keys that begin so: more than one is one too many. Throws where it can be no key. */
export function selectByKey(start: string): string {
  return `SELECT key, state, created_at, lead FROM outbox WHERE ${whereKey(start)} ORDER BY key LIMIT 2`;
}

/**
 * Makes closed leads due at `now` (milliseconds since 1970), with all their tries before them, and gives their keys.
 * One that waits, is leased or delivered stays as it is: whoever delivers it is not disturbed.
 */
export function reopen(which: { key: string } | { state: ClosedState }, now: number): string {
  const condition = 'key' in which ? whereKey(which.key) : `state = '${which.state}'`;
  return `UPDATE outbox SET state = 'waiting', due_at = ${Math.floor(now)}, attempts = 0, lease = NULL, reason = NULL,
    closed_at = NULL
    WHERE state IN (${closedStates.map((state) => `'${state}'`).join(', ')}) AND lead IS NOT NULL AND ${condition}
    RETURNING key`;
}

function whereState(state: LeadState | undefined): string {
  return state === undefined ? "state <> 'delivered'" : `state = '${state}'`;
}

function whereKey(start: string): string {
  if (!isKeyStart(start)) throw new Error('a key has at least 4 letters and digits');
  return `substr(key, 1, ${start.length}) = '${start}'`;
}
