import type { Locale } from '#shared/i18n/locales.ts';
import { products } from '../content/catalogue.ts';
import type { CategoryContent } from '../content/entities.ts';
import type { Category } from '../generated/schema.ts';
import { buildCategoryPath, listTranslations } from './addresses.ts';
import { listIn } from './existence.ts';
import { localiseFields, resolveContent } from './fields.ts';
import { toImage, toSeo } from './image.ts';
import type { Lazy } from './lazy.ts';
import { resolveProduct } from './product.ts';

/** A category in a language that it exists in. */
export function resolveCategory(category: CategoryContent<never>, locale: Locale): Lazy<Category> {
  return {
    ...localiseFields(category, locale),
    path: () => buildCategoryPath(category, locale),
    image: () => toImage(category.picture, locale),
    questions: () => resolveContent(category.questions ?? [], locale, `${category.key}.questions`),
    products: () =>
      listIn(products, locale)
        .filter((product) => product.category === category.key && !product.withdrawn)
        .map((product) => resolveProduct(product, locale)),
    translations: () => listTranslations(category, buildCategoryPath),
    seo: () => toSeo({ kind: 'category', key: category.key }, category.seo, category.picture, locale),
  };
}
