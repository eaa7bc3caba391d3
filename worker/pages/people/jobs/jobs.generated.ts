// Written by `npm run generate` from jobs.graphql. Do not edit.
import * as v from 'valibot';
import type { Operation } from '../../../backend/operation.ts';
import type { Scalars } from '../../../backend/scalars.ts';
import { searchResultFragment } from '../../../view/search-result.fragment.generated.ts';

const jobsSchema = (s: Scalars) =>
  v.object({ page: v.nullable(v.object({ title: s.text, headline: s.text, translations: v.array(v.object({ locale: v.picklist(["pt","en","es"]), path: s.path })), seo: searchResultFragment(s) })), parent: v.nullable(v.object({ title: s.text })), jobs: v.array(v.object({ key: v.string(), title: s.text, place: s.text, terms: s.text, addresses: v.array(v.object({ street: s.text, postalCode: s.text, locality: s.text })), publishedAt: v.string(), employment: v.array(v.picklist(["fullTime","partTime","temporary"])), closesAt: v.string(), summary: s.text, duties: v.array(s.text), requirements: v.array(s.text), offer: v.array(s.text) })) });

export type JobsData = v.InferOutput<ReturnType<typeof jobsSchema>>;

export const jobsOperation: Operation<JobsData, Record<never, never>> = {
  name: 'Jobs',
  variables: [],
  hash: '80a6c7ebc5ad2d2a',
  hasHtml: false,
  schema: jobsSchema,
  documents: {
    pt: "query Jobs {\n  page(key: \"jobs\") {\n    title\n    headline\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  parent: page(key: \"recruitment\") {\n    title\n  }\n  jobs {\n    key\n    title\n    place\n    terms\n    addresses {\n      street\n      postalCode\n      locality\n    }\n    publishedAt\n    employment\n    closesAt\n    summary\n    duties\n    requirements\n    offer\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
    en: "query Jobs {\n  page: page_en(key: \"jobs\") {\n    title\n    headline\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  parent: page_en(key: \"recruitment\") {\n    title\n  }\n  jobs: jobs_en {\n    key\n    title\n    place\n    terms\n    addresses {\n      street\n      postalCode\n      locality\n    }\n    publishedAt\n    employment\n    closesAt\n    summary\n    duties\n    requirements\n    offer\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
    es: "query Jobs {\n  page: page_es(key: \"jobs\") {\n    title\n    headline\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  parent: page_es(key: \"recruitment\") {\n    title\n  }\n  jobs: jobs_es {\n    key\n    title\n    place\n    terms\n    addresses {\n      street\n      postalCode\n      locality\n    }\n    publishedAt\n    employment\n    closesAt\n    summary\n    duties\n    requirements\n    offer\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
  },
};
