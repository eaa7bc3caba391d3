/**
 * Asks the embedded backend, in every language, for every entity by every operation of the site, and fails where an
 * answer has an error or lacks a file, or where an entity lacks a value in a language that it exists in: content that
 * does not fit the contract stops the build, not a visitor.
 */
import { type Locale, locales } from '#shared/i18n/locales.ts';
import { execute } from '../backend/graphql.ts';
import { listCategories, listProducts } from '../backend/resolvers/existence.ts';
import { findContentGaps } from '../backend/resolvers/gaps.ts';
import { localise } from '../backend/resolvers/localise.ts';
import * as operations from '../worker/content/generated/operations.ts';

type Variables = Readonly<Record<string, string>>;

/** Everything that can be asked for by an operation with variables; an entity is asked for where it exists. */
const questions: Readonly<Record<string, (locale: Locale) => readonly Variables[]>> = {
  Category: (locale) => listCategories(locale).map(({ slug }) => ({ slug: localise(slug, locale) })),
  Product: (locale) => listProducts(locale).map(({ slug }) => ({ slug: localise(slug, locale) })),
  Results: (locale) => listCategories(locale).map(({ name }) => ({ term: localise(name, locale) })),
};

const problems = findContentGaps();
for (const operation of Object.values(operations)) {
  for (const locale of locales) {
    for (const variables of questions[operation.name]?.(locale) ?? [{}]) {
      const { data, errors } = await execute(operation.documents[locale], variables, operation.name);
      const where = [operation.name, locale, ...Object.values(variables)].join(' ');
      for (const error of errors ?? []) problems.push(`${where}: ${error.path?.join('.') ?? ''} ${error.message}`);
      if (!data || Object.values(data).includes(null)) problems.push(`${where}: not found`);
    }
  }
}

if (problems.length > 0) {
  console.error(`The content does not fit the contract:\n${problems.join('\n')}`);
  process.exit(1);
}
