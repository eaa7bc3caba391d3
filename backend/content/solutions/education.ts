import type { SolutionContent } from '../entities.ts';

export const education = {
  key: 'education',
  name: { pt: 'Educação', en: 'Education', es: 'Educación' },
  summary: {
    pt: 'Ecrãs para seis aulas por dia, mesas à altura de quem tem quatro anos e um quadro que fica guardado para quem faltou.',
    en: 'Screens for six lessons a day, tables at the height of a four-year-old, and a board that is saved for whoever was absent.',
    es: 'Pantallas para seis clases al día, mesas a la altura de un niño de cuatro años y una pizarra que se guarda para quien faltó.',
  },
  slug: { pt: 'educacao', en: 'education', es: 'educacion' },
  headline: {
    pt: 'Ecrãs para seis aulas por dia, mesas à altura de quem tem quatro anos e um quadro que fica guardado para quem faltou.',
    en: 'Screens for six lessons a day, tables at the height of a four-year-old, and a board that is saved for whoever was absent.',
    es: 'Pantallas para seis clases al día, mesas a la altura de un niño de cuatro años y una pizarra que se guarda para quien faltó.',
  },
  time: [8, 25],
  problem: {
    pt: 'Ecrãs para seis aulas por dia, mesas à altura de quem tem quatro anos e um quadro que fica guardado para quem faltou.',
    en: 'Screens for six lessons a day, tables at the height of a four-year-old, and a board that is saved for whoever was absent.',
    es: 'Pantallas para seis clases al día, mesas a la altura de un niño de cuatro años y una pizarra que se guarda para quien faltó.',
  },
  approach: {
    pt: 'Ecrãs para seis aulas por dia, mesas à altura de quem tem quatro anos e um quadro que fica guardado para quem faltou.',
    en: 'Screens for six lessons a day, tables at the height of a four-year-old, and a board that is saved for whoever was absent.',
    es: 'Pantallas para seis clases al día, mesas a la altura de un niño de cuatro años y una pizarra que se guarda para quien faltó.',
  },
  picture: { id: 'solution-education', alt: { pt: 'Educação', en: 'Education', es: 'Educación' } },
  figures: [],
  products: [],
  questions: [],
  order: 1,
  seo: {
    title: { pt: 'Educação', en: 'Education', es: 'Educación' },
    description: {
      pt: 'Ecrãs para seis aulas por dia, mesas à altura de quem tem quatro anos e um quadro que fica guardado para quem faltou.',
      en: 'Screens for six lessons a day, tables at the height of a four-year-old, and a board that is saved for whoever was absent.',
      es: 'Pantallas para seis clases al día, mesas a la altura de un niño de cuatro años y una pizarra que se guarda para quien faltó.',
    },
  },
  updatedAt: '2026-11-20T09:00:00Z',
} satisfies SolutionContent;
