import { chargingStations } from './categories/charging-stations.ts';
import { kiosks } from './categories/kiosks.ts';
import { leds } from './categories/leds.ts';
import { screens } from './categories/screens.ts';
import { tables } from './categories/tables.ts';
import type { CategoryContent, ProductContent, ProjectContent, SolutionContent } from './entities.ts';
import { atlas98 } from './products/atlas-98.ts';
import { aurora12 } from './products/aurora-12.ts';
import { aurora25 } from './products/aurora-25.ts';
import { cais22 } from './products/cais-22.ts';
import { cais32 } from './products/cais-32.ts';
import { delta55 } from './products/delta-55.ts';
import { faro65 } from './products/faro-65.ts';
import { horizonte8 } from './products/horizonte-8.ts';
import { mare39 } from './products/mare-39.ts';
import { nimbo43 } from './products/nimbo-43.ts';
import { orion65 } from './products/orion-65.ts';
import { orion86 } from './products/orion-86.ts';
import { palco138 } from './products/palco-138.ts';
import { pausa8 } from './products/pausa-8.ts';
import { pausa12 } from './products/pausa-12.ts';
import { ponto15 } from './products/ponto-15.ts';
import { poste24 } from './products/poste-24.ts';
import { pulso6 } from './products/pulso-6.ts';
import { hotel } from './projects/hotel.ts';
import { museum } from './projects/museum.ts';
import { school } from './projects/school.ts';
import { business } from './solutions/business.ts';
import { cities } from './solutions/cities.ts';
import { education } from './solutions/education.ts';
import { health } from './solutions/health.ts';
import { hospitality } from './solutions/hospitality.ts';
import { industry } from './solutions/industry.ts';
import { museums } from './solutions/museums.ts';
import { retail } from './solutions/retail.ts';

/**
 * Everything with an address or a key of its own, in the order it is listed. What stands here exists in some language,
 * not in every one: ask `existsIn` before reading it in one.
 */
export const categories: readonly CategoryContent<never>[] = [screens, tables, kiosks, leds, chargingStations].toSorted(
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
  aurora12,
  aurora25,
  mare39,
  horizonte8,
  palco138,
  pausa8,
  pausa12,
  pulso6,
  poste24,
];

export const solutions: readonly SolutionContent<never>[] = [
  education,
  business,
  cities,
  retail,
  hospitality,
  museums,
  health,
  industry,
];

export const projects: readonly ProjectContent<never>[] = [school, museum, hotel];
