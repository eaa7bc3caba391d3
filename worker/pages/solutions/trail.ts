import type { Locale } from '#shared/i18n/locales.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { buildPath } from '#shared/routes/build.ts';
import type { Crumb } from '../../view/crumb.ts';

/** The page that lists the sectors, as a step of the way to one of them. */
export function createSolutionsCrumb(locale: Locale): Crumb {
  return { label: translateTo(locale)('solutions.title'), path: buildPath('solutions', locale) };
}

/** The page that lists the sets, as a step of the way to one of them. */
export function createSetsCrumb(locale: Locale): Crumb {
  return { label: translateTo(locale)('sets.title'), path: buildPath('product-solutions', locale) };
}
