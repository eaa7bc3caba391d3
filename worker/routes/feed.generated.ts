// Written by `npm run generate` from feed.graphql. Do not edit.
import * as v from 'valibot';
import type { Operation } from '../backend/operation.ts';
import type { Scalars } from '../backend/scalars.ts';

const feedSchema = (s: Scalars) =>
  v.object({ page: v.nullable(v.object({ title: s.text, headline: s.text, updatedAt: v.string() })), articles: v.array(v.object({ key: v.string(), path: s.path, title: s.text, summary: s.text, body: s.html, publishedAt: v.string(), updatedAt: v.string(), topic: v.object({ key: v.string(), name: s.text }) })) });

export type FeedData = v.InferOutput<ReturnType<typeof feedSchema>>;

export const feedOperation: Operation<FeedData, Record<never, never>> = {
  name: 'Feed',
  variables: [],
  hash: 'e6dd9ce1d48b7d37',
  hasHtml: true,
  schema: feedSchema,
  documents: {
    pt: "query Feed {\n  page(key: \"blog\") {\n    title\n    headline\n    updatedAt\n  }\n  articles {\n    key\n    path\n    title\n    summary\n    body\n    publishedAt\n    updatedAt\n    topic {\n      key\n      name\n    }\n  }\n}",
    en: "query Feed {\n  page: page_en(key: \"blog\") {\n    title\n    headline\n    updatedAt\n  }\n  articles: articles_en {\n    key\n    path\n    title\n    summary\n    body\n    publishedAt\n    updatedAt\n    topic {\n      key\n      name\n    }\n  }\n}",
    es: "query Feed {\n  page: page_es(key: \"blog\") {\n    title\n    headline\n    updatedAt\n  }\n  articles: articles_es {\n    key\n    path\n    title\n    summary\n    body\n    publishedAt\n    updatedAt\n    topic {\n      key\n      name\n    }\n  }\n}",
  },
};
