import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** Bytes after gzip. */
export function compressedSize(content: string | Uint8Array): number {
  return gzipSync(content).byteLength;
}

/** Bytes after gzip of everything that is uploaded as code. */
export function findWorkerSize(folder: string): number {
  const files = globSync(`${folder}/**/*.js`);
  return files.reduce((sum, file) => sum + compressedSize(readFileSync(file)), 0);
}
