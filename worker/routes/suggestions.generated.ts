// Written by `npm run generate` from suggestions.graphql. Do not edit.
import * as v from 'valibot';
import type { Operation } from '../backend/operation.ts';
import type { Scalars } from '../backend/scalars.ts';

const suggestionsSchema = (s: Scalars) =>
  v.object({ suggest: v.array(v.object({ kind: v.picklist(["category","product","set","solution","project","manual","article","page"]), title: s.text, path: s.path })) });

export type SuggestionsData = v.InferOutput<ReturnType<typeof suggestionsSchema>>;

export const suggestionsOperation: Operation<SuggestionsData, { term: string }> = {
  name: 'Suggestions',
  variables: ['term'],
  hash: '3e4f06cf70b5cd49',
  hasHtml: false,
  schema: suggestionsSchema,
  documents: {
    pt: "query Suggestions($term: String!) {\n  suggest(term: $term) {\n    kind\n    title\n    path\n  }\n}",
    en: "query Suggestions($term: String!) {\n  suggest: suggest_en(term: $term) {\n    kind\n    title\n    path\n  }\n}",
    es: "query Suggestions($term: String!) {\n  suggest: suggest_es(term: $term) {\n    kind\n    title\n    path\n  }\n}",
  },
};
