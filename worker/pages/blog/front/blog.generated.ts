// Written by `npm run generate` from blog.graphql. Do not edit.
import * as v from 'valibot';
import type { Operation } from '../../../backend/operation.ts';
import type { Scalars } from '../../../backend/scalars.ts';
import { searchResultFragment } from '../../../view/search-result.fragment.generated.ts';

const blogSchema = (s: Scalars) =>
  v.object({ page: v.nullable(v.object({ title: s.text, headline: s.text, translations: v.array(v.object({ locale: v.picklist(["pt","en","es"]), path: s.path })), seo: searchResultFragment(s) })), topics: v.array(v.object({ key: v.string(), name: s.text, path: s.path })), articles: v.array(v.object({ key: v.string(), title: s.text, path: s.path, summary: s.text, publishedAt: v.string(), readingMinutes: v.pipe(v.number(), v.integer()), image: v.nullable(v.object({ url: s.path, width: v.pipe(v.number(), v.integer()), height: v.pipe(v.number(), v.integer()), alt: s.text, color: v.nullable(s.text), srcset: v.array(v.object({ url: s.path, width: v.pipe(v.number(), v.integer()), type: s.text })) })), topic: v.object({ key: v.string(), name: s.text }) })) });

export type BlogData = v.InferOutput<ReturnType<typeof blogSchema>>;

export const blogOperation: Operation<BlogData, Record<never, never>> = {
  name: 'Blog',
  variables: [],
  hash: 'bed9e1282de55d6c',
  hasHtml: false,
  schema: blogSchema,
  documents: {
    pt: "query Blog {\n  page(key: \"blog\") {\n    title\n    headline\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  topics {\n    key\n    name\n    path\n  }\n  articles {\n    ...ArticleTeaser\n    image {\n      ...Picture\n    }\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}\n\nfragment ArticleTeaser on Article {\n  key\n  title\n  path\n  summary\n  publishedAt\n  readingMinutes\n  image {\n    ...Picture\n  }\n  topic {\n    key\n    name\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
    en: "query Blog {\n  page: page_en(key: \"blog\") {\n    title\n    headline\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  topics: topics_en {\n    key\n    name\n    path\n  }\n  articles: articles_en {\n    ...ArticleTeaser\n    image {\n      ...Picture\n    }\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}\n\nfragment ArticleTeaser on Article {\n  key\n  title\n  path\n  summary\n  publishedAt\n  readingMinutes\n  image {\n    ...Picture\n  }\n  topic {\n    key\n    name\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
    es: "query Blog {\n  page: page_es(key: \"blog\") {\n    title\n    headline\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  topics: topics_es {\n    key\n    name\n    path\n  }\n  articles: articles_es {\n    ...ArticleTeaser\n    image {\n      ...Picture\n    }\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}\n\nfragment ArticleTeaser on Article {\n  key\n  title\n  path\n  summary\n  publishedAt\n  readingMinutes\n  image {\n    ...Picture\n  }\n  topic {\n    key\n    name\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
  },
};
