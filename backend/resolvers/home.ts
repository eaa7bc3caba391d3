import { type Locale, locales } from '#shared/i18n/locales.ts';
import { buildPath } from '#shared/routes/build.ts';
import { projects, solutions } from '../content/catalogue.ts';
import { home } from '../content/pages/home.ts';
import type { Home } from '../generated/schema.ts';
import { resolveCategory } from './category.ts';
import { existsIn, listCategories } from './existence.ts';
import { toImage, toSeo } from './image.ts';
import type { Lazy } from './lazy.ts';
import { localise, localiseFields } from './localise.ts';
import { resolveProject } from './project.ts';

/** The home page, which exists in every language. */
export function resolveHome(locale: Locale): Lazy<Home> {
  const { hero, seo, ...words } = home;
  return {
    ...localiseFields({ key: 'home', ...words }, locale),
    hero: () => ({ ...localise(hero, locale, 'home.hero'), image: toImage(hero.picture, locale) }),
    families: () => listCategories(locale).map((category) => resolveCategory(category, locale)),
    solutions: () =>
      solutions.filter((solution) => existsIn(solution, locale)).map((solution) => localiseFields(solution, locale)),
    projects: () =>
      projects.filter((project) => existsIn(project, locale)).map((project) => resolveProject(project, locale)),
    translations: () => locales.map((other) => ({ locale: other, path: buildPath('home', other) })),
    seo: () => toSeo(seo, hero.picture, locale),
  };
}
