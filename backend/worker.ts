import { createBackend } from './index.ts';

interface Env {
  DB: D1Database;
  MEDIA: Fetcher;
  INBOX_PASSWORD?: string;
}

/** The embedded backend deployed alone: the same application, and the content's files under /media. */
export default {
  fetch(request, env, context) {
    const url = new URL(request.url);
    if (url.pathname.startsWith('/media/')) {
      return env.MEDIA.fetch(new Request(new URL(url.pathname.slice('/media'.length), url), request));
    }
    return createBackend({ database: env.DB, inboxPassword: env.INBOX_PASSWORD }).fetch(request, env, context);
  },
} satisfies ExportedHandler<Env>;
