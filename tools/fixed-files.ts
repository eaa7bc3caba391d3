import { readFileSync } from 'node:fs';
import { build, type Manifest } from 'vite';

/** Modules whose files the offline page needs: the first script, and what shows that there is no network. */
const OFFLINE_MODULES = ['client/main.ts', 'client/offline/connection-bar.ts'];

/**
 * Builds what is asked for under a fixed address: the service worker, `/sw.js`, and what editors' tools log in with,
 * `/session.js`. By themselves, because they may share no file with the pages' scripts, which are built before:
 * `manifest` is the path of their table. The service worker knows its `release`.
 */
export async function buildFixedFiles(release: string, manifest: string): Promise<void> {
  const files = [...listFiles(JSON.parse(readFileSync(manifest, 'utf8')), OFFLINE_MODULES)];
  await build({
    configFile: false,
    define: {
      'import.meta.env.BUILD_VERSION': JSON.stringify(release),
      'import.meta.env.OFFLINE_FILES': JSON.stringify([...files.map((file) => `/${file}`), '/icon.svg']),
    },
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'es2023',
      outDir: 'dist/client',
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: { sw: 'client/service-worker/worker.ts', session: 'client/session/session.ts' },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js' },
      },
    },
  });
}

/** The files of modules and of whatever they import. Throws where the table does not have one. */
function listFiles(manifest: Manifest, modules: readonly string[]): Set<string> {
  return new Set(
    modules.flatMap((module) => {
      const chunk = manifest[module];
      if (!chunk) throw new Error(`The client's build has no ${module}`);
      return [chunk.file, ...listFiles(manifest, chunk.imports ?? [])];
    }),
  );
}
