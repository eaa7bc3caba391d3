// Written by `npm run generate` from manual.graphql. Do not edit.
import * as v from 'valibot';
import type { Operation } from '../../../backend/operation.ts';
import type { Scalars } from '../../../backend/scalars.ts';
import { outlineFragment } from '../../../ui/drawing/outline.fragment.generated.ts';
import { pictureFragment } from '../../../ui/picture.fragment.generated.ts';
import { searchResultFragment } from '../../../view/search-result.fragment.generated.ts';

const manualSchema = (s: Scalars) =>
  v.object({ manual: v.nullable(v.object({ key: v.string(), path: s.path, title: s.text, summary: s.text, version: s.text, publishedAt: v.string(), product: v.object({ name: s.text, path: s.path, gallery: v.array(pictureFragment(s)), outline: v.nullable(outlineFragment(s)) }), chapters: v.array(v.object({ key: v.string(), title: s.text, body: s.html, image: v.nullable(pictureFragment(s)) })), download: v.nullable(v.object({ url: s.path, bytes: v.pipe(v.number(), v.integer()), pages: v.pipe(v.number(), v.integer()) })), translations: v.array(v.object({ locale: v.picklist(["pt","en","es"]), path: s.path })), seo: searchResultFragment(s) })), page: v.nullable(v.object({ title: s.text })) });

export type ManualData = v.InferOutput<ReturnType<typeof manualSchema>>;

export const manualOperation: Operation<ManualData, { manual: string }> = {
  name: 'Manual',
  variables: ['manual'],
  hash: '5b52689141071d76',
  hasHtml: true,
  schema: manualSchema,
  documents: {
    pt: "query Manual($manual: String!) {\n  manual(slug: $manual) {\n    key\n    path\n    title\n    summary\n    version\n    publishedAt\n    product {\n      name\n      path\n      gallery {\n        ...Picture\n      }\n      outline {\n        ...Outline\n      }\n    }\n    chapters {\n      key\n      title\n      body\n      image {\n        ...Picture\n      }\n    }\n    download {\n      url\n      bytes\n      pages\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  page(key: \"manuals\") {\n    title\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}\n\nfragment Outline on Outline {\n  width\n  height\n  depth\n  pictureWidth\n  pictureHeight\n  standWidth\n  standHeight\n  standDepth\n  hasColumn\n  centre\n  pictureBottom\n  frontParts\n  sideParts\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
    en: "query Manual($manual: String!) {\n  manual: manual_en(slug: $manual) {\n    key\n    path\n    title\n    summary\n    version\n    publishedAt\n    product {\n      name\n      path\n      gallery {\n        ...Picture\n      }\n      outline {\n        ...Outline\n      }\n    }\n    chapters {\n      key\n      title\n      body\n      image {\n        ...Picture\n      }\n    }\n    download {\n      url\n      bytes\n      pages\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  page: page_en(key: \"manuals\") {\n    title\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}\n\nfragment Outline on Outline {\n  width\n  height\n  depth\n  pictureWidth\n  pictureHeight\n  standWidth\n  standHeight\n  standDepth\n  hasColumn\n  centre\n  pictureBottom\n  frontParts\n  sideParts\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
    es: "query Manual($manual: String!) {\n  manual: manual_es(slug: $manual) {\n    key\n    path\n    title\n    summary\n    version\n    publishedAt\n    product {\n      name\n      path\n      gallery {\n        ...Picture\n      }\n      outline {\n        ...Outline\n      }\n    }\n    chapters {\n      key\n      title\n      body\n      image {\n        ...Picture\n      }\n    }\n    download {\n      url\n      bytes\n      pages\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  page: page_es(key: \"manuals\") {\n    title\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}\n\nfragment Outline on Outline {\n  width\n  height\n  depth\n  pictureWidth\n  pictureHeight\n  standWidth\n  standHeight\n  standDepth\n  hasColumn\n  centre\n  pictureBottom\n  frontParts\n  sideParts\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
  },
};
