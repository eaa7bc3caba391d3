// Written by `npm run generate` from products.graphql. Do not edit.
import * as v from 'valibot';
import type { Operation } from '../../../backend/operation.ts';
import type { Scalars } from '../../../backend/scalars.ts';
import { pictureFragment } from '../../../ui/picture.fragment.generated.ts';
import { searchResultFragment } from '../../../view/search-result.fragment.generated.ts';

const productsSchema = (s: Scalars) =>
  v.object({ page: v.nullable(v.object({ title: s.text, headline: s.text, translations: v.array(v.object({ locale: v.picklist(["pt","en","es"]), path: s.path })), seo: searchResultFragment(s) })), categories: v.array(v.object({ key: v.string(), name: s.text, shortName: s.text, path: s.path, headline: s.text, image: v.nullable(pictureFragment(s)), closeUp: v.nullable(pictureFragment(s)), productCount: v.pipe(v.number(), v.integer()), products: v.array(v.object({ key: v.string(), name: s.text, path: s.path, gallery: v.array(pictureFragment(s)), tagline: s.text })) })) });

export type ProductsData = v.InferOutput<ReturnType<typeof productsSchema>>;

export const productsOperation: Operation<ProductsData, Record<never, never>> = {
  name: 'Products',
  variables: [],
  hash: 'da2eba9f9763d556',
  hasHtml: false,
  schema: productsSchema,
  documents: {
    pt: "query Products {\n  page(key: \"products\") {\n    title\n    headline\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  categories {\n    key\n    name\n    shortName\n    path\n    headline\n    image {\n      ...Picture\n    }\n    closeUp {\n      ...Picture\n    }\n    productCount\n    products(first: 6) {\n      key\n      name\n      path\n      gallery {\n        ...Picture\n      }\n      tagline\n    }\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
    en: "query Products {\n  page: page_en(key: \"products\") {\n    title\n    headline\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  categories: categories_en {\n    key\n    name\n    shortName\n    path\n    headline\n    image {\n      ...Picture\n    }\n    closeUp {\n      ...Picture\n    }\n    productCount\n    products(first: 6) {\n      key\n      name\n      path\n      gallery {\n        ...Picture\n      }\n      tagline\n    }\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
    es: "query Products {\n  page: page_es(key: \"products\") {\n    title\n    headline\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  categories: categories_es {\n    key\n    name\n    shortName\n    path\n    headline\n    image {\n      ...Picture\n    }\n    closeUp {\n      ...Picture\n    }\n    productCount\n    products(first: 6) {\n      key\n      name\n      path\n      gallery {\n        ...Picture\n      }\n      tagline\n    }\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
  },
};
