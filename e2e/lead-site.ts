import { expect } from 'playwright/test';
import { startLeadBackend } from './lead-backend.ts';
import { startSite } from './site.ts';

export interface LeadSite {
  backend: Awaited<ReturnType<typeof startLeadBackend>>;
  site: Awaited<ReturnType<typeof startSite>>;
  /** The leads of one visitor, once there is one: on a busy machine the queue brings it a moment after the thank-you. */
  waitForLeads(email: string): Promise<FormData[]>;
  /** Ends both. */
  stop(): Promise<void>;
}

/** The built site before a backend of its own that has all content and takes its leads. */
export async function startLeadSite(vars: Readonly<Record<string, string>> = {}): Promise<LeadSite> {
  const backend = await startLeadBackend({ hasContent: true });
  const site = await startSite({ BACKEND_URL: backend.url, ...vars });
  return {
    backend,
    site,
    async waitForLeads(email) {
      const find = () => [...backend.leads.values()].filter((form) => form.get('email') === email);
      await expect.poll(() => find().length, { intervals: [100] }).toBeGreaterThan(0);
      return find();
    },
    async stop() {
      await site.stop();
      await backend.stop();
    },
  };
}
