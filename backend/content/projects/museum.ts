import type { ProjectContent } from '../entities.ts';

export const museum = {
  key: 'museum',
  name: {
    pt: 'Um estuário para abrir com as mãos',
    en: 'An estuary to open by hand',
    es: 'Una ría que se abre con las manos',
  },
  client: {
    pt: 'Museu das Barcas de Sal',
    en: 'Museo de las Barcas de Sal',
    es: 'Museo de las Barcas de Sal',
  },
  sector: { pt: 'Museus', en: 'Museums', es: 'Museos' },
  place: 'Huelva',
  year: 2024,
  summary: {
    pt: 'Duas mesas Faro 65 mostram quatro séculos de cartas náuticas, sobrepostas à costa de hoje. As escolas ficam, em média, o dobro do tempo que ficavam diante das vitrinas.',
    en: 'Two Faro 65 tables lay four centuries of sea charts over today’s coastline. School groups stay, on average, twice as long as they did in front of the display cases.',
    es: 'Dos mesas Faro 65 superponen cuatro siglos de cartas náuticas a la costa actual. Los grupos escolares se quedan, de media, el doble de tiempo que ante las vitrinas.',
  },
  picture: {
    id: 'project-museum',
    alt: {
      pt: 'Sala de museu na penumbra com uma mesa interativa cor de areia de tampo inclinado',
      en: 'Dimly lit museum room with a sand-coloured interactive table and its sloping top',
      es: 'Sala de museo en penumbra con una mesa interactiva color arena de tablero inclinado',
    },
  },
} satisfies ProjectContent;
