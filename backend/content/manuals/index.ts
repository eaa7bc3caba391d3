import type { ManualContent } from '../entities.ts';
import { atlas98Manual } from './atlas-98.ts';
import { cais22Manual } from './cais-22.ts';
import { delta55Manual } from './delta-55.ts';
import { faro65Manual } from './faro-65.ts';
import { nimbo43Manual } from './nimbo-43.ts';
import { orion65Manual } from './orion-65.ts';
import { orion86Manual } from './orion-86.ts';
import { ponto15Manual } from './ponto-15.ts';

/** Every manual; lists show them in this order. */
export const manuals: readonly ManualContent<never>[] = [
  orion65Manual,
  orion86Manual,
  atlas98Manual,
  nimbo43Manual,
  delta55Manual,
  faro65Manual,
  cais22Manual,
  ponto15Manual,
];
