import type { CategoryContent } from '../entities.ts';

export const tables = {
  key: 'tables',
  slug: { pt: 'mesas-interativas', en: 'interactive-tables', es: 'mesas-interactivas' },
  name: { pt: 'Mesas interativas', en: 'Interactive tables', es: 'Mesas interactivas' },
  headline: {
    pt: 'Para várias pessoas à volta do mesmo assunto.',
    en: 'For several people around the same subject.',
    es: 'Para varias personas en torno al mismo tema.',
  },
  intro: {
    pt: '<p>À volta de uma mesa ninguém fica de costas para ninguém. Cada pessoa mexe no seu lado do vidro, ao mesmo tempo que as outras, e a conversa acontece por cima da imagem.</p><p>A altura decide quase tudo: 60 cm para crianças de pé ou sentadas em bancos baixos, 75 cm para reunir, um tampo inclinado para quem visita e não se senta. O vidro é o mesmo onde se pousam chávenas, lápis e cotovelos.</p>',
    en: '<p>Around a table nobody turns their back on anyone. Each person works on their own side of the glass, at the same time as the others, and the conversation happens across the picture.</p><p>Height settles most of it: 60 cm for children standing or on low stools, 75 cm for meetings, a sloping top for visitors who never sit down. The glass is made for cups, pencils and elbows.</p>',
    es: '<p>Alrededor de una mesa nadie da la espalda a nadie. Cada persona trabaja en su lado del cristal, a la vez que las demás, y la conversación pasa por encima de la imagen.</p><p>La altura lo decide casi todo: 60 cm para niños de pie o en banquetas, 75 cm para reunirse y un tablero inclinado para quien visita y no se sienta. El cristal está pensado para tazas, lápices y codos.</p>',
  },
  summary: {
    pt: 'Para crianças, para reuniões e para exposições, de 43 a 65 polegadas.',
    en: 'For children, for meetings and for exhibitions, from 43 to 65 inches.',
    es: 'Para niños, para reuniones y para exposiciones, de 43 a 65 pulgadas.',
  },
  picture: {
    id: 'delta-55-front',
    alt: {
      pt: 'Mesa de reunião azul-escura com ecrã embutido no tampo e pé em alumínio dobrado',
      en: 'Dark blue meeting table with a screen set into its top and a folded aluminium pedestal',
      es: 'Mesa de reuniones azul oscuro con pantalla integrada en el tablero y pie de aluminio plegado',
    },
  },
  order: 2,
  seo: {
    title: {
      pt: 'Mesas interativas para escolas, reuniões e museus',
      en: 'Interactive tables for schools, meetings, museums',
      es: 'Mesas interactivas para colegios, reuniones y museos',
    },
    description: {
      pt: 'Mesas interativas de 43 a 65 polegadas: infantil com 60 cm de altura, de reunião com 75 cm e de exposição com tampo inclinado. Compare os modelos.',
      en: 'Interactive tables from 43 to 65 inches: a 60 cm children’s table, a 75 cm meeting table and an exhibition table with a sloping top.',
      es: 'Mesas interactivas de 43 a 65 pulgadas: infantil de 60 cm de altura, de reuniones de 75 cm y de exposición con tablero inclinado.',
    },
  },
  updatedAt: '2026-08-31T14:40:00Z',
} satisfies CategoryContent;
