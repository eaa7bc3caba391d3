// Written by `npm run generate` from product-table.graphql. Do not edit.
import * as v from 'valibot';
import type { Operation } from '../../../backend/operation.ts';
import type { Scalars } from '../../../backend/scalars.ts';

const productTableSchema = (s: Scalars) =>
  v.object({ product: v.nullable(v.object({ key: v.string(), path: s.path, downloads: v.array(v.object({ kind: v.picklist(["datasheet","manual","drawing","ebook","catalogue"]), label: s.text, url: s.path })), specifications: v.array(v.object({ key: v.string(), title: s.text, rows: v.array(v.object({ key: v.string(), label: s.text, value: s.text, unit: v.nullable(s.text) })) })) })) });

export type ProductTableData = v.InferOutput<ReturnType<typeof productTableSchema>>;

export const productTableOperation: Operation<ProductTableData, { product: string }> = {
  name: 'ProductTable',
  variables: ['product'],
  hash: '9fc4645d0b3f5cc8',
  hasHtml: false,
  schema: productTableSchema,
  documents: {
    pt: "query ProductTable($product: String!) {\n  product(slug: $product) {\n    key\n    path\n    downloads {\n      kind\n      label\n      url\n    }\n    specifications {\n      key\n      title\n      rows {\n        key\n        label\n        value\n        unit\n      }\n    }\n  }\n}",
    en: "query ProductTable($product: String!) {\n  product: product_en(slug: $product) {\n    key\n    path\n    downloads {\n      kind\n      label\n      url\n    }\n    specifications {\n      key\n      title\n      rows {\n        key\n        label\n        value\n        unit\n      }\n    }\n  }\n}",
    es: "query ProductTable($product: String!) {\n  product: product_es(slug: $product) {\n    key\n    path\n    downloads {\n      kind\n      label\n      url\n    }\n    specifications {\n      key\n      title\n      rows {\n        key\n        label\n        value\n        unit\n      }\n    }\n  }\n}",
  },
};
