// Written by `npm run generate` from product-solution-category.graphql. Do not edit.
import * as v from 'valibot';
import type { Operation } from '../../../backend/operation.ts';
import type { Scalars } from '../../../backend/scalars.ts';
import { pictureFragment } from '../../../ui/picture.fragment.generated.ts';
import { searchResultFragment } from '../../../view/search-result.fragment.generated.ts';

const productSolutionCategorySchema = (s: Scalars) =>
  v.object({ productSolutionCategory: v.nullable(v.object({ key: v.string(), name: s.text, path: s.path, headline: s.text, intro: s.html, image: v.nullable(pictureFragment(s)), solutions: v.array(v.object({ key: v.string(), name: s.text, path: s.path, headline: s.text, summary: s.text, image: v.nullable(pictureFragment(s)), figures: v.array(v.object({ value: s.text, label: s.text })), parts: v.array(v.object({ quantity: v.pipe(v.number(), v.integer()), name: s.text })) })), translations: v.array(v.object({ locale: v.picklist(["pt","en","es"]), path: s.path })), seo: searchResultFragment(s) })), productSolutionCategories: v.array(v.object({ key: v.string(), name: s.text, path: s.path })) });

export type ProductSolutionCategoryData = v.InferOutput<ReturnType<typeof productSolutionCategorySchema>>;

export const productSolutionCategoryOperation: Operation<ProductSolutionCategoryData, { family: string }> = {
  name: 'ProductSolutionCategory',
  variables: ['family'],
  hash: 'a6e15f1ad84aece8',
  hasHtml: true,
  schema: productSolutionCategorySchema,
  documents: {
    pt: "query ProductSolutionCategory($family: String!) {\n  productSolutionCategory(slug: $family) {\n    key\n    name\n    path\n    headline\n    intro\n    image {\n      ...Picture\n    }\n    solutions {\n      key\n      name\n      path\n      headline\n      summary\n      image {\n        ...Picture\n      }\n      figures {\n        value\n        label\n      }\n      parts {\n        quantity\n        name\n      }\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  productSolutionCategories {\n    key\n    name\n    path\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
    en: "query ProductSolutionCategory($family: String!) {\n  productSolutionCategory: productSolutionCategory_en(slug: $family) {\n    key\n    name\n    path\n    headline\n    intro\n    image {\n      ...Picture\n    }\n    solutions {\n      key\n      name\n      path\n      headline\n      summary\n      image {\n        ...Picture\n      }\n      figures {\n        value\n        label\n      }\n      parts {\n        quantity\n        name\n      }\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  productSolutionCategories: productSolutionCategories_en {\n    key\n    name\n    path\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
    es: "query ProductSolutionCategory($family: String!) {\n  productSolutionCategory: productSolutionCategory_es(slug: $family) {\n    key\n    name\n    path\n    headline\n    intro\n    image {\n      ...Picture\n    }\n    solutions {\n      key\n      name\n      path\n      headline\n      summary\n      image {\n        ...Picture\n      }\n      figures {\n        value\n        label\n      }\n      parts {\n        quantity\n        name\n      }\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  productSolutionCategories: productSolutionCategories_es {\n    key\n    name\n    path\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
  },
};
