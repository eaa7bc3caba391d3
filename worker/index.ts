import { env, exports, WorkerEntrypoint } from 'cloudflare:workers';
import { createApp } from './app.ts';
import { purgePages } from './responses/kept-pages/entrypoint-store.ts';

// Built once per isolate: a setting that is wrong stops the start here, with its name.
const app = createApp(env, {
  fetch: (request) => exports.Pages.fetch(request),
  purge: (paths) => exports.Pages.purge(paths),
});

export default {
  fetch: (request, _env, context) => app.fetch(request, context),
  queue: (batch, _env, context) => app.consumeLeads(batch, context),
  scheduled: (_controller, _env, context) => app.sweepLeads(context),
} satisfies ExportedHandler<Env>;

/** Makes pages behind Workers Cache, and drops them there. No visitor reaches it: only the site itself asks. */
export class Pages extends WorkerEntrypoint<Env> {
  override fetch(request: Request): Promise<Response> {
    return app.makePage(request, this.ctx);
  }

  purge(paths: readonly string[] | undefined): Promise<void> {
    return purgePages(this.ctx.cache, paths);
  }
}
