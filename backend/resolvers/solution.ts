import { formatTime } from '#shared/i18n/format-time.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { products } from '../content/catalogue.ts';
import type { SolutionContent, SolutionDetailContent } from '../content/entities.ts';
import { projects } from '../content/projects/index.ts';
import { solutionDetails, solutions } from '../content/solutions/index.ts';
import type { Solution, SolutionDetail } from '../generated/schema.ts';
import { buildSolutionDetailPath, buildSolutionPath, listTranslations } from './addresses.ts';
import { findByKey, findReferences, listIn } from './existence.ts';
import { localiseFields } from './fields.ts';
import { toImage, toSeo } from './image.ts';
import type { Lazy } from './lazy.ts';
import { resolveProduct } from './product.ts';
import { resolveProject } from './project.ts';
import { findShown } from './uses.ts';

/** A sector in a language that it exists in. */
export function resolveSolution(solution: SolutionContent<never>, locale: Locale): Lazy<Solution> {
  return {
    ...localiseFields(solution, locale),
    path: () => buildSolutionPath(solution, locale),
    time: () => formatTime(...solution.time, locale),
    image: () => toImage(solution.picture, locale),
    closeUp: () => toImage(solution.closeUp, locale),
    products: () => resolveEquipment(solution.products, solution, locale),
    details: () =>
      listIn(solutionDetails, locale)
        .filter((detail) => detail.solution === solution.key)
        .map((detail) => resolveSolutionDetail(detail, locale)),
    projects: () =>
      listIn(projects, locale)
        .filter(({ sector }) => sector === solution.key)
        // A part of it, where a picture has one: the whole of it leads the list of projects.
        .map((project) => resolveProject(project, locale, findShown(project, project.products.toReversed()))),
    translations: () => listTranslations(solution, buildSolutionPath),
    seo: () => toSeo({ kind: 'solution', key: solution.key }, solution.seo, solution.picture, locale),
  };
}

/** A use within a sector, in a language that it exists in. */
export function resolveSolutionDetail(detail: SolutionDetailContent<never>, locale: Locale): Lazy<SolutionDetail> {
  const solution = findByKey(solutions, detail.solution);
  // A use whose picture is not made yet shows where it belongs.
  const picture = toImage(detail.picture, locale) ? detail.picture : solution.picture;
  return {
    ...localiseFields(detail, locale),
    path: () => buildSolutionDetailPath(detail, locale),
    solution: () => resolveSolution(solution, locale),
    image: () => toImage(detail.picture, locale),
    products: () => resolveEquipment(detail.products, solution, locale),
    translations: () => listTranslations(detail, buildSolutionDetailPath),
    seo: () => toSeo({ kind: 'detail', key: detail.key }, detail.seo, picture, locale),
  };
}

/** Products as a sector shows them. Throws where it has a picture for one that it does not show. */
function resolveEquipment(keys: readonly string[], solution: SolutionContent<never>, locale: Locale) {
  const { key, leading } = solution;
  const stray = Object.keys(leading ?? {}).find((product) => !solution.products.includes(product));
  if (stray) throw new Error(`solutions/${key}: leads "${stray}", which it does not show`);
  return findReferences(products, keys, locale).map((product) =>
    resolveProduct(product, locale, leading?.[product.key]),
  );
}
