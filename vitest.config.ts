import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { pageStyles } from './tools/page-styles/plugin.ts';
import { clientManifest } from './vite.config.ts';

/** Unit tests, in workerd with the bindings of wrangler.toml. Storage is separate per file. */
export default defineConfig({
  plugins: [clientManifest(), pageStyles(), cloudflareTest({ wrangler: { configPath: './wrangler.toml' } })],
  define: { 'import.meta.env.CONTENT_VERSION': '"test"' },
  test: {
    // A test reads the sheets themselves; without this they are empty.
    css: true,
    include: ['{worker,shared,backend,tools}/**/*.test.ts'],
    // Workerd has no access to the folder that cached modules are read from.
    fsModuleCache: false,
  },
});
