// Written by `npm run generate` from article.graphql. Do not edit.
import * as v from 'valibot';
import type { Operation } from '../../../backend/operation.ts';
import type { Scalars } from '../../../backend/scalars.ts';
import { articleTeaserFragment } from '../../../ui/article-teaser.fragment.generated.ts';
import { pictureFragment } from '../../../ui/picture.fragment.generated.ts';
import { searchResultFragment } from '../../../view/search-result.fragment.generated.ts';

const articleSchema = (s: Scalars) =>
  v.object({ article: v.nullable(v.object({ key: v.string(), title: s.text, path: s.path, topic: v.object({ name: s.text, path: s.path }), publishedAt: v.string(), updatedAt: v.string(), authorRole: s.text, readingMinutes: v.pipe(v.number(), v.integer()), summary: s.text, body: s.html, image: v.nullable(pictureFragment(s)), products: v.array(v.object({ key: v.string(), name: s.text, path: s.path, tagline: s.text, gallery: v.array(pictureFragment(s)) })), related: v.array(articleTeaserFragment(s)), translations: v.array(v.object({ locale: v.picklist(["pt","en","es"]), path: s.path })), seo: searchResultFragment(s) })) });

export type ArticleData = v.InferOutput<ReturnType<typeof articleSchema>>;

export const articleOperation: Operation<ArticleData, { article: string }> = {
  name: 'Article',
  variables: ['article'],
  hash: '1cb87cad5eba26d9',
  hasHtml: true,
  schema: articleSchema,
  documents: {
    pt: "query Article($article: String!) {\n  article(slug: $article) {\n    key\n    title\n    path\n    topic {\n      name\n      path\n    }\n    publishedAt\n    updatedAt\n    authorRole\n    readingMinutes\n    summary\n    body\n    image {\n      ...Picture\n    }\n    products {\n      key\n      name\n      path\n      tagline\n      gallery {\n        ...Picture\n      }\n    }\n    related {\n      ...ArticleTeaser\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}\n\nfragment ArticleTeaser on Article {\n  key\n  title\n  path\n  summary\n  publishedAt\n  readingMinutes\n  image {\n    ...Picture\n  }\n  topic {\n    key\n    name\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
    en: "query Article($article: String!) {\n  article: article_en(slug: $article) {\n    key\n    title\n    path\n    topic {\n      name\n      path\n    }\n    publishedAt\n    updatedAt\n    authorRole\n    readingMinutes\n    summary\n    body\n    image {\n      ...Picture\n    }\n    products {\n      key\n      name\n      path\n      tagline\n      gallery {\n        ...Picture\n      }\n    }\n    related {\n      ...ArticleTeaser\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}\n\nfragment ArticleTeaser on Article {\n  key\n  title\n  path\n  summary\n  publishedAt\n  readingMinutes\n  image {\n    ...Picture\n  }\n  topic {\n    key\n    name\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
    es: "query Article($article: String!) {\n  article: article_es(slug: $article) {\n    key\n    title\n    path\n    topic {\n      name\n      path\n    }\n    publishedAt\n    updatedAt\n    authorRole\n    readingMinutes\n    summary\n    body\n    image {\n      ...Picture\n    }\n    products {\n      key\n      name\n      path\n      tagline\n      gallery {\n        ...Picture\n      }\n    }\n    related {\n      ...ArticleTeaser\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}\n\nfragment ArticleTeaser on Article {\n  key\n  title\n  path\n  summary\n  publishedAt\n  readingMinutes\n  image {\n    ...Picture\n  }\n  topic {\n    key\n    name\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
  },
};
