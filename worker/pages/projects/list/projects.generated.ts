// Written by `npm run generate` from projects.graphql. Do not edit.
import * as v from 'valibot';
import type { Operation } from '../../../backend/operation.ts';
import type { Scalars } from '../../../backend/scalars.ts';
import { pictureFragment } from '../../../ui/picture.fragment.generated.ts';
import { searchResultFragment } from '../../../view/search-result.fragment.generated.ts';

const projectsSchema = (s: Scalars) =>
  v.object({ page: v.nullable(v.object({ title: s.text, headline: s.text, translations: v.array(v.object({ locale: v.picklist(["pt","en","es"]), path: s.path })), seo: searchResultFragment(s) })), projects: v.array(v.object({ key: v.string(), name: s.text, path: s.path, client: s.text, place: s.text, year: v.pipe(v.number(), v.integer()), summary: s.text, quotation: v.nullable(v.object({ text: s.text, source: s.text })), figures: v.array(v.object({ value: s.text, label: s.text })), image: v.nullable(pictureFragment(s)), sector: v.object({ key: v.string(), name: s.text }), products: v.array(v.object({ product: v.object({ category: v.object({ key: v.string(), name: s.text }) }) })) })) });

export type ProjectsData = v.InferOutput<ReturnType<typeof projectsSchema>>;

export const projectsOperation: Operation<ProjectsData, Record<never, never>> = {
  name: 'Projects',
  variables: [],
  hash: 'c8dc81ab142452c9',
  hasHtml: false,
  schema: projectsSchema,
  documents: {
    pt: "query Projects {\n  page(key: \"projects\") {\n    title\n    headline\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  projects {\n    key\n    name\n    path\n    client\n    place\n    year\n    summary\n    quotation {\n      text\n      source\n    }\n    figures {\n      value\n      label\n    }\n    image {\n      ...Picture\n    }\n    sector {\n      key\n      name\n    }\n    products {\n      product {\n        category {\n          key\n          name\n        }\n      }\n    }\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
    en: "query Projects {\n  page: page_en(key: \"projects\") {\n    title\n    headline\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  projects: projects_en {\n    key\n    name\n    path\n    client\n    place\n    year\n    summary\n    quotation {\n      text\n      source\n    }\n    figures {\n      value\n      label\n    }\n    image {\n      ...Picture\n    }\n    sector {\n      key\n      name\n    }\n    products {\n      product {\n        category {\n          key\n          name\n        }\n      }\n    }\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
    es: "query Projects {\n  page: page_es(key: \"projects\") {\n    title\n    headline\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  projects: projects_es {\n    key\n    name\n    path\n    client\n    place\n    year\n    summary\n    quotation {\n      text\n      source\n    }\n    figures {\n      value\n      label\n    }\n    image {\n      ...Picture\n    }\n    sector {\n      key\n      name\n    }\n    products {\n      product {\n        category {\n          key\n          name\n        }\n      }\n    }\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
  },
};
