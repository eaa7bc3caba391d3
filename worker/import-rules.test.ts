import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(
  ['/{worker,client,shared,backend}/**/*.{ts,tsx}', '!/**/*.test.ts', '!/**/*.d.ts'],
  { query: '?raw', import: 'default', eager: true },
);

interface Import {
  file: string;
  /** A path from the project's root, or the name of a package. */
  target: string;
}

const imports: Import[] = Object.entries(sources).flatMap(([path, text]) =>
  [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)].map(([, specifier = '']) => ({
    file: path.slice(1),
    target: resolve(path, specifier),
  })),
);

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? new URL(specifier, `file://${from}`).pathname.slice(1) : specifier;
}

/** Imports that leave a place for one of the forbidden ones. */
function findOffences(place: RegExp, forbidden: RegExp): string[] {
  return imports
    .filter(({ file, target }) => place.test(file) && forbidden.test(target))
    .map(({ file, target }) => `${file} → ${target}`);
}

describe('who may import whom', () => {
  it('sees the project at all', () => {
    expect(imports.length).toBeGreaterThan(150);
    expect(imports).toContainEqual({ file: 'worker/app.ts', target: 'worker/content/read.ts' });
  });

  it.each([
    ['the worker never imports the client', /^worker\//, /^client\//],
    ['the client never imports the worker or the backend', /^client\//, /^(worker|backend)\//],
    ['shared code imports neither side', /^shared\//, /^(worker|client|backend)\//],
    ['the backend imports nothing of the site but shared code', /^backend\//, /^(worker|client)\//],
    [
      'the backend is reached through its door alone',
      /^(worker(?!\/backend\/connect\.ts)|client|shared)/,
      /^backend\//,
    ],
    [
      'only app, middleware and routes know Hono',
      /^worker\/(?!app\.ts|middleware\/|routes\/|responses\/)/,
      /^@?hono(\/|$)/,
    ],
    ['content never imports React', /^worker\/content\//, /^react|\.tsx$/],
    ['ui receives data and never fetches', /^worker\/ui\//, /^worker\/(content\/(?!generated)|leads\/|backend\/)/],
    ['nothing imports a drawer of odds and ends', /^/, /(^|\/)(utils?|helpers?|common|misc)(\/|\.|$)/],
  ])('%s', (_, place, forbidden) => {
    expect(findOffences(place, forbidden)).toEqual([]);
  });

  it('pages never import each other', () => {
    const pageOf = (path: string) => /^worker\/pages\/([\w-]+)\//.exec(path)?.[1];
    const offences = imports.filter(
      ({ file, target }) => pageOf(file) && pageOf(target) && pageOf(file) !== pageOf(target),
    );
    expect(offences).toEqual([]);
  });
});
