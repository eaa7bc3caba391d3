import { readFileSync, writeFileSync } from 'node:fs';
import { readD1Migrations } from '@cloudflare/vitest-plugin';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { build, createBuilder, type Plugin } from 'vite';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { findWorkerFiles } from './sizes.ts';
import { streamBefore } from './streaming-renderer.ts';

const BUILT = 'dist/website';
/** Where a build says which worker `vite preview` serves and wrangler deploys. */
const DEPLOYED = '.wrangler/deploy/config.json';
/** What makes the tables of a database. */
const tables = (await readD1Migrations('worker/leads/migrations')).flatMap(({ queries }) => queries);

/** What answers at an address until it is stopped. */
export interface Served {
  url: URL;
  stop(): Promise<void>;
}

/** A worker that runs under Miniflare, without a development server in front of it. */
export interface ServedWorker extends Served {
  /** Puts so many copies of an answer into the store of kept content, under names that nobody asks for. */
  fillContent(copies: number): Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

/** The built site, with storage that is empty and lives in memory. */
export function serveSite(settings: Settings = {}): Promise<ServedWorker> {
  return serveBuilt(BUILT, settings);
}

/** The same site built without its memory of pages: every request renders anew. */
export async function serveForgetfulSite(): Promise<Served> {
  return serveBuilt(await buildVariant('forgetful', 'bench', streamBefore()), { PAGE_CACHE: 'off' });
}

/** The same site with another catalogue. */
export async function buildLargerSite(catalogue: Plugin): Promise<() => Promise<Served>> {
  const folder = await buildVariant('larger', 'production', catalogue);
  return () => serveBuilt(folder);
}

async function buildVariant(name: string, mode: string, plugin?: Plugin): Promise<string> {
  const outDir = `dist/bench/${name}`;
  const builder = await createBuilder({
    mode,
    logLevel: 'error',
    plugins: [plugin],
    environments: { website: { build: { outDir } } },
  });
  const worker = builder.environments.website;
  if (!worker) throw new Error('vite.config.ts: no environment named website');
  const deployed = readFileSync(DEPLOYED);
  await builder.build(worker);
  // A build says that it is the one to preview and to deploy: this one never is.
  writeFileSync(DEPLOYED, deployed);
  return outDir;
}

function serveBuilt(folder: string, settings: Settings = {}): Promise<ServedWorker> {
  // The entry first: Miniflare takes the first module for it.
  const files = findWorkerFiles(folder).toSorted((one) => (one.endsWith('/index.js') ? -1 : 1));
  const modules = files.map((file) => ({
    type: 'ESModule' as const,
    path: file,
    contents: readFileSync(file, 'utf8'),
  }));
  return serve({ modulesRoot: folder, modules }, settings);
}

/** Headers that whatever has a body needs. */
const FEWEST = { 'Content-Type': 'text/html; charset=UTF-8' };

/**
 * The yardstick worker, bundled like the site and answering with these bytes, under one header or these. It has the
 * site's bindings and static assets, so that both stand behind the same router and only the workers differ. Gives what
 * starts it.
 */
export async function buildBare(
  body: string,
  headers: Readonly<Record<string, string>> = FEWEST,
): Promise<() => Promise<Served>> {
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
  const code = readFileSync('dist/bench/bare.mjs', 'utf8')
    .replace('__BODY__', () => JSON.stringify(body))
    .replace('__HEADERS__', () => JSON.stringify(headers));
  return () => serve({ modulesRoot: '/', modules: [{ type: 'ESModule', path: '/bare.mjs', contents: code }] });
}

interface Source {
  modulesRoot: string;
  modules: { type: 'ESModule'; path: string; contents: string }[];
}

async function serve(source: Source, settings: Settings = {}): Promise<ServedWorker> {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(`${BUILT}/wrangler.json`);
  const { modulesRules: _, rootPath: __, ...options } = workerOptions;
  // The built folder may keep the address of a backend that some part served it with.
  const bindings = Object.assign({}, options.bindings, { BACKEND_URL: '' }, settings);
  const miniflare = new Miniflare(convertV4MiniflareOptions({ ...options, ...source, bindings, port: 0 }));
  const url = await miniflare.ready;
  const database = await miniflare.getD1Database('DB');
  await database.batch(tables.map((query) => database.prepare(query)));
  return {
    url,
    async fillContent(copies) {
      const store = await miniflare.getKVNamespace('CONTENT');
      // An answer is kept behind the visitor's back.
      let { keys } = await store.list({ prefix: 'content/', limit: 1 });
      while (keys.length === 0) ({ keys } = await store.list({ prefix: 'content/', limit: 1 }));
      const { value, metadata } = await store.getWithMetadata(keys[0]?.name ?? '');
      for (let copy = 0; copy < copies; copy++) await store.put(`content/copy/${copy}`, value ?? '', { metadata });
    },
    stop: () => miniflare.dispose(),
  };
}
