// Written by `npm run generate` from menus.fragment.graphql. Do not edit.
import * as v from 'valibot';
import type { Scalars } from '../backend/scalars.ts';

export const menusFragment = (s: Scalars) =>
  v.object({ header: v.array(v.object({ key: v.string(), label: s.text, url: s.href, sub: v.array(v.object({ key: v.string(), label: s.text, url: s.href, image: v.nullable(v.object({ url: s.path, srcset: v.array(v.object({ url: s.path, width: v.pipe(v.number(), v.integer()) })) })), sub: v.array(v.object({ key: v.string(), label: s.text, url: s.href })) })) })), footer: v.array(v.object({ key: v.string(), label: s.text, url: s.href, sub: v.array(v.object({ key: v.string(), label: s.text, url: s.href })) })) });

export type MenusData = v.InferOutput<ReturnType<typeof menusFragment>>;
