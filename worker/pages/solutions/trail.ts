import { buildPath } from '#shared/routes/build.ts';
import type { Crumb } from '../../view/crumb.ts';
import type { PageState } from '../../view/page-state.ts';

/** The page that lists the sectors, as a step of the way to one of them. */
export function createSolutionsCrumb({ locale, t }: PageState): Crumb {
  return { label: t('solutions.title'), path: buildPath('solutions', locale) };
}

/** The way to the page that lists the sets, which is one of those about products. */
export function createSetsTrail({ locale, t }: PageState): Crumb[] {
  return [
    { label: t('products.title'), path: buildPath('products', locale) },
    { label: t('sets.title'), path: buildPath('product-solutions', locale) },
  ];
}
