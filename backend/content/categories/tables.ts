import type { CategoryContent } from '../entities.ts';

export const tables = {
  key: 'tables',
  slug: { pt: 'mesas-interativas', en: 'interactive-tables', es: 'mesas-interactivas' },
  name: { pt: 'Mesas interativas', en: 'Interactive tables', es: 'Mesas interactivas' },
  headline: {
    pt: 'Mesas táteis para crianças, para reuniões e para exposições.',
    en: 'Touch tables for children, for meetings and for exhibitions.',
    es: 'Mesas táctiles para niños, para reuniones y para exposiciones.',
  },
  intro: {
    pt: '<p>Várias pessoas trabalham ao mesmo tempo sobre a mesma imagem, cada uma do seu lado do vidro, e ninguém fica de costas para ninguém.</p><p>A altura decide quase tudo: 60 cm para crianças de pé ou sentadas em bancos baixos, 75 cm para reunir, um tampo inclinado para quem visita e não se senta. O vidro é o mesmo onde se pousam chávenas, lápis e cotovelos.</p>',
    en: '<p>Several people work on the same picture at once, each on their own side of the glass, and nobody turns their back on anyone.</p><p>Height settles most of it: 60 cm for children standing or on low stools, 75 cm for meetings, a sloping top for visitors who never sit down. The glass is made for cups, pencils and elbows.</p>',
    es: '<p>Varias personas trabajan a la vez sobre la misma imagen, cada una en su lado del cristal, y nadie da la espalda a nadie.</p><p>La altura lo decide casi todo: 60 cm para niños de pie o en banquetas, 75 cm para reunirse y un tablero inclinado para quien visita y no se sienta. El cristal está pensado para tazas, lápices y codos.</p>',
  },
  summary: {
    pt: 'De 43 a 65 polegadas, para crianças, para reuniões e para exposições.',
    en: 'From 43 to 65 inches, for children, for meetings and for exhibitions.',
    es: 'De 43 a 65 pulgadas, para niños, para reuniones y para exposiciones.',
  },
  picture: {
    id: 'category-tables',
    alt: {
      pt: 'Três mesas interativas numa sala: a infantil, branca e coral, com duas crianças, a de exposição, inclinada, e ao fundo a de reunião',
      en: 'Three interactive tables in one room: the white and coral children’s table with two children, the sloping exhibition table and, at the back, the meeting table',
      es: 'Tres mesas interactivas en una sala: la infantil, blanca y coral, con dos niños, la de exposición, inclinada, y al fondo la de reuniones',
    },
  },
  order: 2,
  questions: [],
  seo: {
    title: {
      pt: 'Mesas interativas para escolas, reuniões e museus',
      en: 'Interactive tables for schools, meetings, museums',
      es: 'Mesas interactivas para colegios, reuniones y museos',
    },
    description: {
      pt: 'Mesas interativas de 43 a 65 polegadas: infantil com 60 cm de altura, de reunião com 75 cm e de exposição com tampo inclinado.',
      en: 'Interactive tables from 43 to 65 inches: a 60 cm children’s table, a 75 cm meeting table and an exhibition table with a sloping top.',
      es: 'Mesas interactivas de 43 a 65 pulgadas: infantil de 60 cm de altura, de reuniones de 75 cm y de exposición con tablero inclinado.',
    },
  },
  updatedAt: '2026-08-31T14:40:00Z',
} satisfies CategoryContent;
