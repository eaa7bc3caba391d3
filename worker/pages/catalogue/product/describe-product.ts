import type { QuantitativeValue, Thing } from 'schema-dts';
import { site } from '#shared/site.ts';
import type { About } from '../../../view/structured-data/about.ts';
import type { Product } from './product.ts';

/**
 * A product as its maker describes it. Google shows a `Product` among its results only with an offer, a rating or a
 * review; there are no prices here and nobody has rated anything, and none is invented: so it is what schema.org calls a
 * model, the specification of what can be had.
 */
export function describeProduct(product: Product, { origin, url, company }: About): Thing[] {
  const { name, category, gallery, specifications } = product;
  const [image] = gallery;
  return [
    {
      '@type': 'ProductModel',
      name,
      url,
      category: category.name,
      brand: { '@type': 'Brand', name: site.name },
      manufacturer: { '@id': company },
      ...(image && { image: `${origin}${image.url}` }),
      ...Object.fromEntries(specifications.flatMap(({ rows }) => rows.flatMap(describeMeasure))),
    },
  ];
}

/** Rows of the specification that schema.org has a word of its own for: the same word. */
const MEASURES = ['width', 'height', 'depth', 'weight'];
/** Codes of UN/CEFACT, which schema.org asks for. */
const UNIT_CODES: Readonly<Record<string, string>> = { mm: 'MMT', g: 'GRM', kg: 'KGM' };

/** How large and how heavy it is; everything else is read on the page. */
function describeMeasure({ key, number, unit }: Row): [string, QuantitativeValue & object][] {
  const unitCode = UNIT_CODES[unit ?? ''];
  if (!MEASURES.includes(key) || number === null || !unitCode) return [];
  return [[key, { '@type': 'QuantitativeValue', value: number, unitCode }]];
}

type Row = Product['specifications'][number]['rows'][number];
