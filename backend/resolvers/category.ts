import type { Locale } from '#shared/i18n/locales.ts';
import type { CategoryContent } from '../content/entities.ts';
import type { Category } from '../generated/schema.ts';
import { buildCategoryPath, listTranslations } from './addresses.ts';
import { listProducts } from './existence.ts';
import { toImage, toSeo } from './image.ts';
import type { Lazy } from './lazy.ts';
import { localiseFields } from './localise.ts';
import { resolveProduct } from './product.ts';

/** A category in a language that it exists in. */
export function resolveCategory(category: CategoryContent<never>, locale: Locale): Lazy<Category> {
  return {
    ...localiseFields(category, locale),
    path: () => buildCategoryPath(category, locale),
    image: () => toImage(category.picture, locale),
    products: () =>
      listProducts(locale)
        .filter((product) => product.category === category.key && !product.withdrawn)
        .map((product) => resolveProduct(product, locale)),
    translations: () => listTranslations(category, buildCategoryPath),
    seo: () => toSeo(category.seo, category.picture, locale),
  };
}
