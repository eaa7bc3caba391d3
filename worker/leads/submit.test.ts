import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forms } from '#shared/forms/registry.ts';
import { connectBackend } from '../backend/connect.ts';
import { parseSettings } from '../settings.ts';
import {
  createBackend,
  createOutbox,
  createQueue,
  createServices,
  createSubmission,
  down,
  findRows,
  forgetOutage,
  inScope,
  refuse,
} from '../testing/leads.ts';
import { KNOWN_AWAY, LEASE_TIME, QUEUE_TIME, SAME_SUBMISSION } from './limits.ts';
import type { LeadServices } from './services.ts';
import { type Submission, submit } from './submit.ts';
import { sweepLeads } from './sweep.ts';

const thanks = { kind: 'kept', thanks: 'newsletter' };
const never = () => new Promise<never>(() => undefined);
const brokenOutbox = createOutbox(() => Promise.reject(new Error('D1 is down')));

const send = (submission: Submission, services: LeadServices, lines: unknown[] = []) =>
  inScope((scope) => submit(submission, services, scope), { lines });

beforeEach(forgetOutage);
afterEach(() => {
  vi.useRealTimers();
});

describe('the way of a lead', () => {
  it('ends at the embedded backend', async () => {
    const submission = createSubmission();
    const embedded = connectBackend(env, parseSettings({}));
    expect(await send(submission, createServices({ backend: embedded }))).toEqual(thanks);
    const received = await env.DB.prepare('SELECT fields FROM received_leads WHERE instr(fields, ?) > 0')
      .bind(submission.input.email)
      .all();
    expect(received.results).toHaveLength(1);
    expect(await findRows(submission.input.email)).toMatchObject([{ state: 'delivered' }]);
  });

  it('stores nothing of an invalid one', async () => {
    const submission = createSubmission({ input: { email: 'not-an-address' } });
    expect(await send(submission, createServices())).toEqual({
      kind: 'invalid',
      problems: { email: 'email', privacy: 'required' },
    });
    expect(await findRows('not-an-address')).toEqual([]);
  });

  it('thanks the visitor while the backend is down, and leaves the rest to queue and sweep', async () => {
    const submission = createSubmission();
    const { queue, sent } = createQueue();
    expect(await send(submission, createServices({ backend: createBackend(down).backend, queue }))).toEqual(thanks);
    expect(sent).toEqual([{ key: expect.any(String) }]);
    expect(await findRows(submission.input.email)).toMatchObject([{ state: 'waiting' }]);
  });

  it('goes whole to the queue where the store fails', async () => {
    const { queue, sent } = createQueue();
    const submission = createSubmission();
    expect(await send(submission, createServices({ outbox: brokenOutbox, queue }))).toEqual(thanks);
    expect(JSON.stringify(sent)).toContain(submission.input.email);
  });

  it('is given back to the visitor where store and queue fail', async () => {
    const { queue } = createQueue();
    queue.send = () => Promise.reject(new Error('queue is down'));
    expect(await send(createSubmission(), createServices({ outbox: brokenOutbox, queue }))).toEqual({
      kind: 'unavailable',
    });
  });

  it.each([
    ['store', { outbox: createOutbox(never) }],
    ['backend', { backend: createBackend(never).backend }],
  ])('leaves the queue its time where the %s hangs, and ends within the time of the request', async (_, changes) => {
    const { queue, sent } = createQueue();
    const services = createServices({ queue, ...changes });
    await inScope(
      async (scope) => {
        expect(await submit(createSubmission(), services, scope)).toEqual(thanks);
        expect(scope.deadline.remaining).toBeGreaterThan(QUEUE_TIME / 2);
      },
      { time: QUEUE_TIME + 200 },
    );
    expect(sent).toHaveLength(1);
  });
});

describe('while the backend is known to be away', () => {
  const tried = (milliseconds: number) =>
    env.DB.prepare('INSERT INTO backend_away VALUES (1, ?)')
      .bind(Date.now() - milliseconds)
      .run();

  it('a visitor is thanked at once; the lead waits untried, and the queue brings it', async () => {
    await tried(KNOWN_AWAY - 2_000);
    const submission = createSubmission();
    const { backend, offers } = createBackend();
    const { queue, sent } = createQueue();
    expect(await send(submission, createServices({ backend, queue }))).toEqual(thanks);
    expect([offers, sent]).toEqual([[], [{ key: expect.any(String) }]]);
    expect(await findRows(submission.input.email)).toMatchObject([{ state: 'waiting' }]);
    const attempts = await env.DB.prepare('SELECT attempts FROM outbox WHERE instr(lead, ?) > 0')
      .bind(submission.input.email)
      .first('attempts');
    expect(attempts).toBe(0);
  });

  it('the next visitor after half a minute has a try of their own, and says that it is back', async () => {
    await tried(KNOWN_AWAY + 1);
    const { backend, offers } = createBackend();
    await send(createSubmission(), createServices({ backend }));
    await send(createSubmission(), createServices({ backend }));
    expect(offers).toHaveLength(2);
    expect((await env.DB.prepare('SELECT * FROM backend_away').all()).results).toEqual([]);
  });

  it('a refusal says as well that it is back', async () => {
    await tried(KNOWN_AWAY + 1);
    await send(createSubmission(), createServices({ backend: createBackend(refuse({ email: ['não'] })).backend }));
    expect((await env.DB.prepare('SELECT * FROM backend_away').all()).results).toEqual([]);
  });
});

describe('the same lead again', () => {
  it('is one lead however often it is sent: double click, retry, reload', async () => {
    const submission = createSubmission();
    const { backend, offers } = createBackend();
    const services = createServices({ backend });
    const outcomes = await Promise.all([send(submission, services), send(submission, services)]);
    outcomes.push(await send(submission, services));
    expect(outcomes).toEqual([thanks, thanks, thanks]);
    expect(offers).toHaveLength(1);
  });

  it('is two leads when it was corrected in between', async () => {
    const submission = createSubmission();
    const { backend, received } = createBackend();
    await send(submission, createServices({ backend }));
    const input = { ...submission.input, email: 'corrected@escola.example' };
    await send({ ...submission, input }, createServices({ backend }));
    expect(received.size).toBe(2);
  });

  it('is two leads when its file was exchanged for another of the same name and size', async () => {
    const { backend, received } = createBackend();
    const person = {
      name: 'Ana',
      email: 'ana@escola.example',
      phone: '912345678',
      reason: 'Sei soldar.',
      privacy: 'on',
    };
    const submission = crypto.randomUUID();
    for (const text of ['%PDF-1', '%PDF-2', '%PDF-1']) {
      const input = { ...person, submission, file: new File([text], 'cv.pdf', { type: 'application/pdf' }) };
      const outcome = await send(createSubmission({ form: forms.jobs, input }), createServices({ backend }));
      expect(outcome).toEqual({ kind: 'kept', thanks: 'application' });
    }
    const files = [...received.values()].map((form) => form.get('file'));
    const texts = await Promise.all(files.map((file) => file instanceof File && file.text()));
    expect(texts).toEqual(['%PDF-1', '%PDF-2']);
  });

  it('is known without scripts by what it says, across the border of two time buckets too', async () => {
    const input = { email: `${crypto.randomUUID()}@escola.example`, privacy: 'on' };
    const { backend, received } = createBackend();
    const border = SAME_SUBMISSION * 2_000;
    for (const now of [border - 1, border + 1]) {
      await send(createSubmission({ input, now }), createServices({ backend }));
    }
    expect(received.size).toBe(1);
  });

  it('is another lead without scripts after ten minutes', async () => {
    const input = { email: `${crypto.randomUUID()}@escola.example`, privacy: 'on' };
    const { backend, received } = createBackend();
    const border = SAME_SUBMISSION * 2_000;
    for (const now of [border + 1, border + 1 + SAME_SUBMISSION]) {
      await send(createSubmission({ input, now }), createServices({ backend }));
    }
    expect(received.size).toBe(2);
  });
});

describe('a refusal', () => {
  const submission = () => createSubmission();

  it('that names fields is shown, and the lead taken once it is corrected or sent again', async () => {
    const first = submission();
    const strict = createBackend(refuse({ email: ['Domínio recusado'] }));
    const shown = { kind: 'invalid', problems: {}, messages: { email: 'Domínio recusado' } };
    expect(await send(first, createServices({ backend: strict.backend }))).toEqual(shown);
    expect(await findRows(first.input.email)).toEqual([]);
    expect(await send(first, createServices({ backend: strict.backend }))).toEqual(shown);
    const { backend, received } = createBackend();
    expect(await send(first, createServices({ backend }))).toEqual(thanks);
    expect(received.size).toBe(1);
  });

  it('that names no field is thanked for and waits for a person, and the log says so at once', async () => {
    const first = submission();
    const lines: unknown[] = [];
    const { backend } = createBackend(refuse({ formId: ['unknown'] }));
    expect(await send(first, createServices({ backend }), lines)).toEqual(thanks);
    expect(await findRows(first.input.email)).toMatchObject([{ state: 'refused', reason: 'refused, naming no field' }]);
    expect(lines).toMatchObject([{ event: 'lead refused', identifier: 'newsletter-pt' }]);
  });

  it('that is no JSON waits for a person too, and nothing of it reaches the log', async () => {
    const first = submission();
    const lines: unknown[] = [];
    const { backend } = createBackend(() => new Response(`<p>${String(first.input.email)} secret`, { status: 422 }));
    expect(await send(first, createServices({ backend }), lines)).toEqual(thanks);
    expect(await findRows(first.input.email)).toMatchObject([{ state: 'refused' }]);
    expect(JSON.stringify(lines)).not.toMatch(/escola|secret/);
  });

  it('is tried again when the same lead is sent again: nobody is thanked for a row that nobody delivers', async () => {
    const first = submission();
    await send(first, createServices({ backend: createBackend(refuse({})).backend }));
    const { backend, received } = createBackend();
    expect(await send(first, createServices({ backend }))).toEqual(thanks);
    expect(received.size).toBe(1);
    expect(await findRows(first.input.email)).toMatchObject([{ state: 'delivered', reason: null }]);
  });

  it('that comes while a second click is under way leaves no thank-you without a lead', async () => {
    const first = submission();
    const answer = Promise.withResolvers<Response>();
    const asked = Promise.withResolvers<void>();
    const slow = createBackend(() => {
      asked.resolve();
      return answer.promise;
    });
    const outcome = send(first, createServices({ backend: slow.backend }));
    await asked.promise;
    expect(await send(first, createServices({ backend: slow.backend }))).toEqual(thanks);
    answer.resolve(Response.json({ errors: { email: ['não'] } }, { status: 422 }));
    expect(await outcome).toMatchObject({ kind: 'invalid' });
    // The second click was thanked: its lead is there for a person, and a third is offered again.
    expect(await findRows(first.input.email)).toMatchObject([{ state: 'refused', reason: 'refused for email' }]);
    const { backend, received } = createBackend();
    expect(await send(first, createServices({ backend }))).toEqual(thanks);
    expect(received.size).toBe(1);
  });
});

describe('a killed worker', () => {
  it('loses nothing: its lease ends, and the sweep delivers', async () => {
    const now = Date.now();
    const first = createSubmission({ now });
    const answer = Promise.withResolvers<Response>();
    const hanging = createServices({ backend: createBackend(() => answer.promise).backend });
    const killed = inScope((scope) => submit(first, hanging, scope), { time: 100_000 });
    await vi.waitFor(async () => expect(await findRows(first.input.email)).toMatchObject([{ state: 'leased' }]));

    const { backend, received } = createBackend();
    const arrived = () => [...received.values()].filter((form) => form.get('email') === first.input.email).length;
    vi.useFakeTimers({ now: now + LEASE_TIME - 2_000, toFake: ['Date'] });
    await inScope((scope) => sweepLeads(createServices({ backend }), scope));
    expect(arrived()).toBe(0);
    vi.setSystemTime(now + LEASE_TIME + 2_000);
    await inScope((scope) => sweepLeads(createServices({ backend }), scope));
    expect(arrived()).toBe(1);
    // Here it lives on: what it writes down must not come while another file is tested.
    answer.resolve(new Response(null, { status: 201 }));
    await killed;
  });
});
