import type { Locale } from '#shared/i18n/locales.ts';
import { buildPath } from '#shared/routes/build.ts';
import { categories } from '../content/catalogue.ts';
import type { CategoryContent, ProductContent } from '../content/entities.ts';
import type { Translation } from '../generated/schema.ts';
import { findByKey, languagesOf, listCategories, listProducts } from './existence.ts';
import { localise } from './localise.ts';

/** The path of a category's page. Throws in a language that it does not exist in. */
export function buildCategoryPath(category: CategoryContent<never>, locale: Locale): string {
  return buildPath('category', locale, { category: localise(category.slug, locale, `${category.key}.slug`) });
}

/** The path of a product's page, under its category. Throws in a language that either does not exist in. */
export function buildProductPath(product: ProductContent<never>, locale: Locale): string {
  const category = findByKey(categories, product.category);
  return buildPath('product', locale, {
    category: localise(category.slug, locale, `${category.key}.slug`),
    product: localise(product.slug, locale, `${product.key}.slug`),
  });
}

/** Where an entity lives in each language that it exists in. */
export function listTranslations<Entity extends Parameters<typeof languagesOf>[0]>(
  entity: Entity,
  buildEntityPath: (entity: Entity, locale: Locale) => string,
): Translation[] {
  return languagesOf(entity).map((locale) => ({ locale, path: buildEntityPath(entity, locale) }));
}

/** Every address of a language: what is not among them does not exist. */
export function listAddresses(locale: Locale): string[] {
  return [
    buildPath('home', locale),
    ...listCategories(locale).map((category) => buildCategoryPath(category, locale)),
    ...listProducts(locale).map((product) => buildProductPath(product, locale)),
  ];
}
