import type { Locale } from '#shared/i18n/locales.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { articles } from '../../backend/content/articles/index.ts';
import { categories, products } from '../../backend/content/catalogue.ts';
import { ebooks } from '../../backend/content/ebooks/index.ts';
import type { Localised } from '../../backend/content/localised.ts';
import { manuals } from '../../backend/content/manuals/index.ts';
import { home } from '../../backend/content/pages/home.ts';
import { pages } from '../../backend/content/pages/index.ts';
import { productSolutionCategories, productSolutions } from '../../backend/content/product-solutions/index.ts';
import { projects } from '../../backend/content/projects/index.ts';
import { solutionDetails, solutions } from '../../backend/content/solutions/index.ts';
import { topics } from '../../backend/content/topics/index.ts';
import { findPicture, type ShareKind } from '../../backend/files.ts';
import { pageExistsIn } from '../../backend/resolvers/addresses.ts';
import { existsIn, findByKey, listIn } from '../../backend/resolvers/existence.ts';
import { localise } from '../../backend/resolvers/localise.ts';

/** The ground a share picture stands on: sand for what is sold, ink for what is done with it, turquoise to read. */
type Ground = 'sand' | 'ink' | 'turquoise';

/** What the picture of a page says that others see where the page is shared. */
export interface Share {
  kind: ShareKind;
  key: string;
  locale: Locale;
  ground: Ground;
  /** What the page is a part of; none on the home page. */
  kicker?: string | undefined;
  title: string;
  line?: string | undefined;
  /** File of the page's picture, as it is addressed; without one the mark of the company stands in its place. */
  picture?: string | undefined;
}

/** Pictures for pages that show none of their own, by their key. */
const standIns: Readonly<Record<string, string>> = {
  blog: 'category-screens',
  contacts: 'showroom',
  innovation: 'orion-65-ports',
  internships: 'workshop',
  jobs: 'workshop',
  'lp-catalogue': 'category-screens',
  'lp-quote': 'hero',
  'product-solutions': 'set-classroom',
  products: 'category-screens',
  projects: 'project-school',
  'screen-registration': 'orion-65-back',
  services: 'workshop',
  solutions: 'hero',
  support: 'workshop',
};

/** The share picture of every page of a language; the offer of a product shares that of the product. */
export function listShares(locale: Locale): Share[] {
  const t = translateTo(locale);
  const say = (words: Localised<string, never>) => localise(words, locale);
  const titleOf = (key: string) => {
    const page = pages.find((one) => one.key === key);
    return page && existsIn(page, locale) ? say(page.title) : undefined;
  };
  const find = (...ids: (string | undefined)[]) =>
    ids.flatMap((id) => (id === undefined ? [] : (findPicture(id, locale)?.url ?? [])))[0];

  const shares: Omit<Share, 'locale'>[] = [
    { kind: 'home', key: 'home', ground: 'ink', title: say(home.hero.title), picture: find(home.hero.picture.id) },
    ...pages
      .filter((page) => pageExistsIn(page, locale))
      .map(({ key, title, headline, picture }) => ({
        kind: 'page' as const,
        key,
        ground: 'ink' as const,
        title: say(title),
        line: say(headline),
        picture: find(picture?.id, standIns[key]),
      })),
    ...listIn(categories, locale).map(({ key, name, headline, picture }) => ({
      kind: 'category' as const,
      key,
      ground: 'sand' as const,
      kicker: t('products.title'),
      title: say(name),
      line: say(headline),
      picture: find(picture.id),
    })),
    ...listIn(products, locale).map(({ key, category, name, tagline, gallery }) => ({
      kind: 'product' as const,
      key,
      ground: 'sand' as const,
      kicker: say(findByKey(categories, category).name),
      title: name,
      line: say(tagline),
      picture: find(gallery[0]?.id),
    })),
    ...listIn(manuals, locale).map(({ key, product, title, summary }) => ({
      kind: 'manual' as const,
      key,
      ground: 'sand' as const,
      kicker: titleOf('manuals'),
      title: say(title),
      line: say(summary),
      picture: find(findByKey(products, product).gallery[0]?.id),
    })),
    ...listIn(productSolutionCategories, locale).map(({ key, name, headline, picture }) => ({
      kind: 'family' as const,
      key,
      ground: 'ink' as const,
      kicker: titleOf('product-solutions'),
      title: say(name),
      line: say(headline),
      picture: find(picture?.id),
    })),
    ...listIn(productSolutions, locale).map(({ key, category, name, headline, picture }) => {
      const family = findByKey(productSolutionCategories, category);
      return {
        kind: 'set' as const,
        key,
        ground: 'ink' as const,
        kicker: say(family.name),
        title: say(name),
        line: say(headline),
        picture: find(picture?.id, family.picture?.id),
      };
    }),
    ...listIn(solutions, locale).map(({ key, name, headline, picture }) => ({
      kind: 'solution' as const,
      key,
      ground: 'ink' as const,
      kicker: t('solutions.title'),
      title: say(name),
      line: say(headline),
      picture: find(picture.id),
    })),
    ...listIn(solutionDetails, locale).map(({ key, solution, name, headline, picture, products: used }) => {
      const sector = findByKey(solutions, solution);
      return {
        kind: 'detail' as const,
        key,
        ground: 'ink' as const,
        kicker: say(sector.name),
        title: say(name),
        line: say(headline),
        picture: find(picture?.id, sector.picture.id, used[0] && `${used[0]}-front`),
      };
    }),
    ...listIn(projects, locale).map(({ key, name, place, client, picture }) => ({
      kind: 'project' as const,
      key,
      ground: 'ink' as const,
      kicker: `${titleOf('projects') ?? ''} · ${localise(place, locale)}`,
      title: say(name),
      line: localise(client, locale),
      picture: find(picture.id),
    })),
    ...listIn(topics, locale).map(({ key, name, headline }) => ({
      kind: 'topic' as const,
      key,
      ground: 'turquoise' as const,
      kicker: t('blog.name'),
      title: say(name),
      line: say(headline),
    })),
    ...listIn(articles, locale).map(({ key, topic, title, picture }) => ({
      kind: 'article' as const,
      key,
      ground: 'turquoise' as const,
      kicker: say(findByKey(topics, topic).name),
      title: say(title),
      picture: find(picture?.id),
    })),
    ...listIn(ebooks, locale).map(({ key, title, summary, picture }) => ({
      kind: 'ebook' as const,
      key,
      ground: 'turquoise' as const,
      kicker: 'Ebook',
      title: say(title),
      line: say(summary),
      picture: find(picture?.id),
    })),
  ];
  return shares.map((share) => ({ ...share, locale }));
}
