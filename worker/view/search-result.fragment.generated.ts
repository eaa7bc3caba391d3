// Written by `npm run generate` from search-result.fragment.graphql. Do not edit.
import * as v from 'valibot';
import type { Scalars } from '../backend/scalars.ts';

export const searchResultFragment = (s: Scalars) =>
  v.object({ title: s.text, description: s.text, image: v.nullable(v.object({ url: s.path, width: v.pipe(v.number(), v.integer()), height: v.pipe(v.number(), v.integer()), alt: s.text })) });

export type SearchResultData = v.InferOutput<ReturnType<typeof searchResultFragment>>;
