import type { PageContent } from '../entities.ts';

export const solutions = {
  key: 'solutions',
  title: { pt: 'Soluções', en: 'Solutions', es: 'Soluciones' },
  headline: {
    pt: 'Um dia, nove lugares. A cada hora há alguém diante de um ecrã que precisa que ele responda: comece pelo seu setor.',
    en: 'One day, nine places. At every hour somebody stands before a screen that has to answer: start with your own sector.',
    es: 'Un día, nueve lugares. A cada hora hay alguien ante una pantalla que tiene que responder: empiece por su sector.',
  },
  actions: [
    {
      label: { pt: 'Pedir conselho', en: 'Ask for advice', es: 'Pedir consejo' },
      url: 'ref:page/contacts#formulario-contacto',
    },
    { label: { pt: 'Ver os projetos', en: 'See the projects', es: 'Ver los proyectos' }, url: 'ref:page/projects' },
  ],
  blocks: [],
  seo: {
    title: {
      pt: 'Soluções interativas por setor',
      en: 'Interactive solutions by sector',
      es: 'Soluciones interactivas por sector',
    },
    description: {
      pt: 'Ecrãs, mesas, quiosques e painéis para educação, empresas, cidades, comércio, hotelaria, museus, saúde, indústria e casa: o que resolvem em cada um.',
      en: 'Screens, tables, kiosks and panels for education, business, cities, retail, hospitality, museums, health, industry and the home, sector by sector.',
      es: 'Pantallas, mesas, quioscos y paneles para educación, empresas, ciudades, comercio, hostelería, museos, salud, industria y hogar, sector por sector.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies PageContent;
