import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  abandon,
  createBackend,
  createLead,
  createServices,
  forgetOutage,
  inScope,
  readRow,
  refuse,
} from '../testing/leads.ts';
import { listEntries } from './entries.ts';
import { type Lead, listFileKeys } from './lead.ts';
import { LEASE_TIME } from './limits.ts';
import { sweepLeads } from './sweep.ts';

const HOUR = 3_600_000;
const MONTH = 30 * 24 * HOUR;
const now = Date.now();

const erase = (at: number, lines: unknown[] = []) =>
  inScope((scope) => createServices().retention.erase(at, scope), { lines });

/** A lead with a file that no visitor waits for any more. */
async function keep(): Promise<Lead> {
  const entries = listEntries({ email: 'ana@escola.example', file: new File(['x'], 'x.pdf') });
  const fields = await inScope((scope) => createServices().files.store(entries, now, scope));
  const lead = createLead({ fields });
  await abandon(lead, now - LEASE_TIME - 1);
  return lead;
}

async function sweep(backend = createBackend().backend): Promise<void> {
  await inScope((scope) => sweepLeads(createServices({ backend }), scope));
}

const hasFile = async (lead: Lead) => (await env.FILES.head(listFileKeys(lead)[0] ?? '')) !== null;

beforeEach(async () => {
  await env.DB.exec('DELETE FROM outbox');
  await forgetOutage();
});

describe('what a visitor wrote', () => {
  it('is erased within a day of delivery, not at once, and its key stays', async () => {
    const lead = await keep();
    await sweep();
    await erase(now + HOUR);
    expect([(await readRow(lead.key))?.lead, await hasFile(lead)]).toEqual([expect.any(String), true]);
    await erase(now + 23 * HOUR);
    expect([await readRow(lead.key), await hasFile(lead)]).toEqual([
      { state: 'delivered', reason: null, lead: null },
      false,
    ]);
    await erase(now + MONTH * 2);
    expect(await readRow(lead.key)).toMatchObject({ state: 'delivered' });
  });

  it.each([
    ['refused', async () => sweep(createBackend(refuse({})).backend)],
    ['waiting', async () => sweep(createBackend(() => new Response('', { status: 503 })).backend)],
  ])('is gone after 30 days where it is %s, and the log says that it was never delivered', async (state, prepare) => {
    const lead = await keep();
    await prepare();
    const lines: unknown[] = [];
    await erase(now + MONTH - HOUR, lines);
    expect([await readRow(lead.key), await hasFile(lead), lines]).toMatchObject([{ state }, true, []]);
    await erase(now + MONTH + HOUR, lines);
    expect([await readRow(lead.key), await hasFile(lead)]).toEqual([null, false]);
    expect(lines).toMatchObject([{ event: 'lead given up', key: lead.key, state }]);
  });

  it('is erased of a row that cannot be read too, its files included', async () => {
    const lead = await keep();
    await env.DB.prepare("UPDATE outbox SET lead = '{}' WHERE key = ?").bind(lead.key).run();
    await sweep();
    expect(await readRow(lead.key)).toMatchObject({ state: 'unreadable' });
    await erase(now + MONTH + HOUR);
    expect([await readRow(lead.key), await hasFile(lead)]).toEqual([null, false]);
  });

  it('is erased by the sweep', async () => {
    const lead = await keep();
    await sweep();
    await env.DB.prepare('UPDATE outbox SET closed_at = closed_at - ? WHERE key = ?')
      .bind(23 * HOUR, lead.key)
      .run();
    await sweep();
    expect([(await readRow(lead.key))?.lead, await hasFile(lead)]).toEqual([null, false]);
  });

  it('does not outlive its 30 days in a file whose lead was never kept', async () => {
    const fields = await inScope((scope) =>
      createServices().files.store(listEntries({ file: new File(['x'], 'x.pdf') }), now, scope),
    );
    await erase(now + MONTH + HOUR);
    expect(await hasFile(createLead({ fields }))).toBe(false);
  });

  it('is not looked for where the embedded backend keeps what it has received', async () => {
    await env.FILES.put('received/key/0', 'x');
    await erase(now + MONTH * 2);
    expect(await env.FILES.head('received/key/0')).not.toBeNull();
  });
});
