// Written by `npm run generate` from recruitment.graphql. Do not edit.
import * as v from 'valibot';
import { listKnown } from '../../../backend/known-kinds.ts';
import type { Operation } from '../../../backend/operation.ts';
import type { Scalars } from '../../../backend/scalars.ts';
import { pictureFragment } from '../../../ui/picture.fragment.generated.ts';
import { searchResultFragment } from '../../../view/search-result.fragment.generated.ts';

const recruitmentSchema = (s: Scalars) =>
  v.object({ page: v.nullable(v.object({ title: s.text, headline: s.text, actions: v.array(v.object({ label: s.text, url: s.href })), image: v.nullable(pictureFragment(s)), blocks: listKnown(v.variant('__typename', [v.object({ __typename: v.literal('TextBlock'), key: v.string(), title: s.text, body: s.html }), v.object({ __typename: v.literal('StepsBlock'), key: v.string(), title: s.text, lead: v.nullable(s.text), steps: v.array(v.object({ title: s.text, text: s.text })) }), v.object({ __typename: v.literal('PointsBlock'), key: v.string(), title: s.text, points: v.array(v.object({ title: s.text, text: s.text })) })]), s), translations: v.array(v.object({ locale: v.picklist(["pt","en","es"]), path: s.path })), seo: searchResultFragment(s) })), jobs: v.array(v.object({ key: v.string(), title: s.text, place: s.text, closesAt: v.string() })), internships: v.array(v.object({ key: v.string(), title: s.text, place: s.text, closesAt: v.string() })) });

export type RecruitmentData = v.InferOutput<ReturnType<typeof recruitmentSchema>>;

export const recruitmentOperation: Operation<RecruitmentData, Record<never, never>> = {
  name: 'Recruitment',
  variables: [],
  hash: 'e6f3daf736bc16ae',
  hasHtml: true,
  schema: recruitmentSchema,
  documents: {
    pt: "query Recruitment {\n  page(key: \"recruitment\") {\n    title\n    headline\n    actions {\n      label\n      url\n    }\n    image {\n      ...Picture\n    }\n    blocks {\n      __typename\n      ... on TextBlock {\n        key\n        title\n        body\n      }\n      ... on StepsBlock {\n        key\n        title\n        lead\n        steps {\n          title\n          text\n        }\n      }\n      ... on PointsBlock {\n        key\n        title\n        points {\n          title\n          text\n        }\n      }\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  jobs {\n    key\n    title\n    place\n    closesAt\n  }\n  internships {\n    key\n    title\n    place\n    closesAt\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
    en: "query Recruitment {\n  page: page_en(key: \"recruitment\") {\n    title\n    headline\n    actions {\n      label\n      url\n    }\n    image {\n      ...Picture\n    }\n    blocks {\n      __typename\n      ... on TextBlock {\n        key\n        title\n        body\n      }\n      ... on StepsBlock {\n        key\n        title\n        lead\n        steps {\n          title\n          text\n        }\n      }\n      ... on PointsBlock {\n        key\n        title\n        points {\n          title\n          text\n        }\n      }\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  jobs: jobs_en {\n    key\n    title\n    place\n    closesAt\n  }\n  internships: internships_en {\n    key\n    title\n    place\n    closesAt\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
    es: "query Recruitment {\n  page: page_es(key: \"recruitment\") {\n    title\n    headline\n    actions {\n      label\n      url\n    }\n    image {\n      ...Picture\n    }\n    blocks {\n      __typename\n      ... on TextBlock {\n        key\n        title\n        body\n      }\n      ... on StepsBlock {\n        key\n        title\n        lead\n        steps {\n          title\n          text\n        }\n      }\n      ... on PointsBlock {\n        key\n        title\n        points {\n          title\n          text\n        }\n      }\n    }\n    translations {\n      locale\n      path\n    }\n    seo {\n      ...SearchResult\n    }\n  }\n  jobs: jobs_es {\n    key\n    title\n    place\n    closesAt\n  }\n  internships: internships_es {\n    key\n    title\n    place\n    closesAt\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}\n\nfragment SearchResult on Seo {\n  title\n  description\n  image {\n    url\n    width\n    height\n    alt\n  }\n}",
  },
};
