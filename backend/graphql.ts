import { buildSchema, graphql } from 'graphql';
import { type Locale, localeFacts, locales } from '#shared/i18n/locales.ts';
import { categories, products } from './content/catalogue.ts';
import { sdl } from './generated/sdl.ts';
import { listAddresses } from './resolvers/addresses.ts';
import { resolveCategory } from './resolvers/category.ts';
import { findBySlug } from './resolvers/existence.ts';
import { resolveHome } from './resolvers/home.ts';
import { resolveMenu } from './resolvers/menu.ts';
import { resolveProduct } from './resolvers/product.ts';
import { search } from './search.ts';

/** The contract. */
export const schema = buildSchema(sdl);

/** Every root field once per language, with the suffix of that language. */
export const rootValue = Object.fromEntries(locales.flatMap((locale) => Object.entries(createRootFields(locale))));

/** Executes one operation of the contract. Errors come inside the result, as GraphQL has it. */
export function execute(source: string, variableValues: Record<string, unknown>, operationName?: string) {
  return graphql({ schema, source, rootValue, variableValues, operationName: operationName ?? null });
}

function createRootFields(locale: Locale) {
  const suffix = localeFacts[locale].querySuffix;
  return {
    [`menu${suffix}`]: () => resolveMenu(locale),
    [`home${suffix}`]: () => resolveHome(locale),
    [`category${suffix}`]: ({ slug }: { slug: string }) => {
      const category = findBySlug(categories, locale, slug);
      return category ? resolveCategory(category, locale) : null;
    },
    [`product${suffix}`]: ({ slug }: { slug: string }) => {
      const product = findBySlug(products, locale, slug);
      return product ? resolveProduct(product, locale) : null;
    },
    [`search${suffix}`]: ({ term }: { term: string }) => search(locale, term),
    [`addresses${suffix}`]: () => listAddresses(locale),
  };
}
