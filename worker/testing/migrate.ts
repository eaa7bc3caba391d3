import { applyD1Migrations, type D1Migration } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    migrations: D1Migration[];
    /** Scheme and host of a server that remembers what is posted to it (`tools/hook-server.ts`). */
    hooks: string;
  }
}

// Every file of unit tests has a database of its own, and finds its tables in it.
await applyD1Migrations(env.DB, inject('migrations'));
