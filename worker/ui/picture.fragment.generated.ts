// Written by `npm run generate` from picture.fragment.graphql. Do not edit.
import * as v from 'valibot';
import type { Scalars } from '../backend/scalars.ts';

export const pictureFragment = (s: Scalars) =>
  v.object({ url: s.path, width: v.pipe(v.number(), v.integer()), height: v.pipe(v.number(), v.integer()), alt: s.text, color: v.nullable(s.text), srcset: v.array(v.object({ url: s.path, width: v.pipe(v.number(), v.integer()), type: s.text })) });

export type PictureData = v.InferOutput<ReturnType<typeof pictureFragment>>;
