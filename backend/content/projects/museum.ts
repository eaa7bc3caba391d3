import type { ProjectContent } from '../entities.ts';

export const museum = {
  key: 'museum',
  name: {
    pt: 'Cartas náuticas em duas mesas',
    en: 'Sea charts on two tables',
    es: 'Cartas náuticas en dos mesas',
  },
  client: {
    pt: 'Museo de las Barcas de Sal',
    en: 'Museo de las Barcas de Sal',
    es: 'Museo de las Barcas de Sal',
  },
  sector: 'museums',
  place: 'Huelva',
  year: 2024,
  summary: {
    pt: 'Duas mesas Faro 65 mostram quatro séculos de cartas náuticas, sobrepostas à costa de hoje. Cada grupo escolhe a língua, e o museu troca os textos a partir do escritório.',
    en: 'Two Faro 65 tables lay four centuries of sea charts over today’s coastline. Each group chooses its language, and the museum changes the texts from its office.',
    es: 'Dos mesas Faro 65 superponen cuatro siglos de cartas náuticas a la costa actual. Cada grupo elige idioma, y el museo cambia los textos desde la oficina.',
  },
  picture: {
    id: 'project-museum',
    alt: {
      pt: 'Sala de museu na penumbra com uma mesa interativa cor de areia de tampo inclinado',
      en: 'Dimly lit museum room with a sand-coloured interactive table and its sloping top',
      es: 'Sala de museo en penumbra con una mesa interactiva color arena de tablero inclinado',
    },
  },
  slug: { pt: 'cartas-nauticas-em-duas-mesas', en: 'sea-charts-on-two-tables', es: 'cartas-nauticas-en-dos-mesas' },
  story: {
    pt: 'Duas mesas Faro 65 mostram quatro séculos de cartas náuticas, sobrepostas à costa de hoje. Cada grupo escolhe a língua, e o museu troca os textos a partir do escritório.',
    en: 'Two Faro 65 tables lay four centuries of sea charts over today’s coastline. Each group chooses its language, and the museum changes the texts from its office.',
    es: 'Dos mesas Faro 65 superponen cuatro siglos de cartas náuticas a la costa actual. Cada grupo elige idioma, y el museo cambia los textos desde la oficina.',
  },
  figures: [],
  gallery: [],
  products: [{ product: 'faro-65', quantity: 2 }],
  seo: {
    title: {
      pt: 'Cartas náuticas em duas mesas',
      en: 'Sea charts on two tables',
      es: 'Cartas náuticas en dos mesas',
    },
    description: {
      pt: 'Duas mesas Faro 65 mostram quatro séculos de cartas náuticas, sobrepostas à costa de hoje. Cada grupo escolhe a língua, e o museu troca os textos a partir do escritório.',
      en: 'Two Faro 65 tables lay four centuries of sea charts over today’s coastline. Each group chooses its language, and the museum changes the texts from its office.',
      es: 'Dos mesas Faro 65 superponen cuatro siglos de cartas náuticas a la costa actual. Cada grupo elige idioma, y el museo cambia los textos desde la oficina.',
    },
  },
  updatedAt: '2026-11-20T09:00:00Z',
} satisfies ProjectContent;
