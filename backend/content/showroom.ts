import type { Locale } from '#shared/i18n/locales.ts';
import type { PictureContent } from './entities.ts';

/** Views of the showroom, behind the invitation that closes a page; the catalogue takes the second, solutions the third. */
export const showroom: readonly PictureContent<Locale>[] = [
  {
    id: 'showroom',
    alt: {
      pt: 'Sala de demonstração com ecrãs, mesas e quiosques ligados',
      en: 'Showroom with screens, tables and kiosks switched on',
      es: 'Sala de demostración con los equipos encendidos',
    },
  },
  {
    id: 'showroom-screens',
    alt: {
      pt: 'Sala de demonstração com uma parede LED e ecrãs em suporte ligados',
      en: 'Showroom with an LED wall and screens on stands switched on',
      es: 'Sala de demostración con una pared led y pantallas con soporte encendidas',
    },
  },
  {
    id: 'showroom-tables',
    alt: {
      pt: 'Sala de demonstração com mesas interativas e totens ligados',
      en: 'Showroom with interactive tables and totems switched on',
      es: 'Sala de demostración con mesas interactivas y tótems encendidos',
    },
  },
];
