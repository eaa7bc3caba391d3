import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { type Answer, abandon, createBackend, createLead, createServices, inScope, readRow } from '../testing/leads.ts';
import { AT_ONCE, LEASE_TIME } from './limits.ts';
import { sweepLeads } from './sweep.ts';

const longAgo = () => Date.now() - LEASE_TIME - 60_000;
const sweep = (answer?: Answer, time = 60_000) => {
  const { backend, received, offers } = createBackend(answer);
  return inScope((scope) => sweepLeads(createServices({ backend }), scope), { time }).then(() => ({
    received,
    offers,
  }));
};

describe('the sweep', () => {
  it('is held up by no row that this release cannot read, and sets each aside with its reason', async () => {
    const insert = env.DB.prepare(
      "INSERT INTO outbox (key, lead, state, created_at, due_at) VALUES (?, ?, 'waiting', ?, 0)",
    );
    const unreadable = Array.from({ length: 120 }, (_, index) =>
      insert.bind(
        `old-${index}`,
        index % 2 ? 'no JSON' : '{"key":"x","identifier":"newsletter-pt","locale":"pt"}',
        Date.now(),
      ),
    );
    await env.DB.batch(unreadable);
    const lead = createLead();
    await abandon(lead, longAgo());
    expect([...(await sweep()).received.keys()]).toEqual([lead.key]);
    expect(await readRow('old-0')).toMatchObject({ state: 'unreadable', reason: 'lead.page: object' });
    expect(await readRow('old-1')).toMatchObject({ state: 'unreadable', reason: 'lead: parse_json' });
  });

  it('offers a hundred leads of a slow backend five at a time, each once', async () => {
    const leads = Array.from({ length: 100 }, () => createLead());
    for (const lead of leads) await abandon(lead, longAgo());
    let underWay = 0;
    let most = 0;
    let open = Promise.withResolvers<void>();
    // Answers come only once five offers are under way: with fewer at a time none would ever come.
    const { offers, received } = await sweep(async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      const gate = open;
      if (underWay === AT_ONCE) {
        open = Promise.withResolvers();
        setTimeout(gate.resolve, 5);
      }
      await gate.promise;
      underWay -= 1;
      return new Response(null, { status: 201 });
    });
    expect(most).toBe(5);
    expect(offers).toHaveLength(100);
    expect(received.size).toBe(100);
  });

  it('never offers a lead that another run has, even where both run at once', async () => {
    for (let count = 0; count < 20; count += 1) await abandon(createLead(), longAgo());
    const runs = await Promise.all([sweep(), sweep()]);
    const offers = runs.flatMap((run) => run.offers);
    expect(offers).toHaveLength(20);
    expect(new Set(offers).size).toBe(20);
  });

  it('tries each lead once a run, and again only after a pause', async () => {
    const lead = createLead();
    await abandon(lead, longAgo());
    const down = () => new Response('', { status: 503 });
    expect((await sweep(down)).offers).toEqual([lead.key]);
    expect((await sweep(down)).offers).toEqual([]);
    expect(await readRow(lead.key)).toMatchObject({ state: 'waiting' });
    await env.DB.prepare('DELETE FROM outbox WHERE key = ?').bind(lead.key).run();
  });

  it('keeps for a person what the backend refuses after the visitor has gone', async () => {
    const lead = createLead();
    await abandon(lead, longAgo());
    await sweep(() => Response.json({ errors: { email: ['recusado'] } }, { status: 422 }));
    expect(await readRow(lead.key)).toMatchObject({ state: 'refused', reason: 'refused for email' });
    expect((await sweep()).offers).toEqual([]);
  });

  it('begins nothing it has no time to finish', async () => {
    const lead = createLead();
    await abandon(lead, longAgo());
    expect((await sweep(undefined, 5_000)).offers).toEqual([]);
    expect((await sweep()).offers).toEqual([lead.key]);
  });
});
