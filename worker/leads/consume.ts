import * as v from 'valibot';
import type { Scope } from '../request/scope.ts';
import { forEachAtOnce } from './at-once.ts';
import { deliver } from './deliver.ts';
import { type Lead, leadSchema, listFileKeys } from './lead.ts';
import { AT_ONCE, FIRST_PAUSE, findPause, LONGEST_PAUSE, TRY_TIME } from './limits.ts';
import { offer } from './offer.ts';
import type { LeadServices } from './services.ts';

const messageSchema = v.union([
  v.object({ key: v.string() }),
  v.object({ lead: leadSchema, earlierKey: v.optional(v.string()) }),
]);

/**
 * Takes a batch of the queue, a few messages at a time within the scope's deadline. One that is not done comes back
 * after its pause.
 */
export function consumeLeads(batch: MessageBatch, services: LeadServices, scope: Scope): Promise<void> {
  return forEachAtOnce(batch.messages.values(), AT_ONCE, async (message) => {
    const pause = await take(message, services, scope);
    if (pause === undefined) message.ack();
    else message.retry({ delaySeconds: pause });
  });
}

/** Never throws; gives the seconds until the message must come back, if it must. */
async function take(message: Message, services: LeadServices, scope: Scope): Promise<number | undefined> {
  if (scope.deadline.remaining < TRY_TIME) return FIRST_PAUSE;
  const body = v.safeParse(messageSchema, message.body);
  if (!body.success) {
    // A later release may understand it; in the end the dead letter queue keeps it for a person.
    scope.log.error('message unreadable', { message: message.id });
    return LONGEST_PAUSE;
  }
  try {
    return 'lead' in body.output
      ? await takeWhole(body.output, message.attempts, services, scope)
      : await takeKept(body.output.key, services, scope);
  } catch (error) {
    scope.log.error('outbox', { message: message.id, error });
    return findPause(message.attempts);
  }
}

async function takeKept(key: string, services: LeadServices, scope: Scope): Promise<number | undefined> {
  const answer = await services.outbox.lease(key, Date.now(), scope);
  switch (answer.kind) {
    case 'leased':
      return offer(answer.leased, services, scope);
    case 'busy':
      return Math.max(1, Math.ceil((answer.until - Date.now()) / 1000));
    case 'closed':
      return undefined;
    default:
      return answer satisfies never;
  }
}

/** A lead the store had no room for: kept now, or delivered from its message while the store stays down. */
async function takeWhole(
  { lead, earlierKey }: { lead: Lead; earlierKey?: string | undefined },
  attempts: number,
  services: LeadServices,
  scope: Scope,
): Promise<number | undefined> {
  const { outbox, files, notify } = services;
  const kept = await outbox.keep(lead, earlierKey, Date.now(), scope).catch((error: unknown) => {
    scope.log.error('outbox', { key: lead.key, error });
    return undefined;
  });
  if (kept) {
    if (kept.leased && kept.isNew) notify(kept.leased.lead, scope);
    return kept.leased && offer(kept.leased, services, scope);
  }
  const delivery = await deliver(lead, services, scope);
  if (delivery.kind !== 'accepted') return findPause(attempts);
  notify(lead, scope);
  files.removeLater(listFileKeys(lead), scope);
  return undefined;
}
