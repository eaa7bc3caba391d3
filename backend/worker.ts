import { createBackend } from './index.ts';

interface Env {
  DB: D1Database;
  FILES: R2Bucket;
  MEDIA: Fetcher;
  INBOX_PASSWORD?: string;
}

let backend: ReturnType<typeof createBackend> | undefined;

/** The embedded backend deployed alone: the same application, made once per isolate, and the content's files. */
export default {
  fetch(request, env, context) {
    backend ??= createBackend({
      database: env.DB,
      files: env.FILES,
      media: env.MEDIA,
      inboxPassword: env.INBOX_PASSWORD,
    });
    return backend.fetch(request, env, context);
  },
} satisfies ExportedHandler<Env>;
