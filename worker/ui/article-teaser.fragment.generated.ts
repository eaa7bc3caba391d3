// Written by `npm run generate` from article-teaser.fragment.graphql. Do not edit.
import * as v from 'valibot';
import type { Scalars } from '../backend/scalars.ts';
import { pictureFragment } from './picture.fragment.generated.ts';

export const articleTeaserFragment = (s: Scalars) =>
  v.object({ key: v.string(), title: s.text, path: s.path, summary: s.text, publishedAt: v.string(), readingMinutes: v.pipe(v.number(), v.integer()), image: v.nullable(pictureFragment(s)), topic: v.object({ key: v.string(), name: s.text }) });

export type ArticleTeaserData = v.InferOutput<ReturnType<typeof articleTeaserFragment>>;
