import { readFileSync } from 'node:fs';
import { build, type Manifest } from 'vite';

/** Modules whose files the offline page needs: the first script, and what shows that there is no network. */
const OFFLINE_MODULES = ['client/main.ts', 'client/offline/connection-bar.ts'];

/**
 * Builds what browsers ask for under a fixed address: the service worker. By itself, because it may share no file with
 * the pages' scripts, which are built before it: `manifest` is the path of their table. It knows its `release`.
 */
export async function buildServiceWorker(release: string, manifest: string): Promise<void> {
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
        input: 'client/service-worker/worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
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
