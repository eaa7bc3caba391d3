import { applyD1Migrations, type D1Migration, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    migrations: D1Migration[];
    /** Scheme and host of a server that remembers what is posted to it (`tools/hook-server.ts`). */
    hooks: string;
  }
}

// Files of unit tests share a worker, which starts in a second, but no storage: each finds all of it empty, and its
// tables in the database.
await reset();
await applyD1Migrations(env.DB, inject('migrations'));
