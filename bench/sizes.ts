import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
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
    }),
  ),
);

/** Bytes after gzip. */
export function compressedSize(content: string | Uint8Array): number {
  return gzipSync(content).byteLength;
}

/** Everything that is uploaded as code. */
export function findWorkerFiles(folder: string): string[] {
  return globSync(`${folder}/**/*.js`);
}

/** What of it is evaluated before the first request: the entry and whatever it imports statically. */
export function findStartUpFiles(folder: string): string[] {
  const manifest = v.parse(manifestSchema, readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
  const reached = new Set<string>();
  const reach = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || reached.has(chunk.file)) return;
    reached.add(chunk.file);
    chunk.imports.forEach(reach);
  };
  for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry) reach(name);
  return [...reached].map((file) => `${folder}/${file}`);
}

/** Bytes after gzip of these files, each by itself. */
export function sumSizes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + compressedSize(readFileSync(file)), 0);
}
