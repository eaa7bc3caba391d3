// Written by `npm run generate` from sitemap.graphql. Do not edit.
import * as v from 'valibot';
import type { Operation } from '../backend/operation.ts';
import type { Scalars } from '../backend/scalars.ts';

const sitemapSchema = (s: Scalars) =>
  v.object({ addresses: v.array(v.object({ key: v.string(), path: s.path, updatedAt: v.string(), images: v.array(s.path) })) });

export type SitemapData = v.InferOutput<ReturnType<typeof sitemapSchema>>;

export const sitemapOperation: Operation<SitemapData, Record<never, never>> = {
  name: 'Sitemap',
  variables: [],
  hash: '2e36ff2e6627e141',
  hasHtml: false,
  schema: sitemapSchema,
  documents: {
    pt: "query Sitemap {\n  addresses {\n    key\n    path\n    updatedAt\n    images\n  }\n}",
    en: "query Sitemap {\n  addresses: addresses_en {\n    key\n    path\n    updatedAt\n    images\n  }\n}",
    es: "query Sitemap {\n  addresses: addresses_es {\n    key\n    path\n    updatedAt\n    images\n  }\n}",
  },
};
