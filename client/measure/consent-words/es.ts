import type { ConsentWords } from './pt.ts';

export const consentWords: ConsentWords = {
  text: '¿Podemos medir visitas y anuncios? Puede cambiar la respuesta al pie de cada página.',
  accept: 'Aceptar',
  reject: 'Rechazar',
  choose: 'Elegir',
};
