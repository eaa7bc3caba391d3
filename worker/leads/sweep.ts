import type { Scope } from '../request/scope.ts';
import type { Leased } from './leased.ts';
import { RUN_SIZE, TRY_TIME } from './limits.ts';
import { offer } from './offer.ts';
import { Pace } from './pace.ts';
import type { LeadServices } from './services.ts';

/**
 * Erases what has been kept long enough, then offers leads whose time has come, the first as a probe and then a few at
 * a time, each once, until the backend is away, the run has its size or the scope's time is up. Run by the cron
 * trigger. One that fails does not hold up the others.
 */
export async function sweepLeads(services: LeadServices, scope: Scope): Promise<void> {
  await services.retention.erase(Date.now(), scope).catch((error: unknown) => scope.log.error('retention', { error }));
  await services.posts.forget(Date.now(), scope).catch((error: unknown) => scope.log.error('rate limit', { error }));
  const pace = new Pace();
  await pace.forEach(leaseDue(pace, services, scope), async (leased) => {
    await offer(leased, pace, services, scope).catch((error: unknown) =>
      scope.log.error('outbox', { key: leased.lead.key, error }),
    );
  });
}

/** Leases what was due when the run began, one lead at a time and only as soon as somebody can offer it. */
async function* leaseDue(pace: Pace, { outbox }: LeadServices, scope: Scope): AsyncGenerator<Leased, undefined> {
  const start = Date.now();
  try {
    for (let left = RUN_SIZE; left > 0 && !pace.isAway && scope.deadline.remaining >= TRY_TIME; left -= 1) {
      const next = await outbox.leaseNext(start, pace.isProven ? 'longest due' : 'least tried', Date.now(), scope);
      if (next.kind === 'none') return;
      if (next.kind === 'leased') yield next.leased;
    }
  } catch (error) {
    scope.log.error('outbox', { error });
  }
}
