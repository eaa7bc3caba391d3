// Written by `npm run generate` from frame.graphql. Do not edit.
import * as v from 'valibot';
import type { Operation } from '../backend/operation.ts';
import type { Scalars } from '../backend/scalars.ts';
import { menusFragment } from './menus.fragment.generated.ts';

const frameSchema = (s: Scalars) =>
  v.object({ menu: menusFragment(s) });

export type FrameData = v.InferOutput<ReturnType<typeof frameSchema>>;

export const frameOperation: Operation<FrameData, Record<never, never>> = {
  name: 'Frame',
  variables: [],
  hash: 'bb6207852606c33e',
  hasHtml: false,
  schema: frameSchema,
  documents: {
    pt: "query Frame {\n  menu {\n    ...Menus\n  }\n}\n\nfragment Menus on Menu {\n  header {\n    key\n    label\n    url\n    sub {\n      key\n      label\n      url\n      sub {\n        key\n        label\n        url\n      }\n    }\n  }\n  footer {\n    key\n    label\n    url\n    sub {\n      key\n      label\n      url\n    }\n  }\n}",
    en: "query Frame {\n  menu: menu_en {\n    ...Menus\n  }\n}\n\nfragment Menus on Menu {\n  header {\n    key\n    label\n    url\n    sub {\n      key\n      label\n      url\n      sub {\n        key\n        label\n        url\n      }\n    }\n  }\n  footer {\n    key\n    label\n    url\n    sub {\n      key\n      label\n      url\n    }\n  }\n}",
    es: "query Frame {\n  menu: menu_es {\n    ...Menus\n  }\n}\n\nfragment Menus on Menu {\n  header {\n    key\n    label\n    url\n    sub {\n      key\n      label\n      url\n      sub {\n        key\n        label\n        url\n      }\n    }\n  }\n  footer {\n    key\n    label\n    url\n    sub {\n      key\n      label\n      url\n    }\n  }\n}",
  },
};
