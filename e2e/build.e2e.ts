import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import * as v from 'valibot';
import { findStartUpFiles } from '../bench/sizes.ts';

const sourceMap = v.pipe(v.string(), v.parseJson(), v.object({ sources: v.array(v.string()) }));

/** The sources of the files, as their source maps name them. */
const findSources = (files: readonly string[]) =>
  files
    // The bundler's own few lines have no map.
    .filter((file) => !file.includes('rolldown-runtime'))
    .flatMap((file) => v.parse(sourceMap, readFileSync(`${file}.map`, 'utf8')).sources);

test('what the worker evaluates at its start holds neither the embedded backend nor graphql-js nor a parser of HTML', () => {
  const sources = findSources(findStartUpFiles('dist/website'));
  expect(sources.some((source) => source.endsWith('worker/app.ts'))).toBe(true);
  expect(
    sources.filter((source) =>
      /(^|\/)backend\/(?!(?:connect|errors|fetch-answer|known-kinds|operation|scalars)\.ts$)/.test(source),
    ),
  ).toEqual([]);
  expect(
    sources.filter((source) =>
      /node_modules\/(graphql|graphql-http|graphql-request|@escape\.tech|hast-[\w-]+|parse5)\//.test(source),
    ),
  ).toEqual([]);
});
