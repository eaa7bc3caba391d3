import type { Locale } from '#shared/i18n/locales.ts';
import { articles } from '../content/articles/index.ts';
import { products } from '../content/catalogue.ts';
import type { ArticleContent, CategoryContent, ProductSolutionContent, ProjectContent } from '../content/entities.ts';
import { productSolutions } from '../content/product-solutions/index.ts';
import { projects } from '../content/projects/index.ts';
import type { Category, CategoryProductsArgs } from '../generated/schema.ts';
import { buildCategoryPath, listTranslations } from './addresses.ts';
import { resolveArticle } from './blog.ts';
import { findByKey, listIn } from './existence.ts';
import { localiseFields } from './fields.ts';
import { toImage, toSeo } from './image.ts';
import type { Lazy } from './lazy.ts';
import { resolveProduct } from './product.ts';
import { resolveProductSolution } from './product-solution.ts';
import { resolveProject } from './project.ts';
import { findShown } from './uses.ts';

/** A category in a language that it exists in. */
export function resolveCategory(category: CategoryContent<never>, locale: Locale): Lazy<Category> {
  const models = () =>
    listIn(products, locale).filter((product) => product.category === category.key && !product.withdrawn);
  return {
    ...localiseFields(category, locale),
    path: () => buildCategoryPath(category, locale),
    image: () => toImage(category.picture, locale),
    closeUp: () => toImage(category.closeUp, locale),
    productCount: () => models().length,
    products: ({ first }: CategoryProductsArgs) =>
      models()
        .slice(0, first ?? undefined)
        .map((product) => resolveProduct(product, locale)),
    projects: () =>
      listProjects(category.key, locale).map((project) => {
        const models = project.products.filter(({ product }) => isOf(product, category.key));
        return resolveProject(project, locale, findShown(project, models, 'last'));
      }),
    sets: () => listSets(category.key, locale).map((set) => resolveProductSolution(set, locale)),
    articles: () => listArticles(category.key, locale).map((article) => resolveArticle(article, locale)),
    translations: () => listTranslations(category, buildCategoryPath),
    seo: () => toSeo({ kind: 'category', key: category.key }, category.seo, category.picture, locale),
  };
}

/** The projects that use models of a family: those first whose pictures show one, then those with the most of them. */
function listProjects(family: string, locale: Locale): ProjectContent<never>[] {
  const isShown = ({ products: used }: ProjectContent<never>) =>
    used.some(({ product, pictured }) => isOf(product, family) && pictured !== undefined);
  const count = ({ products: used }: ProjectContent<never>) =>
    used.reduce((sum, { product, quantity }) => sum + (isOf(product, family) ? quantity : 0), 0);
  return listIn(projects, locale)
    .filter((project) => count(project) > 0)
    .toSorted((one, other) => Number(isShown(other)) - Number(isShown(one)) || count(other) - count(one));
}

/** The ready-made sets that hold models of a family, those first that hold the most of them. */
function listSets(family: string, locale: Locale): ProductSolutionContent<never>[] {
  const count = ({ parts }: ProductSolutionContent<never>) =>
    parts.reduce((sum, part) => sum + ('product' in part && isOf(part.product, family) ? part.quantity : 0), 0);
  return listIn(productSolutions, locale)
    .filter((set) => count(set) > 0)
    .toSorted((one, other) => count(other) - count(one));
}

/** The articles that speak of a family, what speaks of little else first. */
function listArticles(family: string, locale: Locale): ArticleContent<never>[] {
  const share = ({ products: named }: ArticleContent<never>) =>
    named.filter((product) => isOf(product, family)).length / Math.max(named.length, 1);
  return listIn(articles, locale)
    .filter((article) => share(article) > 0)
    .toSorted((one, other) => share(other) - share(one));
}

function isOf(product: string, family: string): boolean {
  return findByKey(products, product).category === family;
}
