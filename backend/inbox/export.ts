import { BYTE_ORDER_MARK, writeCsvRow } from '#shared/csv.ts';
import { type LeadFilter, listFieldNames, readAllLeads } from '../received.ts';

/** The leads that a filter lets through as CSV, a row each, with a column for every field that one of them has. */
export async function exportLeads(database: D1Database, filter: LeadFilter): Promise<ReadableStream<Uint8Array>> {
  const names = await listFieldNames(database, filter);
  const parts = writeParts(database, filter, names);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}

async function* writeParts(
  database: D1Database,
  filter: LeadFilter,
  names: readonly string[],
): AsyncGenerator<string, undefined> {
  yield BYTE_ORDER_MARK + writeCsvRow(['key', 'identifier', 'receivedAt', ...names]);
  for await (const leads of readAllLeads(database, filter)) {
    yield leads
      .map(({ idempotencyKey, identifier, receivedAt, fields }) =>
        writeCsvRow([idempotencyKey, identifier, receivedAt, ...names.map((name) => fields[name] ?? '')]),
      )
      .join('');
  }
}
