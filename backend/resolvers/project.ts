import type { Locale } from '#shared/i18n/locales.ts';
import { products } from '../content/catalogue.ts';
import type { PictureContent, ProjectContent } from '../content/entities.ts';
import { solutions } from '../content/solutions/index.ts';
import type { Project } from '../generated/schema.ts';
import { buildProjectPath, listTranslations } from './addresses.ts';
import { existsIn, findByKey } from './existence.ts';
import { localiseFields, resolveContent } from './fields.ts';
import { toImage, toImages, toSeo } from './image.ts';
import type { Lazy } from './lazy.ts';
import { resolveProduct } from './product.ts';
import { resolveSolution } from './solution.ts';

/** A project in a language that it exists in, led by one of its pictures. */
export function resolveProject(
  project: ProjectContent<never>,
  locale: Locale,
  picture: PictureContent<never> = project.picture,
): Lazy<Project> {
  return {
    ...localiseFields(project, locale),
    path: () => buildProjectPath(project, locale),
    sector: () => resolveSolution(findByKey(solutions, project.sector), locale),
    figures: () =>
      project.figures.map((figure) => ({
        source: null,
        ...resolveContent(figure, locale, `${project.key}.figures`),
      })),
    image: () => toImage(picture, locale),
    gallery: () => toImages(project.gallery, locale),
    products: () =>
      project.products
        .map(({ product, quantity }) => ({ product: findByKey(products, product), quantity }))
        .filter(({ product }) => existsIn(product, locale))
        .map(({ product, quantity }) => ({ quantity, product: resolveProduct(product, locale) })),
    translations: () => listTranslations(project, buildProjectPath),
    seo: () => toSeo({ kind: 'project', key: project.key }, project.seo, project.picture, locale),
  };
}
