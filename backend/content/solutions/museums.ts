import type { SolutionContent } from '../entities.ts';

export const museums = {
  key: 'museums',
  name: { pt: 'Museus e centros de visita', en: 'Museums and visitor centres', es: 'Museos y centros de visitantes' },
  summary: {
    pt: 'Mapas, arquivos e peças frágeis que se exploram com as mãos, por um grupo inteiro, sem que nada saia da vitrina.',
    en: 'Maps, archives and fragile pieces explored by hand, by a whole group, while nothing leaves its case.',
    es: 'Mapas, archivos y piezas frágiles que un grupo entero explora con las manos, sin que nada salga de la vitrina.',
  },
  slug: { pt: 'museus', en: 'museums', es: 'museos' },
  headline: {
    pt: 'Mapas, arquivos e peças frágeis que se exploram com as mãos, por um grupo inteiro, sem que nada saia da vitrina.',
    en: 'Maps, archives and fragile pieces explored by hand, by a whole group, while nothing leaves its case.',
    es: 'Mapas, archivos y piezas frágiles que un grupo entero explora con las manos, sin que nada salga de la vitrina.',
  },
  time: [14, 0],
  problem: {
    pt: 'Mapas, arquivos e peças frágeis que se exploram com as mãos, por um grupo inteiro, sem que nada saia da vitrina.',
    en: 'Maps, archives and fragile pieces explored by hand, by a whole group, while nothing leaves its case.',
    es: 'Mapas, archivos y piezas frágiles que un grupo entero explora con las manos, sin que nada salga de la vitrina.',
  },
  approach: {
    pt: 'Mapas, arquivos e peças frágeis que se exploram com as mãos, por um grupo inteiro, sem que nada saia da vitrina.',
    en: 'Maps, archives and fragile pieces explored by hand, by a whole group, while nothing leaves its case.',
    es: 'Mapas, archivos y piezas frágiles que un grupo entero explora con las manos, sin que nada salga de la vitrina.',
  },
  picture: {
    id: 'solution-museums',
    alt: { pt: 'Museus e centros de visita', en: 'Museums and visitor centres', es: 'Museos y centros de visitantes' },
  },
  figures: [],
  products: [],
  questions: [],
  order: 6,
  seo: {
    title: {
      pt: 'Museus e centros de visita',
      en: 'Museums and visitor centres',
      es: 'Museos y centros de visitantes',
    },
    description: {
      pt: 'Mapas, arquivos e peças frágeis que se exploram com as mãos, por um grupo inteiro, sem que nada saia da vitrina.',
      en: 'Maps, archives and fragile pieces explored by hand, by a whole group, while nothing leaves its case.',
      es: 'Mapas, archivos y piezas frágiles que un grupo entero explora con las manos, sin que nada salga de la vitrina.',
    },
  },
  updatedAt: '2026-11-20T09:00:00Z',
} satisfies SolutionContent;
