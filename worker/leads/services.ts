import type { Backend } from '../backend/connect.ts';
import { Files } from './files.ts';
import type { Lead } from './lead.ts';
import type { Notify } from './notify.ts';
import { Outbox } from './outbox.ts';
import { Retention } from './retention.ts';

/** What the way of a lead works with; made once per isolate. */
export interface LeadServices {
  backend: Backend;
  outbox: Outbox;
  files: Files;
  retention: Retention;
  queue: Queue<LeadMessage>;
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

export function createLeadServices({ DB, FILES, LEADS }: Bindings, backend: Backend, notify: Notify): LeadServices {
  const files = new Files(FILES);
  return { backend, outbox: new Outbox(DB), files, retention: new Retention(DB, files), queue: LEADS, notify };
}
