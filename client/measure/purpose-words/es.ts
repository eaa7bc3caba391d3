import type { PurposeWords } from './pt.ts';

export const purposeWords: PurposeWords = {
  save: 'Guardar',
  statistics: 'Estadística: cuántas visitas hay y qué páginas se leen',
  marketing: 'Marketing: de qué anuncio viene y si dio lugar a una solicitud',
};
