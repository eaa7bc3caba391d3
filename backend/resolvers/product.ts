import type { Locale } from '#shared/i18n/locales.ts';
import { categories, products } from '../content/catalogue.ts';
import type { PictureContent, ProductContent } from '../content/entities.ts';
import { manuals } from '../content/manuals/index.ts';
import { mountings } from '../content/mountings.ts';
import { procurementCodes } from '../content/procurement.ts';
import { solutions } from '../content/solutions/index.ts';
import { readFigure } from '../content/specifications/figures.ts';
import { arrangeRows } from '../content/specifications/table.ts';
import { findDocument } from '../files.ts';
import type { Product } from '../generated/schema.ts';
import { buildProductPath, listTranslations } from './addresses.ts';
import { resolveCategory } from './category.ts';
import { describeDelivery } from './delivery.ts';
import { findByKey, findReferences, listIn } from './existence.ts';
import { localiseFields, resolveContent } from './fields.ts';
import { readFront } from './front.ts';
import { toImage, toImages, toSeo } from './image.ts';
import type { Lazy } from './lazy.ts';
import { localise } from './localise.ts';
import { resolveManual } from './manual.ts';
import { readOutline } from './outline.ts';
import { resolveProject } from './project.ts';
import { resolveSolution } from './solution.ts';
import { listRequirements } from './tender.ts';
import { listUses } from './uses.ts';

/** A product in a language that it exists in; led by another picture where its own first one is out of place. */
export function resolveProduct(
  product: ProductContent<never>,
  locale: Locale,
  leading?: PictureContent<never>,
): Lazy<Product> {
  return {
    ...localiseFields(product, locale),
    path: () => buildProductPath(product, locale),
    category: () => resolveCategory(findByKey(categories, product.category), locale),
    gallery: () => toImages(leading ? [leading, ...product.gallery.slice(1)] : product.gallery, locale),
    scene: () => toImage(product.scene, locale),
    figures: () => product.figures.map((key) => localise(readFigure(key, product.specifications), locale)),
    specifications: () => localise(arrangeRows(product.specifications), locale, `${product.key}.specifications`),
    diagonal: () => product.specifications.find(({ key }) => key === 'diagonal')?.number ?? null,
    outline: () => readOutline(product),
    front: () => readFront(product),
    accessories: () =>
      product.accessories.map(({ product: own, ...accessory }) => {
        const [sold] = findReferences(products, own === undefined ? [] : [own], locale);
        return {
          ...resolveContent(accessory, locale, `${product.key}.accessories.${accessory.key}`),
          path: sold ? buildProductPath(sold, locale) : null,
        };
      }),
    downloads: () =>
      product.downloads.flatMap(({ kind, label }) => {
        const file = findDocument(product.key, kind, locale);
        if (!file) return [];
        const name = localise(label, locale, `${product.key}.downloads.${kind}`);
        return [{ kind, label: name, type: 'application/pdf', ...file }];
      }),
    mounting: () => product.mounting.map((key) => ({ key, label: mountings[key][locale] })),
    delivery: () => describeDelivery(product, locale),
    tender: () => ({
      codes: localise(procurementCodes[product.category] ?? [], locale),
      requirements: listRequirements(product, locale),
    }),
    manuals: () =>
      listIn(manuals, locale)
        .filter((manual) => manual.product === product.key)
        .map((manual) => resolveManual(manual, locale)),
    related: () => findReferences(products, product.related, locale).map((other) => resolveProduct(other, locale)),
    solutions: () =>
      findReferences(solutions, product.solutions, locale).map((solution) => resolveSolution(solution, locale)),
    projects: () =>
      listUses(product, locale).shown.map(({ project, picture }) => resolveProject(project, locale, picture)),
    furtherProjects: () => listUses(product, locale).others.map((project) => resolveProject(project, locale)),
    translations: () => listTranslations(product, buildProductPath),
    seo: () => toSeo({ kind: 'product', key: product.key }, product.seo, product.gallery[0], locale),
  };
}
