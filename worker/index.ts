import { env } from 'cloudflare:workers';
import { createApp } from './app.ts';

// Built once per isolate: a setting that is wrong stops the start here, with its name.
const app = createApp(env);

export default {
  fetch: (request, _env, context) => app.fetch(request, context),
  queue: (batch) => app.consumeLeads(batch),
  scheduled: () => app.sweepLeads(),
} satisfies ExportedHandler<Env>;
