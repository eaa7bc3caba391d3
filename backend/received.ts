/** A lead as it arrived. */
export interface ReceivedLead {
  idempotencyKey: string;
  identifier: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** The delivered fields, in the order they came; an uploaded file stands as its name. */
  fields: Readonly<Record<string, string>>;
}

interface Row {
  idempotency_key: string;
  identifier: string;
  received_at: string;
  fields: string;
}

/** Keeps a lead once per idempotency key; false where that key is already there. */
export async function keepLead(database: D1Database, lead: ReceivedLead): Promise<boolean> {
  const inserted = await database
    .prepare(
      'INSERT OR IGNORE INTO received_leads (idempotency_key, identifier, received_at, fields) VALUES (?, ?, ?, ?)',
    )
    .bind(lead.idempotencyKey, lead.identifier, lead.receivedAt, JSON.stringify(lead.fields))
    .run();
  return inserted.meta.changes === 1;
}

/** The newest leads first, at most `limit`. */
export async function readLeads(database: D1Database, limit: number): Promise<ReceivedLead[]> {
  const { results } = await database
    .prepare('SELECT * FROM received_leads ORDER BY received_at DESC LIMIT ?')
    .bind(limit)
    .all<Row>();
  return results.map((row) => ({
    idempotencyKey: row.idempotency_key,
    identifier: row.identifier,
    receivedAt: row.received_at,
    fields: JSON.parse(row.fields) as Record<string, string>,
  }));
}
