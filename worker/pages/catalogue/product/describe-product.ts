import type { PropertyValue, Thing } from 'schema-dts';
import { site } from '#shared/site.ts';
import type { About } from '../../../view/structured-data/about.ts';
import type { Product } from './product.ts';

/**
 * A product as its maker describes it. Google shows a `Product` among its results only with an offer, a rating or a
 * review; there are no prices here and nobody has rated anything, and none is invented: so it is what schema.org calls a
 * model, the specification of what can be had.
 */
export function describeProduct(product: Product, { origin, url, company }: About): Thing[] {
  const { name, category, gallery, seo, specifications } = product;
  const [image] = gallery;
  return [
    {
      '@type': 'ProductModel',
      name,
      url,
      description: seo.description,
      category: category.name,
      brand: { '@type': 'Brand', name: site.name },
      manufacturer: { '@id': company },
      ...(image && { image: `${origin}${image.url}` }),
      additionalProperty: specifications.flatMap(({ rows }) => rows.flatMap(describeRow)),
    },
  ];
}

/** What is measured: a number in its unit. What is counted or said in words is read on the page. */
function describeRow({ label, number, unit }: Row): (PropertyValue & object)[] {
  if (number === null || unit === null) return [];
  return [{ '@type': 'PropertyValue', name: label, value: number, unitText: unit }];
}

type Row = Product['specifications'][number]['rows'][number];
