/**
 * Asks the embedded backend, in every language, for every entity by every operation of the site, and fails where an
 * answer has an error or lacks a file: content that does not fit the contract stops the build, not a visitor.
 */
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { type Locale, locales } from '#shared/i18n/locales.ts';
import { categories, products } from '../backend/content/catalogue.ts';
import { execute } from '../backend/graphql.ts';

type Variables = Readonly<Record<string, string>>;

/** Everything that can be asked for by an operation with variables; every other one is asked once. */
const questions: Readonly<Record<string, (locale: Locale) => readonly Variables[]>> = {
  Category: (locale) => categories.map(({ slug }) => ({ category: slug[locale] })),
  Product: (locale) => products.map(({ slug }) => ({ product: slug[locale] })),
  Results: (locale) => categories.map(({ name }) => ({ term: name[locale] })),
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

const problems: string[] = [];
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
