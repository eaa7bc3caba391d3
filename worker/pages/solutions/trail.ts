import { buildPath } from '#shared/routes/build.ts';
import type { Crumb } from '../../view/crumb.ts';
import type { PageState } from '../../view/page-state.ts';

/** The page that lists the sectors, as a step of the way to one of them. */
export function createSolutionsCrumb({ locale, t }: PageState): Crumb {
  return { label: t('solutions.title'), path: buildPath('solutions', locale) };
}

/** The page that lists the sets, as a step of the way to one of them. */
export function createSetsCrumb({ locale, t }: PageState): Crumb {
  return { label: t('sets.title'), path: buildPath('product-solutions', locale) };
}
