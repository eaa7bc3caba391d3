import type { Locale } from '#shared/i18n/locales.ts';
import type { PictureContent } from './entities.ts';

/** The showroom, behind the invitation that closes a page. */
export const showroom: PictureContent<Locale> = {
  id: 'showroom',
  alt: {
    pt: 'Sala de demonstração com ecrãs, mesas e quiosques ligados',
    en: 'Showroom with screens, tables and kiosks switched on',
    es: 'Sala de demostración con pantallas, mesas y quioscos encendidos',
  },
};
