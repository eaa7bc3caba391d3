import type { Scope } from '../request/scope.ts';
import { QUEUE_TIME } from './limits.ts';
import type { LeadMessage, LeadServices } from './services.ts';

/** Puts a message into the queue, to come after so many seconds; false where the queue fails. */
export async function enqueue(
  message: LeadMessage,
  delaySeconds: number,
  { queue }: LeadServices,
  scope: Scope,
): Promise<boolean> {
  try {
    await scope.deadline.within(queue.send(message, { delaySeconds }), QUEUE_TIME);
    return true;
  } catch (error) {
    scope.log.error('queue', { error });
    return false;
  }
}
