import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(
  [
    '/{worker,client,shared,backend,tools,bench,studio,e2e}/**/*.{ts,tsx}',
    '!/**/*.test.{ts,tsx}',
    '!/**/*.d.ts',
    '!/worker/testing/**',
  ],
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

/** The worker's floors from top to bottom, the rooms of each; a file of the worker's own folder is a room too. */
const floors: readonly (readonly string[])[] = [
  ['index'],
  ['app'],
  ['middleware', 'routes'],
  ['responses', 'pages'],
  ['layouts', 'blocks'],
  ['ui'],
  ['view'],
  ['content', 'leads'],
  ['backend'],
  ['request', 'settings'],
];

function findRoom(path: string): string | undefined {
  return /^worker\/([\w-]+)/.exec(path)?.[1];
}

function findFloor(room: string): number {
  return floors.findIndex((rooms) => rooms.includes(room));
}

describe('who may import whom', () => {
  it('sees the project at all', () => {
    expect(imports.length).toBeGreaterThan(200);
    expect(imports).toContainEqual({ file: 'worker/app.ts', target: 'worker/content/read.ts' });
  });

  it('inside the worker imports go down only, and rooms of one floor know nothing of each other', () => {
    const inside = imports.flatMap(({ file, target }) => {
      const [from, to] = [findRoom(file), findRoom(target)];
      return from && to && from !== to ? [{ file, target, from, to }] : [];
    });
    const rooms = new Set(inside.flatMap(({ from, to }) => [from, to]));
    expect([...rooms].filter((room) => findFloor(room) < 0)).toEqual([]);
    const wrong = inside.filter(({ from, to }) => findFloor(to) <= findFloor(from));
    expect(wrong.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
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
    ['nothing that ships imports what people run', /^(worker|client|shared|backend)\//, /^(tools|bench|studio|e2e)\//],
    ['studio and tools do not lean on the journeys, the bench may', /^(studio|tools)\//, /^e2e\//],
    [
      'only app, middleware, routes and responses know Hono',
      /^worker\/(?!app\.ts|middleware\/|routes\/|responses\/)/,
      /^@?hono(\/|$)/,
    ],
    ['content, leads and backend never import React', /^worker\/(content|leads|backend)\//, /^react|\.tsx$/],
    ['nothing imports a drawer of odds and ends', /^/, /(^|\/)(utils?|helpers?|common|misc)(\/|\.|$)/],
  ])('%s', (_, place, forbidden) => {
    expect(findOffences(place, forbidden)).toEqual([]);
  });

  it('pages never import each other', () => {
    const pageOf = (path: string) => /^worker\/pages\/([\w-]+\/[\w-]+)\//.exec(path)?.[1];
    const offences = imports.filter(
      ({ file, target }) => pageOf(file) && pageOf(target) && pageOf(file) !== pageOf(target),
    );
    expect(offences).toEqual([]);
  });

  it('storage and other hosts are touched by content, leads and the backend’s door alone', () => {
    const touching = Object.entries(sources).filter(
      ([path, text]) =>
        path.startsWith('/worker/') &&
        !/^\/worker\/(content|leads|backend)\//.test(path) &&
        /\.prepare\(|\.getWithMetadata\(|[^.\w]fetch\((?!request|_)/.test(text),
    );
    expect(touching.map(([path]) => path)).toEqual([]);
  });

  it('one logger writes to the console', () => {
    const writing = Object.entries(sources).filter(
      ([path, text]) => path.startsWith('/worker/') && path !== '/worker/request/log.ts' && /\bconsole\b/.test(text),
    );
    expect(writing.map(([path]) => path)).toEqual([]);
  });
});
