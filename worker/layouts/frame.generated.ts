// Written by `npm run generate` from frame.graphql. Do not edit.
import * as v from 'valibot';
import type { Operation } from '../backend/operation.ts';
import type { Scalars } from '../backend/scalars.ts';
import { menusFragment } from './menus.fragment.generated.ts';
import { pictureFragment } from '../ui/picture.fragment.generated.ts';

const frameSchema = (s: Scalars) =>
  v.object({ menu: menusFragment(s), showroom: v.array(pictureFragment(s)) });

export type FrameData = v.InferOutput<ReturnType<typeof frameSchema>>;

export const frameOperation: Operation<FrameData, Record<never, never>> = {
  name: 'Frame',
  variables: [],
  hash: 'a580d5bbab508319',
  hasHtml: false,
  schema: frameSchema,
  documents: {
    pt: "query Frame {\n  menu {\n    ...Menus\n  }\n  showroom {\n    ...Picture\n  }\n}\n\nfragment Menus on Menu {\n  header {\n    key\n    label\n    url\n    sub {\n      key\n      label\n      url\n      image {\n        url\n        srcset {\n          url\n          width\n        }\n      }\n      sub {\n        key\n        label\n        url\n      }\n    }\n  }\n  footer {\n    key\n    label\n    url\n    sub {\n      key\n      label\n      url\n    }\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
    en: "query Frame {\n  menu: menu_en {\n    ...Menus\n  }\n  showroom: showroom_en {\n    ...Picture\n  }\n}\n\nfragment Menus on Menu {\n  header {\n    key\n    label\n    url\n    sub {\n      key\n      label\n      url\n      image {\n        url\n        srcset {\n          url\n          width\n        }\n      }\n      sub {\n        key\n        label\n        url\n      }\n    }\n  }\n  footer {\n    key\n    label\n    url\n    sub {\n      key\n      label\n      url\n    }\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
    es: "query Frame {\n  menu: menu_es {\n    ...Menus\n  }\n  showroom: showroom_es {\n    ...Picture\n  }\n}\n\nfragment Menus on Menu {\n  header {\n    key\n    label\n    url\n    sub {\n      key\n      label\n      url\n      image {\n        url\n        srcset {\n          url\n          width\n        }\n      }\n      sub {\n        key\n        label\n        url\n      }\n    }\n  }\n  footer {\n    key\n    label\n    url\n    sub {\n      key\n      label\n      url\n    }\n  }\n}\n\nfragment Picture on Image {\n  url\n  width\n  height\n  alt\n  color\n  srcset {\n    url\n    width\n    type\n  }\n}",
  },
};
