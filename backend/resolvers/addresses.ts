import type { Locale } from '#shared/i18n/locales.ts';
import { buildPath, hasPath } from '#shared/routes/build.ts';
import type { PageId } from '#shared/routes/table.ts';
import { articles } from '../content/articles/index.ts';
import { categories, products } from '../content/catalogue.ts';
import { ebooks } from '../content/ebooks/index.ts';
import type {
  ArticleContent,
  CategoryContent,
  EbookContent,
  ManualContent,
  PictureContent,
  ProductContent,
  ProductSolutionCategoryContent,
  ProductSolutionContent,
  ProjectContent,
  SolutionContent,
  SolutionDetailContent,
  TopicContent,
} from '../content/entities.ts';
import type { Localised } from '../content/localised.ts';
import { manuals } from '../content/manuals/index.ts';
import { home } from '../content/pages/home.ts';
import { pages } from '../content/pages/index.ts';
import { productSolutionCategories, productSolutions } from '../content/product-solutions/index.ts';
import { projects } from '../content/projects/index.ts';
import { solutionDetails, solutions } from '../content/solutions/index.ts';
import { topics } from '../content/topics/index.ts';
import type { Translation } from '../generated/schema.ts';
import { existsIn, findByKey, languagesOf, listIn } from './existence.ts';
import { localise } from './localise.ts';

/*
 * The path of each kind of entity in a language. Each throws in a language that the entity, or what its address runs
 * through, does not exist in.
 */

export function buildCategoryPath(category: CategoryContent<never>, locale: Locale): string {
  return buildPath('category', locale, { category: readSlug(category, locale) });
}

export function buildProductPath(product: ProductContent<never>, locale: Locale): string {
  const category = readSlug(findByKey(categories, product.category), locale);
  return buildPath('product', locale, { category, product: readSlug(product, locale) });
}

export function buildManualPath(manual: ManualContent<never>, locale: Locale): string {
  return buildPath('manual', locale, { manual: readSlug(manual, locale) });
}

export function buildSolutionPath(solution: SolutionContent<never>, locale: Locale): string {
  return buildPath('solution', locale, { solution: readSlug(solution, locale) });
}

export function buildSolutionDetailPath(detail: SolutionDetailContent<never>, locale: Locale): string {
  const solution = readSlug(findByKey(solutions, detail.solution), locale);
  return buildPath('solution-detail', locale, { solution, detail: readSlug(detail, locale) });
}

export function buildProductSolutionCategoryPath(
  category: ProductSolutionCategoryContent<never>,
  locale: Locale,
): string {
  return buildPath('product-solution-category', locale, { family: readSlug(category, locale) });
}

export function buildProductSolutionPath(set: ProductSolutionContent<never>, locale: Locale): string {
  const family = readSlug(findByKey(productSolutionCategories, set.category), locale);
  return buildPath('product-solution', locale, { family, solution: readSlug(set, locale) });
}

export function buildProjectPath(project: ProjectContent<never>, locale: Locale): string {
  return buildPath('project', locale, { project: readSlug(project, locale) });
}

export function buildTopicPath(topic: TopicContent<never>, locale: Locale): string {
  return buildPath('blog-category', locale, { topic: readSlug(topic, locale) });
}

export function buildArticlePath(article: ArticleContent<never>, locale: Locale): string {
  const topic = readSlug(findByKey(topics, article.topic), locale);
  return buildPath('article', locale, { topic, article: readSlug(article, locale) });
}

export function buildEbookPath(ebook: EbookContent<never>, locale: Locale): string {
  return buildPath('lp-ebook', locale, { ebook: readSlug(ebook, locale) });
}

/** Where an entity lives in each language that it exists in. */
export function listTranslations<Entity extends Parameters<typeof languagesOf>[0]>(
  entity: Entity,
  buildEntityPath: (entity: Entity, locale: Locale) => string,
): Translation[] {
  return languagesOf(entity).map((locale) => ({ locale, path: buildEntityPath(entity, locale) }));
}

/** Whether a page of a fixed address exists in a language: its page type does, it is written, and there is what it lists. */
export function pageExistsIn(page: { key: PageId; title: Localised<string, never> }, locale: Locale): boolean {
  if (page.key === 'blog' && listIn(articles, locale).length === 0) return false;
  return hasPath(page.key, locale) && existsIn(page, locale);
}

/** What has an address: all that can be told of it without knowing its kind. */
interface Addressable {
  key: string;
  updatedAt: string;
  picture?: PictureContent<never> | undefined;
  /** In the picture's place on its own page. */
  closeUp?: PictureContent<never>;
  gallery?: readonly PictureContent<never>[];
}

/** A page of a language: where it lives, and what it is about. */
export interface AddressedPage {
  page: PageId;
  path: string;
  about: Addressable;
}

/** Every page of a language: what is not among them does not exist. */
export function listPages(locale: Locale): AddressedPage[] {
  const list = <Entity extends Addressable & Parameters<typeof existsIn>[0]>(
    page: PageId,
    entities: readonly Entity[],
    buildEntityPath: (entity: Entity, locale: Locale) => string,
  ): AddressedPage[] =>
    hasPath(page, locale)
      ? listIn(entities, locale).map((about) => ({ page, path: buildEntityPath(about, locale), about }))
      : [];
  const buildQuotePath = (product: ProductContent<never>) =>
    buildPath('lp-quote-product', locale, { product: readSlug(product, locale) });
  const isWritten = ({ key }: { key: string }) => listIn(articles, locale).some(({ topic }) => topic === key);
  const { updatedAt, hero } = home;
  return [
    { page: 'home', path: buildPath('home', locale), about: { key: 'home', updatedAt, picture: hero.picture } },
    ...pages
      .filter((page) => pageExistsIn(page, locale))
      .map((about) => ({ page: about.key, path: buildPath(about.key, locale), about })),
    ...list('category', categories, buildCategoryPath),
    ...list('product', products, buildProductPath),
    ...list('lp-quote-product', products, buildQuotePath).map(showFirstPicture),
    ...list('manual', manuals, buildManualPath),
    ...list('product-solution-category', productSolutionCategories, buildProductSolutionCategoryPath),
    ...list('product-solution', productSolutions, buildProductSolutionPath),
    ...list('solution', solutions, buildSolutionPath),
    ...list('solution-detail', solutionDetails, buildSolutionDetailPath),
    ...list('project', projects, buildProjectPath),
    ...list('blog-category', topics.filter(isWritten), buildTopicPath),
    ...list('article', articles, buildArticlePath),
    ...list('lp-ebook', ebooks, buildEbookPath),
  ];
}

function showFirstPicture({ about, ...page }: AddressedPage): AddressedPage {
  return { ...page, about: { ...about, gallery: about.gallery?.slice(0, 1) ?? [] } };
}

/** Every address of a language. */
export function listAddresses(locale: Locale): string[] {
  return listPages(locale).map(({ path }) => path);
}

function readSlug({ key, slug }: { key: string; slug: Localised<string, never> }, locale: Locale): string {
  return localise(slug, locale, `${key}.slug`);
}
