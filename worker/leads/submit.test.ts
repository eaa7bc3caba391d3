import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forms } from '#shared/forms/registry.ts';
import { type Backend, connectBackend } from '../backend/connect.ts';
import { parseSettings } from '../settings.ts';
import { Outbox } from './outbox.ts';
import { type LeadMessage, type LeadServices, type Submission, submit } from './submit.ts';
import { consumeLeads, sweepLeads } from './sweep.ts';

const embedded = connectBackend({ DB: env.DB }, parseSettings({}));

const down: Backend = { ...embedded, fetch: () => Promise.reject(new TypeError('refused')) };

/** A queue that only remembers, so that a test decides when its messages come. */
function createQueue() {
  const sent: LeadMessage[] = [];
  const send: Queue<LeadMessage>['send'] = async (message) => {
    sent.push(message);
    return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
  };
  return { sent, queue: { send } as Queue<LeadMessage> };
}

/** An outbox whose database is down. */
function createBrokenOutbox(): Outbox {
  return new Outbox({
    prepare: () => ({ bind: () => ({}) }),
    batch: () => Promise.reject(new Error('D1 is down')),
  } as unknown as D1Database);
}

function createServices(changes: Partial<LeadServices> = {}): LeadServices {
  return { backend: embedded, outbox: new Outbox(env.DB), queue: createQueue().queue, ...changes };
}

function createSubmission(changes: Partial<Submission> = {}): Submission {
  return {
    form: forms.newsletter,
    identifier: 'newsletter-pt',
    locale: 'pt',
    page: '/',
    input: { email: `${crypto.randomUUID()}@escola.example`, privacy: 'on', submission: crypto.randomUUID() },
    now: Date.now(),
    ...changes,
  };
}

/** How often the backend has received a lead. */
async function countReceived(email: unknown): Promise<number> {
  const page = await embedded.fetch('http://localhost/inbox');
  return (await page.text()).split(`<dd data-field="email">${String(email)}</dd>`).length - 1;
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('the way of a lead', () => {
  it('ends at the backend, once, and leaves nothing of the visitor behind', async () => {
    const submission = createSubmission();
    expect(await submit(submission, createServices())).toEqual({ kind: 'kept', thanks: 'newsletter' });
    expect(await countReceived(submission.input.email)).toBe(1);
    const { results } = await env.DB.prepare('SELECT state, lead FROM leads').all();
    expect(results).toEqual([{ state: 'delivered', lead: null }]);
  });

  it('is one lead however often it is sent: double click, retry, reload', async () => {
    const submission = createSubmission();
    const services = createServices();
    const outcomes = await Promise.all([submit(submission, services), submit(submission, services)]);
    outcomes.push(await submit(submission, services));
    expect(outcomes.every(({ kind }) => kind === 'kept')).toBe(true);
    expect(await countReceived(submission.input.email)).toBe(1);
  });

  it('knows a repeated submission without scripts by what it says', async () => {
    const input = { email: 'sem-scripts@escola.example', privacy: 'on' };
    const now = 600_000 * 1000;
    await submit(createSubmission({ input, now }), createServices());
    await submit(createSubmission({ input, now: now + 1000 }), createServices());
    expect(await countReceived(input.email)).toBe(1);
  });

  it('stores nothing of an invalid one', async () => {
    const submission = createSubmission({ input: { email: 'x', submission: crypto.randomUUID() } });
    const outcome = await submit(submission, createServices());
    expect(outcome).toEqual({ kind: 'invalid', problems: { email: 'email', privacy: 'required' } });
    const row = await env.DB.prepare('SELECT key FROM leads WHERE lead LIKE \'%"email":"x"%\'').first();
    expect(row).toBeNull();
  });

  it('is two leads when it was corrected in between', async () => {
    const submission = createSubmission();
    const email = `${crypto.randomUUID()}@escola.example`;
    await submit(submission, createServices());
    await submit({ ...submission, input: { ...submission.input, email } }, createServices());
    expect(await countReceived(email)).toBe(1);
  });

  it('thanks the visitor while the backend is down, and delivers once by queue and sweep', async () => {
    const submission = createSubmission();
    const { queue, sent } = createQueue();
    const outcome = await submit(submission, createServices({ backend: down, queue }));
    expect(outcome.kind).toBe('kept');
    expect(await countReceived(submission.input.email)).toBe(0);

    const retry = vi.fn();
    const ack = vi.fn();
    const batch = { messages: sent.map((body) => ({ body, ack, retry })) } as unknown as MessageBatch;
    await consumeLeads(batch, createServices({ backend: down }));
    expect(retry).toHaveBeenCalledWith({ delaySeconds: 60 });
    expect(ack).not.toHaveBeenCalled();

    vi.useFakeTimers({ now: submission.now + 100_000, toFake: ['Date'] });
    await sweepLeads(createServices());
    await consumeLeads(batch, createServices());
    vi.useRealTimers();
    expect(ack).toHaveBeenCalledOnce();
    expect(await countReceived(submission.input.email)).toBe(1);
  });

  it('shows what the backend refuses, and takes it once it is corrected', async () => {
    const submission = createSubmission();
    const strict: Backend = {
      ...embedded,
      fetch: async () => Response.json({ errors: { email: ['Domínio recusado'] } }, { status: 422 }),
    };
    const outcome = await submit(submission, createServices({ backend: strict }));
    expect(outcome).toEqual({ kind: 'invalid', problems: {}, messages: { email: 'Domínio recusado' } });
    const email = `${crypto.randomUUID()}@escola.example`;
    const corrected = { ...submission, input: { ...submission.input, email } };
    expect((await submit(corrected, createServices())).kind).toBe('kept');
    expect(await countReceived(email)).toBe(1);
  });

  it('keeps for a person what the backend refuses after the visitor has gone', async () => {
    const submission = createSubmission({ now: Date.now() - 60_000 });
    await submit(submission, createServices({ backend: down }));
    const strict: Backend = {
      ...embedded,
      fetch: async () => Response.json({ errors: { email: ['Domínio recusado'] } }, { status: 422 }),
    };
    await sweepLeads(createServices({ backend: strict }));
    const { results } = await env.DB.prepare('SELECT state FROM leads WHERE instr(lead, ?) > 0')
      .bind(submission.input.email)
      .all();
    expect(results).toEqual([{ state: 'refused' }]);
  });

  it('goes whole to the queue where the store fails, and is delivered from there', async () => {
    const broken = createBrokenOutbox();
    const submission = createSubmission();
    const { queue, sent } = createQueue();
    expect((await submit(submission, createServices({ outbox: broken, queue }))).kind).toBe('kept');
    const ack = vi.fn();
    await consumeLeads({ messages: sent.map((body) => ({ body, ack })) } as unknown as MessageBatch, createServices());
    expect(ack).toHaveBeenCalledOnce();
    expect(await countReceived(submission.input.email)).toBe(1);
  });

  it('is delivered from the queue alone while the store stays down', async () => {
    const broken = createBrokenOutbox();
    const submission = createSubmission();
    const { queue, sent } = createQueue();
    await submit(submission, createServices({ outbox: broken, queue }));
    const ack = vi.fn();
    const retry = vi.fn();
    const messages = [
      { body: 'nonsense', id: '1', ack, retry },
      ...sent.map((body) => ({ body, attempts: 3, ack, retry })),
    ];
    const deliver = (services: Partial<LeadServices>) =>
      consumeLeads({ messages } as unknown as MessageBatch, createServices({ outbox: broken, ...services }));
    await deliver({ backend: down });
    expect(retry.mock.calls).toEqual([[], [{ delaySeconds: 80 }]]);
    await deliver({});
    expect(ack).toHaveBeenCalledOnce();
    expect(await countReceived(submission.input.email)).toBe(1);
  });

  it('is given back where the backend refuses it for no field of the form', async () => {
    const submission = createSubmission();
    const strict: Backend = {
      ...embedded,
      fetch: async () => Response.json({ errors: { '': ['blocked'] } }, { status: 422 }),
    };
    expect(await submit(submission, createServices({ backend: strict }))).toEqual({ kind: 'unavailable' });
  });

  it('is not acknowledged where it is safe nowhere', async () => {
    const broken = createBrokenOutbox();
    const queue = { send: () => Promise.reject(new Error('queue is down')) } as unknown as Queue<LeadMessage>;
    expect(await submit(createSubmission(), createServices({ outbox: broken, queue }))).toEqual({
      kind: 'unavailable',
    });
  });
});
