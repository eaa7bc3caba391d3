import * as v from 'valibot';
import type { Backend } from '../backend/connect.ts';
import { within } from '../request/deadline.ts';
import { describeError } from '../request/log.ts';
import type { Lead } from './lead.ts';

/** Milliseconds the backend has to take a lead. */
const DELIVERY_TIMEOUT = 3_000;

export type Delivery =
  | { kind: 'accepted' }
  /** The backend will never take it as it is; messages by field. */
  | { kind: 'refused'; errors: Readonly<Record<string, readonly string[]>> }
  | { kind: 'later' };

const refusalSchema = v.object({ errors: v.record(v.string(), v.array(v.string())) });

/**
 * Offers one lead to the backend: `POST /forms/{identifier}`, multipart, with its idempotency key. 409 means that the
 * backend already has it. Never throws: whatever is neither taken nor refused is for later.
 */
export async function deliver(backend: Backend, lead: Lead): Promise<Delivery> {
  const body = new FormData();
  for (const [name, value] of Object.entries(lead.fields)) body.set(name, value);
  body.set('locale', lead.locale);
  body.set('page', lead.page);
  body.set('submittedAt', lead.submittedAt);
  const offer = async (): Promise<Delivery> => {
    const response = await backend.fetch(`/forms/${encodeURIComponent(lead.identifier)}`, {
      method: 'POST',
      headers: { 'Idempotency-Key': lead.key },
      body,
      signal: AbortSignal.timeout(DELIVERY_TIMEOUT),
    });
    if (response.ok || response.status === 409) {
      await response.body?.cancel();
      return { kind: 'accepted' };
    }
    const refusal = response.status === 422 ? v.safeParse(refusalSchema, await response.json()) : undefined;
    if (refusal?.success) return { kind: 'refused', errors: refusal.output.errors };
    throw new Error(`status ${response.status}`);
  };
  try {
    // The wait itself is bounded too: a body that stalls does not listen to the signal.
    return await within(offer(), DELIVERY_TIMEOUT);
  } catch (error) {
    console.warn(
      JSON.stringify({ event: 'delivery', key: lead.key, identifier: lead.identifier, error: describeError(error) }),
    );
    return { kind: 'later' };
  }
}
