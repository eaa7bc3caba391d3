import * as v from 'valibot';
import { describeError } from '../request/log.ts';
import { deliver } from './deliver.ts';
import { type Lead, leadSchema } from './lead.ts';
import type { WaitingLead } from './outbox.ts';
import type { LeadServices } from './submit.ts';

/** Leads one sweep offers; the next one takes up where it ends. */
const SWEEP_SIZE = 100;
/** Seconds between two tries of a message whose lead is in no store, at most. */
const LONGEST_PAUSE = 3600;

const messageSchema = v.union([v.object({ key: v.string() }), v.object({ lead: leadSchema })]);

/** Offers every lead whose time has come; run by the cron trigger. One that fails does not hold up the others. */
export async function sweepLeads(services: LeadServices): Promise<void> {
  const due = await services.outbox.findDue(Date.now(), SWEEP_SIZE);
  for (const waiting of due) {
    await offer(waiting, services).catch((error: unknown) => logFailure(waiting.lead.key, error));
  }
}

/** Takes a batch of the queue, each message alone; one that is not done comes back after its pause. */
export async function consumeLeads(batch: MessageBatch, services: LeadServices): Promise<void> {
  for (const message of batch.messages) {
    const body = v.safeParse(messageSchema, message.body);
    if (!body.success) {
      // Nothing this release understands: the dead letter queue keeps it for a person.
      logFailure('unknown message', new Error(message.id));
      message.retry();
      continue;
    }
    const pause = await ('lead' in body.output
      ? takeWhole(body.output.lead, message.attempts, services)
      : offerKept(body.output.key, message.attempts, services));
    if (pause === undefined) message.ack();
    else message.retry({ delaySeconds: pause });
  }
}

/** A lead the store had no room for is delivered from its message, which is its only copy. */
async function takeWhole(lead: Lead, attempts: number, { backend, outbox }: LeadServices): Promise<number | undefined> {
  const delivery = await deliver(backend, lead);
  if (delivery.kind === 'accepted') return undefined;
  try {
    await outbox.keep(lead, Date.now());
    if (delivery.kind === 'refused') await outbox.markRefused(lead.key);
    return undefined;
  } catch (error) {
    logFailure(lead.key, error);
    return growingPause(attempts);
  }
}

async function offerKept(key: string, attempts: number, services: LeadServices): Promise<number | undefined> {
  try {
    const waiting = await services.outbox.find(key);
    return waiting && (await offer(waiting, services));
  } catch (error) {
    logFailure(key, error);
    return growingPause(attempts);
  }
}

/** One try; gives the seconds until the next where there must be one. */
async function offer(waiting: WaitingLead, { backend, outbox }: LeadServices): Promise<number | undefined> {
  const { key } = waiting.lead;
  const delivery = await deliver(backend, waiting.lead);
  switch (delivery.kind) {
    case 'later':
      return outbox.postpone(waiting, Date.now());
    case 'accepted':
      await outbox.markDelivered(key);
      return undefined;
    case 'refused':
      logFailure(key, new Error(`refused for ${Object.keys(delivery.errors).join(', ')}`));
      await outbox.markRefused(key);
      return undefined;
    default:
      return delivery satisfies never;
  }
}

function growingPause(attempts: number): number {
  return Math.min(LONGEST_PAUSE, 10 * 2 ** attempts);
}

function logFailure(key: string, error: unknown): void {
  console.error(JSON.stringify({ event: 'lead', key, error: describeError(error) }));
}
