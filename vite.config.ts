import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { cloudflare, type WorkerConfig } from '@cloudflare/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import { pageStyles } from './tools/page-styles/plugin.ts';

/** The client's entry; the worker learns its hashed names from the client's build manifest. */
const CLIENT_ENTRY = 'client/main.ts';
const WORKER = 'website';

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
      return `export default ${building ? readFileSync('dist/client-manifest.json', 'utf8') : '{}'}`;
    },
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
        response.end(readFileSync(file));
      });
    },
  };
}

/**
 * Settings of the environment (`BACKEND_URL=… npm start`) that the worker should see. Only names that the
 * configuration knows are passed on, so that nothing else of the machine reaches the worker.
 */
function settingsFromEnvironment(): Record<string, string> {
  const names = ['BACKEND_URL', 'FORM_IDENTIFIERS', 'SITE_ORIGIN', 'INBOX_PASSWORD'];
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
}

/** Changes with the embedded backend's content and with the addresses it tells; while developing with every start. */
function findContentVersion(command: 'build' | 'serve'): string {
  if (command === 'serve') return randomUUID();
  const hash = createHash('sha256');
  for (const file of globSync(['backend/**/*.{ts,json}', 'shared/**/*.ts']).toSorted()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * While developing the worker sees the settings of the environment, and Vite's own modules come before it. Never while
 * building: what is built may be deployed, and takes nothing from the machine that built it.
 */
function adaptToDevelopment(config: Pick<WorkerConfig, 'vars' | 'assets'>, settings: Record<string, string>) {
  return { vars: { ...config.vars, ...settings }, assets: { ...config.assets, run_worker_first: false } };
}

export default defineConfig(({ command, isPreview }) => {
  const settings = settingsFromEnvironment();
  const port = Number(process.env.PORT ?? 8787);
  if (isPreview) {
    // The preview server reads the settings of this machine from a file beside the built worker.
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${JSON.stringify(value)}\n`);
    writeFileSync(`dist/${WORKER}/.dev.vars`, lines.join(''));
  }
  return {
    server: { port, strictPort: true },
    preview: { port, strictPort: true },
    environments: {
      client: { build: { manifest: true, rolldownOptions: { input: CLIENT_ENTRY } } },
      [WORKER]: { build: { minify: true, sourcemap: true } },
    },
    define: { 'import.meta.env.CONTENT_VERSION': JSON.stringify(findContentVersion(command)) },
    build: { target: 'es2023', assetsInlineLimit: 0 },
    builder: {
      // The client first: the worker's build needs its manifest.
      async buildApp(builder) {
        const { client, [WORKER]: worker } = builder.environments;
        if (!client || !worker) throw new Error(`vite.config.ts: no environment named client or ${WORKER}`);
        await builder.build(client);
        cpSync('dist/client/.vite/manifest.json', 'dist/client-manifest.json');
        cpSync('backend/media', 'dist/client/media', { recursive: true });
        await builder.build(worker);
      },
    },
    plugins: [
      clientManifest(),
      pageStyles(),
      contentMedia(),
      cloudflare({
        viteEnvironment: { name: WORKER },
        config: (config) => (command === 'serve' && !isPreview ? adaptToDevelopment(config, settings) : {}),
        persistState: process.env.STATE_PATH ? { path: process.env.STATE_PATH } : true,
      }),
    ],
  };
});
