import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { pageStyles } from './tools/page-styles/plugin.ts';
import { clientManifest } from './vite.config.ts';

/** Unit tests, in workerd with the bindings of wrangler.toml. Storage is emptied before each file. */
export default defineConfig({
  plugins: [
    clientManifest(),
    pageStyles(),
    cloudflareTest({
      wrangler: { configPath: './wrangler.toml' },
      // A deployment may add it; without it nobody could say that what is sent is a letter.
      miniflare: { email: { send_email: [{ name: 'MAIL' }] } },
    }),
  ],
  define: { 'import.meta.env.CONTENT_VERSION': '"test"', 'import.meta.env.BUILD_VERSION': '"test"' },
  test: {
    include: ['{worker,shared,client,backend,tools}/**/*.test.{ts,tsx}'],
    provide: { migrations: await readD1Migrations('worker/leads/migrations') },
    globalSetup: ['tools/hook-server.ts'],
    setupFiles: ['worker/testing/migrate.ts'],
    // A worker for each file would take eight times as long as what is tested.
    isolate: false,
    // A cold start of the embedded backend takes seconds on a busy machine; no test is about that.
    testTimeout: 30_000,
    // Sheets are read as they are written: one test is about them.
    css: true,
    // Workerd has no access to the folder that cached modules are read from.
    fsModuleCache: false,
  },
});
