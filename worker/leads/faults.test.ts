import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { forms } from '#shared/forms/registry.ts';
import {
  type Answer,
  createBackend,
  createQueue,
  createServicesOn,
  createSubmission,
  down,
  findRows,
  forgetOutage,
  inScope,
} from '../testing/leads.ts';
import { consumeLeads } from './consume.ts';
import type { LeadMessage } from './services.ts';
import { submit } from './submit.ts';
import { sweepLeads } from './sweep.ts';

type Bindings = Parameters<typeof createServicesOn>[0];

const thanks = { kind: 'kept', thanks: 'newsletter' };

beforeEach(forgetOutage);

/** The binding itself, whose methods fail that are named, each after so many calls that it still answers. */
function failing<Binding extends object>(binding: Binding, methods: Readonly<Record<string, number>>): Binding {
  const left = new Map(Object.entries(methods));
  return new Proxy(binding, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...values: unknown[]): unknown => {
        const calls = left.get(String(name));
        if (calls === 0) return Promise.reject(new Error(`${String(name)} is down`));
        if (calls !== undefined) left.set(String(name), calls - 1);
        return Reflect.apply(value, target, values);
      };
    },
  });
}

/** The real storage with a backend of the test's own, which knows a lead that it has. */
function createSite(changes: Partial<Bindings> = {}, answer?: Answer) {
  const { queue, sent } = createQueue();
  const fault: Answer = answer ?? ((key) => new Response(null, { status: received.has(key) ? 409 : 201 }));
  const { backend, offers, received } = createBackend(fault);
  const bindings = { DB: env.DB, FILES: env.FILES, LEADS: queue, ...changes };
  return { services: createServicesOn(bindings, backend), offers, received, sent };
}

type Site = ReturnType<typeof createSite>;

const send = (site: Site, submission = createSubmission()) =>
  inScope((scope) => submit(submission, site.services, scope));

/** Runs the sweep as if all pauses and leases were over. */
async function sweep(site: Site): Promise<void> {
  await forgetOutage();
  await env.DB.exec('UPDATE outbox SET due_at = 0 WHERE due_at IS NOT NULL');
  await inScope((scope) => sweepLeads(site.services, scope));
}

async function consume(site: Site, messages: readonly LeadMessage[]): Promise<number> {
  const batch = createMessageBatch(
    'website-leads',
    messages.map((body, index) => ({ id: String(index), timestamp: new Date(0), attempts: 1, body })),
  );
  await inScope((scope) => consumeLeads(batch, site.services, scope));
  return (await getQueueResult(batch, createExecutionContext())).explicitAcks.length;
}

describe('a queue that fails', () => {
  const LEADS = () => failing(createQueue().queue, { send: 0, sendBatch: 0 });

  it('is noticed by nobody while the backend takes leads', async () => {
    const site = createSite({ LEADS: LEADS() });
    expect(await send(site)).toEqual(thanks);
    expect(site.received.size).toBe(1);
  });

  it('costs no lead while the backend is away: the sweep has it', async () => {
    const submission = createSubmission();
    expect(await send(createSite({ LEADS: LEADS() }, down), submission)).toEqual(thanks);
    expect(await findRows(submission.input.email)).toMatchObject([{ state: 'waiting' }]);
    const later = createSite();
    await sweep(later);
    expect(later.offers).toHaveLength(1);
    expect(await findRows(submission.input.email)).toMatchObject([{ state: 'delivered' }]);
  });
});

describe('a database that fails', () => {
  it('costs no lead: it goes whole through the queue, with the database still down and with it back', async () => {
    const broken = createSite({ DB: failing(env.DB, { batch: 0 }) });
    expect(await send(broken)).toEqual(thanks);
    expect(broken.offers).toEqual([]);
    expect(await consume(broken, broken.sent)).toBe(1);
    expect(broken.received.size).toBe(1);

    const again = createSite({ DB: failing(env.DB, { batch: 0 }) });
    const submission = createSubmission();
    await send(again, submission);
    const mended = createSite();
    expect(await consume(mended, again.sent)).toBe(1);
    expect(await findRows(submission.input.email)).toMatchObject([{ state: 'delivered' }]);
    expect(mended.received.size).toBe(1);
  });

  it('after a lead was delivered, and before that could be written down, costs no second one', async () => {
    const { backend, offers, received } = createBackend(
      (key) => new Response(null, { status: received.has(key) ? 409 : 201 }),
    );
    const bindings = { DB: failing(env.DB, { batch: 1 }), FILES: env.FILES, LEADS: createQueue().queue };
    const submission = createSubmission();
    const forgetful = createServicesOn(bindings, backend);
    expect(await inScope((scope) => submit(submission, forgetful, scope))).toEqual(thanks);
    expect(await findRows(submission.input.email)).toMatchObject([{ state: 'leased' }]);
    await env.DB.exec("UPDATE outbox SET due_at = 0 WHERE state = 'leased'");
    const mended = createServicesOn({ ...bindings, DB: env.DB }, backend);
    await inScope((scope) => sweepLeads(mended, scope));
    expect([offers.length, received.size]).toEqual([2, 1]);
    expect(await findRows(submission.input.email)).toMatchObject([{ state: 'delivered' }]);
  });
});

describe('files that cannot be stored or read', () => {
  const createApplication = () => {
    const email = `${crypto.randomUUID()}@escola.example`;
    const file = new File(['%PDF-1.7\n', crypto.randomUUID()], 'cv.pdf', { type: 'application/pdf' });
    const facts = { name: 'Ana', phone: '+351 210 000 001', company: 'Escola', problem: 'Risco', privacy: 'on' };
    return createSubmission({ form: forms.support, input: { ...facts, email, file } });
  };

  it('give the lead back to its visitor, and nothing of it is kept; one without a file is thanked for', async () => {
    const FILES = failing(env.FILES, { put: 0 });
    const submission = createApplication();
    expect(await send(createSite({ FILES }), submission)).toEqual({ kind: 'unavailable' });
    expect(await findRows(submission.input.email)).toEqual([]);
    expect(await send(createSite({ FILES }))).toEqual(thanks);
  });

  it('hold up the lead and no other, and it arrives whole when they can be read again', async () => {
    const submission = createApplication();
    const broken = createSite({ FILES: failing(env.FILES, { get: 0 }) });
    expect(await send(broken, submission)).toMatchObject({ kind: 'kept' });
    // The backend was not asked, and counts as there: the next visitor's lead is offered at once.
    expect(await send(broken)).toEqual(thanks);
    expect(broken.received.size).toBe(1);
    const mended = createSite();
    await sweep(mended);
    const [form] = mended.received.values();
    const received = form?.get('file');
    const sent = submission.input.file;
    if (!(received instanceof File && sent instanceof File)) throw new Error('no file');
    expect([received.name, await received.text()]).toEqual(['cv.pdf', await sent.text()]);
  });
});
