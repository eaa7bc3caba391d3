import type { ConsentWords } from './pt.ts';

export const consentWords: ConsentWords = {
  text: 'Si está de acuerdo, medimos las visitas y el efecto de nuestros anuncios. Puede cambiar de opinión al pie de cada página.',
  accept: 'Aceptar',
  reject: 'Rechazar',
  choose: 'Elegir',
};
