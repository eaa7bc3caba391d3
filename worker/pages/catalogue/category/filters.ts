import * as v from 'valibot';
import { formatNumber } from '#shared/i18n/format-number.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { translateTo } from '#shared/i18n/translate.ts';
import { type Choice, type Facets, filterItems, keepKnown, listOptions, type Option } from '../../../view/facets.ts';
import { choices, pageNumber } from '../../parameters.ts';
import type { CategoryData } from './category.generated.ts';

export type Category = NonNullable<CategoryData['category']>;
export type ListedProduct = Category['products'][number];

/** Products that are compared at once: more do not fit side by side. */
export const COMPARED = 4;
/** Products on one page of a list: four or three fill its rows. */
export const LISTED = 48;
/** From this number on a list is worth narrowing, and what is compared is chosen from it. */
export const MANY = 4;

/** What the page understands of its query. */
export const parameters = v.object({
  size: choices,
  use: choices,
  mounting: choices,
  compare: choices,
  page: pageNumber,
});

export type CategoryQuery = v.InferOutput<typeof parameters>;
export type CategoryFilters = Omit<CategoryQuery, 'compare' | 'page'>;

/** Upper ends of the bands of sizes, in inches; what is larger is in a band of its own. */
const BANDS = [32, 55, 75] as const;

/** How each filter reads a product. */
export function readFacets(locale: Locale): Facets<ListedProduct, keyof CategoryFilters> {
  return {
    size: ({ diagonal }) => (diagonal === null ? [] : [findBand(diagonal, locale)]),
    use: ({ solutions }) => solutions.map(({ key, name }) => ({ key, label: name })),
    mounting: ({ mounting }) => mounting,
  };
}

/** The options of a filter in the order in which they are looked for: sizes from the smallest up, uses by their names. */
export function arrangeOptions(
  products: readonly ListedProduct[],
  chosen: CategoryFilters,
  name: keyof CategoryFilters,
  locale: Locale,
): Option[] {
  const options = listOptions(products, readFacets(locale), chosen, name);
  if (name === 'size') return options.toSorted((one, other) => rankBand(one.key) - rankBand(other.key));
  return name === 'use' ? options.toSorted((one, other) => one.label.localeCompare(other.label, locale)) : options;
}

/**
 * What was chosen, without what this family does not have; no more products to compare than fit, and no page behind the
 * last.
 */
export function settleQuery(
  { compare, page, ...asked }: CategoryQuery,
  products: readonly ListedProduct[],
): CategoryQuery {
  // The language changes the labels only.
  const facets = readFacets('pt');
  const chosen = keepKnown(products, facets, asked);
  const last = countPages(filterItems(products, facets, chosen));
  return {
    ...chosen,
    compare: findCompared(products, compare)
      .map(({ key }) => key)
      .slice(0, COMPARED),
    page: page === undefined || last === 1 ? undefined : Math.min(page, last),
  };
}

/** How many pages a list fills; an empty one has a page too. */
export function countPages(products: readonly ListedProduct[]): number {
  return Math.max(1, Math.ceil(products.length / LISTED));
}

/** The products that are compared, in the order they were chosen in. */
export function findCompared(products: readonly ListedProduct[], compare: readonly string[]): ListedProduct[] {
  return compare.flatMap((key) => products.find((product) => product.key === key) ?? []);
}

function findBand(inches: number, locale: Locale): Choice {
  const t = translateTo(locale);
  const index = BANDS.findIndex((end) => inches <= end);
  const [from, to] = [BANDS[index - 1], BANDS[index]];
  const format = (number: number | undefined) => formatNumber(number ?? 0, locale);
  if (to === undefined) return { key: 'largest', label: t('category.above', { from: format(BANDS.at(-1)) }) };
  if (from === undefined) return { key: `to-${to}`, label: t('category.upTo', { to: format(to) }) };
  return { key: `to-${to}`, label: t('category.between', { from: format(from + 1), to: format(to) }) };
}

/** Where a band stands among the bands; the one without an upper end is the last. */
function rankBand(key: string): number {
  const index = BANDS.findIndex((end) => key === `to-${end}`);
  return index < 0 ? BANDS.length : index;
}
