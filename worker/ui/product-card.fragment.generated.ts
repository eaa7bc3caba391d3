// Written by `npm run generate` from product-card.fragment.graphql. Do not edit.
import * as v from 'valibot';
import type { Scalars } from '../backend/scalars.ts';
import { pictureFragment } from './picture.fragment.generated.ts';

export const productCardFragment = (s: Scalars) =>
  v.object({ key: v.string(), name: s.text, path: s.path, tagline: s.text, gallery: v.array(pictureFragment(s)), figures: v.array(v.object({ value: s.text, label: s.text })) });

export type ProductCardData = v.InferOutput<ReturnType<typeof productCardFragment>>;
