import type { Locale } from '#shared/i18n/locales.ts';
import { buildPath, hasPath } from '#shared/routes/build.ts';
import { articles } from '../content/articles/index.ts';
import { categories, products } from '../content/catalogue.ts';
import { ebooks } from '../content/ebooks/index.ts';
import type { PictureContent } from '../content/entities.ts';
import { manuals } from '../content/manuals/index.ts';
import { pages } from '../content/pages/index.ts';
import { productSolutionCategories, productSolutions } from '../content/product-solutions/index.ts';
import { projects } from '../content/projects/index.ts';
import { solutionDetails, solutions } from '../content/solutions/index.ts';
import * as addresses from '../resolvers/addresses.ts';
import { listTopics } from '../resolvers/blog.ts';
import { findByKey, listIn } from '../resolvers/existence.ts';
import { toImage } from '../resolvers/image.ts';
import { localise } from '../resolvers/localise.ts';
import { listAlsoCalled } from './also-called/also-called.ts';
import { collectTexts } from './collect-texts.ts';
import type { HitKind, SearchDocument } from './document.ts';
import { endSentence, toLines } from './plain-text.ts';

/** What is sold comes before what is written of it, where both bear the word. */
const WEIGHTS: Readonly<Record<HitKind, number>> = {
  category: 1,
  product: 1,
  set: 0.7,
  solution: 0.7,
  project: 0.4,
  manual: 0.5,
  article: 0.3,
  page: 0.4,
};

interface Words {
  title: string;
  within?: string;
  path: string;
  names?: readonly string[];
  /** Texts and markup. */
  texts: readonly string[];
  details?: readonly string[];
  picture?: PictureContent<never> | undefined;
}

/** Every page that is searched in a language, what is sold first; what is withdrawn is not among them. */
export function listDocuments(locale: Locale): SearchDocument[] {
  const called = listAlsoCalled(locale);
  const make = (
    kind: HitKind,
    { title, within, path, names = [], texts, details = [], picture }: Words,
  ): SearchDocument => ({
    kind,
    title,
    within: within ?? null,
    path,
    names,
    called: called.get(path) ?? '',
    lines: texts.flatMap(toLines),
    details,
    weight: WEIGHTS[kind],
    image: () => toImage(picture, locale),
  });
  /** The value of a localised field, of whatever entity. */
  const say = <Value>(value: Value, key: string) => localise(value, locale, key);
  const collect = (content: unknown, key: string) => collectTexts(content, locale, key);

  return [
    ...listIn(categories, locale).map((category) => {
      const { key, name, headline, summary, intro, questions, seo, picture } = category;
      return make('category', {
        title: say(name, key),
        path: addresses.buildCategoryPath(category, locale),
        names: [say(seo.title, key)],
        texts: [endSentence(say(summary, key)), ...collect([headline, intro, questions], key)],
        picture,
      });
    }),
    ...listIn(products, locale)
      .filter(({ withdrawn }) => !withdrawn)
      .map((product) => {
        const { key, name, tagline, summary, body, variants, accessories, specifications, seo, gallery } = product;
        const family = say(findByKey(categories, product.category).name, key);
        return make('product', {
          title: name,
          within: family,
          path: addresses.buildProductPath(product, locale),
          names: [family, say(seo.title, key), say(tagline, key)],
          texts: [
            endSentence(say(tagline, key)),
            say(summary, key),
            ...collect(body, key),
            ...variants.map((variant) => `${say(variant.name, key)}: ${say(variant.note, key)}`),
            ...accessories.map((accessory) => `${say(accessory.name, key)}: ${say(accessory.summary, key)}`),
          ],
          details: specifications.flatMap(({ label, value, unit }) => [
            label[locale],
            `${say(value, key)} ${unit ?? ''}`,
          ]),
          picture: gallery[0],
        });
      }),
    ...listIn(productSolutionCategories, locale).map((family) => {
      const { key, name, headline, summary, intro, seo, picture } = family;
      return make('set', {
        title: say(name, key),
        path: addresses.buildProductSolutionCategoryPath(family, locale),
        names: [say(seo.title, key)],
        texts: [endSentence(say(summary, key)), ...collect([headline, intro], key)],
        picture: picture ?? productSolutions.find(({ category }) => category === key)?.picture,
      });
    }),
    ...listIn(productSolutions, locale).map((set) => {
      const { key, name, headline, summary, body, parts, steps, questions, seo, picture } = set;
      return make('set', {
        title: say(name, key),
        within: say(findByKey(productSolutionCategories, set.category).name, key),
        path: addresses.buildProductSolutionPath(set, locale),
        names: [say(seo.title, key), ...parts.flatMap((part) => ('product' in part ? nameProduct(part.product) : []))],
        texts: [endSentence(say(summary, key)), ...collect([headline, body, parts, steps, questions], key)],
        picture: picture ?? findByKey(productSolutionCategories, set.category).picture,
      });
    }),
    ...listIn(solutions, locale).map((solution) => {
      const { key, name, headline, summary, problem, approach, questions, seo, picture } = solution;
      return make('solution', {
        title: say(name, key),
        path: addresses.buildSolutionPath(solution, locale),
        names: [say(seo.title, key), ...solution.products.map(nameProduct)],
        texts: [endSentence(say(summary, key)), ...collect([headline, problem, approach, questions], key)],
        picture,
      });
    }),
    ...listIn(solutionDetails, locale).map((detail) => {
      const { key, name, headline, summary, body, steps, questions, seo, picture } = detail;
      const solution = findByKey(solutions, detail.solution);
      const sector = say(solution.name, key);
      return make('solution', {
        title: say(name, key),
        within: sector,
        path: addresses.buildSolutionDetailPath(detail, locale),
        names: [sector, say(seo.title, key), ...detail.products.map(nameProduct)],
        texts: [endSentence(say(summary, key)), ...collect([headline, body, steps, questions], key)],
        details: [called.get(addresses.buildSolutionPath(solution, locale)) ?? ''],
        picture: picture ?? solution.picture,
      });
    }),
    ...listIn(projects, locale).map((project) => {
      const { key, name, client, place, summary, story, seo, picture } = project;
      const sector = say(findByKey(solutions, project.sector).name, key);
      return make('project', {
        title: say(name, key),
        within: sector,
        path: addresses.buildProjectPath(project, locale),
        names: [
          ...collect([client, place, seo.title], key),
          sector,
          ...project.products.map((use) => nameProduct(use.product)),
        ],
        texts: [endSentence(say(summary, key)), ...collect(story, key)],
        picture,
      });
    }),
    ...listIn(manuals, locale)
      .filter(({ product }) => !findByKey(products, product).withdrawn)
      .map((manual) => {
        const { key, title, summary, chapters, seo } = manual;
        return make('manual', {
          title: say(title, key),
          path: addresses.buildManualPath(manual, locale),
          names: [nameProduct(manual.product), say(seo.title, key)],
          texts: [endSentence(say(summary, key)), ...collect(chapters, key)],
          picture: findByKey(products, manual.product).gallery[0],
        });
      }),
    ...listIn(articles, locale).map((article) => {
      const { key, title, summary, body, seo, picture } = article;
      const [product] = article.products;
      return make('article', {
        title: say(title, key),
        path: addresses.buildArticlePath(article, locale),
        names: [say(seo.title, key)],
        texts: [endSentence(say(summary, key)), say(body, key)],
        picture: picture ?? (product === undefined ? undefined : findByKey(products, product).gallery[0]),
      });
    }),
    ...listTopics(locale).map((topic) => {
      const { key, name, headline, seo } = topic;
      return make('article', {
        title: say(name, key),
        path: addresses.buildTopicPath(topic, locale),
        names: [say(seo.title, key)],
        texts: [say(headline, key)],
      });
    }),
    ...(hasPath('lp-ebook', locale) ? listIn(ebooks, locale) : []).map((ebook) => {
      const { key, title, summary, points, seo, picture } = ebook;
      return make('article', {
        title: say(title, key),
        path: addresses.buildEbookPath(ebook, locale),
        names: ['ebook', say(seo.title, key)],
        texts: [endSentence(say(summary, key)), ...collect(points, key)],
        picture,
      });
    }),
    ...pages
      .filter((page) => addresses.pageExistsIn(page, locale))
      .map(({ key, title, headline, blocks, seo, picture }) =>
        make('page', {
          title: say(title, key),
          path: buildPath(key, locale),
          names: [say(seo.title, key)],
          texts: collect([headline, blocks], key),
          picture,
        }),
      ),
  ];
}

function nameProduct(key: string): string {
  return findByKey(products, key).name;
}
