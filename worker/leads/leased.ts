import * as v from 'valibot';
import { type Lead, leadSchema } from './lead.ts';

/** A lead that nobody else delivers until the lease ends. */
export interface Leased {
  lead: Lead;
  /** Tells this lease from later ones. */
  lease: string;
  /** Tries so far, this one included. */
  attempts: number;
}

const rowSchema = v.object({
  key: v.string(),
  lead: v.pipe(v.string(), v.parseJson(), leadSchema),
  attempts: v.number(),
});

const rowKeySchema = v.object({ key: v.string() });

type Result = { ok: true; leased: Leased } | { ok: false; key: string; reason: string };

/** Reads a row of the outbox; where it cannot be, says where it fails, never what stands there. */
export function parseLeased(row: unknown, lease: string): Result {
  const result = v.safeParse(rowSchema, row);
  if (result.success) {
    // The key the row is kept under: a repetition may have been kept under that of the time bucket before.
    const { key, lead, attempts } = result.output;
    return { ok: true, leased: { lead: { ...lead, key }, lease, attempts } };
  }
  const [issue] = result.issues;
  const { key } = v.parse(rowKeySchema, row);
  return { ok: false, key, reason: `${v.getDotPath(issue) ?? 'row'}: ${issue.type}` };
}
