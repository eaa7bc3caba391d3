// Written by `npm run generate` from project-card.fragment.graphql. Do not edit.
import * as v from 'valibot';
import type { Scalars } from '../backend/scalars.ts';
import { pictureFragment } from './picture.fragment.generated.ts';

export const projectCardFragment = (s: Scalars) =>
  v.object({ key: v.string(), name: s.text, path: s.path, client: s.text, place: s.text, year: v.pipe(v.number(), v.integer()), summary: s.text, sector: v.object({ name: s.text }), image: v.nullable(pictureFragment(s)) });

export type ProjectCardData = v.InferOutput<ReturnType<typeof projectCardFragment>>;
