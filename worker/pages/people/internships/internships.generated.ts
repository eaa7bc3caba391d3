// Written by `npm run generate` from internships.graphql. Do not edit.
import * as v from 'valibot';
import type { Operation } from '../../../backend/operation.ts';
import type { Scalars } from '../../../backend/scalars.ts';
import { searchResultFragment } from '../../../view/search-result.fragment.generated.ts';

const internshipsSchema = (s: Scalars) =>
  v.object({ page: v.nullable(v.object({ title: s.text, headline: s.text, translations: v.array(v.object({ locale: v.picklist(["pt","en","es"]), path: s.path })), seo: searchResultFragment(s) })), parent: v.nullable(v.object({ title: s.text })), internships: v.array(v.object({ key: v.string(), title: s.text, kind: v.picklist(["curricular","summer","professional"]), place: s.text, period: s.text, addresses: v.array(v.object({ street: s.text, postalCode: s.text, locality: s.text })), publishedAt: v.string(), closesAt: v.string(), summary: s.text, duties: v.array(s.text), requirements: v.array(s.text) })) });

export type InternshipsData = v.InferOutput<ReturnType<typeof internshipsSchema>>;

export const internshipsOperation: Operation<InternshipsData, Record<never, never>> = {
  name: 'Internships',
  variables: [],
  hash: '9770bcac4f942a0e',
  hasHtml: false,
  schema: internshipsSchema,
  documents: {
    pt: "query Internships {\n  page(key: \"internships\") {\n    title\n    headline\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  parent: page(key: \"recruitment\") {\n    title\n  }\n  internships {\n    key\n    title\n    kind\n    place\n    period\n    addresses {\n      street\n      postalCode\n      locality\n    }\n    publishedAt\n    closesAt\n    summary\n    duties\n    requirements\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
    en: "query Internships {\n  page: page_en(key: \"internships\") {\n    title\n    headline\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  parent: page_en(key: \"recruitment\") {\n    title\n  }\n  internships: internships_en {\n    key\n    title\n    kind\n    place\n    period\n    addresses {\n      street\n      postalCode\n      locality\n    }\n    publishedAt\n    closesAt\n    summary\n    duties\n    requirements\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
    es: "query Internships {\n  page: page_es(key: \"internships\") {\n    title\n    headline\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  parent: page_es(key: \"recruitment\") {\n    title\n  }\n  internships: internships_es {\n    key\n    title\n    kind\n    place\n    period\n    addresses {\n      street\n      postalCode\n      locality\n    }\n    publishedAt\n    closesAt\n    summary\n    duties\n    requirements\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
  },
};
