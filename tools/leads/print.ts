import { BYTE_ORDER_MARK, writeCsvRow } from '#shared/csv.ts';
import { describeAge } from '../../backend/inbox/age.ts';
import { type KeptLead, type LeadFacts, listFields } from './rows.ts';

/** Signs of a key that are shown: enough to name one. */
const KEY_LENGTH = 12;

/** Leads as a table, a line each. `now` in milliseconds since 1970. */
export function printList(leads: readonly LeadFacts[], now: number): string {
  if (leads.length === 0) return 'No lead.\n';
  const lines = [
    ['KEY', 'FORM', 'STATE', 'AGE', 'TRIES', 'DUE', 'REASON'],
    ...leads.map(({ key, identifier, state, created_at, attempts, due_at, reason }) => [
      key.slice(0, KEY_LENGTH),
      identifier ?? '-',
      state,
      describeAge(now - created_at),
      String(attempts),
      due_at === null ? '-' : describeDue(due_at - now),
      reason ?? '',
    ]),
  ];
  const widths = lines.reduce<number[]>((most, line) => line.map((cell, i) => Math.max(cell.length, most[i] ?? 0)), []);
  return lines
    .map(
      (line) =>
        `${line
          .map((cell, i) => cell.padEnd(widths[i] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

function describeDue(milliseconds: number): string {
  return milliseconds < 60_000 ? 'now' : `in ${describeAge(milliseconds)}`;
}

/** One lead with all that is in it. */
export function printLead(kept: KeptLead): string {
  const { key, state, created_at, lead } = kept;
  const fields = listFields(kept) ?? [['content', lead ?? 'erased after delivery']];
  const lines = [...Object.entries({ key, state, keptSince: new Date(created_at).toISOString() }), ...fields];
  return lines.map(([name, value]) => `${name}: ${disarm(value)}\n`).join('');
}

/** What visitors typed must not drive the terminal it is shown in; line breaks are kept, and indented. */
function disarm(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD')
    .replaceAll('\n', '\n  ');
}

/** Leads as CSV, a row each, with a column for every field that one of them has; a name that came twice has two lines. */
export function printCsv(leads: readonly KeptLead[]): string {
  const rows = leads.map((kept) => ({ kept, fields: Map.groupBy(listFields(kept) ?? [], ([name]) => name) }));
  const names = [...new Set(rows.flatMap(({ fields }) => [...fields.keys()]))];
  return [
    BYTE_ORDER_MARK,
    writeCsvRow(['key', 'state', 'keptSince', ...names]),
    ...rows.map(({ kept: { key, state, created_at }, fields }) =>
      writeCsvRow([
        key,
        state,
        new Date(created_at).toISOString(),
        ...names.map((name) => (fields.get(name) ?? []).map(([, value]) => value).join('\n')),
      ]),
    ),
  ].join('');
}
