import { accessories } from './categories/accessories.ts';
import { chargingStations } from './categories/charging-stations.ts';
import { kiosks } from './categories/kiosks.ts';
import { leds } from './categories/leds.ts';
import { screens } from './categories/screens.ts';
import { software } from './categories/software.ts';
import { storefronts } from './categories/storefronts.ts';
import { tables } from './categories/tables.ts';
import { totems } from './categories/totems.ts';
import type { CategoryContent, ProductContent } from './entities.ts';
import { abrigo32 } from './products/abrigo-32.ts';
import { abrigo86 } from './products/abrigo-86.ts';
import { atlas98 } from './products/atlas-98.ts';
import { aurora12 } from './products/aurora-12.ts';
import { aurora25 } from './products/aurora-25.ts';
import { cais22 } from './products/cais-22.ts';
import { cais32 } from './products/cais-32.ts';
import { cartaz } from './products/cartaz.ts';
import { claro46 } from './products/claro-46.ts';
import { delta55 } from './products/delta-55.ts';
import { dueto55 } from './products/dueto-55.ts';
import { faro65 } from './products/faro-65.ts';
import { horizonte8 } from './products/horizonte-8.ts';
import { leme } from './products/leme.ts';
import { lousa } from './products/lousa.ts';
import { marco43 } from './products/marco-43.ts';
import { mare39 } from './products/mare-39.ts';
import { miolo16 } from './products/miolo-16.ts';
import { nimbo43 } from './products/nimbo-43.ts';
import { orion65 } from './products/orion-65.ts';
import { orion86 } from './products/orion-86.ts';
import { palco138 } from './products/palco-138.ts';
import { pausa8 } from './products/pausa-8.ts';
import { pausa12 } from './products/pausa-12.ts';
import { ponto15 } from './products/ponto-15.ts';
import { poste24 } from './products/poste-24.ts';
import { pulso6 } from './products/pulso-6.ts';
import { recreio } from './products/recreio.ts';
import { rodas86 } from './products/rodas-86.ts';
import { rua55 } from './products/rua-55.ts';
import { rua75 } from './products/rua-75.ts';
import { sentinela55 } from './products/sentinela-55.ts';
import { sentinela75 } from './products/sentinela-75.ts';
import { sinete } from './products/sinete.ts';
import { subida60 } from './products/subida-60.ts';
import { traco } from './products/traco.ts';
import { veu55 } from './products/veu-55.ts';
import { vigia4k } from './products/vigia-4k.ts';

/**
 * Everything with an address or a key of its own, in the order it is listed. What stands here exists in some language,
 * not in every one: ask `existsIn` before reading it in one.
 */
export const categories: readonly CategoryContent<never>[] = [
  screens,
  tables,
  storefronts,
  totems,
  kiosks,
  leds,
  chargingStations,
  software,
  accessories,
].toSorted((one, other) => one.order - other.order);

export const products: readonly ProductContent<never>[] = [
  orion65,
  orion86,
  atlas98,
  nimbo43,
  delta55,
  faro65,
  rua55,
  rua75,
  dueto55,
  claro46,
  veu55,
  marco43,
  sentinela55,
  sentinela75,
  abrigo32,
  abrigo86,
  ponto15,
  cais22,
  cais32,
  aurora12,
  aurora25,
  mare39,
  horizonte8,
  palco138,
  pausa8,
  pausa12,
  pulso6,
  poste24,
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
