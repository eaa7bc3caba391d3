import type { Handler } from 'hono';
import { isReceived, keepLead } from './received.ts';
import { storeFiles } from './received-files.ts';

/** What a key may be; it is part of the names of files and addresses. */
const KEY = /^[\w.:-]{1,200}$/;

/**
 * Takes a lead, once per `Idempotency-Key`: 201 where it is new, 409 where it is there. Its files are stored first, so
 * that a lead that is there is whole.
 */
export function receive(database: D1Database, bucket: R2Bucket): Handler {
  return async (c) => {
    const idempotencyKey = c.req.header('Idempotency-Key') ?? '';
    if (!KEY.test(idempotencyKey)) return c.json({ errors: { '': ['Idempotency-Key is missing or no key'] } }, 400);
    const form = await c.req.formData().catch(() => undefined);
    if (!form) return c.json({ errors: { '': ['The body must be a form'] } }, 415);
    const isNew =
      !(await isReceived(database, idempotencyKey)) &&
      (await keepLead(database, {
        idempotencyKey,
        identifier: c.req.param('identifier') ?? '',
        receivedAt: new Date().toISOString(),
        fields: readFields(form),
        files: await storeFiles(bucket, idempotencyKey, form),
      }));
    return c.json({ received: true }, isNew ? 201 : 409);
  };
}

/** A name that came more than once has a line for each. */
function readFields(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => [
      name,
      form
        .getAll(name)
        .map((value) => (typeof value === 'string' ? value : value.name))
        .join('\n'),
    ]),
  );
}
