import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { forms } from '#shared/forms/registry.ts';
import type { Backend } from '../backend/connect.ts';
import type { Lead } from '../leads/lead.ts';
import { createNotify } from '../leads/notify.ts';
import { Outbox } from '../leads/outbox.ts';
import { createLeadServices, type LeadMessage, type LeadServices } from '../leads/services.ts';
import type { Submission } from '../leads/submit.ts';
import type { Log } from '../request/log.ts';
import { createScope, type Scope } from '../request/scope.ts';
import { parseSettings } from '../settings.ts';
// The embedded backend is loaded when it is first asked. Here its modules come one by one, which no request should wait for.
import '../../backend/index.ts';

/** Runs something in a scope of its own, and waits for what it leaves behind. `time` in milliseconds. */
export async function inScope<Value>(
  work: (scope: Scope) => Promise<Value>,
  { time = 60_000, lines = [] }: { time?: number; lines?: unknown[] } = {},
): Promise<Value> {
  const context = createExecutionContext();
  const write = (event: string, facts = {}) => {
    lines.push({ event, ...facts });
  };
  const log: Log = { info: write, warn: write, error: write };
  try {
    return await work({ ...createScope('test', time, context), log });
  } finally {
    await waitOnExecutionContext(context);
  }
}

export type Answer = (key: string, request: Request) => Response | Promise<Response>;

/** A backend that answers as told and remembers what it was offered: the key of each offer, the form of each lead. */
export function createBackend(answer: Answer = () => new Response(null, { status: 201 })) {
  const offers: string[] = [];
  const received = new Map<string, FormData>();
  const backend: Backend = {
    embedded: false,
    contentVersion: '',
    async fetch(path, init) {
      const request = new Request(`https://backend${path}`, init);
      const key = request.headers.get('Idempotency-Key') ?? '';
      offers.push(key);
      const form = await request.clone().formData();
      const response = await answer(key, request);
      if (response.ok) received.set(key, form);
      return response;
    },
  };
  return { backend, offers, received };
}

export const refuse = (errors: unknown) => () => Response.json({ errors }, { status: 422 });

/** Makes nothing known of the backend, as before the first lead: what one test lets fail is not another's outage. */
export async function forgetOutage(): Promise<void> {
  await env.DB.exec('DELETE FROM backend_away');
}

export const down: Answer = () => Promise.reject(new TypeError('refused'));

/** A queue that only remembers, so that a test decides when its messages come. */
export function createQueue() {
  const sent: LeadMessage[] = [];
  const send: Queue<LeadMessage>['send'] = async (message) => {
    sent.push(message);
    return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
  };
  const queue: Queue<LeadMessage> = {
    send,
    sendBatch: () => Promise.reject(new Error('unused')),
    metrics: () => Promise.reject(new Error('unused')),
  };
  return { sent, queue };
}

/** An outbox whose database is slow or down: `batch` stands in for the real one's. */
export function createOutbox(batch: (statements: D1PreparedStatement[]) => Promise<D1Result[]>): Outbox {
  const unused = () => Promise.reject(new Error('unused'));
  return new Outbox({
    batch: async <Row>(statements: D1PreparedStatement[]) => (await batch(statements)) as D1Result<Row>[],
    prepare: (sql) => env.DB.prepare(sql),
    withSession: () => env.DB.withSession(),
    exec: unused,
    dump: unused,
  });
}

/** The real database, files and outbox, with a backend and a queue of the test's own. */
export function createServices(changes: Partial<LeadServices> = {}): LeadServices {
  const bindings = { DB: env.DB, FILES: env.FILES, LEADS: createQueue().queue };
  return { ...createServicesOn(bindings, createBackend().backend), ...changes };
}

/** What the way of a lead works with, on bindings of the test's own: without any setting, and announced to nobody. */
export function createServicesOn(bindings: Parameters<typeof createLeadServices>[0], backend: Backend): LeadServices {
  const notify = createNotify({ webhooks: {}, mail: {}, secret: undefined, inbox: undefined, sender: undefined });
  return createLeadServices(bindings, parseSettings({}), backend, notify);
}

export function createSubmission(changes: Partial<Submission> = {}): Submission {
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

export function createLead(changes: Partial<Lead> = {}): Lead {
  return {
    key: crypto.randomUUID(),
    identifier: 'newsletter-pt',
    locale: 'pt',
    page: '/',
    submittedAt: new Date().toISOString(),
    fields: [{ name: 'email', value: 'ana@escola.example' }],
    suspicions: [],
    ...changes,
  };
}

/** Keeps a lead as a visitor's request does that is killed before it delivers. */
export async function abandon(lead: Lead, now: number): Promise<void> {
  await inScope((scope) => createServices().outbox.keep(lead, undefined, now, scope));
}

export interface Row {
  state: string;
  reason: string | null;
  lead: string | null;
}

export async function readRow(key: string): Promise<Row | null> {
  return env.DB.prepare('SELECT state, reason, lead FROM outbox WHERE key = ?').bind(key).first<Row>();
}

/** Rows of the outbox that hold a text a visitor typed. */
export async function findRows(text: unknown): Promise<Row[]> {
  const { results } = await env.DB.prepare('SELECT state, reason, lead FROM outbox WHERE instr(lead, ?) > 0')
    .bind(String(text))
    .all<Row>();
  return results;
}
