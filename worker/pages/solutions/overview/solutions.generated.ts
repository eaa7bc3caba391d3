// Written by `npm run generate` from solutions.graphql. Do not edit.
import * as v from 'valibot';
import type { Operation } from '../../../backend/operation.ts';
import type { Scalars } from '../../../backend/scalars.ts';
import { pictureFragment } from '../../../ui/picture.fragment.generated.ts';
import { searchResultFragment } from '../../../view/search-result.fragment.generated.ts';

const solutionsSchema = (s: Scalars) =>
  v.object({ page: v.nullable(v.object({ title: s.text, headline: s.text, actions: v.array(v.object({ label: s.text, url: s.href })), translations: v.array(v.object({ locale: v.picklist(["pt","en","es"]), path: s.path })), seo: searchResultFragment(s) })), solutions: v.array(v.object({ key: v.string(), name: s.text, path: s.path, headline: s.text, summary: s.text, time: s.text, moment: s.text, image: v.nullable(pictureFragment(s)), details: v.array(v.object({ key: v.string(), name: s.text, path: s.path })), projects: v.array(v.object({ key: v.string(), name: s.text, path: s.path })) })) });

export type SolutionsData = v.InferOutput<ReturnType<typeof solutionsSchema>>;

export const solutionsOperation: Operation<SolutionsData, Record<never, never>> = {
  name: 'Solutions',
  variables: [],
  hash: 'c74b160e82764712',
  hasHtml: false,
  schema: solutionsSchema,
  documents: {
    pt: "query Solutions {\n  page(key: \"solutions\") {\n    title\n    headline\n    actions {\n      label\n      url\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  solutions {\n    key\n    name\n    path\n    headline\n    summary\n    time\n    moment\n    image {\n      ...Picture\n    }\n    details {\n      key\n      name\n      path\n    }\n    projects {\n      key\n      name\n      path\n    }\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
    en: "query Solutions {\n  page: page_en(key: \"solutions\") {\n    title\n    headline\n    actions {\n      label\n      url\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  solutions: solutions_en {\n    key\n    name\n    path\n    headline\n    summary\n    time\n    moment\n    image {\n      ...Picture\n    }\n    details {\n      key\n      name\n      path\n    }\n    projects {\n      key\n      name\n      path\n    }\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
    es: "query Solutions {\n  page: page_es(key: \"solutions\") {\n    title\n    headline\n    actions {\n      label\n      url\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  solutions: solutions_es {\n    key\n    name\n    path\n    headline\n    summary\n    time\n    moment\n    image {\n      ...Picture\n    }\n    details {\n      key\n      name\n      path\n    }\n    projects {\n      key\n      name\n      path\n    }\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
  },
};
