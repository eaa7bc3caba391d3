import { countByEmail, deliverAll } from '../e2e/deliver-all.ts';
import { startLeadBackend } from '../e2e/lead-backend.ts';
import { createState, startPreview } from '../e2e/preview.ts';
import { sendMany } from '../e2e/send-lead.ts';

/** Visitors who send at the same time. */
const VISITORS = 16;

interface Outage {
  /** Visitors who were thanked while the backend was away. */
  thanked: number;
  /** Those of them whose lead it has in the end. */
  arrived: number;
  /** Leads that it has or was offered more than once. */
  twice: number;
  /** Seconds until all were thanked. */
  taking: number;
  /** Seconds from the end of the outage until all had arrived. */
  delivering: number;
}

/** Sends leads to the built site while its backend is away, and has them delivered once it is back. */
export async function measureOutage(count: number, port: number): Promise<Outage> {
  const state = createState();
  const backend = await startLeadBackend();
  backend.manner = 'away';
  const site = await startPreview(port, state.path, backend.url);
  try {
    const start = performance.now();
    const thanked = await sendMany(site.url, count, VISITORS);
    const sent = performance.now();
    backend.manner = 'takes';
    await deliverAll(site, backend, thanked);
    const done = performance.now();
    const arrived = countByEmail(backend);
    return {
      thanked: thanked.length,
      arrived: arrived.size,
      twice: backend.leads.size - arrived.size + backend.repeats,
      taking: (sent - start) / 1_000,
      delivering: (done - sent) / 1_000,
    };
  } finally {
    await site.kill();
    await backend.stop();
    state.remove();
  }
}
