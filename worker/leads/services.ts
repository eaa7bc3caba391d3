import type { Backend } from '../backend/connect.ts';
import type { Settings } from '../settings.ts';
import { Files } from './files.ts';
import type { Lead } from './lead.ts';
import type { Notify } from './notify.ts';
import { Outbox } from './outbox.ts';
import { PostLimit } from './post-limit.ts';
import { Retention } from './retention.ts';
import { SpamGuard } from './spam-guard.ts';

/** What the way of a lead works with; made once per isolate. */
export interface LeadServices {
  backend: Backend;
  outbox: Outbox;
  files: Files;
  retention: Retention;
  queue: Queue<LeadMessage>;
  guard: SpamGuard;
  posts: PostLimit;
  /** Called once for each lead that is kept. */
  notify: Notify;
}

/** What waits in the queue: the key of a kept lead, or the whole lead where the store failed. */
export type LeadMessage = { key: string } | { lead: Lead; earlierKey?: string | undefined };

interface Bindings {
  DB: D1Database;
  FILES: R2Bucket;
  LEADS: Queue<LeadMessage>;
}

export function createLeadServices(
  { DB, FILES, LEADS }: Bindings,
  { guard, postRate }: Pick<Settings, 'guard' | 'postRate'>,
  backend: Backend,
  notify: Notify,
): LeadServices {
  const files = new Files(FILES);
  return {
    backend,
    outbox: new Outbox(DB),
    files,
    retention: new Retention(DB, files),
    queue: LEADS,
    notify,
    guard: new SpamGuard(guard),
    posts: new PostLimit(DB, postRate, guard.formSecret ?? ''),
  };
}
