import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { site } from '#shared/site.ts';
import { verifySignature } from '../request/signature.ts';
import {
  createBackend,
  createLead,
  createOutbox,
  createQueue,
  createServices,
  createSubmission,
  down,
  forgetOutage,
  inScope,
  refuse,
} from '../testing/leads.ts';
import { consumeLeads } from './consume.ts';
import { createNotify, type NotificationOptions } from './notify.ts';
import type { LeadServices } from './services.ts';
import { submit } from './submit.ts';

beforeEach(forgetOutage);

const SECRET = 'a secret of thirty-two characters';
const brokenOutbox = createOutbox(() => Promise.reject(new Error('D1 is down')));

/** An address of a real server, and what has been posted to it. */
function createHook(ending = '') {
  const url = `${inject('hooks')}/${crypto.randomUUID()}${ending}`;
  const read = async () => (await (await fetch(url)).json()) as { body: string; signature?: string }[];
  return { url, read };
}

const createOptions = (changes: Partial<NotificationOptions>): NotificationOptions => ({
  webhooks: {},
  mail: {},
  secret: undefined,
  inbox: undefined,
  sender: undefined,
  ...changes,
});

/** What the way of a lead works with, and an announcement of every lead to one address. */
const createAnnouncing = (url: string, changes: Partial<LeadServices> = {}) =>
  createServices({ notify: createNotify(createOptions({ webhooks: { '*': url } })), ...changes });

const send = (services: LeadServices, submission = createSubmission(), lines: unknown[] = []) =>
  inScope((scope) => submit(submission, services, scope), { lines });

describe('an announcement', () => {
  it('says that a lead is there and where to read it, signed, and nothing of what was typed', async () => {
    const hook = createHook();
    const inbox = 'https://site.example/inbox';
    const notify = createNotify(createOptions({ webhooks: { '*': hook.url }, secret: SECRET, inbox }));
    const lead = createLead();
    await inScope(async (scope) => notify(lead, scope));
    const [post] = await hook.read();
    expect(JSON.parse(post?.body ?? '')).toEqual({
      key: lead.key,
      form: 'newsletter-pt',
      locale: 'pt',
      page: '/',
      submittedAt: lead.submittedAt,
      inbox: `https://site.example/inbox/${lead.key}`,
    });
    expect(await verifySignature(post?.signature, post?.body ?? '', SECRET, Date.now())).toBeDefined();
    expect(await verifySignature(post?.signature, `${post?.body} `, SECRET, Date.now())).toBeUndefined();
  });

  it('goes to the address of its form, all others to that of the star, and none where there is none', async () => {
    const [own, others] = [createHook(), createHook()];
    const notify = createNotify(createOptions({ webhooks: { 'contacts-pt': own.url, '*': others.url } }));
    const silent = createNotify(createOptions({ webhooks: { 'contacts-pt': own.url } }));
    await inScope(async (scope) => {
      notify(createLead({ identifier: 'contacts-pt' }), scope);
      notify(createLead(), scope);
      silent(createLead(), scope);
    });
    expect([(await own.read()).length, (await others.read()).length]).toEqual([1, 1]);
    expect((await own.read())[0]?.signature).toBeUndefined();
  });

  it('goes nowhere else, and what fails is logged without what was typed', async () => {
    const hook = createHook('/moved');
    const lines: unknown[] = [];
    const submission = createSubmission();
    await send(createAnnouncing(hook.url), submission, lines);
    expect(lines).toMatchObject([{ event: 'notification', by: 'webhook', error: new Error('status 307') }]);
    expect(JSON.stringify(lines)).not.toContain(submission.input.email);
    expect(await (await fetch(`${inject('hooks')}/elsewhere`)).json()).toEqual([]);
  });

  it('delays no lead where nobody answers it, and is given up', async () => {
    const hook = createHook('/hang');
    const lines: unknown[] = [];
    const services = createAnnouncing(hook.url);
    const duration = await inScope(
      async (scope) => {
        const start = Date.now();
        expect(await submit(createSubmission(), services, scope)).toMatchObject({ kind: 'kept' });
        return Date.now() - start;
      },
      { lines },
    );
    expect(duration).toBeLessThan(2_000);
    expect(lines).toMatchObject([{ event: 'notification' }]);
    expect(await hook.read()).toHaveLength(1);
  });
});

describe('a lead is announced once', () => {
  it('however often it is sent', async () => {
    const hook = createHook();
    const submission = createSubmission();
    for (const services of [createAnnouncing(hook.url), createAnnouncing(hook.url)]) await send(services, submission);
    expect(await hook.read()).toHaveLength(1);
  });

  it('while the backend is down, and when it refuses it for good, even if it is sent again', async () => {
    for (const answer of [down, refuse({})]) {
      const hook = createHook();
      const submission = createSubmission();
      const services = createAnnouncing(hook.url, { backend: createBackend(answer).backend });
      await send(services, submission);
      await send(services, submission);
      expect(await hook.read()).toHaveLength(1);
    }
  });

  it('not at all where its visitor has to correct it', async () => {
    const hook = createHook();
    await send(createAnnouncing(hook.url), createSubmission({ input: { email: 'x' } }));
    const strict = createBackend(refuse({ email: ['não'] })).backend;
    expect(await send(createAnnouncing(hook.url, { backend: strict }))).toMatchObject({ kind: 'invalid' });
    expect(await hook.read()).toEqual([]);
  });

  it('when the queue keeps it that the store had no room for, or delivers it', async () => {
    for (const outbox of [createServices().outbox, brokenOutbox]) {
      const hook = createHook();
      const { queue, sent } = createQueue();
      await send(createAnnouncing(hook.url, { outbox: brokenOutbox, queue }));
      expect(await hook.read()).toEqual([]);
      const messages = sent.map((body, id) => ({
        ...{ body, id: String(id), attempts: 1, timestamp: new Date() },
        ...{ ack: () => undefined, retry: () => undefined },
      }));
      const batch = { messages, queue: 'leads' } as unknown as MessageBatch;
      await inScope((scope) => consumeLeads(batch, createAnnouncing(hook.url, { outbox, queue }), scope));
      expect(await hook.read()).toHaveLength(1);
    }
  });
});

describe('by e-mail', () => {
  it('it is sent where the binding is, from the company', async () => {
    const letters: unknown[] = [];
    const { MAIL } = env as unknown as { MAIL: SendEmail };
    const sender = {
      send: (letter: EmailMessage | EmailMessageBuilder) => {
        letters.push(letter);
        return MAIL.send(letter as EmailMessageBuilder);
      },
    };
    const lines: unknown[] = [];
    const lead = createLead();
    const notify = createNotify(createOptions({ mail: { '*': 'sales@vidra.example' }, sender, inbox: '/inbox' }));
    await inScope(async (scope) => notify(lead, scope), { lines });
    expect(lines).toEqual([]);
    expect(letters).toMatchObject([
      { from: site.email, to: 'sales@vidra.example', subject: 'New lead: newsletter-pt' },
    ]);
    expect(JSON.stringify(letters)).toContain(`/inbox/${lead.key}`);
    expect(JSON.stringify(letters)).not.toContain('ana@escola.example');
  });

  it('the log says so where the binding is missing', async () => {
    const lines: unknown[] = [];
    const notify = createNotify(createOptions({ mail: { '*': 'sales@vidra.example' } }));
    await inScope(async (scope) => notify(createLead(), scope), { lines });
    expect(lines).toMatchObject([{ event: 'notification', by: 'mail', error: new Error('no binding MAIL') }]);
  });
});
