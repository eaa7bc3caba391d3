// Written by `npm run generate` from landing-quote.graphql. Do not edit.
import * as v from 'valibot';
import { listKnown } from '../../../backend/known-kinds.ts';
import type { Operation } from '../../../backend/operation.ts';
import type { Scalars } from '../../../backend/scalars.ts';
import { pictureFragment } from '../../../ui/picture.fragment.generated.ts';
import { searchResultFragment } from '../../../view/search-result.fragment.generated.ts';

const landingQuoteSchema = (s: Scalars) =>
  v.object({ page: v.nullable(v.object({ title: s.text, headline: s.text, image: v.nullable(pictureFragment(s)), blocks: listKnown(v.variant('__typename', [v.object({ __typename: v.literal('StepsBlock'), key: v.string(), title: s.text, steps: v.array(v.object({ title: s.text, text: s.text })) })]), s), translations: v.array(v.object({ locale: v.picklist(["pt","en","es"]), path: s.path })), seo: searchResultFragment(s) })), categories: v.array(v.object({ key: v.string(), name: s.text, path: s.path, products: v.array(v.object({ key: v.string(), name: s.text })) })), home: v.object({ claims: v.array(v.object({ value: s.text, label: s.text })), clients: v.array(v.object({ name: s.text, client: s.text, year: v.pipe(v.number(), v.integer()), quotation: v.nullable(v.object({ text: s.text, source: s.text })), figures: v.array(v.object({ value: s.text, label: s.text })) })) }) });

export type LandingQuoteData = v.InferOutput<ReturnType<typeof landingQuoteSchema>>;

export const landingQuoteOperation: Operation<LandingQuoteData, Record<never, never>> = {
  name: 'LandingQuote',
  variables: [],
  hash: '3e7725ea02f740ab',
  hasHtml: false,
  schema: landingQuoteSchema,
  documents: {
    pt: "query LandingQuote {\n  page(key: \"lp-quote\") {\n    title\n    headline\n    image {\n      ...Picture\n    }\n    blocks {\n      __typename\n      ... on StepsBlock {\n        key\n        title\n        steps {\n          title\n          text\n        }\n      }\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  categories {\n    key\n    name\n    path\n    products {\n      key\n      name\n    }\n  }\n  home {\n    claims {\n      value\n      label\n    }\n    clients {\n      name\n      client\n      year\n      quotation {\n        text\n        source\n      }\n      figures {\n        value\n        label\n      }\n    }\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
    en: "query LandingQuote {\n  page: page_en(key: \"lp-quote\") {\n    title\n    headline\n    image {\n      ...Picture\n    }\n    blocks {\n      __typename\n      ... on StepsBlock {\n        key\n        title\n        steps {\n          title\n          text\n        }\n      }\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  categories: categories_en {\n    key\n    name\n    path\n    products {\n      key\n      name\n    }\n  }\n  home: home_en {\n    claims {\n      value\n      label\n    }\n    clients {\n      name\n      client\n      year\n      quotation {\n        text\n        source\n      }\n      figures {\n        value\n        label\n      }\n    }\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
    es: "query LandingQuote {\n  page: page_es(key: \"lp-quote\") {\n    title\n    headline\n    image {\n      ...Picture\n    }\n    blocks {\n      __typename\n      ... on StepsBlock {\n        key\n        title\n        steps {\n          title\n          text\n        }\n      }\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  categories: categories_es {\n    key\n    name\n    path\n    products {\n      key\n      name\n    }\n  }\n  home: home_es {\n    claims {\n      value\n      label\n    }\n    clients {\n      name\n      client\n      year\n      quotation {\n        text\n        source\n      }\n      figures {\n        value\n        label\n      }\n    }\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
  },
};
