import * as v from 'valibot';
import { deliver } from './deliver.ts';
import { leadSchema } from './lead.ts';
import type { WaitingLead } from './outbox.ts';
import type { LeadServices } from './submit.ts';

/** Leads one sweep offers; the next one takes up where it ends. */
const SWEEP_SIZE = 100;

const messageSchema = v.union([v.object({ key: v.string() }), v.object({ lead: leadSchema })]);

/** Offers every lead whose time has come; run by the cron trigger. */
export async function sweepLeads(services: LeadServices): Promise<void> {
  const due = await services.outbox.findDue(Date.now(), SWEEP_SIZE);
  for (const waiting of due) await offer(waiting, services);
}

/** Offers the leads of a batch of the queue; one that is still not taken comes back after its pause. */
export async function consumeLeads(batch: MessageBatch, services: LeadServices): Promise<void> {
  for (const message of batch.messages) {
    const body = v.parse(messageSchema, message.body);
    if ('lead' in body) await services.outbox.keep(body.lead, Date.now());
    const waiting = await services.outbox.find('lead' in body ? body.lead.key : body.key);
    const pause = waiting && (await offer(waiting, services));
    if (pause === undefined) message.ack();
    else message.retry({ delaySeconds: pause });
  }
}

/** One try; gives the seconds until the next where there must be one. */
async function offer(waiting: WaitingLead, { backend, outbox }: LeadServices): Promise<number | undefined> {
  const delivery = await deliver(backend, waiting.lead);
  if (delivery.kind === 'later') return outbox.postpone(waiting, Date.now());
  await outbox.close(waiting.lead.key, delivery.kind === 'accepted' ? 'delivered' : 'refused');
  return undefined;
}
