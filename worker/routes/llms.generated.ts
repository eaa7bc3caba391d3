// Written by `npm run generate` from llms.graphql. Do not edit.
import * as v from 'valibot';
import type { Operation } from '../backend/operation.ts';
import type { Scalars } from '../backend/scalars.ts';

const llmsSchema = (s: Scalars) =>
  v.object({ home: v.object({ seo: v.object({ description: s.text }), hero: v.object({ lead: s.text }), translations: v.array(v.object({ locale: v.picklist(["pt","en","es"]), path: s.path })) }), categories: v.array(v.object({ name: s.text, path: s.path, summary: s.text })), productSolutionCategories: v.array(v.object({ name: s.text, path: s.path, summary: s.text })), solutions: v.array(v.object({ name: s.text, path: s.path, summary: s.text })), projects: v.array(v.object({ name: s.text, path: s.path, summary: s.text })), articles: v.array(v.object({ name: s.text, path: s.path, summary: s.text })), pages: v.array(v.object({ key: v.string(), title: s.text, seo: v.object({ description: s.text }), translations: v.array(v.object({ locale: v.picklist(["pt","en","es"]), path: s.path })) })) });

export type LlmsData = v.InferOutput<ReturnType<typeof llmsSchema>>;

export const llmsOperation: Operation<LlmsData, Record<never, never>> = {
  name: 'Llms',
  variables: [],
  hash: '0248f7346ec705ed',
  hasHtml: false,
  schema: llmsSchema,
  documents: {
    pt: "query Llms {\n  home {\n    seo {\n      description\n    }\n    hero {\n      lead\n    }\n    translations {\n      locale\n      path\n    }\n  }\n  categories {\n    name\n    path\n    summary\n  }\n  productSolutionCategories {\n    name\n    path\n    summary\n  }\n  solutions {\n    name\n    path\n    summary\n  }\n  projects {\n    name\n    path\n    summary\n  }\n  articles {\n    name: title\n    path\n    summary\n  }\n  pages {\n    key\n    title\n    seo {\n      description\n    }\n    translations {\n      locale\n      path\n    }\n  }\n}",
    en: "query Llms {\n  home: home_en {\n    seo {\n      description\n    }\n    hero {\n      lead\n    }\n    translations {\n      locale\n      path\n    }\n  }\n  categories: categories_en {\n    name\n    path\n    summary\n  }\n  productSolutionCategories: productSolutionCategories_en {\n    name\n    path\n    summary\n  }\n  solutions: solutions_en {\n    name\n    path\n    summary\n  }\n  projects: projects_en {\n    name\n    path\n    summary\n  }\n  articles: articles_en {\n    name: title\n    path\n    summary\n  }\n  pages: pages_en {\n    key\n    title\n    seo {\n      description\n    }\n    translations {\n      locale\n      path\n    }\n  }\n}",
    es: "query Llms {\n  home: home_es {\n    seo {\n      description\n    }\n    hero {\n      lead\n    }\n    translations {\n      locale\n      path\n    }\n  }\n  categories: categories_es {\n    name\n    path\n    summary\n  }\n  productSolutionCategories: productSolutionCategories_es {\n    name\n    path\n    summary\n  }\n  solutions: solutions_es {\n    name\n    path\n    summary\n  }\n  projects: projects_es {\n    name\n    path\n    summary\n  }\n  articles: articles_es {\n    name: title\n    path\n    summary\n  }\n  pages: pages_es {\n    key\n    title\n    seo {\n      description\n    }\n    translations {\n      locale\n      path\n    }\n  }\n}",
  },
};
