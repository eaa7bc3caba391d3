import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';

/**
 * The style sheets that modules reach through their imports, each once, what is imported before what imports it.
 * Types are no part of a page, and neither is what it loads later.
 */
export function findSheets(entries: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (file: string): string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    return file.endsWith('.css') ? [file] : findImports(file).flatMap(visit);
  };
  return entries.flatMap(visit);
}

/** The project's own file that an import names, from the project's root; `undefined` for a package. */
export function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : undefined;
}

function findImports(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some((entry) => !entry.isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.moduleRequest && !entry.isType ? [entry.moduleRequest.value] : [])),
  );
  return [...imported, ...passedOn].flatMap((specifier) => resolveImport(file, specifier) ?? []);
}
