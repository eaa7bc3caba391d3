import type { Locale } from '#shared/i18n/locales.ts';
import { products } from '../content/catalogue.ts';
import type { ProductSolutionCategoryContent, ProductSolutionContent, ProjectContent } from '../content/entities.ts';
import { productSolutionCategories, productSolutions } from '../content/product-solutions/index.ts';
import { projects } from '../content/projects/index.ts';
import type { Part, ProductSolution, ProductSolutionCategory, Project } from '../generated/schema.ts';
import { buildProductSolutionCategoryPath, buildProductSolutionPath, listTranslations } from './addresses.ts';
import { findByKey, findReferences, listIn } from './existence.ts';
import { localiseFields, resolveContent } from './fields.ts';
import { toImage, toSeo } from './image.ts';
import type { Lazy } from './lazy.ts';
import { resolveProduct } from './product.ts';
import { resolveProject } from './project.ts';
import { findShown } from './uses.ts';

/** A family of sets in a language that it exists in. */
export function resolveProductSolutionCategory(
  category: ProductSolutionCategoryContent<never>,
  locale: Locale,
): Lazy<ProductSolutionCategory> {
  return {
    ...localiseFields(category, locale),
    path: () => buildProductSolutionCategoryPath(category, locale),
    image: () => toImage(category.picture, locale),
    solutions: () =>
      listIn(productSolutions, locale)
        .filter((set) => set.category === category.key)
        .map((set) => resolveProductSolution(set, locale)),
    translations: () => listTranslations(category, buildProductSolutionCategoryPath),
    seo: () => toSeo({ kind: 'family', key: category.key }, category.seo, category.picture, locale),
  };
}

/** A set in a language that it exists in. */
export function resolveProductSolution(set: ProductSolutionContent<never>, locale: Locale): Lazy<ProductSolution> {
  const category = findByKey(productSolutionCategories, set.category);
  return {
    ...localiseFields(set, locale),
    path: () => buildProductSolutionPath(set, locale),
    category: () => resolveProductSolutionCategory(category, locale),
    image: () => toImage(set.picture, locale),
    parts: () => set.parts.map((part) => resolvePart(part, set.key, locale)),
    projects: () =>
      findReferences(projects, set.projects, locale).map((project) => resolveInstalled(project, set, locale)),
    translations: () => listTranslations(set, buildProductSolutionPath),
    seo: () => toSeo({ kind: 'set', key: set.key }, set.seo, set.picture ?? category.picture, locale),
  };
}

/** A project that has the set, led by a picture with one of its parts. */
function resolveInstalled(
  project: ProjectContent<never>,
  { parts }: ProductSolutionContent<never>,
  locale: Locale,
): Lazy<Project> {
  const keys = parts.flatMap((part) => ('product' in part ? [part.product] : []));
  const models = project.products.filter(({ product }) => keys.includes(product));
  return resolveProject(project, locale, findShown(project, models));
}

/** A part that is a product bears its name, and leads to it where it exists in the language. */
function resolvePart(part: ProductSolutionContent<never>['parts'][number], set: string, locale: Locale): Lazy<Part> {
  const { quantity } = part;
  const note = resolveContent(part.note, locale, `${set}.parts`);
  if ('name' in part) return { quantity, note, name: resolveContent(part.name, locale, `${set}.parts`), product: null };
  const product = findByKey(products, part.product);
  const [existing] = findReferences(products, [part.product], locale);
  return { quantity, note, name: product.name, product: existing ? () => resolveProduct(existing, locale) : null };
}
