import { createIndex } from './backend/search/create-index.ts';
import { listDocuments } from './backend/search/documents.ts';
const file = process.argv[2] ?? './backend/testing/buyers-searches.ts';
const mod = await import(file);
const table = mod.buyersSearches ?? mod.held;
let first = 0, three = 0, all = 0;
for (const l of ['pt','en','es'] as const) {
  const index = createIndex(listDocuments(l), l);
  for (const [term, wanted] of table[l]) {
    all++;
    const titles = index.find(term).matches.map((m: any) => m.document);
    // as shown: grouped by kind
    const firstKind = titles[0]?.kind;
    const at = titles.findIndex((d: any) => d.path === wanted);
    if (at === 0) first++; if (at >= 0 && at < 3) three++;
    if (at !== 0) console.log(l, JSON.stringify(term), 'at', at, 'of', titles.length, '|', titles.slice(0, 5).map((d: any) => d.path.split('/').at(-1)).join(' ; '));
  }
}
console.log({ first, three, all });
