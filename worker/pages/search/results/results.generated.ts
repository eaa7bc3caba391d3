// Written by `npm run generate` from results.graphql. Do not edit.
import * as v from 'valibot';
import type { Operation } from '../../../backend/operation.ts';
import type { Scalars } from '../../../backend/scalars.ts';
import { pictureFragment } from '../../../ui/picture.fragment.generated.ts';

const resultsSchema = (s: Scalars) =>
  v.object({ search: v.object({ total: v.pipe(v.number(), v.integer()), kinds: v.array(v.object({ kind: v.picklist(["category","product","set","solution","project","manual","article","page"]), total: v.pipe(v.number(), v.integer()) })), page: v.pipe(v.number(), v.integer()), pages: v.pipe(v.number(), v.integer()), hits: v.array(v.object({ kind: v.picklist(["category","product","set","solution","project","manual","article","page"]), title: s.text, within: v.nullable(s.text), path: s.path, excerpt: s.html, image: v.nullable(pictureFragment(s)) })), corrected: v.nullable(s.text), isFoundAsTyped: v.boolean(), spelling: v.nullable(s.text), instead: v.array(v.object({ key: v.string(), name: s.text, path: s.path, image: v.nullable(pictureFragment(s)) })) }) });

export type ResultsData = v.InferOutput<ReturnType<typeof resultsSchema>>;

export const resultsOperation: Operation<ResultsData, { term: string; kind?: ('category' | 'product' | 'set' | 'solution' | 'project' | 'manual' | 'article' | 'page') | null; page?: number | null; exact?: boolean | null }> = {
  name: 'Results',
  variables: ['term', 'kind', 'page', 'exact'],
  hash: 'f7894163f2fd53ed',
  hasHtml: true,
  schema: resultsSchema,
  documents: {
    pt: "query Results($term: String!, $kind: HitKind, $page: Int, $exact: Boolean) {\n  search(term: $term, kind: $kind, page: $page, exact: $exact) {\n    total\n    kinds {\n      kind\n      total\n    }\n    page\n    pages\n    hits {\n      kind\n      title\n      within\n      path\n      excerpt\n      image {\n        ...Picture\n      }\n    }\n    corrected\n    isFoundAsTyped\n    spelling\n    instead {\n      key\n      name\n      path\n      image {\n        ...Picture\n      }\n    }\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
    en: "query Results($term: String!, $kind: HitKind, $page: Int, $exact: Boolean) {\n  search: search_en(term: $term, kind: $kind, page: $page, exact: $exact) {\n    total\n    kinds {\n      kind\n      total\n    }\n    page\n    pages\n    hits {\n      kind\n      title\n      within\n      path\n      excerpt\n      image {\n        ...Picture\n      }\n    }\n    corrected\n    isFoundAsTyped\n    spelling\n    instead {\n      key\n      name\n      path\n      image {\n        ...Picture\n      }\n    }\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
    es: "query Results($term: String!, $kind: HitKind, $page: Int, $exact: Boolean) {\n  search: search_es(term: $term, kind: $kind, page: $page, exact: $exact) {\n    total\n    kinds {\n      kind\n      total\n    }\n    page\n    pages\n    hits {\n      kind\n      title\n      within\n      path\n      excerpt\n      image {\n        ...Picture\n      }\n    }\n    corrected\n    isFoundAsTyped\n    spelling\n    instead {\n      key\n      name\n      path\n      image {\n        ...Picture\n      }\n    }\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
  },
};
