// Written by `npm run generate` from outline.fragment.graphql. Do not edit.
import * as v from 'valibot';
import type { Scalars } from '../../backend/scalars.ts';

export const outlineFragment = (s: Scalars) =>
  v.object({ width: v.pipe(v.number(), v.integer()), height: v.pipe(v.number(), v.integer()), depth: v.pipe(v.number(), v.integer()), pictureWidth: v.nullable(v.pipe(v.number(), v.integer())), pictureHeight: v.nullable(v.pipe(v.number(), v.integer())), standWidth: v.nullable(v.pipe(v.number(), v.integer())), standHeight: v.nullable(v.pipe(v.number(), v.integer())), standDepth: v.nullable(v.pipe(v.number(), v.integer())), hasColumn: v.boolean(), centre: v.nullable(v.pipe(v.number(), v.integer())), pictureBottom: v.nullable(v.pipe(v.number(), v.integer())), frontParts: v.array(v.array(v.pipe(v.number(), v.integer()))), sideParts: v.array(v.array(v.pipe(v.number(), v.integer()))) });

export type OutlineData = v.InferOutput<ReturnType<typeof outlineFragment>>;
