// Written by `npm run generate` from landing-ebooks.graphql. Do not edit.
import * as v from 'valibot';
import type { Operation } from '../../../backend/operation.ts';
import type { Scalars } from '../../../backend/scalars.ts';
import { pictureFragment } from '../../../ui/picture.fragment.generated.ts';
import { searchResultFragment } from '../../../view/search-result.fragment.generated.ts';

const landingEbooksSchema = (s: Scalars) =>
  v.object({ page: v.nullable(v.object({ title: s.text, headline: s.text, translations: v.array(v.object({ locale: v.picklist(["pt","en","es"]), path: s.path })), seo: searchResultFragment(s) })), ebooks: v.array(v.object({ key: v.string(), title: s.text, path: s.path, summary: s.text, image: v.nullable(pictureFragment(s)), download: v.nullable(v.object({ pages: v.pipe(v.number(), v.integer()) })) })) });

export type LandingEbooksData = v.InferOutput<ReturnType<typeof landingEbooksSchema>>;

export const landingEbooksOperation: Operation<LandingEbooksData, Record<never, never>> = {
  name: 'LandingEbooks',
  variables: [],
  hash: 'd76d82dc41af79d5',
  hasHtml: false,
  schema: landingEbooksSchema,
  documents: {
    pt: "query LandingEbooks {\n  page(key: \"lp-ebooks\") {\n    title\n    headline\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  ebooks {\n    key\n    title\n    path\n    summary\n    image {\n      ...Picture\n    }\n    download {\n      pages\n    }\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
    en: "query LandingEbooks {\n  page: page_en(key: \"lp-ebooks\") {\n    title\n    headline\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  ebooks: ebooks_en {\n    key\n    title\n    path\n    summary\n    image {\n      ...Picture\n    }\n    download {\n      pages\n    }\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
    es: "query LandingEbooks {\n  page: page_es(key: \"lp-ebooks\") {\n    title\n    headline\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  ebooks: ebooks_es {\n    key\n    title\n    path\n    summary\n    image {\n      ...Picture\n    }\n    download {\n      pages\n    }\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
  },
};
