import { startLeadBackend } from './lead-backend.ts';
import { startSite } from './site.ts';

export interface LeadSite {
  backend: Awaited<ReturnType<typeof startLeadBackend>>;
  site: Awaited<ReturnType<typeof startSite>>;
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
    async stop() {
      await site.stop();
      await backend.stop();
    },
  };
}
