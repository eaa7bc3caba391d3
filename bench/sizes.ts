import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';

/** The part of Vite's build manifest that tells which file imports which. */
const manifestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(
    v.string(),
    v.object({
      file: v.string(),
      isEntry: v.optional(v.boolean(), false),
      imports: v.optional(v.array(v.string()), []),
      dynamicImports: v.optional(v.array(v.string()), []),
    }),
  ),
);

type Chunk = v.InferOutput<typeof manifestSchema>[string];

/** Bytes after gzip. */
export function gzipSize(content: string | Uint8Array): number {
  return gzipSync(content).byteLength;
}

/** Bytes after Brotli, which is what a browser is sent; here as small as it can get, which an edge does for kept files. */
export function brotliSize(content: string | Uint8Array): number {
  return brotliCompressSync(content).byteLength;
}

/** Everything that is uploaded as code. */
export function findWorkerFiles(folder: string): string[] {
  return globSync(`${folder}/**/*.js`);
}

/** What of it is evaluated before the first request: the entry and whatever it imports statically. */
export function findStartUpFiles(folder: string): string[] {
  return findFiles(folder, ({ imports }) => imports);
}

/** What of it runs where the content comes from a backend of its own: all but the embedded one. */
export function findOwnFiles(folder: string): string[] {
  return findFiles(folder, ({ imports, dynamicImports }) => [
    ...imports,
    ...dynamicImports.filter((name) => !name.startsWith('backend/')),
  ]);
}

/** The files that are reached from the entry by what `next` names of each. */
function findFiles(folder: string, next: (chunk: Chunk) => readonly string[]): string[] {
  const manifest = v.parse(manifestSchema, readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
  const reached = new Set<string>();
  const reach = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || reached.has(chunk.file)) return;
    reached.add(chunk.file);
    next(chunk).forEach(reach);
  };
  for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry) reach(name);
  return [...reached].map((file) => `${folder}/${file}`);
}

/** Bytes after gzip of these files, each by itself. */
export function sumSizes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSize(readFileSync(file)), 0);
}
