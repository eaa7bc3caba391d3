/**
 * Asks the embedded backend, in every language, for every entity by every operation of the site, and fails where an
 * answer has an error or lacks a file, or where an entity lacks a value in a language that it exists in: content that
 * does not fit the contract stops the build, not a visitor.
 */
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { type Locale, locales } from '#shared/i18n/locales.ts';
import { hasPath } from '#shared/routes/build.ts';
import { articles } from '../backend/content/articles/index.ts';
import { categories, products } from '../backend/content/catalogue.ts';
import { ebooks } from '../backend/content/ebooks/index.ts';
import type { Localised } from '../backend/content/localised.ts';
import { manuals } from '../backend/content/manuals/index.ts';
import { pages } from '../backend/content/pages/index.ts';
import { productSolutionCategories, productSolutions } from '../backend/content/product-solutions/index.ts';
import { projects } from '../backend/content/projects/index.ts';
import { solutionDetails, solutions } from '../backend/content/solutions/index.ts';
import { readShareHash } from '../backend/files.ts';
import { execute } from '../backend/graphql.ts';
import { pageExistsIn } from '../backend/resolvers/addresses.ts';
import { listTopics } from '../backend/resolvers/blog.ts';
import { listIn } from '../backend/resolvers/existence.ts';
import { findContentGaps, findMissingFiles, findSharedAddresses } from '../backend/resolvers/gaps.ts';
import { localise } from '../backend/resolvers/localise.ts';
import { listShares } from './shares/list.ts';
import { fingerprint } from './shares/template.ts';

type Variables = Readonly<Record<string, string>>;

/** Everything that can be asked for by an operation with variables, where it exists; every other one is asked once. */
const questions: Readonly<Record<string, (locale: Locale) => readonly Variables[]>> = {
  Category: askBySlug('category', categories),
  Product: askBySlug('product', products),
  ProductTable: askBySlug('product', products),
  Manual: askBySlug('manual', manuals),
  Solution: askBySlug('solution', solutions),
  SolutionDetail: askBySlug('detail', solutionDetails),
  ProductSolutionCategory: askBySlug('family', productSolutionCategories),
  ProductSolution: askBySlug('solution', productSolutions),
  Project: askBySlug('project', projects),
  BlogCategory: (locale) => listTopics(locale).map(({ slug }) => ({ topic: localise(slug, locale) })),
  Article: askBySlug('article', articles),
  LandingQuoteProduct: askBySlug('product', products),
  LandingCatalogue: (locale) => (hasPath('lp-catalogue', locale) ? [{}] : []),
  LandingEbooks: (locale) => (hasPath('lp-ebooks', locale) ? [{}] : []),
  LandingEbook: askBySlug('ebook', ebooks, ['pt']),
  Editorial: (locale) => pages.filter((page) => pageExistsIn(page, locale)).map(({ key }) => ({ key })),
  Results: askByName,
  Suggestions: askByName,
};

/** Asks for every entity of a list that exists in a language, by its slug, under the name of the variable. */
function askBySlug(
  variable: string,
  entities: readonly { slug: Localised<string, never> }[],
  only: readonly Locale[] = locales,
) {
  return (locale: Locale): readonly Variables[] =>
    only.includes(locale) ? listIn(entities, locale).map(({ slug }) => ({ [variable]: localise(slug, locale) })) : [];
}

/** Looks for every family by its name. */
function askByName(locale: Locale): readonly Variables[] {
  return listIn(categories, locale).map(({ name }) => ({ term: localise(name, locale) }));
}

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

const problems = [...findContentGaps(), ...locales.flatMap(findSharedAddresses)];
for (const { name, variables: wanted, documents } of await readOperations()) {
  const list = questions[name];
  if (wanted.length > 0 && !list) problems.push(`${name}: nobody has said what to ask it for`);
  for (const locale of locales) {
    for (const variables of list?.(locale) ?? [{}]) {
      const { data, errors } = await execute(documents[locale], variables, name);
      const where = [name, locale, ...Object.values(variables)].join(' ');
      for (const error of errors ?? []) problems.push(`${where}: ${error.path?.join('.') ?? ''} ${error.message}`);
      // The catalogue is printed from what is built here.
      const { catalogue: _, ...asked } = data ?? { nothing: null };
      if (Object.values(asked).includes(null)) problems.push(`${where}: not found`);
    }
  }
}

if (problems.length > 0) {
  console.error(`The content does not fit the contract:\n${problems.join('\n')}`);
  process.exit(1);
}
// Pictures and prints are made after the words, so that they are never stale: without them the content stands.
for (const file of findMissingFiles()) console.warn(file);
const unshared = locales
  .flatMap(listShares)
  .filter((share) => readShareHash(share.kind, share.key, share.locale) !== fingerprint(share));
if (unshared.length > 0) {
  const some = unshared.slice(0, 3).map(({ kind, key, locale }) => `${kind} ${key} ${locale}`);
  console.warn(
    `${unshared.length} pages have no picture to be shared yet, or an old one (npm run shares): ${some.join(', ')} …`,
  );
}
