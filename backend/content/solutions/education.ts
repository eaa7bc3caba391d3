import type { SolutionContent } from '../entities.ts';

export const education = {
  key: 'education',
  name: { pt: 'Educação', en: 'Education', es: 'Educación' },
  summary: {
    pt: 'Ecrãs para seis aulas por dia, mesas à altura de quem tem quatro anos e um quadro que fica guardado para quem faltou.',
    en: 'Screens for six lessons a day, tables at the height of a four-year-old, and a board that is saved for whoever was absent.',
    es: 'Pantallas para seis clases al día, mesas a la altura de un niño de cuatro años y una pizarra que se guarda para quien faltó.',
  },
} satisfies SolutionContent;
