// Written by `npm run generate` from manuals.graphql. Do not edit.
import * as v from 'valibot';
import type { Operation } from '../../../backend/operation.ts';
import type { Scalars } from '../../../backend/scalars.ts';
import { pictureFragment } from '../../../ui/picture.fragment.generated.ts';
import { searchResultFragment } from '../../../view/search-result.fragment.generated.ts';

const manualsSchema = (s: Scalars) =>
  v.object({ page: v.nullable(v.object({ title: s.text, headline: s.text, translations: v.array(v.object({ locale: v.picklist(["pt","en","es"]), path: s.path })), seo: searchResultFragment(s) })), manuals: v.array(v.object({ key: v.string(), path: s.path, title: s.text, version: s.text, publishedAt: v.string(), product: v.object({ key: v.string(), name: s.text, gallery: v.array(pictureFragment(s)), category: v.object({ key: v.string(), name: s.text }) }), download: v.nullable(v.object({ url: s.path, bytes: v.pipe(v.number(), v.integer()), pages: v.pipe(v.number(), v.integer()) })) })), categories: v.array(v.object({ key: v.string(), name: s.text, path: s.path, productCount: v.pipe(v.number(), v.integer()), products: v.array(v.object({ key: v.string(), name: s.text, path: s.path })) })) });

export type ManualsData = v.InferOutput<ReturnType<typeof manualsSchema>>;

export const manualsOperation: Operation<ManualsData, Record<never, never>> = {
  name: 'Manuals',
  variables: [],
  hash: '62903a8e08d06cc0',
  hasHtml: false,
  schema: manualsSchema,
  documents: {
    pt: "query Manuals {\n  page(key: \"manuals\") {\n    title\n    headline\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  manuals {\n    key\n    path\n    title\n    version\n    publishedAt\n    product {\n      key\n      name\n      gallery {\n        ...Picture\n      }\n      category {\n        key\n        name\n      }\n    }\n    download {\n      url\n      bytes\n      pages\n    }\n  }\n  categories {\n    key\n    name\n    path\n    productCount\n    products(first: 24) {\n      key\n      name\n      path\n    }\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
    en: "query Manuals {\n  page: page_en(key: \"manuals\") {\n    title\n    headline\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  manuals: manuals_en {\n    key\n    path\n    title\n    version\n    publishedAt\n    product {\n      key\n      name\n      gallery {\n        ...Picture\n      }\n      category {\n        key\n        name\n      }\n    }\n    download {\n      url\n      bytes\n      pages\n    }\n  }\n  categories: categories_en {\n    key\n    name\n    path\n    productCount\n    products(first: 24) {\n      key\n      name\n      path\n    }\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
    es: "query Manuals {\n  page: page_es(key: \"manuals\") {\n    title\n    headline\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  manuals: manuals_es {\n    key\n    path\n    title\n    version\n    publishedAt\n    product {\n      key\n      name\n      gallery {\n        ...Picture\n      }\n      category {\n        key\n        name\n      }\n    }\n    download {\n      url\n      bytes\n      pages\n    }\n  }\n  categories: categories_es {\n    key\n    name\n    path\n    productCount\n    products(first: 24) {\n      key\n      name\n      path\n    }\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
  },
};
