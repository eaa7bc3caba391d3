/**
 * Asks the embedded backend, in every language, for every entity by every operation of the site, and fails where an
 * answer has an error or lacks a file, or where an entity lacks a value in a language that it exists in: content that
 * does not fit the contract stops the build, not a visitor.
 */
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { type Locale, locales } from '#shared/i18n/locales.ts';
import { execute } from '../backend/graphql.ts';
import { listCategories, listProducts } from '../backend/resolvers/existence.ts';
import { findContentGaps } from '../backend/resolvers/gaps.ts';
import { localise } from '../backend/resolvers/localise.ts';

type Variables = Readonly<Record<string, string>>;

/** Everything that can be asked for by an operation with variables, where it exists; every other one is asked once. */
const questions: Readonly<Record<string, (locale: Locale) => readonly Variables[]>> = {
  Category: (locale) => listCategories(locale).map(({ slug }) => ({ category: localise(slug, locale) })),
  Product: (locale) => listProducts(locale).map(({ slug }) => ({ product: localise(slug, locale) })),
  Results: (locale) => listCategories(locale).map(({ name }) => ({ term: localise(name, locale) })),
};

const operationSchema = v.object({
  name: v.string(),
  variables: v.array(v.string()),
  documents: v.object(v.entriesFromList(locales, v.string())),
});

/** Every operation of the site, from the modules written for it. */
async function readOperations(): Promise<v.InferOutput<typeof operationSchema>[]> {
  const modules = await Promise.all(
    globSync('worker/**/*.generated.ts').map((file) => import(pathToFileURL(file).href) as Promise<object>),
  );
  return modules.flatMap((module) => Object.values(module)).filter((exported) => v.is(operationSchema, exported));
}

const problems = findContentGaps();
for (const { name, variables: asked, documents } of await readOperations()) {
  const list = questions[name];
  if (asked.length > 0 && !list) problems.push(`${name}: nobody has said what to ask it for`);
  for (const locale of locales) {
    for (const variables of list?.(locale) ?? [{}]) {
      const { data, errors } = await execute(documents[locale], variables, name);
      const where = [name, locale, ...Object.values(variables)].join(' ');
      for (const error of errors ?? []) problems.push(`${where}: ${error.path?.join('.') ?? ''} ${error.message}`);
      if (!data || Object.values(data).includes(null)) problems.push(`${where}: not found`);
    }
  }
}

if (problems.length > 0) {
  console.error(`The content does not fit the contract:\n${problems.join('\n')}`);
  process.exit(1);
}
