import type { PageContent } from '../entities.ts';
import { busNetwork } from '../projects/bus-network.ts';

export const projectsPage = {
  key: 'projects',
  title: {
    pt: 'Projetos',
    en: 'Projects',
    es: 'Proyectos',
  },
  headline: {
    pt: 'Doze instalações contadas do princípio ao fim: o que lá estava, o que correu mal e o que está a funcionar hoje. As imagens são reconstituições em 3D.',
    en: 'Twelve installations told from start to finish: what was there, what went wrong and what is working today. The pictures are 3D reconstructions.',
    es: 'Doce instalaciones contadas de principio a fin: qué había, qué salió mal y qué funciona hoy. Las imágenes son recreaciones en 3D.',
  },
  picture: busNetwork.picture,
  blocks: [],
  seo: {
    title: {
      pt: 'Projetos: escolas, câmaras, hotéis e museus',
      en: 'Projects in schools, councils, hotels and museums',
      es: 'Proyectos en colegios, ayuntamientos y museos',
    },
    description: {
      pt: 'Instalações da Vidra com quantidades, datas e números medidos: uma escola, uma rede de autocarros, um hospital, uma fábrica e mais oito, com o que correu mal.',
      en: 'Vidra installations with quantities, dates and measured figures: a school, a bus network, a hospital, a factory and eight more, mishaps included.',
      es: 'Instalaciones de Vidra con cantidades, fechas y cifras medidas: un colegio, una red de autobuses, un hospital, una fábrica y ocho más, con sus tropiezos.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies PageContent;
