import type { Scope } from '../request/scope.ts';
import { forEachAtOnce } from './at-once.ts';
import type { Leased } from './leased.ts';
import { AT_ONCE, TRY_TIME } from './limits.ts';
import { offer } from './offer.ts';
import type { LeadServices } from './services.ts';

/**
 * Offers every lead whose time has come, a few at a time, each once, until the scope's time is up; then erases what
 * has been kept long enough. Run by the cron trigger. One that fails does not hold up the others.
 */
export async function sweepLeads(services: LeadServices, scope: Scope): Promise<void> {
  await services.retention.erase(Date.now(), scope).catch((error: unknown) => scope.log.error('retention', { error }));
  await services.posts.forget(Date.now(), scope).catch((error: unknown) => scope.log.error('rate limit', { error }));
  await forEachAtOnce(leaseDue(services, scope), AT_ONCE, async (leased) => {
    await offer(leased, services, scope).catch((error: unknown) =>
      scope.log.error('outbox', { key: leased.lead.key, error }),
    );
  });
}

/** Leases what was due when the run began, one lead at a time and only as soon as somebody can offer it. */
async function* leaseDue({ outbox }: LeadServices, scope: Scope): AsyncGenerator<Leased, undefined> {
  const start = Date.now();
  try {
    while (scope.deadline.remaining >= TRY_TIME) {
      const leased = await outbox.leaseNext(start, Date.now(), scope);
      if (!leased) return;
      yield leased;
    }
  } catch (error) {
    scope.log.error('outbox', { error });
  }
}
