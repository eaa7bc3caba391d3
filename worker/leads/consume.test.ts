import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import {
  abandon,
  createBackend,
  createLead,
  createOutbox,
  createQueue,
  createServices,
  createSubmission,
  down,
  inScope,
  readRow,
} from '../testing/leads.ts';
import { consumeLeads } from './consume.ts';
import { AT_ONCE, LEASE_TIME, SAME_SUBMISSION } from './limits.ts';
import type { LeadServices } from './services.ts';
import { submit } from './submit.ts';

const longAgo = () => Date.now() - LEASE_TIME - 60_000;
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
    expect([again, pauses]).toEqual([['0'], [60]]);
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
    expect((await consume([{ lead }], failing)).pauses).toEqual([10]);
  });

  it('that no release understands is not lost, and holds up no other', async () => {
    const lead = createLead();
    const { done, again } = await consume([{ letter: 'x' }, { lead }], createServices());
    expect([done, again]).toEqual([['1'], ['0']]);
  });

  it('waits its turn: a batch is worked five at a time', async () => {
    const leads = Array.from({ length: 20 }, () => createLead());
    let underWay = 0;
    let most = 0;
    let open = Promise.withResolvers<void>();
    const { backend } = createBackend(async () => {
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
    expect([most, done.length]).toEqual([5, 20]);
  });

  it('comes back untried where the batch has no time left for it', async () => {
    const { backend, offers } = createBackend();
    const { again, pauses } = await consume([{ lead: createLead() }], createServices({ backend }), 5_000);
    expect([again, pauses, offers]).toEqual([['0'], [10], []]);
  });
});
