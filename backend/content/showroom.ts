import type { Locale } from '#shared/i18n/locales.ts';
import type { PictureContent } from './entities.ts';

/** Views of the showroom, behind the invitation that closes a page; the catalogue takes the second, solutions the third. */
export const showroom: readonly PictureContent<Locale>[] = [
  {
    id: 'showroom',
    alt: {
      pt: 'Sala de demonstração: um ecrã interativo de grande formato, duas mesas, um quiosque e um totem, todos ligados',
      en: 'Showroom: a very large interactive screen, two tables, a kiosk and a totem, all switched on',
      es: 'Sala de demostración: una pantalla grande, dos mesas, un quiosco y un tótem',
    },
  },
  {
    id: 'showroom-screens',
    alt: {
      pt: 'Sala de demonstração: uma parede LED, um ecrã interativo em suporte, outro na parede e um totem com um mapa, todos ligados',
      en: 'Showroom: an LED wall, an interactive screen on a stand, another on the wall and a totem with a map, all switched on',
      es: 'Sala de demostración: una pared led, una pantalla interactiva con soporte, otra en la pared y un tótem con un plano, todo encendido',
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
