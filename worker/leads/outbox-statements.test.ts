import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { abandon, createBackend, createLead, createServices, inScope, readRow, refuse } from '../testing/leads.ts';
import { LEASE_TIME } from './limits.ts';
import { reopen, selectByKey, selectFacts, selectLeads } from './outbox-statements.ts';
import { sweepLeads } from './sweep.ts';

const now = Date.now();
const run = async (sql: string) => (await env.DB.prepare(sql).all<Record<string, unknown>>()).results;
const keys = (rows: readonly Record<string, unknown>[]) => rows.map(({ key }) => key);

/** A lead that the backend has refused, one that cannot be read, one that is leased, one that is delivered. */
async function keepOneOfEach(): Promise<void> {
  await abandon(createLead({ key: 'delivered-1' }), now - LEASE_TIME - 4);
  await inScope((scope) => sweepLeads(createServices(), scope));
  await abandon(createLead({ key: 'refused-1' }), now - LEASE_TIME - 3);
  await abandon(createLead({ key: 'unreadable-1' }), now - LEASE_TIME - 2);
  await env.DB.exec("UPDATE outbox SET lead = '{' WHERE key = 'unreadable-1'");
  await inScope((scope) => sweepLeads(createServices({ backend: createBackend(refuse({})).backend }), scope));
  await abandon(createLead({ key: 'leased-1' }), now);
}

beforeEach(async () => {
  await env.DB.exec('DELETE FROM outbox');
  await keepOneOfEach();
});

describe('what operators read', () => {
  it('is told without personal data, oldest first, what is delivered only where it is asked for', async () => {
    const rows = await run(selectFacts(undefined));
    expect(keys(rows)).toEqual(['refused-1', 'unreadable-1', 'leased-1']);
    expect(rows[0]).toMatchObject({ identifier: 'newsletter-pt', state: 'refused', attempts: 2, due_at: null });
    expect(rows[1]).toMatchObject({ identifier: null, reason: expect.stringContaining('lead') });
    expect(JSON.stringify(rows)).not.toContain('ana@escola.example');
    expect(keys(await run(selectFacts('delivered')))).toEqual(['delivered-1']);
  });

  it('is a lead by the beginning of its key, and every lead that still has its content', async () => {
    expect(await run(selectByKey('refu'))).toMatchObject([{ lead: expect.stringContaining('ana@escola.example') }]);
    await env.DB.exec("UPDATE outbox SET lead = NULL WHERE key = 'delivered-1'");
    expect(keys(await run(selectLeads('delivered')))).toEqual([]);
    expect(keys(await run(selectLeads('refused')))).toEqual(['refused-1']);
  });

  it.each(["x' OR '1", 'abc', '', 'a%_*', 'x'.repeat(129)])('takes nothing for a key that is none: %j', (text) => {
    expect(() => selectByKey(text)).toThrow('a key');
  });
});

describe('a lead that is tried again', () => {
  it('is due at once, with all its tries before it, and delivered by the next sweep', async () => {
    expect(await run(reopen({ key: 'refused-1' }, now))).toEqual([{ key: 'refused-1' }]);
    expect(await readRow('refused-1')).toMatchObject({ state: 'waiting', reason: null });
    const { backend, received } = createBackend();
    await inScope((scope) => sweepLeads(createServices({ backend }), scope));
    expect([...received.keys()]).toEqual(['refused-1']);
    expect(await readRow('refused-1')).toMatchObject({ state: 'delivered' });
  });

  it('is every one of a state, and none of another', async () => {
    expect(await run(reopen({ state: 'unreadable' }, now))).toEqual([{ key: 'unreadable-1' }]);
    expect(await readRow('refused-1')).toMatchObject({ state: 'refused' });
  });

  it('is none that is leased or delivered', async () => {
    expect(await run(reopen({ key: 'leased-1' }, now))).toEqual([]);
    expect(await run(reopen({ key: 'delivered-1' }, now))).toEqual([]);
    expect(await readRow('leased-1')).toMatchObject({ state: 'leased' });
  });

  it('is none whose content is erased: nothing of it is left to deliver', async () => {
    await env.DB.exec("UPDATE outbox SET lead = NULL WHERE key = 'refused-1'");
    expect(await run(reopen({ state: 'refused' }, now))).toEqual([]);
  });
});
