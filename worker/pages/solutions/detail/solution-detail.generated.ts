// Written by `npm run generate` from solution-detail.graphql. Do not edit.
import * as v from 'valibot';
import type { Operation } from '../../../backend/operation.ts';
import type { Scalars } from '../../../backend/scalars.ts';
import { pictureFragment } from '../../../ui/picture.fragment.generated.ts';
import { productCardFragment } from '../../../ui/product-card.fragment.generated.ts';
import { searchResultFragment } from '../../../view/search-result.fragment.generated.ts';

const solutionDetailSchema = (s: Scalars) =>
  v.object({ solutionDetail: v.nullable(v.object({ key: v.string(), name: s.text, path: s.path, headline: s.text, summary: s.text, body: s.html, solution: v.object({ name: s.text, path: s.path, image: v.nullable(pictureFragment(s)), details: v.array(v.object({ key: v.string(), name: s.text, path: s.path, headline: s.text, image: v.nullable(pictureFragment(s)) })) }), steps: v.array(v.object({ title: s.text, text: s.text })), image: v.nullable(pictureFragment(s)), products: v.array(productCardFragment(s)), questions: v.array(v.object({ key: v.string(), question: s.text, answer: s.html })), translations: v.array(v.object({ locale: v.picklist(["pt","en","es"]), path: s.path })), seo: searchResultFragment(s) })) });

export type SolutionDetailData = v.InferOutput<ReturnType<typeof solutionDetailSchema>>;

export const solutionDetailOperation: Operation<SolutionDetailData, { detail: string }> = {
  name: 'SolutionDetail',
  variables: ['detail'],
  hash: '685ff529e3a27a53',
  hasHtml: true,
  schema: solutionDetailSchema,
  documents: {
    pt: "query SolutionDetail($detail: String!) {\n  solutionDetail(slug: $detail) {\n    key\n    name\n    path\n    headline\n    summary\n    body\n    solution {\n      name\n      path\n      image {\n        ...Picture\n      }\n      details {\n        key\n        name\n        path\n        headline\n        image {\n          ...Picture\n        }\n      }\n    }\n    steps {\n      title\n      text\n    }\n    image {\n      ...Picture\n    }\n    products {\n      ...ProductCard\n    }\n    questions {\n      key\n      question\n      answer\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}\n\nfragment ProductCard on Product {\n  key\n  name\n  path\n  tagline\n  gallery {\n    ...Picture\n  }\n  figures {\n    value\n    label\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
    en: "query SolutionDetail($detail: String!) {\n  solutionDetail: solutionDetail_en(slug: $detail) {\n    key\n    name\n    path\n    headline\n    summary\n    body\n    solution {\n      name\n      path\n      image {\n        ...Picture\n      }\n      details {\n        key\n        name\n        path\n        headline\n        image {\n          ...Picture\n        }\n      }\n    }\n    steps {\n      title\n      text\n    }\n    image {\n      ...Picture\n    }\n    products {\n      ...ProductCard\n    }\n    questions {\n      key\n      question\n      answer\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}\n\nfragment ProductCard on Product {\n  key\n  name\n  path\n  tagline\n  gallery {\n    ...Picture\n  }\n  figures {\n    value\n    label\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
    es: "query SolutionDetail($detail: String!) {\n  solutionDetail: solutionDetail_es(slug: $detail) {\n    key\n    name\n    path\n    headline\n    summary\n    body\n    solution {\n      name\n      path\n      image {\n        ...Picture\n      }\n      details {\n        key\n        name\n        path\n        headline\n        image {\n          ...Picture\n        }\n      }\n    }\n    steps {\n      title\n      text\n    }\n    image {\n      ...Picture\n    }\n    products {\n      ...ProductCard\n    }\n    questions {\n      key\n      question\n      answer\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}\n\nfragment ProductCard on Product {\n  key\n  name\n  path\n  tagline\n  gallery {\n    ...Picture\n  }\n  figures {\n    value\n    label\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
  },
};
