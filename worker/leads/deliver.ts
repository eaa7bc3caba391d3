import * as v from 'valibot';
import { ATTRIBUTION } from '#shared/attribution.ts';
import type { Backend } from '../backend/connect.ts';
import type { Scope } from '../request/scope.ts';
import type { Files } from './files.ts';
import { countFileBytes, type Lead } from './lead.ts';
import { DELIVERY_TIME, FILE_PACE, QUEUE_TIME } from './limits.ts';

export type Delivery =
  | { kind: 'accepted' }
  /** The backend will never take it as it is; messages by field, none where it names no field of the lead's form. */
  | { kind: 'refused'; errors: Readonly<Record<string, readonly string[]>> }
  /** Neither; `isAsked` says whether the backend was asked at all: without its files a lead is not sent. */
  | { kind: 'later'; isAsked: boolean };

const refusalSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ errors: v.record(v.string(), v.array(v.string())) }),
);

/**
 * Offers one lead to the backend: `POST /forms/{identifier}`, multipart, with its idempotency key. Taken is what a
 * 2xx says that is no page of a server under repair, or a 409: it already has it. Never throws: whatever is neither
 * taken nor refused is for later. Leaves the time the queue needs.
 */
export async function deliver(
  lead: Lead,
  { backend, files }: { backend: Backend; files: Files },
  scope: Scope,
): Promise<Delivery> {
  const controller = new AbortController();
  let isAsked = false;
  const offer = async (): Promise<Delivery> => {
    const body = await createBody(lead, files, scope);
    isAsked = true;
    const response = await backend.fetch(`/forms/${encodeURIComponent(lead.identifier)}`, {
      method: 'POST',
      headers: { 'Idempotency-Key': lead.key },
      body,
      signal: controller.signal,
    });
    if (response.status === 422) {
      // What is no list of errors is not even quoted: an answer may repeat what the visitor wrote.
      const refusal = v.safeParse(refusalSchema, await response.text());
      return { kind: 'refused', errors: refusal.success ? refusal.output.errors : {} };
    }
    await response.body?.cancel();
    if (isAccepted(response)) return { kind: 'accepted' };
    throw new Error(`status ${response.status} ${findMediaType(response)}`);
  };
  try {
    // The wait itself is bounded too: a body that stalls does not listen to the signal.
    return await scope.deadline.within(offer(), DELIVERY_TIME + countFileBytes(lead) / FILE_PACE, QUEUE_TIME);
  } catch (error) {
    scope.log.warn('delivery', { key: lead.key, identifier: lead.identifier, error });
    return { kind: 'later', isAsked };
  } finally {
    controller.abort();
  }
}

function isAccepted(response: Response): boolean {
  return response.status === 409 || (response.ok && findMediaType(response) !== 'text/html');
}

function findMediaType(response: Response): string {
  return response.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

async function createBody(lead: Lead, files: Files, scope: Scope): Promise<FormData> {
  const body = new FormData();
  for (const field of lead.fields) {
    if ('value' in field) {
      body.append(field.name, field.value);
      continue;
    }
    const file = await files.read(field.file);
    // A lead is worth more than its file: the backend learns at least what there was.
    if (!file) scope.log.error('file missing', { key: lead.key, field: field.name });
    body.append(field.name, file ?? field.file.name);
  }
  body.set('locale', lead.locale);
  body.set('page', lead.page);
  body.set('submittedAt', lead.submittedAt);
  if (lead.attribution) body.set(ATTRIBUTION, JSON.stringify(lead.attribution));
  if (lead.suspicions.length > 0) body.set('suspicion', lead.suspicions.join(' '));
  return body;
}
