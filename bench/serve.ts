import { readFileSync } from 'node:fs';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { build, createBuilder } from 'vite';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { findWorkerFiles } from './sizes.ts';

const BUILT = 'dist/website';

/** A worker that runs under Miniflare, without a development server in front of it. */
export interface Served {
  url: URL;
  stop(): Promise<void>;
}

/** The built site, with storage that is empty and lives in memory. */
export function serveSite(): Promise<Served> {
  return serveBuilt(BUILT);
}

/** The same site built without its memory of pages: every request renders anew. */
export async function serveForgetfulSite(): Promise<Served> {
  const outDir = 'dist/bench/website';
  const builder = await createBuilder({
    mode: 'bench',
    logLevel: 'error',
    environments: { website: { build: { outDir } } },
  });
  const worker = builder.environments.website;
  if (!worker) throw new Error('vite.config.ts: no environment named website');
  await builder.build(worker);
  return serveBuilt(outDir, { PAGE_CACHE: 'off' });
}

function serveBuilt(folder: string, settings: Readonly<Record<string, string>> = {}): Promise<Served> {
  // The entry first: Miniflare takes the first module for it.
  const files = findWorkerFiles(folder).toSorted((one) => (one.endsWith('/index.js') ? -1 : 1));
  const modules = files.map((file) => ({
    type: 'ESModule' as const,
    path: file,
    contents: readFileSync(file, 'utf8'),
  }));
  return serve({ modulesRoot: folder, modules }, settings);
}

/**
 * The yardstick worker, bundled like the site and answering with these bytes. It has the site's bindings and static
 * assets, so that both stand behind the same router and only the workers differ. Gives what starts it.
 */
export async function buildBare(body: string): Promise<() => Promise<Served>> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: 'bench/bare-worker.ts',
      outDir: 'dist/bench',
      emptyOutDir: false,
      minify: true,
      rolldownOptions: { output: { entryFileNames: 'bare.mjs' } },
    },
    ssr: { noExternal: true, target: 'webworker' },
  });
  const code = readFileSync('dist/bench/bare.mjs', 'utf8').replace('__BODY__', () => JSON.stringify(body));
  return () => serve({ modulesRoot: '/', modules: [{ type: 'ESModule', path: '/bare.mjs', contents: code }] });
}

interface Source {
  modulesRoot: string;
  modules: { type: 'ESModule'; path: string; contents: string }[];
}

async function serve(source: Source, settings: Readonly<Record<string, string>> = {}): Promise<Served> {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(`${BUILT}/wrangler.json`);
  const { modulesRules: _, rootPath: __, ...options } = workerOptions;
  const bindings = Object.assign({}, options.bindings, settings);
  const miniflare = new Miniflare(convertV4MiniflareOptions({ ...options, ...source, bindings, port: 0 }));
  return { url: await miniflare.ready, stop: () => miniflare.dispose() };
}
