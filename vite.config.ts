import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cloudflare } from '@cloudflare/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import { buildFixedFiles } from './tools/fixed-files.ts';
import { localLeads, STATE_PATH } from './tools/local-leads.ts';
import { pageStyles } from './tools/page-styles/plugin.ts';
import { createPreviewRoot } from './tools/preview-root.ts';
import { settingNames } from './worker/settings.ts';

/** The client's entry; the worker learns its hashed names from the client's build manifest. */
const CLIENT_ENTRY = 'client/main.ts';
const WORKER = 'website';
/** A copy of what the client's build wrote, which is not published. */
const CLIENT_MANIFEST = 'dist/client-manifest.json';

/**
 * `virtual:client-manifest`: what the client's build wrote (`.vite/manifest.json`), for the worker to link to.
 * Empty while developing and in unit tests, where sources are served as they are.
 */
export function clientManifest(): Plugin {
  const id = 'virtual:client-manifest';
  let building = false;
  return {
    name: 'client-manifest',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return;
      return `export default ${building ? readFileSync(CLIENT_MANIFEST, 'utf8') : '{}'}`;
    },
  };
}

/** Loads a part, and says like Vite where that fails. */
const PLAIN_IMPORT = `export const __vitePreload = (load) => load().catch((payload) => {
  if (dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))) throw payload;
});`;

/**
 * What is loaded later is asked for as it is written: Vite's helper, which asks for what that needs at the same time,
 * would be a fifth of all that a page loads at once.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? PLAIN_IMPORT : undefined),
  };
}

/** The embedded backend's files are static assets of the site, so that no worker runs to serve a picture. */
function contentMedia(): Plugin {
  return {
    name: 'content-media',
    configureServer(server) {
      server.middlewares.use('/media', (request, response, next) => {
        const file = `backend/media/${(request.url ?? '').split('?')[0]?.replace(/[^\w.-]/g, '')}`;
        if (!existsSync(file)) return next();
        // A browser draws no picture of this kind unless it is told what it is.
        if (file.endsWith('.svg')) response.setHeader('Content-Type', 'image/svg+xml');
        response.end(readFileSync(file));
      });
    },
  };
}

/**
 * Settings of the environment (`BACKEND_URL=… npm start`) that the worker should see. Only names that it knows are
 * passed on, so that nothing else of the machine reaches the worker.
 */
function settingsFromEnvironment(): Record<string, string> {
  return Object.fromEntries(
    settingNames.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
}

/** Changes with any of these sources; while developing with every start. */
function findVersion(command: 'build' | 'serve', sources: string[]): string {
  if (command === 'serve') return randomUUID();
  const hash = createHash('sha256');
  for (const file of globSync(sources).toSorted()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Pages are rendered whole: React's renderer of streams, a third of what a worker starts with, is not loaded beside the
 * other. Who asks for it by its own name (`react-dom/server.edge`) has it.
 */
const WHOLE_RENDERER = {
  find: /^react-dom\/server$/,
  replacement: resolve('node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js'),
};

/** What the embedded backend's answers come from: its content, and the addresses it tells. */
const CONTENT_SOURCES = ['backend/**/*.{ts,json}', 'shared/**/*.ts'];
/** What pages are made from besides content. */
const BUILD_SOURCES = [
  '{worker,shared,client}/**/*.{ts,tsx,css,graphql}',
  'package-lock.json',
  'vite.config.ts',
  'tools/page-styles/*.ts',
  'tools/fixed-files.ts',
];

/** Files are served without the worker, which says of its own answers that staging is not to be listed. */
function unlistFiles(): void {
  const headers = readFileSync('dist/client/_headers', 'utf8');
  writeFileSync('dist/client/_headers', headers.replace('/*\n', '/*\n  X-Robots-Tag: noindex, nofollow\n'));
}

export default defineConfig(({ command, isPreview }) => {
  const settings = settingsFromEnvironment();
  const release = findVersion(command, BUILD_SOURCES);
  const port = Number(process.env.PORT ?? 8787);
  return {
    root: isPreview ? createPreviewRoot(STATE_PATH, WORKER, settings) : process.cwd(),
    // Pages elsewhere may not read what this machine serves, the inbox above all.
    server: { port, strictPort: true, cors: false },
    preview: { port, strictPort: true, cors: false },
    environments: {
      client: { build: { manifest: true, modulePreload: false, rolldownOptions: { input: CLIENT_ENTRY } } },
      [WORKER]: { build: { minify: true, sourcemap: true } },
    },
    define: {
      'import.meta.env.CONTENT_VERSION': JSON.stringify(findVersion(command, CONTENT_SOURCES)),
      'import.meta.env.BUILD_VERSION': JSON.stringify(release),
    },
    build: { target: 'es2023', assetsInlineLimit: 0 },
    resolve: { alias: command === 'build' ? [WHOLE_RENDERER] : [] },
    builder: {
      // The client first: the worker's build needs its manifest.
      async buildApp(builder) {
        const { client, [WORKER]: worker } = builder.environments;
        if (!client || !worker) throw new Error(`vite.config.ts: no environment named client or ${WORKER}`);
        await builder.build(client);
        cpSync('dist/client/.vite/manifest.json', CLIENT_MANIFEST);
        await buildFixedFiles(release, CLIENT_MANIFEST);
        cpSync('backend/media', 'dist/client/media', { recursive: true });
        if (process.env.CLOUDFLARE_ENV === 'staging') unlistFiles();
        await builder.build(worker);
      },
    },
    plugins: [
      clientManifest(),
      plainImports(),
      pageStyles(),
      contentMedia(),
      localLeads(),
      cloudflare({
        viteEnvironment: { name: WORKER },
        // Never while building: what is built may be deployed, and takes nothing from the machine that built it.
        config: ({ vars }) => (command === 'serve' && !isPreview ? { vars: { ...vars, ...settings } } : {}),
        persistState: { path: resolve(STATE_PATH) },
      }),
    ],
  };
});
