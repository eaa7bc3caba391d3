import * as v from 'valibot';
import type { Entry } from './entries.ts';
import { SAME_SUBMISSION } from './limits.ts';

/** What a lead is known by when it comes again. */
export interface LeadKeys {
  key: string;
  /** Without scripts: what it was known by if it came first in the time bucket before. */
  earlierKey: string | undefined;
}

/** What the key of a lead is made of. */
interface Occasion {
  form: string;
  /** Canonical path: one page, one lead, however its address was written. */
  page: string;
  /** What the island sent as its UUID, unchecked. */
  submission: unknown;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * One key per content: the same values sent again are the same lead, corrected ones are another. The island's UUID
 * tells two equal requests apart; without scripts the page and about the time do.
 */
export async function createKeys(
  { form, page, submission, now }: Occasion,
  entries: readonly Entry[],
): Promise<LeadKeys> {
  const content = await Promise.all(
    entries.map(async ({ name, value }) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.type, await digestFile(value)],
    ),
  );
  const given = v.safeParse(v.pipe(v.string(), v.uuid()), submission);
  if (given.success) return { key: await digest([form, given.output, content]), earlierKey: undefined };
  const bucket = Math.floor(now / SAME_SUBMISSION);
  return {
    key: await digest([form, [page, bucket], content]),
    earlierKey: await digest([form, [page, bucket - 1], content]),
  };
}

async function digest(content: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex();
}

/** Piece by piece: a file may be large, and another of its name and size is a corrected one. */
async function digestFile(file: File): Promise<string> {
  const stream = new crypto.DigestStream('SHA-256');
  await file.stream().pipeTo(stream);
  return new Uint8Array(await stream.digest).toHex();
}
