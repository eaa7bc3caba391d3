import { type Locale, locales } from '#shared/i18n/locales.ts';
import { buildPath } from '#shared/routes/build.ts';
import { articles } from '../content/articles/index.ts';
import { categories } from '../content/catalogue.ts';
import { home } from '../content/pages/home.ts';
import { projects } from '../content/projects/index.ts';
import { solutions } from '../content/solutions/index.ts';
import type { Home } from '../generated/schema.ts';
import { resolveArticle } from './blog.ts';
import { resolveCategory } from './category.ts';
import { findReferences, listIn } from './existence.ts';
import { localiseFields, resolveContent } from './fields.ts';
import { toImage, toSeo } from './image.ts';
import type { Lazy } from './lazy.ts';
import { resolveMark } from './mark.ts';
import { resolveProject } from './project.ts';
import { resolveSolution } from './solution.ts';

/** The home page, which exists in every language. */
export function resolveHome(locale: Locale): Lazy<Home> {
  const { hero, seo, partners, awards, reasonsPicture, ...words } = home;
  return {
    ...localiseFields({ key: 'home', ...words }, locale),
    hero: () => ({
      ...resolveContent(hero, locale, 'home.hero'),
      image: toImage(hero.picture, locale),
      narrow: toImage(hero.narrow, locale),
    }),
    reasonsImage: () => toImage(reasonsPicture, locale),
    partners: () => resolveContent(partners, locale, 'home.partners').map(resolveMark),
    awards: () => resolveContent(awards, locale, 'home.awards').map(resolveMark),
    families: () => listIn(categories, locale).map((category) => resolveCategory(category, locale)),
    solutions: () => listIn(solutions, locale).map((solution) => resolveSolution(solution, locale)),
    clients: () => findReferences(projects, home.clients, locale).map((project) => resolveProject(project, locale)),
    projects: () => findReferences(projects, home.projects, locale).map((project) => resolveProject(project, locale)),
    articles: () => findReferences(articles, home.articles, locale).map((article) => resolveArticle(article, locale)),
    translations: () => locales.map((other) => ({ locale: other, path: buildPath('home', other) })),
    seo: () => toSeo({ kind: 'home', key: 'home' }, seo, hero.picture, locale),
  };
}
