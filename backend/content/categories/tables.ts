import type { CategoryContent } from '../entities.ts';

export const tables = {
  key: 'tables',
  slug: { pt: 'mesas-interativas', en: 'interactive-tables', es: 'mesas-interactivas' },
  name: { pt: 'Mesas interativas', en: 'Interactive tables', es: 'Mesas interactivas' },
  shortName: { pt: 'Mesas', en: 'Tables', es: 'Mesas' },
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
      pt: 'Três mesas interativas numa sala verde com luz da tarde: à frente a infantil, branca e coral; à direita a de exposição, de tampo inclinado; à esquerda a de reunião, com duas cadeiras',
      en: 'Three interactive tables in a green room with afternoon light: in front the white and coral children’s table; on the right the exhibition table and its sloping top; on the left the meeting table with two chairs',
      es: 'Tres mesas interactivas en una sala verde con luz de tarde: delante la infantil, blanca y coral; a la derecha la de exposición, de tablero inclinado; a la izquierda la de reuniones, con dos sillas',
    },
  },
  closeUp: {
    id: 'category-tables-near',
    alt: {
      pt: 'Mesa infantil com um jogo de formas e, na beira, lápis de cera, blocos e um desenho; ao fundo, uma mesa de exposição',
      en: 'Children’s table with a game of shapes and, on its rim, crayons, blocks and a drawing; behind it, an exhibition table',
      es: 'Mesa infantil con un juego de formas y, en el borde, ceras, bloques y un dibujo; al fondo, una mesa de exposición',
    },
  },
  order: 2,
  questions: [
    {
      key: 'liquidos',
      question: {
        pt: 'O que acontece se alguém entornar um copo?',
        en: 'What if somebody spills a cup?',
        es: '¿Qué pasa si alguien derrama un vaso?',
      },
      answer: {
        pt: '<p>Limpa-se. O vidro é selado e resiste a riscos de canetas e de loiça; na Nimbo 43 o toque faz uma pausa enquanto alguém passa o pano. Na Delta 55, livros, chávenas e antebraços são ignorados.</p>',
        en: '<p>You wipe it up. The glass is sealed and resists scratches from pens and crockery; on the Nimbo 43 touch pauses while somebody wipes. On the Delta 55, books, cups and forearms are ignored.</p>',
        es: '<p>Se limpia. El cristal va sellado y resiste arañazos de bolígrafos y vajilla; en la Nimbo 43 la función táctil hace una pausa mientras alguien pasa el paño. En la Delta 55 se ignoran libros, tazas y antebrazos.</p>',
      },
    },
    {
      key: 'altura',
      question: {
        pt: 'Que altura convém a quem a vai usar?',
        en: 'Which height suits the people who will use it?',
        es: '¿Qué altura conviene a quien la va a usar?',
      },
      answer: {
        pt: '<p>60 cm para crianças dos três aos oito anos, 75 cm para reuniões à volta da mesa, tampo inclinado para quem vem de passagem e não se senta. A Nimbo 43 existe também a 80 cm e a Delta 55 a 105 cm, para estar de pé.</p>',
        en: '<p>60 cm for children of three to eight, 75 cm for meetings around the table, a sloping top for visitors who do not sit down. The Nimbo 43 also comes at 80 cm, and the Delta 55 at 105 cm for standing meetings.</p>',
        es: '<p>60 cm para niños de tres a ocho años, 75 cm para reuniones alrededor de la mesa, tablero inclinado para quien va de paso y no se sienta. La Nimbo 43 existe también a 80 cm y la Delta 55 a 105 cm, para estar de pie.</p>',
      },
    },
    {
      key: 'entrada',
      question: {
        pt: 'Passa na porta e no elevador?',
        en: 'Will it go through the door and into the lift?',
        es: '¿Pasa por la puerta y cabe en el ascensor?',
      },
      answer: {
        pt: '<p>A Nimbo 43 leva as quatro pernas montadas no local, em dez minutos. A Delta 55 vem em duas caixas, tampo e pé. A Faro 65 pede uma porta de 110 cm: pesa 172 kg e pousa-se com um elevador hidráulico, que levamos.</p>',
        en: '<p>The legs of the Nimbo 43 go on where it will stand, in ten minutes. The Delta 55 comes in two crates, top and pedestal. The Faro 65 needs a door of 110 cm: it weighs 172 kg and is set down with a hydraulic lifter, which we bring.</p>',
        es: '<p>Las cuatro patas de la Nimbo 43 se montan en el sitio, en diez minutos. La Delta 55 llega en dos cajas, tablero y pie. La Faro 65 pide una puerta de 110 cm: pesa 172 kg y se coloca con un elevador hidráulico, que llevamos nosotros.</p>',
      },
    },
    {
      key: 'objetos',
      question: {
        pt: 'A mesa reconhece peças pousadas no vidro?',
        en: 'Does the table recognise objects on the glass?',
        es: '¿La mesa reconoce piezas sobre el cristal?',
      },
      answer: {
        pt: '<p>Reconhece, com o <a href="ref:product/sinete">Sinete</a>: até 12 peças na Nimbo 43, 24 na Delta 55 e 32 na Faro 65. A marca cola-se por baixo de réplicas, maquetas ou garrafas que já tenha; não leva pilha nem câmara.</p>',
        en: '<p>It does, with <a href="ref:product/sinete">Sinete</a>: up to 12 pieces on the Nimbo 43, 24 on the Delta 55 and 32 on the Faro 65. The mark is stuck under replicas, models or bottles you already have; there is no battery and no camera.</p>',
        es: '<p>Sí, con <a href="ref:product/sinete">Sinete</a>: hasta 12 piezas en la Nimbo 43, 24 en la Delta 55 y 32 en la Faro 65. La marca se pega debajo de réplicas, maquetas o botellas que ya tenga; no lleva pilas ni cámara.</p>',
      },
    },
  ],
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
