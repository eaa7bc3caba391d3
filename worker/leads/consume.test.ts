import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  abandon,
  createBackend,
  createLead,
  createOutbox,
  createQueue,
  createServices,
  createSubmission,
  down,
  forgetOutage,
  inScope,
  readRow,
} from '../testing/leads.ts';
import { consumeLeads } from './consume.ts';
import type { Lead } from './lead.ts';
import { AT_ONCE, findPause, LEASE_TIME, PROBE_PAUSE, SAME_SUBMISSION } from './limits.ts';
import type { LeadServices } from './services.ts';
import { submit } from './submit.ts';
import { sweepLeads } from './sweep.ts';

const longAgo = () => Date.now() - LEASE_TIME - 60_000;
beforeEach(forgetOutage);

const brokenOutbox = createOutbox(() => Promise.reject(new Error('D1 is down')));

async function consume(bodies: readonly unknown[], services: LeadServices, time = 60_000) {
  const batch = createMessageBatch(
    'website-leads',
    bodies.map((body, index) => ({ id: String(index), timestamp: new Date(0), attempts: 1, body })),
  );
  const pauses: unknown[] = [];
  for (const message of batch.messages) {
    const retry = message.retry.bind(message);
    message.retry = (options) => {
      pauses.push(options?.delaySeconds);
      retry(options);
    };
  }
  await inScope((scope) => consumeLeads(batch, services, scope), { time });
  const { explicitAcks, retryMessages } = await getQueueResult(batch, createExecutionContext());
  return { done: explicitAcks.toSorted(), again: retryMessages.map(({ msgId }) => msgId), pauses };
}

describe('a message of the queue', () => {
  it('delivers the kept lead it names, once', async () => {
    const lead = createLead();
    await abandon(lead, longAgo());
    const { backend, offers } = createBackend();
    const services = createServices({ backend });
    expect((await consume([{ key: lead.key }], services)).done).toEqual(['0']);
    expect((await consume([{ key: lead.key }], services)).done).toEqual(['0']);
    expect(offers).toEqual([lead.key]);
  });

  it('leaves alone a lead that somebody else delivers, and comes back', async () => {
    const lead = createLead();
    await abandon(lead, Date.now());
    const { backend, offers } = createBackend();
    const { again, pauses } = await consume([{ key: lead.key }], createServices({ backend }));
    expect([again, offers]).toEqual([['0'], []]);
    expect(pauses[0]).toBeGreaterThan(LEASE_TIME / 1000 - 5);
  });

  it('comes back after growing pauses while the backend is down', async () => {
    const lead = createLead();
    await abandon(lead, longAgo());
    const { again, pauses } = await consume(
      [{ key: lead.key }],
      createServices({ backend: createBackend(down).backend }),
    );
    expect([again, pauses]).toEqual([['0'], [findPause(2, lead.key)]]);
  });

  it('is done where nobody knows its lead any more', async () => {
    expect((await consume([{ key: 'unknown' }], createServices())).done).toEqual(['0']);
  });

  it('that carries a whole lead keeps it and delivers it', async () => {
    const lead = createLead();
    const { backend, offers } = createBackend();
    expect((await consume([{ lead }], createServices({ backend }))).done).toEqual(['0']);
    expect(offers).toEqual([lead.key]);
    expect(await readRow(lead.key)).toMatchObject({ state: 'delivered' });
  });

  it('that carries a whole lead is the lead that came just before, across the border of two time buckets', async () => {
    const input = { email: `${crypto.randomUUID()}@escola.example`, privacy: 'on' };
    const border = Math.ceil(Date.now() / SAME_SUBMISSION) * SAME_SUBMISSION;
    const { backend, received } = createBackend();
    const { queue, sent } = createQueue();
    const services = createServices({ backend, queue });
    await inScope((scope) => submit(createSubmission({ input, now: border - 1 }), services, scope));
    const failing = { ...services, outbox: brokenOutbox };
    await inScope((scope) => submit(createSubmission({ input, now: border + 1 }), failing, scope));
    expect(sent).toHaveLength(1);
    await consume(sent, services);
    expect(received.size).toBe(1);
  });

  it('that carries a whole lead is delivered from the queue alone while the store stays down', async () => {
    const lead = createLead();
    const { backend, offers } = createBackend();
    expect((await consume([{ lead }], createServices({ backend, outbox: brokenOutbox }))).done).toEqual(['0']);
    expect(offers).toEqual([lead.key]);
    const failing = createServices({ backend: createBackend(down).backend, outbox: brokenOutbox });
    expect((await consume([{ lead }], failing)).pauses).toEqual([findPause(1, '0')]);
  });

  it('that no release understands is not lost, and holds up no other', async () => {
    const lead = createLead();
    const { done, again } = await consume([{ letter: 'x' }, { lead }], createServices());
    expect([done, again]).toEqual([['1'], ['0']]);
  });

  it('waits its turn: a batch is worked five at a time once its first lead was taken', async () => {
    const leads = Array.from({ length: 21 }, () => createLead());
    let underWay = 0;
    let most = 0;
    let open = Promise.withResolvers<void>();
    const { backend, received } = createBackend(async () => {
      if (received.size === 0) return new Response(null, { status: 201 });
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
    const { done } = await consume(
      leads.map((lead) => ({ lead })),
      createServices({ backend }),
    );
    expect([most, done.length]).toEqual([5, 21]);
  });

  it('comes back untried where the batch has no time left for it', async () => {
    const { backend, offers } = createBackend();
    const { again, pauses } = await consume([{ lead: createLead() }], createServices({ backend }), 5_000);
    expect([again, pauses, offers]).toEqual([['0'], [10], []]);
  });
});

describe('a batch while the backend is away', () => {
  const batchOf = async (count: number) => {
    const leads = Array.from({ length: count }, () => createLead());
    for (const lead of leads) await abandon(lead, longAgo());
    return leads;
  };
  const findAttempts = async (key: string) =>
    env.DB.prepare('SELECT attempts FROM outbox WHERE key = ?').bind(key).first<number>('attempts');

  it('costs it one offer: all other messages come back after a pause of their own, and no try is counted', async () => {
    const leads = await batchOf(10);
    const { backend, offers } = createBackend(down);
    const { again, pauses } = await consume(
      leads.map(({ key }) => ({ key })),
      createServices({ backend }),
    );
    expect(offers).toEqual([leads[0]?.key]);
    expect(again).toHaveLength(10);
    expect(pauses.slice(1)).toEqual(Array.from({ length: 9 }, (_, index) => findPause(1, String(index + 1))));
    const attempts = await Promise.all(leads.map(({ key }) => findAttempts(key)));
    expect(attempts).toEqual([2, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  });

  it('costs it one offer in all places together, and another only after a pause', async () => {
    const leads = await batchOf(12);
    const { backend, offers } = createBackend(down);
    // Another isolate is another set of services: they share the outbox alone.
    const consumeElsewhere = (keys: readonly Lead[]) =>
      consume(
        keys.map(({ key }) => ({ key })),
        createServices({ backend }),
      );
    await consumeElsewhere(leads.slice(0, 4));
    await Promise.all([consumeElsewhere(leads.slice(4, 8)), consumeElsewhere(leads.slice(8))]);
    expect(offers).toHaveLength(1);
    await env.DB.prepare('UPDATE backend_away SET tried_at = ?')
      .bind(Date.now() - PROBE_PAUSE)
      .run();
    await Promise.all([consumeElsewhere(leads.slice(4, 8)), consumeElsewhere(leads.slice(8))]);
    expect(offers).toHaveLength(2);
  });

  it('ends with the first lead that is taken: then all go out', async () => {
    const leads = await batchOf(10);
    const keys = leads.map(({ key }) => ({ key }));
    await consume(keys, createServices({ backend: createBackend(down).backend }));
    await env.DB.exec('UPDATE backend_away SET tried_at = 0');
    await env.DB.prepare("UPDATE outbox SET due_at = 0 WHERE state = 'waiting'").run();
    const { backend, received } = createBackend();
    expect((await consume(keys, createServices({ backend }))).done).toHaveLength(10);
    expect(received.size).toBe(10);
  });

  it('keeps a whole lead it carries, without a try, and delivers it from there later', async () => {
    const { backend, offers } = createBackend(down);
    await consume([{ lead: createLead() }], createServices({ backend }));
    const lead = createLead();
    expect((await consume([{ lead }], createServices({ backend }))).pauses).toEqual([findPause(1, lead.key)]);
    expect([offers.length, await findAttempts(lead.key)]).toEqual([1, 0]);
    await env.DB.exec('UPDATE backend_away SET tried_at = 0');
    await env.DB.prepare('UPDATE outbox SET due_at = 0 WHERE key = ?').bind(lead.key).run();
    const healthy = createBackend();
    expect((await consume([{ lead }], createServices({ backend: healthy.backend }))).done).toEqual(['0']);
    expect(healthy.offers).toEqual([lead.key]);
  });
});

describe('queue and cron at once', () => {
  it('deliver each lead once', async () => {
    await env.DB.exec('DELETE FROM outbox');
    const leads = Array.from({ length: 10 }, () => createLead());
    for (const lead of leads) await abandon(lead, longAgo());
    const { backend, offers } = createBackend();
    const services = createServices({ backend });
    await Promise.all([
      consume(
        leads.map(({ key }) => ({ key })),
        services,
      ),
      inScope((scope) => sweepLeads(services, scope)),
    ]);
    expect(offers.toSorted()).toEqual(leads.map(({ key }) => key).toSorted());
  });
});
