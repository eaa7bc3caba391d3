import { kiosks } from './categories/kiosks.ts';
import { screens } from './categories/screens.ts';
import { tables } from './categories/tables.ts';
import type { CategoryContent, ProductContent } from './entities.ts';
import { atlas98 } from './products/atlas-98.ts';
import { cais22 } from './products/cais-22.ts';
import { cais32 } from './products/cais-32.ts';
import { delta55 } from './products/delta-55.ts';
import { faro65 } from './products/faro-65.ts';
import { nimbo43 } from './products/nimbo-43.ts';
import { orion65 } from './products/orion-65.ts';
import { orion86 } from './products/orion-86.ts';
import { ponto15 } from './products/ponto-15.ts';

/**
 * Everything with an address or a key of its own, in the order it is listed. What stands here exists in some language,
 * not in every one: ask `existsIn` before reading it in one.
 */
export const categories: readonly CategoryContent<never>[] = [screens, tables, kiosks].toSorted(
  (one, other) => one.order - other.order,
);

export const products: readonly ProductContent<never>[] = [
  orion65,
  orion86,
  atlas98,
  nimbo43,
  delta55,
  faro65,
  cais22,
  cais32,
  ponto15,
];
