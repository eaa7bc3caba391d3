import { env } from 'cloudflare:workers';
import { createApp } from './app.ts';

// Built once per isolate: a setting that is wrong stops the start here, with its name.
const app = createApp(env);

export default {
  fetch: (request, _env, context) => app.fetch(request, context),
  queue: (batch, _env, context) => app.consumeLeads(batch, context),
  scheduled: (_controller, _env, context) => app.sweepLeads(context),
} satisfies ExportedHandler<Env>;
