// Written by `npm run generate` from landing-catalogue.graphql. Do not edit.
import * as v from 'valibot';
import { listKnown } from '../../../backend/known-kinds.ts';
import type { Operation } from '../../../backend/operation.ts';
import type { Scalars } from '../../../backend/scalars.ts';
import { pictureFragment } from '../../../ui/picture.fragment.generated.ts';
import { searchResultFragment } from '../../../view/search-result.fragment.generated.ts';

const landingCatalogueSchema = (s: Scalars) =>
  v.object({ page: v.nullable(v.object({ title: s.text, headline: s.text, blocks: listKnown(v.variant('__typename', [v.object({ __typename: v.literal('PointsBlock'), key: v.string(), title: s.text, points: v.array(v.object({ title: s.text, text: s.text })) })]), s), translations: v.array(v.object({ locale: v.picklist(["pt","en","es"]), path: s.path })), seo: searchResultFragment(s) })), catalogue: v.nullable(v.object({ url: s.path, bytes: v.pipe(v.number(), v.integer()), pages: v.pipe(v.number(), v.integer()) })), categories: v.array(v.object({ key: v.string(), name: s.text, image: v.nullable(pictureFragment(s)), productCount: v.pipe(v.number(), v.integer()) })), home: v.object({ claims: v.array(v.object({ value: s.text, label: s.text })) }) });

export type LandingCatalogueData = v.InferOutput<ReturnType<typeof landingCatalogueSchema>>;

export const landingCatalogueOperation: Operation<LandingCatalogueData, Record<never, never>> = {
  name: 'LandingCatalogue',
  variables: [],
  hash: 'e99b23da0f0e8bc9',
  hasHtml: false,
  schema: landingCatalogueSchema,
  documents: {
    pt: "query LandingCatalogue {\n  page(key: \"lp-catalogue\") {\n    title\n    headline\n    blocks {\n      __typename\n      ... on PointsBlock {\n        key\n        title\n        points {\n          title\n          text\n        }\n      }\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  catalogue {\n    url\n    bytes\n    pages\n  }\n  categories {\n    key\n    name\n    image {\n      ...Picture\n    }\n    productCount\n  }\n  home {\n    claims {\n      value\n      label\n    }\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
    en: "query LandingCatalogue {\n  page: page_en(key: \"lp-catalogue\") {\n    title\n    headline\n    blocks {\n      __typename\n      ... on PointsBlock {\n        key\n        title\n        points {\n          title\n          text\n        }\n      }\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  catalogue: catalogue_en {\n    url\n    bytes\n    pages\n  }\n  categories: categories_en {\n    key\n    name\n    image {\n      ...Picture\n    }\n    productCount\n  }\n  home: home_en {\n    claims {\n      value\n      label\n    }\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
    es: "query LandingCatalogue {\n  page: page_es(key: \"lp-catalogue\") {\n    title\n    headline\n    blocks {\n      __typename\n      ... on PointsBlock {\n        key\n        title\n        points {\n          title\n          text\n        }\n      }\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  catalogue: catalogue_es {\n    url\n    bytes\n    pages\n  }\n  categories: categories_es {\n    key\n    name\n    image {\n      ...Picture\n    }\n    productCount\n  }\n  home: home_es {\n    claims {\n      value\n      label\n    }\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
  },
};
