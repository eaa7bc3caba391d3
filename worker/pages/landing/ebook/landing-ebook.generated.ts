// Written by `npm run generate` from landing-ebook.graphql. Do not edit.
import * as v from 'valibot';
import type { Operation } from '../../../backend/operation.ts';
import type { Scalars } from '../../../backend/scalars.ts';
import { pictureFragment } from '../../../ui/picture.fragment.generated.ts';
import { searchResultFragment } from '../../../view/search-result.fragment.generated.ts';

const landingEbookSchema = (s: Scalars) =>
  v.object({ ebook: v.nullable(v.object({ key: v.string(), title: s.text, summary: s.text, image: v.nullable(pictureFragment(s)), points: v.array(s.text), chapters: v.array(v.object({ key: v.string(), title: s.text })), download: v.nullable(v.object({ url: s.path, bytes: v.pipe(v.number(), v.integer()), pages: v.pipe(v.number(), v.integer()) })), translations: v.array(v.object({ locale: v.picklist(["pt","en","es"]), path: s.path })), seo: searchResultFragment(s) })), ebooks: v.array(v.object({ key: v.string() })), home: v.object({ claims: v.array(v.object({ value: s.text, label: s.text })) }) });

export type LandingEbookData = v.InferOutput<ReturnType<typeof landingEbookSchema>>;

export const landingEbookOperation: Operation<LandingEbookData, { ebook: string }> = {
  name: 'LandingEbook',
  variables: ['ebook'],
  hash: '1906b97f220c42bc',
  hasHtml: false,
  schema: landingEbookSchema,
  documents: {
    pt: "query LandingEbook($ebook: String!) {\n  ebook(slug: $ebook) {\n    key\n    title\n    summary\n    image {\n      ...Picture\n    }\n    points\n    chapters {\n      key\n      title\n    }\n    download {\n      url\n      bytes\n      pages\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  ebooks {\n    key\n  }\n  home {\n    claims {\n      value\n      label\n    }\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
    en: "query LandingEbook($ebook: String!) {\n  ebook: ebook_en(slug: $ebook) {\n    key\n    title\n    summary\n    image {\n      ...Picture\n    }\n    points\n    chapters {\n      key\n      title\n    }\n    download {\n      url\n      bytes\n      pages\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  ebooks: ebooks_en {\n    key\n  }\n  home: home_en {\n    claims {\n      value\n      label\n    }\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
    es: "query LandingEbook($ebook: String!) {\n  ebook: ebook_es(slug: $ebook) {\n    key\n    title\n    summary\n    image {\n      ...Picture\n    }\n    points\n    chapters {\n      key\n      title\n    }\n    download {\n      url\n      bytes\n      pages\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  ebooks: ebooks_es {\n    key\n  }\n  home: home_es {\n    claims {\n      value\n      label\n    }\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
  },
};
