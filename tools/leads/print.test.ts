import { expect, it } from 'vitest';
import { printCsv, printLead, printList } from './print.ts';

const now = Date.UTC(2026, 10, 22, 12);
const content = {
  key: 'k',
  identifier: 'contacts-pt',
  locale: 'pt',
  page: '/contactos',
  submittedAt: '2026-11-22T10:00:00.000Z',
  fields: [
    { name: 'name', value: '=Ana\u001b[2J\r\nReis' },
    { name: 'product', value: 'Orion 65' },
    { name: 'product', value: 'Orion 86' },
    { name: 'file', file: { name: 'plan.pdf', type: '', size: 1, key: 'x' } },
  ],
};
const kept = { key: '0123456789abcdef', state: 'refused', created_at: now, lead: JSON.stringify(content) };
const unreadable = { key: 'fedcba9876543210', state: 'unreadable', created_at: now, lead: '{' };

it('a list says how each lead is, and what is due', () => {
  const facts = { key: kept.key, identifier: 'contacts-pt', state: 'waiting', attempts: 3, reason: null };
  expect(
    printList(
      [
        { ...facts, created_at: now - 3 * 3_600_000, due_at: now + 300_000 },
        { ...facts, created_at: now - 1000, due_at: now - 1000, attempts: 1 },
        { ...facts, created_at: now, due_at: null, identifier: null, state: 'refused', reason: 'refused for email' },
      ],
      now,
    ).split('\n'),
  ).toEqual([
    'KEY           FORM         STATE    AGE  TRIES  DUE       REASON',
    '0123456789ab  contacts-pt  waiting  3 h  3      in 5 min',
    '0123456789ab  contacts-pt  waiting  now  1      now',
    '0123456789ab  -            refused  now  3      -         refused for email',
    '',
  ]);
  expect(printList([], now)).toBe('No lead.\n');
});

it('a lead is shown with all its fields, and none of them drives the terminal', () => {
  const text = printLead(kept);
  expect(text).toContain('state: refused\n');
  expect(text).toContain('name: =Ana\uFFFD[2J\n  Reis\nproduct: Orion 65\nproduct: Orion 86\nfile: plan.pdf\n');
});

it('a lead that cannot be read is shown as it stands, one that is erased as that', () => {
  expect(printLead(unreadable)).toContain('content: {\n');
  expect(printLead({ ...unreadable, lead: null })).toContain('content: erased after delivery\n');
});

it('the CSV has a row for every lead, readable or not, and a column for every field', () => {
  expect(printCsv([kept, unreadable]).split('\r\n')).toEqual([
    '\uFEFFkey,state,keptSince,identifier,locale,page,submittedAt,name,product,file',
    `0123456789abcdef,refused,2026-11-22T12:00:00.000Z,contacts-pt,pt,/contactos,2026-11-22T10:00:00.000Z,"'=Ana\u001b[2J`,
    'Reis","Orion 65\nOrion 86",plan.pdf',
    'fedcba9876543210,unreadable,2026-11-22T12:00:00.000Z,,,,,,,',
    '',
  ]);
});
