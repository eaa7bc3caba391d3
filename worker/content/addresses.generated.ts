// Written by `npm run generate` from addresses.graphql. Do not edit.
import * as v from 'valibot';
import type { Operation } from '../backend/operation.ts';
import type { Scalars } from '../backend/scalars.ts';

const addressesSchema = (s: Scalars) =>
  v.object({ addresses: v.array(v.object({ path: s.path })) });

export type AddressesData = v.InferOutput<ReturnType<typeof addressesSchema>>;

export const addressesOperation: Operation<AddressesData, Record<never, never>> = {
  name: 'Addresses',
  variables: [],
  hash: '7bfccbcb0b3d1aaa',
  hasHtml: false,
  schema: addressesSchema,
  documents: {
    pt: "query Addresses {\n  addresses {\n    path\n  }\n}",
    en: "query Addresses {\n  addresses: addresses_en {\n    path\n  }\n}",
    es: "query Addresses {\n  addresses: addresses_es {\n    path\n  }\n}",
  },
};
