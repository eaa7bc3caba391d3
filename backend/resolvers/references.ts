import type { Locale } from '#shared/i18n/locales.ts';
import { buildPath, hasPath } from '#shared/routes/build.ts';
import { type PageId, routes } from '#shared/routes/table.ts';
import { articles } from '../content/articles/index.ts';
import { categories, products } from '../content/catalogue.ts';
import { ebooks } from '../content/ebooks/index.ts';
import { manuals } from '../content/manuals/index.ts';
import { productSolutionCategories, productSolutions } from '../content/product-solutions/index.ts';
import { projects } from '../content/projects/index.ts';
import { solutionDetails, solutions } from '../content/solutions/index.ts';
import { topics } from '../content/topics/index.ts';
import * as addresses from './addresses.ts';
import { findByKey } from './existence.ts';

/** `ref:kind/key`; an anchor may follow it. */
const REFERENCE = /\bref:([a-z-]+)\/([a-z0-9-]+)/g;

/** What can be referred to, by the kind in the reference. */
const kinds: Readonly<Record<string, (key: string, locale: Locale) => string>> = {
  page: buildPagePath,
  category: (key, locale) => addresses.buildCategoryPath(findByKey(categories, key), locale),
  product: (key, locale) => addresses.buildProductPath(findByKey(products, key), locale),
  solution: (key, locale) => addresses.buildSolutionPath(findByKey(solutions, key), locale),
  detail: (key, locale) => addresses.buildSolutionDetailPath(findByKey(solutionDetails, key), locale),
  family: (key, locale) =>
    addresses.buildProductSolutionCategoryPath(findByKey(productSolutionCategories, key), locale),
  set: (key, locale) => addresses.buildProductSolutionPath(findByKey(productSolutions, key), locale),
  project: (key, locale) => addresses.buildProjectPath(findByKey(projects, key), locale),
  topic: (key, locale) => addresses.buildTopicPath(findByKey(topics, key), locale),
  article: (key, locale) => addresses.buildArticlePath(findByKey(articles, key), locale),
  manual: (key, locale) => addresses.buildManualPath(findByKey(manuals, key), locale),
  ebook: (key, locale) => addresses.buildEbookPath(findByKey(ebooks, key), locale),
};

/**
 * Puts addresses of a language in the place of the references in a text. Throws for one that leads nowhere in that
 * language, so that no link of content is ever dead.
 */
export function resolveReferences(text: string, locale: Locale): string {
  if (!text.includes('ref:')) return text;
  return text.replaceAll(REFERENCE, (reference, kind: string, key: string) => {
    const build = kinds[kind];
    if (!build) throw new Error(`Content refers to "${reference}": there is no such kind`);
    return build(key, locale);
  });
}

function buildPagePath(key: string, locale: Locale): string {
  if (!Object.hasOwn(routes, key)) throw new Error(`Content refers to the page "${key}", which does not exist`);
  const page = key as PageId;
  if (!hasPath(page, locale)) throw new Error(`Content refers to the page "${key}", which does not exist in ${locale}`);
  return buildPath(page, locale);
}
