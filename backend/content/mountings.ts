import type { MountingKey } from './entities.ts';
import type { Everywhere } from './localised.ts';

/** How products stand or hang, as filters call it. */
export const mountings: Readonly<Record<MountingKey, Everywhere>> = {
  wall: { pt: 'Parede', en: 'Wall', es: 'Pared' },
  mobile: { pt: 'Móvel, com rodízios', en: 'Mobile, on castors', es: 'Móvil, con ruedas' },
  floor: { pt: 'Chão', en: 'Floor', es: 'Suelo' },
  countertop: { pt: 'Balcão', en: 'Countertop', es: 'Mostrador' },
  ceiling: { pt: 'Suspenso do teto', en: 'Hung from the ceiling', es: 'Colgado del techo' },
  'built-in': { pt: 'Encastrado', en: 'Built in', es: 'Empotrado' },
  outdoor: { pt: 'Exterior', en: 'Outdoors', es: 'Exterior' },
};
