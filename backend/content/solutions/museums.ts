import type { SolutionContent } from '../entities.ts';

export const museums = {
  key: 'museums',
  name: { pt: 'Museus e centros de visita', en: 'Museums and visitor centres', es: 'Museos y centros de visitantes' },
  summary: {
    pt: 'Mapas, arquivos e peças frágeis que se exploram com as mãos, por um grupo inteiro, sem que nada saia da vitrina.',
    en: 'Maps, archives and fragile pieces explored by hand, by a whole group, while nothing leaves its case.',
    es: 'Mapas, archivos y piezas frágiles que un grupo entero explora con las manos, sin que nada salga de la vitrina.',
  },
} satisfies SolutionContent;
