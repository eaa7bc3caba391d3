import type { CategoryContent } from '../entities.ts';

export const accessories = {
  key: 'accessories',
  slug: { pt: 'acessorios', en: 'accessories', es: 'accesorios' },
  name: { pt: 'Acessórios', en: 'Accessories', es: 'Accesorios' },
  headline: {
    pt: 'Suportes, computadores, câmaras e canetas para o ecrã que já tem.',
    en: 'Stands, computers, cameras and pens for the screen you already have.',
    es: 'Soportes, ordenadores, cámaras y lápices para la pantalla que ya tiene.',
  },
  intro: {
    pt: '<p>Um acessório resolve uma coisa só: levar o ecrã para outra sala, pô-lo ao alcance de quem está sentado, juntar-lhe o Windows, uma câmara ou quatro canetas. Cada ficha diz em que modelos serve e que carga aguenta.</p><p>Os suportes e o módulo seguem normas comuns (VESA e OPS), e por isso também servem em ecrãs de outras marcas. As canetas querem um ecrã de infravermelhos; as nossas mesas, capacitivas, têm as suas.</p>',
    en: '<p>An accessory does one thing: takes a screen to another room, brings it within reach of someone seated, or gives it Windows, a camera or four pens. Each datasheet says which models it fits and what load it bears.</p><p>The stands and the module follow common standards (VESA and OPS), so they fit other makes of screen too. The pens need an infrared screen; our tables are capacitive and have pens of their own.</p>',
    es: '<p>Un accesorio resuelve una sola cosa: llevar la pantalla a otra sala, ponerla al alcance de quien está sentado o darle Windows, una cámara o cuatro lápices. Cada ficha dice en qué modelos sirve y qué carga aguanta.</p><p>Los soportes y el módulo siguen normas comunes (VESA y OPS), así que también valen para pantallas de otras marcas. Los lápices piden una pantalla de infrarrojos; nuestras mesas, capacitivas, tienen los suyos.</p>',
  },
  summary: {
    pt: 'Coluna elevatória, suporte com rodízios, módulo Windows, câmara 4K e canetas sem pilha.',
    en: 'Lift column, stand on castors, Windows module, 4K camera and passive pens.',
    es: 'Columna elevadora, soporte con ruedas, módulo Windows, cámara 4K y lápices sin pilas.',
  },
  picture: {
    id: 'category-accessories',
    alt: {
      pt: 'Acessórios arrumados por ordem numa bancada, vistos de cima',
      en: 'Accessories laid out in order on a bench, seen from above',
      es: 'Accesorios ordenados sobre un banco de trabajo, vistos desde arriba',
    },
  },
  order: 9,
  questions: [],
  seo: {
    title: {
      pt: 'Acessórios para ecrãs interativos',
      en: 'Accessories for interactive screens',
      es: 'Accesorios para pantallas interactivas',
    },
    description: {
      pt: 'Acessórios para ecrãs interativos: coluna elevatória motorizada, suporte com rodízios, módulo Windows OPS, câmara 4K com tampa e canetas sem pilha.',
      en: 'Accessories for interactive screens: motorised lift column, mobile stand, Windows OPS module, 4K camera with a shutter and a set of passive pens.',
      es: 'Accesorios para pantallas interactivas: columna elevadora motorizada, soporte con ruedas, módulo Windows OPS, cámara 4K con tapa y lápices sin pilas.',
    },
  },
  updatedAt: '2026-11-19T09:00:00Z',
} satisfies CategoryContent;
