import * as v from 'valibot';
import type { Scope } from '../request/scope.ts';
import { deliver } from './deliver.ts';
import { type Lead, leadSchema, listFileKeys } from './lead.ts';
import { FIRST_PAUSE, findPause, LONGEST_PAUSE, TRY_TIME } from './limits.ts';
import { offer } from './offer.ts';
import { Pace } from './pace.ts';
import type { LeadServices } from './services.ts';

const messageSchema = v.union([
  v.object({ key: v.string() }),
  v.object({ lead: leadSchema, earlierKey: v.optional(v.string()) }),
]);

/** What taking a message works with. */
interface Run {
  pace: Pace;
  services: LeadServices;
  scope: Scope;
}

/**
 * Takes a batch of the queue within the scope's deadline, the first lead as a probe and then a few at a time. One that
 * is not done comes back after its pause; while the backend is away that is without a try.
 */
export function consumeLeads(batch: MessageBatch, services: LeadServices, scope: Scope): Promise<void> {
  const run = { pace: new Pace(), services, scope };
  return run.pace.forEach(batch.messages.values(), async (message) => {
    const pause = await take(message, run);
    if (pause === undefined) message.ack();
    else message.retry({ delaySeconds: pause });
  });
}

/** Never throws; gives the seconds until the message must come back, if it must. */
async function take(message: Message, run: Run): Promise<number | undefined> {
  const { pace, scope } = run;
  if (scope.deadline.remaining < TRY_TIME) return FIRST_PAUSE;
  const body = v.safeParse(messageSchema, message.body);
  if (!body.success) {
    // A later release may understand it; in the end the dead letter queue keeps it for a person.
    scope.log.error('message unreadable', { message: message.id });
    return LONGEST_PAUSE;
  }
  // By the message, not by the lead: what is put off has not been tried.
  const pause = findPause(message.attempts, message.id);
  if (pace.isAway) return pause;
  try {
    return 'lead' in body.output
      ? await takeWhole(body.output, pause, run)
      : await takeKept(body.output.key, pause, run);
  } catch (error) {
    scope.log.error('outbox', { message: message.id, error });
    return pause;
  }
}

async function takeKept(key: string, pause: number, { pace, services, scope }: Run): Promise<number | undefined> {
  const answer = await services.outbox.lease(key, Date.now(), scope);
  switch (answer.kind) {
    case 'leased':
      return offer(answer.leased, pace, services, scope);
    case 'away':
      return pause;
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
  pause: number,
  run: Run,
): Promise<number | undefined> {
  const { pace, services, scope } = run;
  const { outbox, files, notify } = services;
  const kept = await outbox.keep(lead, earlierKey, Date.now(), scope).catch((error: unknown) => {
    scope.log.error('outbox', { key: lead.key, error });
    return undefined;
  });
  if (kept?.leased && kept.isNew) notify(kept.leased.lead, scope);
  if (kept?.leased && kept.isBackendAway) return outbox.putOff(kept.leased, Date.now(), scope);
  if (kept) return kept.leased ? offer(kept.leased, pace, services, scope) : takeKept(lead.key, pause, run);
  const delivery = await deliver(lead, services, scope);
  if (delivery.kind !== 'later' || delivery.isAsked) pace.note(delivery.kind !== 'later');
  if (delivery.kind !== 'accepted') return pause;
  notify(lead, scope);
  files.removeLater(listFileKeys(lead), scope);
  return undefined;
}
