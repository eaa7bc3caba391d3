// Written by `npm run generate` from category.graphql. Do not edit.
import * as v from 'valibot';
import type { Operation } from '../../../backend/operation.ts';
import type { Scalars } from '../../../backend/scalars.ts';
import { pictureFragment } from '../../../ui/picture.fragment.generated.ts';
import { searchResultFragment } from '../../../view/search-result.fragment.generated.ts';

const categorySchema = (s: Scalars) =>
  v.object({ category: v.nullable(v.object({ key: v.string(), name: s.text, path: s.path, headline: s.text, intro: s.html, image: v.nullable(pictureFragment(s)), products: v.array(v.object({ key: v.string(), name: s.text, path: s.path, tagline: s.text, gallery: v.array(pictureFragment(s)), figures: v.array(v.object({ value: s.text, label: s.text })), mounting: v.array(v.object({ key: v.string(), label: s.text })), solutions: v.array(v.object({ key: v.string(), name: s.text })), specifications: v.array(v.object({ key: v.string(), title: s.text, rows: v.array(v.object({ key: v.string(), label: s.text, value: s.text, unit: v.nullable(s.text), number: v.nullable(v.number()) })) })) })), translations: v.array(v.object({ locale: v.picklist(["pt","en","es"]), path: s.path })), seo: searchResultFragment(s) })) });

export type CategoryData = v.InferOutput<ReturnType<typeof categorySchema>>;

export const categoryOperation: Operation<CategoryData, { category: string }> = {
  name: 'Category',
  variables: ['category'],
  hash: 'dfddbb2ddb8063b3',
  hasHtml: true,
  schema: categorySchema,
  documents: {
    pt: "query Category($category: String!) {\n  category(slug: $category) {\n    key\n    name\n    path\n    headline\n    intro\n    image {\n      ...Picture\n    }\n    products {\n      ...ProductCard\n      mounting {\n        key\n        label\n      }\n      solutions {\n        key\n        name\n      }\n      specifications {\n        key\n        title\n        rows {\n          key\n          label\n          value\n          unit\n          number\n        }\n      }\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}\n\nfragment ProductCard on Product {\n  key\n  name\n  path\n  tagline\n  gallery {\n    ...Picture\n  }\n  figures {\n    value\n    label\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
    en: "query Category($category: String!) {\n  category: category_en(slug: $category) {\n    key\n    name\n    path\n    headline\n    intro\n    image {\n      ...Picture\n    }\n    products {\n      ...ProductCard\n      mounting {\n        key\n        label\n      }\n      solutions {\n        key\n        name\n      }\n      specifications {\n        key\n        title\n        rows {\n          key\n          label\n          value\n          unit\n          number\n        }\n      }\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}\n\nfragment ProductCard on Product {\n  key\n  name\n  path\n  tagline\n  gallery {\n    ...Picture\n  }\n  figures {\n    value\n    label\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
    es: "query Category($category: String!) {\n  category: category_es(slug: $category) {\n    key\n    name\n    path\n    headline\n    intro\n    image {\n      ...Picture\n    }\n    products {\n      ...ProductCard\n      mounting {\n        key\n        label\n      }\n      solutions {\n        key\n        name\n      }\n      specifications {\n        key\n        title\n        rows {\n          key\n          label\n          value\n          unit\n          number\n        }\n      }\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}\n\nfragment ProductCard on Product {\n  key\n  name\n  path\n  tagline\n  gallery {\n    ...Picture\n  }\n  figures {\n    value\n    label\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
  },
};
