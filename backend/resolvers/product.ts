import type { Locale } from '#shared/i18n/locales.ts';
import { categories, products, projects, solutions } from '../content/catalogue.ts';
import type { ProductContent } from '../content/entities.ts';
import { readFigure } from '../content/specifications/figures.ts';
import { arrangeRows } from '../content/specifications/table.ts';
import { findDocument } from '../files.ts';
import type { Product } from '../generated/schema.ts';
import { buildProductPath, listTranslations } from './addresses.ts';
import { resolveCategory } from './category.ts';
import { findByKey, findReferences } from './existence.ts';
import { toImage, toSeo } from './image.ts';
import type { Lazy } from './lazy.ts';
import { localise, localiseFields } from './localise.ts';
import { resolveProject } from './project.ts';

/** A product in a language that it exists in. */
export function resolveProduct(product: ProductContent<never>, locale: Locale): Lazy<Product> {
  return {
    ...localiseFields(product, locale),
    path: () => buildProductPath(product, locale),
    category: () => resolveCategory(findByKey(categories, product.category), locale),
    gallery: () => product.gallery.map((picture) => toImage(picture, locale)),
    figures: () => product.figures.map((key) => localise(readFigure(key, product.specifications), locale)),
    specifications: () => localise(arrangeRows(product.specifications), locale, `${product.key}.specifications`),
    downloads: () =>
      product.downloads.flatMap(({ kind, label }) => {
        const file = findDocument(product.key, kind, locale);
        if (!file) return [];
        const name = localise(label, locale, `${product.key}.downloads.${kind}`);
        return [{ kind, label: name, type: 'application/pdf', ...file }];
      }),
    related: () => findReferences(products, product.related, locale).map((other) => resolveProduct(other, locale)),
    solutions: () =>
      findReferences(solutions, product.solutions, locale).map((solution) => localiseFields(solution, locale)),
    projects: () =>
      findReferences(projects, product.projects, locale).map((project) => resolveProject(project, locale)),
    translations: () => listTranslations(product, buildProductPath),
    seo: () => toSeo(product.seo, product.gallery[0], locale),
  };
}
