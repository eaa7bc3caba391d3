// Written by `npm run generate` from blog-category.graphql. Do not edit.
import * as v from 'valibot';
import type { Operation } from '../../../backend/operation.ts';
import type { Scalars } from '../../../backend/scalars.ts';
import { articleTeaserFragment } from '../../../ui/article-teaser.fragment.generated.ts';
import { searchResultFragment } from '../../../view/search-result.fragment.generated.ts';

const blogCategorySchema = (s: Scalars) =>
  v.object({ topic: v.nullable(v.object({ key: v.string(), name: s.text, path: s.path, headline: s.text, articles: v.array(articleTeaserFragment(s)), translations: v.array(v.object({ locale: v.picklist(["pt","en","es"]), path: s.path })), seo: searchResultFragment(s) })), topics: v.array(v.object({ key: v.string(), name: s.text, path: s.path })) });

export type BlogCategoryData = v.InferOutput<ReturnType<typeof blogCategorySchema>>;

export const blogCategoryOperation: Operation<BlogCategoryData, { topic: string }> = {
  name: 'BlogCategory',
  variables: ['topic'],
  hash: '4682752d8416f58d',
  hasHtml: false,
  schema: blogCategorySchema,
  documents: {
    pt: "query BlogCategory($topic: String!) {\n  topic(slug: $topic) {\n    key\n    name\n    path\n    headline\n    articles {\n      ...ArticleTeaser\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  topics {\n    key\n    name\n    path\n  }\n}\n\nfragment ArticleTeaser on Article {\n  key\n  title\n  path\n  summary\n  publishedAt\n  readingMinutes\n  image {\n    ...Picture\n  }\n  topic {\n    key\n    name\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
    en: "query BlogCategory($topic: String!) {\n  topic: topic_en(slug: $topic) {\n    key\n    name\n    path\n    headline\n    articles {\n      ...ArticleTeaser\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  topics: topics_en {\n    key\n    name\n    path\n  }\n}\n\nfragment ArticleTeaser on Article {\n  key\n  title\n  path\n  summary\n  publishedAt\n  readingMinutes\n  image {\n    ...Picture\n  }\n  topic {\n    key\n    name\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
    es: "query BlogCategory($topic: String!) {\n  topic: topic_es(slug: $topic) {\n    key\n    name\n    path\n    headline\n    articles {\n      ...ArticleTeaser\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  topics: topics_es {\n    key\n    name\n    path\n  }\n}\n\nfragment ArticleTeaser on Article {\n  key\n  title\n  path\n  summary\n  publishedAt\n  readingMinutes\n  image {\n    ...Picture\n  }\n  topic {\n    key\n    name\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
  },
};
