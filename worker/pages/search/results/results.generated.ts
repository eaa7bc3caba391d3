// Written by `npm run generate` from results.graphql. Do not edit.
import * as v from 'valibot';
import type { Operation } from '../../../backend/operation.ts';
import type { Scalars } from '../../../backend/scalars.ts';
import { pictureFragment } from '../../../ui/picture.fragment.generated.ts';

const resultsSchema = (s: Scalars) =>
  v.object({ search: v.array(v.object({ kind: v.picklist(["category","product"]), title: s.text, path: s.path, excerpt: s.html, image: v.nullable(pictureFragment(s)) })) });

export type ResultsData = v.InferOutput<ReturnType<typeof resultsSchema>>;

export const resultsOperation: Operation<ResultsData, { term: string }> = {
  name: 'Results',
  variables: ['term'],
  hash: '6f850cbfd7508901',
  hasHtml: true,
  schema: resultsSchema,
  documents: {
    pt: "query Results($term: String!) {\n  search(term: $term) {\n    kind\n    title\n    path\n    excerpt\n    image {\n      ...Picture\n    }\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
    en: "query Results($term: String!) {\n  search: search_en(term: $term) {\n    kind\n    title\n    path\n    excerpt\n    image {\n      ...Picture\n    }\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
    es: "query Results($term: String!) {\n  search: search_es(term: $term) {\n    kind\n    title\n    path\n    excerpt\n    image {\n      ...Picture\n    }\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
  },
};
