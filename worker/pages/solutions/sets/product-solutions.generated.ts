// Written by `npm run generate` from product-solutions.graphql. Do not edit.
import * as v from 'valibot';
import { listKnown } from '../../../backend/known-kinds.ts';
import type { Operation } from '../../../backend/operation.ts';
import type { Scalars } from '../../../backend/scalars.ts';
import { pictureFragment } from '../../../ui/picture.fragment.generated.ts';
import { searchResultFragment } from '../../../view/search-result.fragment.generated.ts';

const productSolutionsSchema = (s: Scalars) =>
  v.object({ page: v.nullable(v.object({ title: s.text, headline: s.text, blocks: listKnown(v.variant('__typename', [v.object({ __typename: v.literal('StepsBlock'), key: v.string(), title: s.text, lead: v.nullable(s.text), steps: v.array(v.object({ title: s.text, text: s.text })) })]), s), translations: v.array(v.object({ locale: v.picklist(["pt","en","es"]), path: s.path })), seo: searchResultFragment(s) })), productSolutionCategories: v.array(v.object({ key: v.string(), name: s.text, path: s.path, headline: s.text, summary: s.text, solutions: v.array(v.object({ key: v.string(), name: s.text, path: s.path, headline: s.text, image: v.nullable(pictureFragment(s)), parts: v.array(v.object({ quantity: v.pipe(v.number(), v.integer()), name: s.text, product: v.nullable(v.object({ key: v.string() })) })) })) })) });

export type ProductSolutionsData = v.InferOutput<ReturnType<typeof productSolutionsSchema>>;

export const productSolutionsOperation: Operation<ProductSolutionsData, Record<never, never>> = {
  name: 'ProductSolutions',
  variables: [],
  hash: '985fc9e79a4d4d4f',
  hasHtml: false,
  schema: productSolutionsSchema,
  documents: {
    pt: "query ProductSolutions {\n  page(key: \"product-solutions\") {\n    title\n    headline\n    blocks {\n      __typename\n      ... on StepsBlock {\n        key\n        title\n        lead\n        steps {\n          title\n          text\n        }\n      }\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  productSolutionCategories {\n    key\n    name\n    path\n    headline\n    summary\n    solutions {\n      key\n      name\n      path\n      headline\n      image {\n        ...Picture\n      }\n      parts {\n        quantity\n        name\n        product {\n          key\n        }\n      }\n    }\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
    en: "query ProductSolutions {\n  page: page_en(key: \"product-solutions\") {\n    title\n    headline\n    blocks {\n      __typename\n      ... on StepsBlock {\n        key\n        title\n        lead\n        steps {\n          title\n          text\n        }\n      }\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  productSolutionCategories: productSolutionCategories_en {\n    key\n    name\n    path\n    headline\n    summary\n    solutions {\n      key\n      name\n      path\n      headline\n      image {\n        ...Picture\n      }\n      parts {\n        quantity\n        name\n        product {\n          key\n        }\n      }\n    }\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
    es: "query ProductSolutions {\n  page: page_es(key: \"product-solutions\") {\n    title\n    headline\n    blocks {\n      __typename\n      ... on StepsBlock {\n        key\n        title\n        lead\n        steps {\n          title\n          text\n        }\n      }\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  productSolutionCategories: productSolutionCategories_es {\n    key\n    name\n    path\n    headline\n    summary\n    solutions {\n      key\n      name\n      path\n      headline\n      image {\n        ...Picture\n      }\n      parts {\n        quantity\n        name\n        product {\n          key\n        }\n      }\n    }\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
  },
};
