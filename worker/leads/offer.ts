import type { Scope } from '../request/scope.ts';
import { deliver } from './deliver.ts';
import type { Leased } from './leased.ts';
import type { Pace } from './pace.ts';
import { describeRefusal } from './refusal.ts';
import type { LeadServices } from './services.ts';

/**
 * One try for a leased lead whose visitor is gone; gives the seconds until the next where there must be one. The pace
 * of the run takes in how it ended.
 */
export async function offer(
  leased: Leased,
  pace: Pace,
  services: LeadServices,
  scope: Scope,
): Promise<number | undefined> {
  const { outbox } = services;
  const { lead } = leased;
  const delivery = await deliver(lead, services, scope);
  if (delivery.kind !== 'later' || delivery.isAsked) pace.note(delivery.kind !== 'later');
  switch (delivery.kind) {
    case 'later':
      return outbox.postpone(leased, pace.isAway, Date.now(), scope);
    case 'accepted':
      await outbox.markDelivered(lead.key, Date.now(), scope);
      return undefined;
    case 'refused': {
      const reason = describeRefusal(lead, delivery.errors);
      scope.log.error('lead refused', { key: lead.key, identifier: lead.identifier, reason });
      await outbox.markRefused(leased, reason, Date.now(), scope);
      return undefined;
    }
    default:
      return delivery satisfies never;
  }
}
