import { buildSchema, graphql } from 'graphql';
import { type Locale, localeFacts, locales } from '#shared/i18n/locales.ts';
import { buildPath } from '#shared/routes/build.ts';
import { categories, products } from './content/catalogue.ts';
import { buildMenu } from './content/menu.ts';
import { sdl } from './generated/sdl.ts';
import { localiseCategory, localiseHome, localiseProduct } from './localise.ts';
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
    [`menu${suffix}`]: () => buildMenu(locale),
    [`home${suffix}`]: () => localiseHome(locale),
    [`category${suffix}`]: ({ slug }: { slug: string }) => {
      const category = findBySlug(categories, locale, slug);
      return category ? localiseCategory(category, locale) : null;
    },
    [`product${suffix}`]: ({ slug }: { slug: string }) => {
      const product = findBySlug(products, locale, slug);
      return product ? localiseProduct(product, locale) : null;
    },
    [`search${suffix}`]: ({ term }: { term: string }) => search(locale, term),
    [`addresses${suffix}`]: () => listAddresses(locale),
  };
}

/** Every address of a language. */
function listAddresses(locale: Locale): string[] {
  return [
    buildPath('home', locale),
    ...categories.map((category) => buildPath('category', locale, { category: category.slug[locale] })),
    ...products.flatMap((product) => localiseProduct(product, locale).path as string),
  ];
}

/** An entity by its slug in this language, else by that of another: the site then redirects to the right one. */
function findBySlug<Entity extends { slug: Readonly<Record<Locale, string>> }>(
  entities: readonly Entity[],
  locale: Locale,
  slug: string,
): Entity | undefined {
  return (
    entities.find((entity) => entity.slug[locale] === slug) ??
    entities.find((entity) => locales.some((other) => entity.slug[other] === slug))
  );
}
