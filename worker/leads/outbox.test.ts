import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { Scope } from '../request/scope.ts';
import { createLead, inScope, readRow } from '../testing/leads.ts';
import type { Lead } from './lead.ts';
import type { Leased } from './leased.ts';
import { LEASE_TIME } from './limits.ts';
import { Outbox } from './outbox.ts';

const outbox = new Outbox(env.DB);
const start = Date.now();
const use = <Value>(work: (scope: Scope) => Promise<Value>) => inScope(work);

const keep = (lead: Lead, now = start) => use((scope) => outbox.keep(lead, undefined, now, scope));

async function lease(lead: Lead, now: number): Promise<Leased> {
  const answer = await use((scope) => outbox.lease(lead.key, now, scope));
  if (answer.kind !== 'leased') throw new Error(answer.kind);
  return answer.leased;
}

function createLeadWithFile(key: string, file: string): Lead {
  return createLead({ key, fields: [{ name: 'file', file: { name: 'x.pdf', type: '', size: 1, key: file } }] });
}

describe('a lease', () => {
  it('keeps all others away until it ends', async () => {
    const lead = createLead();
    await keep(lead);
    const early = await use((scope) => outbox.lease(lead.key, start + LEASE_TIME - 1, scope));
    expect(early).toEqual({ kind: 'busy', until: start + LEASE_TIME });
    expect((await lease(lead, start + LEASE_TIME)).attempts).toBe(2);
  });

  it('that has ended has no say any more: neither a pause nor a refusal nor a removal counts', async () => {
    const lead = createLead();
    const { leased: late } = await keep(lead);
    await lease(lead, start + LEASE_TIME);
    if (!late) throw new Error('not leased');
    await use((scope) => outbox.postpone(late, false, start, scope));
    await use((scope) => outbox.markRefused(late, 'late', start, scope));
    expect(await use((scope) => outbox.takeBack(late, scope))).toBe(false);
    expect(await readRow(lead.key)).toMatchObject({ state: 'leased', reason: null });
  });

  it('that has ended may still say that the backend has the lead', async () => {
    const lead = createLead();
    await keep(lead);
    await lease(lead, start + LEASE_TIME);
    await use((scope) => outbox.markDelivered(lead.key, start, scope));
    expect(await readRow(lead.key)).toMatchObject({ state: 'delivered' });
  });
});

describe('keeping', () => {
  it('names the files that a repetition brought, as no row needs them', async () => {
    await keep(createLeadWithFile('twice', 'first'));
    expect(await keep(createLeadWithFile('twice', 'second'))).toMatchObject({
      leased: undefined,
      isNew: false,
      spareFiles: ['second'],
    });
  });

  it('names no file that the row needs: a message of the queue may come twice', async () => {
    await keep(createLeadWithFile('same', 'file'));
    expect((await keep(createLeadWithFile('same', 'file'))).spareFiles).toEqual([]);
  });

  it('names the files of a refused lead that is sent again, as the new ones stand for them', async () => {
    const { leased } = await keep(createLeadWithFile('refused', 'first'));
    if (!leased) throw new Error('not leased');
    await use((scope) => outbox.markRefused(leased, 'refused', start, scope));
    const again = await keep(createLeadWithFile('refused', 'second'));
    expect([again.leased?.lead.key, again.spareFiles]).toEqual(['refused', ['first']]);
  });

  it('goes on under the key of the time bucket before, where a row that was refused has it', async () => {
    const { leased } = await keep(createLead({ key: 'earlier' }));
    if (!leased) throw new Error('not leased');
    await use((scope) => outbox.markRefused(leased, 'refused', start, scope));
    const again = await use((scope) => outbox.keep(createLead({ key: 'later' }), 'earlier', start + 1, scope));
    expect(again.leased?.lead.key).toBe('earlier');
    expect((await lease(createLead({ key: 'earlier' }), start + 1 + LEASE_TIME)).lead.key).toBe('earlier');
    expect(await readRow('later')).toBeNull();
  });

  it('opens again a row that could not be read, with what is sent now', async () => {
    const lead = createLead();
    await keep(lead);
    await env.DB.prepare("UPDATE outbox SET lead = '{}' WHERE key = ?").bind(lead.key).run();
    expect(await use((scope) => outbox.lease(lead.key, start + LEASE_TIME, scope))).toEqual({ kind: 'closed' });
    expect((await keep(lead)).leased?.lead).toEqual(lead);
  });
});

it('what is due is found by its index, however many leads were delivered', async () => {
  const plan = async (sql: string) =>
    JSON.stringify((await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(0).all()).results);
  expect(await plan('SELECT key FROM outbox WHERE due_at <= ? ORDER BY due_at LIMIT 1')).toContain('outbox_due');
  expect(
    await plan("SELECT key FROM outbox WHERE lead IS NOT NULL AND state = 'delivered' AND closed_at <= ?"),
  ).toContain('outbox_personal');
});
