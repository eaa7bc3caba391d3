/**
 * Asks the embedded backend, in every language, for every entity by every operation of the site, and fails where an
 * answer has an error or lacks a file: content that does not fit the contract stops the build, not a visitor.
 */
import { type Locale, locales } from '#shared/i18n/locales.ts';
import { categories, products } from '../backend/content/catalogue.ts';
import { execute } from '../backend/graphql.ts';
import { addressesOperation } from '../worker/content/addresses.generated.ts';
import { frameOperation } from '../worker/layouts/frame.generated.ts';
import { categoryOperation } from '../worker/pages/catalogue/category/category.generated.ts';
import { productOperation } from '../worker/pages/catalogue/product/product.generated.ts';
import { homeOperation } from '../worker/pages/company/home/home.generated.ts';
import { resultsOperation } from '../worker/pages/search/results/results.generated.ts';

type Variables = Readonly<Record<string, string>>;

/** Every operation, with everything it can be asked for. */
const questions: readonly (readonly [
  { name: string; documents: Readonly<Record<Locale, string>> },
  (locale: Locale) => readonly Variables[],
])[] = [
  [frameOperation, () => [{}]],
  [addressesOperation, () => [{}]],
  [homeOperation, () => [{}]],
  [categoryOperation, (locale) => categories.map(({ slug }) => ({ category: slug[locale] }))],
  [productOperation, (locale) => products.map(({ slug }) => ({ product: slug[locale] }))],
  [resultsOperation, (locale) => categories.map(({ name }) => ({ term: name[locale] }))],
];

const problems: string[] = [];
for (const [{ name, documents }, list] of questions) {
  for (const locale of locales) {
    for (const variables of list(locale)) {
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
