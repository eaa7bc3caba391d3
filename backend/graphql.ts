import { buildSchema, graphql } from 'graphql';
import { type Locale, localeFacts, locales } from '#shared/i18n/locales.ts';
import { articles } from './content/articles/index.ts';
import { categories, products } from './content/catalogue.ts';
import { ebooks } from './content/ebooks/index.ts';
import type { Localised } from './content/localised.ts';
import { manuals } from './content/manuals/index.ts';
import { productSolutionCategories, productSolutions } from './content/product-solutions/index.ts';
import { projects } from './content/projects/index.ts';
import { showroom } from './content/showroom.ts';
import { solutionDetails, solutions } from './content/solutions/index.ts';
import { sdl } from './generated/sdl.ts';
import { resolveAddresses } from './resolvers/address.ts';
import { listArticles, listTopics, resolveArticle, resolveTopic } from './resolvers/blog.ts';
import { resolveCategory } from './resolvers/category.ts';
import { findDownload } from './resolvers/download.ts';
import { resolveEbook } from './resolvers/ebook.ts';
import { findBySlug, listIn } from './resolvers/existence.ts';
import { resolveHome } from './resolvers/home.ts';
import { toImages } from './resolvers/image.ts';
import { resolveManual } from './resolvers/manual.ts';
import { resolveMenu } from './resolvers/menu.ts';
import { findPage, listPagesIn, resolvePage } from './resolvers/page.ts';
import { resolveProduct } from './resolvers/product.ts';
import { resolveProductSolution, resolveProductSolutionCategory } from './resolvers/product-solution.ts';
import { resolveProject } from './resolvers/project.ts';
import { listInternships, listJobs } from './resolvers/recruitment.ts';
import { resolveSolution, resolveSolutionDetail } from './resolvers/solution.ts';
import { search, suggest } from './search/search.ts';

/** The contract. */
export const schema = buildSchema(sdl);

/** Every root field once per language, with the suffix of that language. */
export const rootValue = Object.fromEntries(
  locales.flatMap((locale) =>
    Object.entries(createRootFields(locale)).map(([name, field]) => [
      `${name}${localeFacts[locale].querySuffix}`,
      field,
    ]),
  ),
);

/** Executes one operation of the contract. Errors come inside the result, as GraphQL has it. */
export function execute(source: string, variableValues: Record<string, unknown>, operationName?: string) {
  return graphql({ schema, source, rootValue, variableValues, operationName: operationName ?? null });
}

function createRootFields(locale: Locale) {
  /** One entity by its slug. */
  const one =
    <Entity extends { slug: Localised<string, never> }>(
      entities: readonly Entity[],
      resolve: (entity: Entity, locale: Locale) => unknown,
    ) =>
    ({ slug }: { slug: string }) => {
      const entity = findBySlug(entities, locale, slug);
      return entity ? resolve(entity, locale) : null;
    };
  /** All that exist in the language. */
  const all =
    <Entity extends Parameters<typeof listIn>[0][number]>(
      entities: readonly Entity[],
      resolve: (entity: Entity, locale: Locale) => unknown,
    ) =>
    () =>
      listIn(entities, locale).map((entity) => resolve(entity, locale));
  return {
    menu: () => resolveMenu(locale),
    showroom: () => toImages(showroom, locale),
    home: () => resolveHome(locale),
    page: ({ key }: { key: string }) => {
      const page = findPage(key, locale);
      return page ? resolvePage(page, locale) : null;
    },
    pages: () => listPagesIn(locale).map((page) => resolvePage(page, locale)),
    categories: all(categories, resolveCategory),
    category: one(categories, resolveCategory),
    product: one(products, resolveProduct),
    manuals: all(manuals, resolveManual),
    manual: one(manuals, resolveManual),
    productSolutionCategories: all(productSolutionCategories, resolveProductSolutionCategory),
    productSolutionCategory: one(productSolutionCategories, resolveProductSolutionCategory),
    productSolution: one(productSolutions, resolveProductSolution),
    solutions: all(solutions, resolveSolution),
    solution: one(solutions, resolveSolution),
    solutionDetail: one(solutionDetails, resolveSolutionDetail),
    projects: all(projects, resolveProject),
    project: one(projects, resolveProject),
    topics: () => listTopics(locale).map((topic) => resolveTopic(topic, locale)),
    topic: ({ slug }: { slug: string }) => {
      const topic = findBySlug(listTopics(locale), locale, slug);
      return topic ? resolveTopic(topic, locale) : null;
    },
    articles: () => listArticles(locale).map((article) => resolveArticle(article, locale)),
    article: one(articles, resolveArticle),
    ebooks: all(ebooks, resolveEbook),
    ebook: one(ebooks, resolveEbook),
    catalogue: () => findDownload('general', 'catalogue', locale),
    jobs: () => listJobs(locale, Date.now()),
    internships: () => listInternships(locale, Date.now()),
    search: (question: Parameters<typeof search>[1]) => search(locale, question),
    suggest: ({ term }: { term: string }) => suggest(locale, term),
    addresses: () => resolveAddresses(locale),
  };
}
