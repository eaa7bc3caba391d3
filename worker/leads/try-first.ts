import type { FormDefinition } from '#shared/forms/form.ts';
import type { Scope } from '../request/scope.ts';
import { deliver } from './deliver.ts';
import { enqueue } from './enqueue.ts';
import { listFileKeys } from './lead.ts';
import type { Leased } from './leased.ts';
import { findPause } from './limits.ts';
import type { Messages, Outcome } from './outcome.ts';
import { describeRefusal, type Errors } from './refusal.ts';
import type { LeadServices } from './services.ts';

/**
 * Thanks a visitor at once while the backend is known to be away: queue and sweep have the lead, which counts as not
 * tried.
 */
export function thankUntried(leased: Leased, form: FormDefinition, services: LeadServices, scope: Scope): Outcome {
  writeLater(services.outbox.putOff(leased, Date.now(), scope), leased, scope);
  comeBack(leased, services, scope);
  return { kind: 'kept', thanks: form.thanks };
}

/**
 * The one try the visitor waits for; gives what the visitor is told. What only writes down what became of it outlives
 * the response: where that fails, the lease ends and the lead is offered again, and the backend knows its key.
 */
export async function tryFirst(
  leased: Leased,
  form: FormDefinition,
  services: LeadServices,
  scope: Scope,
): Promise<Outcome> {
  const { lead } = leased;
  const delivery = await deliver(lead, services, scope);
  switch (delivery.kind) {
    case 'accepted':
      writeLater(services.outbox.markDelivered(lead.key, Date.now(), scope), leased, scope);
      return { kind: 'kept', thanks: form.thanks };
    case 'later':
      writeLater(services.outbox.postpone(leased, delivery.isAsked, Date.now(), scope), leased, scope);
      comeBack(leased, services, scope);
      return { kind: 'kept', thanks: form.thanks };
    case 'refused':
      return answerRefusal(leased, delivery.errors, form, services, scope);
    default:
      return delivery satisfies never;
  }
}

/** Errors that name a field are shown and the row taken back; of all others a person has to know. */
async function answerRefusal(
  leased: Leased,
  errors: Errors,
  form: FormDefinition,
  services: LeadServices,
  scope: Scope,
): Promise<Outcome> {
  const { lead } = leased;
  const messages = pickMessages(form, errors);
  const isCorrectable = Object.keys(messages).length > 0;
  const reason = describeRefusal(lead, errors);
  try {
    if (isCorrectable && (await services.outbox.takeBack(leased, scope))) {
      services.files.removeLater(listFileKeys(lead), scope);
    } else {
      scope.log.error('lead refused', { key: lead.key, identifier: lead.identifier, reason });
      await services.outbox.markRefused(leased, reason, Date.now(), scope);
    }
  } catch (error) {
    scope.log.error('outbox', { key: lead.key, error });
  }
  return isCorrectable ? { kind: 'invalid', problems: {}, messages } : { kind: 'kept', thanks: form.thanks };
}

function pickMessages(form: FormDefinition, errors: Errors): Messages {
  return Object.fromEntries(
    form.fields.flatMap(({ name }) => {
      const message = errors[name]?.[0];
      return message ? [[name, message]] : [];
    }),
  );
}

/** Lets the queue bring the lead when its first pause is over. */
function comeBack({ lead: { key } }: Leased, services: LeadServices, scope: Scope): void {
  scope.waitUntil(enqueue({ key }, findPause(1, key), services, scope));
}

function writeLater(work: Promise<unknown>, { lead }: Leased, scope: Scope): void {
  scope.waitUntil(work.catch((error: unknown) => scope.log.error('outbox', { key: lead.key, error })));
}
