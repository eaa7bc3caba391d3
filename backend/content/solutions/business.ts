import type { SolutionContent } from '../entities.ts';

export const business = {
  key: 'business',
  name: { pt: 'Empresas', en: 'Business', es: 'Empresas' },
  summary: {
    pt: 'Salas onde se liga o portátil com um só cabo, se desenha por cima do documento e se sai com as notas já enviadas.',
    en: 'Rooms where one cable connects the laptop, people draw straight on the document, and the notes are sent before anyone leaves.',
    es: 'Salas donde el portátil se conecta con un solo cable, se dibuja sobre el documento y las notas salen enviadas al terminar.',
  },
  slug: { pt: 'empresarial', en: 'business', es: 'empresas' },
  headline: {
    pt: 'Salas onde se liga o portátil com um só cabo, se desenha por cima do documento e se sai com as notas já enviadas.',
    en: 'Rooms where one cable connects the laptop, people draw straight on the document, and the notes are sent before anyone leaves.',
    es: 'Salas donde el portátil se conecta con un solo cable, se dibuja sobre el documento y las notas salen enviadas al terminar.',
  },
  time: [9, 0],
  problem: {
    pt: 'Salas onde se liga o portátil com um só cabo, se desenha por cima do documento e se sai com as notas já enviadas.',
    en: 'Rooms where one cable connects the laptop, people draw straight on the document, and the notes are sent before anyone leaves.',
    es: 'Salas donde el portátil se conecta con un solo cable, se dibuja sobre el documento y las notas salen enviadas al terminar.',
  },
  approach: {
    pt: 'Salas onde se liga o portátil com um só cabo, se desenha por cima do documento e se sai com as notas já enviadas.',
    en: 'Rooms where one cable connects the laptop, people draw straight on the document, and the notes are sent before anyone leaves.',
    es: 'Salas donde el portátil se conecta con un solo cable, se dibuja sobre el documento y las notas salen enviadas al terminar.',
  },
  picture: { id: 'solution-business', alt: { pt: 'Empresas', en: 'Business', es: 'Empresas' } },
  figures: [],
  products: [],
  questions: [],
  order: 2,
  seo: {
    title: { pt: 'Empresas', en: 'Business', es: 'Empresas' },
    description: {
      pt: 'Salas onde se liga o portátil com um só cabo, se desenha por cima do documento e se sai com as notas já enviadas.',
      en: 'Rooms where one cable connects the laptop, people draw straight on the document, and the notes are sent before anyone leaves.',
      es: 'Salas donde el portátil se conecta con un solo cable, se dibuja sobre el documento y las notas salen enviadas al terminar.',
    },
  },
  updatedAt: '2026-11-20T09:00:00Z',
} satisfies SolutionContent;
