import * as v from 'valibot';
import type { ReceivedFile } from './received-files.ts';

/** A lead as it arrived. */
export interface ReceivedLead {
  idempotencyKey: string;
  identifier: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** The delivered fields, in the order they came; an uploaded file stands as its name. */
  fields: Readonly<Record<string, string>>;
  files: readonly ReceivedFile[];
}

/** Which leads are wanted; an empty value asks for nothing. */
export interface LeadFilter {
  /** Words, each of which some field must have; accents and capitals do not matter. */
  term: string;
  form: string;
  locale: string;
}

/** What a filter can choose from. */
export interface LeadChoices {
  forms: readonly string[];
  locales: readonly string[];
}

/** A lead with what its list shows besides. */
export interface ListedLead extends ReceivedLead {
  /** The identifier without its language. */
  form: string;
  locale: string;
}

/** Words of a search that count. */
const WORD_LIMIT = 10;
/** Leads that are read at once where all are wanted. */
const STEP = 200;
/** Parameters: a word as it is searched for, and as it stands in rows of an earlier release, which have their accents. */
const SEARCH = '(instr(search, ?) > 0 OR (search IS NULL AND instr(lower(fields), ?) > 0))';

const fileSchema = v.object({
  field: v.string(),
  name: v.string(),
  type: v.string(),
  size: v.number(),
  key: v.string(),
});

const rowSchema = v.object({
  idempotency_key: v.string(),
  identifier: v.string(),
  received_at: v.string(),
  fields: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
  files: v.pipe(v.string(), v.parseJson(), v.array(fileSchema)),
  form: v.string(),
  locale: v.string(),
});

/** Whether a lead of this key has arrived. */
export async function isReceived(database: D1Database, idempotencyKey: string): Promise<boolean> {
  const row = await database
    .prepare('SELECT 1 FROM received_leads WHERE idempotency_key = ?')
    .bind(idempotencyKey)
    .first();
  return row !== null;
}

/** Keeps a lead once per idempotency key; false where that key is already there. */
export async function keepLead(database: D1Database, lead: ReceivedLead): Promise<boolean> {
  const { idempotencyKey, identifier, receivedAt, fields, files } = lead;
  const search = fold([identifier, idempotencyKey, ...Object.values(fields)].join('\n'));
  const inserted = await database
    .prepare(
      `INSERT OR IGNORE INTO received_leads (idempotency_key, identifier, received_at, fields, files, search)
       VALUES (?, ?, ?, ?, ?, ?)`,
    )
    .bind(idempotencyKey, identifier, receivedAt, JSON.stringify(fields), JSON.stringify(files), search)
    .run();
  return inserted.meta.changes === 1;
}

/** One lead by its key; `undefined` where it has not arrived. */
export async function findLead(database: D1Database, idempotencyKey: string): Promise<ListedLead | undefined> {
  const row = await database
    .prepare('SELECT * FROM received_leads WHERE idempotency_key = ?')
    .bind(idempotencyKey)
    .first();
  return row === null ? undefined : parseRow(row);
}

/** How many leads a filter lets through. */
export async function countLeads(database: D1Database, filter: LeadFilter): Promise<number> {
  const { sql, values } = createCondition(filter);
  const query = database.prepare(`SELECT count(*) AS count FROM received_leads WHERE ${sql}`).bind(...values);
  return (await query.first<number>('count')) ?? 0;
}

/** The leads that a filter lets through, newest first: at most `limit`, after so many. */
export async function readLeads(
  database: D1Database,
  filter: LeadFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedLead[]> {
  const { sql, values } = createCondition(filter);
  const { results } = await database
    .prepare(
      `SELECT * FROM received_leads WHERE ${sql} ORDER BY received_at DESC, idempotency_key DESC LIMIT ? OFFSET ?`,
    )
    .bind(...values, limit, offset)
    .all();
  return results.map(parseRow);
}

/** All leads that a filter lets through, newest first, a few hundred in memory; what arrives meanwhile is left out. */
export async function* readAllLeads(database: D1Database, filter: LeadFilter): AsyncGenerator<ListedLead[]> {
  const { sql, values } = createCondition(filter);
  let last: readonly [string, string] | undefined;
  for (;;) {
    const { results } = await database
      .prepare(
        `SELECT * FROM received_leads WHERE ${sql} ${last ? 'AND (received_at, idempotency_key) < (?, ?)' : ''}
         ORDER BY received_at DESC, idempotency_key DESC LIMIT ${STEP}`,
      )
      .bind(...values, ...(last ?? []))
      .all();
    const leads = results.map(parseRow);
    const oldest = leads.at(-1);
    if (oldest === undefined) return;
    yield leads;
    last = [oldest.receivedAt, oldest.idempotencyKey];
  }
}

/** The names of all fields that the leads have which a filter lets through, about in the order of their forms. */
export async function listFieldNames(database: D1Database, filter: LeadFilter): Promise<string[]> {
  const { sql, values } = createCondition(filter);
  const { results } = await database
    .prepare(
      `SELECT field.key AS name FROM received_leads, json_each(fields) AS field WHERE ${sql}
       GROUP BY field.key ORDER BY min(field.id), field.key`,
    )
    .bind(...values)
    .all();
  return v.parse(v.array(v.object({ name: v.string() })), results).map(({ name }) => name);
}

/** The forms and languages that leads have come from. */
export async function listChoices(database: D1Database): Promise<LeadChoices> {
  const { results } = await database.prepare('SELECT DISTINCT form, locale FROM received_leads').all();
  const rows = v.parse(v.array(v.object({ form: v.string(), locale: v.string() })), results);
  const sort = (values: string[]) => [...new Set(values)].filter(Boolean).toSorted();
  return { forms: sort(rows.map(({ form }) => form)), locales: sort(rows.map(({ locale }) => locale)) };
}

function parseRow(row: unknown): ListedLead {
  const { idempotency_key, received_at, ...rest } = v.parse(rowSchema, row);
  return { ...rest, idempotencyKey: idempotency_key, receivedAt: received_at };
}

function createCondition({ term, form, locale }: LeadFilter): { sql: string; values: string[] } {
  const words = term.split(/\s+/).filter(Boolean).slice(0, WORD_LIMIT);
  const parts = [
    ...words.map((word) => [SEARCH, fold(word), word.toLowerCase()]),
    ...(form === '' ? [] : [['form = ?', form]]),
    ...(locale === '' ? [] : [['locale = ?', locale]]),
  ];
  return { sql: ['1', ...parts.map(([sql]) => sql)].join(' AND '), values: parts.flatMap(([, ...values]) => values) };
}

/** Without accents and capitals: who types `joao` means João. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
