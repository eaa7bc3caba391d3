import { accessories } from './categories/accessories.ts';
import { kiosks } from './categories/kiosks.ts';
import { screens } from './categories/screens.ts';
import { software } from './categories/software.ts';
import { tables } from './categories/tables.ts';
import type { CategoryContent, ProductContent, ProjectContent, SolutionContent } from './entities.ts';
import { atlas98 } from './products/atlas-98.ts';
import { cais22 } from './products/cais-22.ts';
import { cais32 } from './products/cais-32.ts';
import { cartaz } from './products/cartaz.ts';
import { delta55 } from './products/delta-55.ts';
import { faro65 } from './products/faro-65.ts';
import { leme } from './products/leme.ts';
import { lousa } from './products/lousa.ts';
import { miolo16 } from './products/miolo-16.ts';
import { nimbo43 } from './products/nimbo-43.ts';
import { orion65 } from './products/orion-65.ts';
import { orion86 } from './products/orion-86.ts';
import { ponto15 } from './products/ponto-15.ts';
import { recreio } from './products/recreio.ts';
import { rodas86 } from './products/rodas-86.ts';
import { sinete } from './products/sinete.ts';
import { subida60 } from './products/subida-60.ts';
import { traco } from './products/traco.ts';
import { vigia4k } from './products/vigia-4k.ts';
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
export const categories: readonly CategoryContent<never>[] = [screens, tables, kiosks, software, accessories].toSorted(
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
  lousa,
  recreio,
  sinete,
  leme,
  cartaz,
  subida60,
  rodas86,
  miolo16,
  vigia4k,
  traco,
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
