// Written by `npm run generate` from landing-quote-product.graphql. Do not edit.
import * as v from 'valibot';
import type { Operation } from '../../../backend/operation.ts';
import type { Scalars } from '../../../backend/scalars.ts';
import { pictureFragment } from '../../../ui/picture.fragment.generated.ts';

const landingQuoteProductSchema = (s: Scalars) =>
  v.object({ product: v.nullable(v.object({ key: v.string(), path: s.path, name: s.text, tagline: s.text, delivery: s.text, figures: v.array(v.object({ value: s.text, label: s.text })), gallery: v.array(pictureFragment(s)), downloads: v.array(v.object({ kind: v.picklist(["datasheet","manual","drawing","ebook","catalogue"]), label: s.text, url: s.path, bytes: v.pipe(v.number(), v.integer()), pages: v.pipe(v.number(), v.integer()) })), lifecycle: v.object({ warranty: s.text, repair: s.text }), translations: v.array(v.object({ locale: v.picklist(["pt","en","es"]), path: s.path })), seo: v.object({ image: v.nullable(v.object({ url: s.path, width: v.pipe(v.number(), v.integer()), height: v.pipe(v.number(), v.integer()), alt: s.text })) }) })), home: v.object({ claims: v.array(v.object({ value: s.text, label: s.text })) }) });

export type LandingQuoteProductData = v.InferOutput<ReturnType<typeof landingQuoteProductSchema>>;

export const landingQuoteProductOperation: Operation<LandingQuoteProductData, { product: string }> = {
  name: 'LandingQuoteProduct',
  variables: ['product'],
  hash: 'd8c77a8e5945a4ce',
  hasHtml: false,
  schema: landingQuoteProductSchema,
  documents: {
    pt: "query LandingQuoteProduct($product: String!) {\n  product(slug: $product) {\n    key\n    path\n    name\n    tagline\n    delivery\n    figures {\n      value\n      label\n    }\n    gallery {\n      ...Picture\n    }\n    downloads {\n      kind\n      label\n      url\n      bytes\n      pages\n    }\n    lifecycle {\n      warranty\n      repair\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      image {\n        url\n        width\n        height\n        alt\n      }\n    }\n  }\n  home {\n    claims {\n      value\n      label\n    }\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
    en: "query LandingQuoteProduct($product: String!) {\n  product: product_en(slug: $product) {\n    key\n    path\n    name\n    tagline\n    delivery\n    figures {\n      value\n      label\n    }\n    gallery {\n      ...Picture\n    }\n    downloads {\n      kind\n      label\n      url\n      bytes\n      pages\n    }\n    lifecycle {\n      warranty\n      repair\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      image {\n        url\n        width\n        height\n        alt\n      }\n    }\n  }\n  home: home_en {\n    claims {\n      value\n      label\n    }\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
    es: "query LandingQuoteProduct($product: String!) {\n  product: product_es(slug: $product) {\n    key\n    path\n    name\n    tagline\n    delivery\n    figures {\n      value\n      label\n    }\n    gallery {\n      ...Picture\n    }\n    downloads {\n      kind\n      label\n      url\n      bytes\n      pages\n    }\n    lifecycle {\n      warranty\n      repair\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      image {\n        url\n        width\n        height\n        alt\n      }\n    }\n  }\n  home: home_es {\n    claims {\n      value\n      label\n    }\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
  },
};
