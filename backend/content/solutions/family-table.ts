import type { SolutionDetailContent } from '../entities.ts';

export const familyTable = {
  key: 'family-table',
  solution: 'home',
  slug: { pt: 'mesa-de-familia', en: 'family-table', es: 'mesa-de-familia' },
  name: { pt: 'Mesa de família', en: 'Family table', es: 'Mesa de familia' },
  headline: {
    pt: 'Um só ecrã na sala, e as cadeiras viradas umas para as outras.',
    en: 'A single screen in the room, and chairs that face each other.',
    es: 'Una sola pantalla en el salón y las sillas unas frente a otras.',
  },
  summary: {
    pt: 'Jogos, desenhos e fotografias numa mesa baixa onde se joga em conjunto, sem contas e sem nada para comprar lá dentro.',
    en: 'Games, drawings and photographs on a low table for playing together, with no accounts and nothing to buy inside.',
    es: 'Juegos, dibujos y fotografías en una mesa baja donde se juega en grupo, sin cuentas y sin nada que comprar dentro.',
  },
  body: {
    pt: `
      <p><strong>Feita para aguentar.</strong> Um puzzle de fotografias da família, um jogo de memória com os avós, uma pintura a três. A Nimbo 43 foi feita para o jardim de infância, e é por isso que aguenta uma casa: sumo entornado, joelhos, carrinhos.</p>
      <p><strong>Sabe quando parar.</strong> Ao fim de vinte minutos pede uma pausa, e com a tampa de feltro serve para lanchar. O som não passa de 75 dB.</p>
      <p><strong>Do telemóvel para a mesa.</strong> As fotografias partilham-se sem fios, e não saem de casa.</p>
    `,
    en: `
      <p><strong>Made to take it.</strong> A puzzle made of family photographs, a memory game with grandparents, a painting by three. The Nimbo 43 was made for nurseries, which is why it stands up to a home: spilt juice, knees, toy cars.</p>
      <p><strong>It knows when to stop.</strong> After twenty minutes it asks for a break, and under its felt cover it is a place for tea. The sound never goes above 75 dB.</p>
      <p><strong>From phone to table.</strong> Photographs are shared wirelessly and never leave the house.</p>
    `,
    es: `
      <p><strong>Hecha para aguantar.</strong> Un puzle con fotografías de la familia, un juego de memoria con los abuelos, una pintura a tres. La Nimbo 43 está hecha para la escuela infantil, y por eso aguanta una casa: zumo derramado, rodillas, cochecitos.</p>
      <p><strong>Sabe cuándo parar.</strong> A los veinte minutos pide una pausa, y con la tapa de fieltro sirve para merendar. El sonido no pasa de 75 dB.</p>
      <p><strong>Del móvil a la mesa.</strong> Las fotografías se comparten sin cables y no salen de casa.</p>
    `,
  },
  steps: [
    {
      title: { pt: 'Medir', en: 'Measure', es: 'Medir' },
      text: {
        pt: 'Por vídeo: 1,25 × 0,84 m de mesa e 80 cm à volta.',
        en: 'By video: 1.25 × 0.84 m of table and 80 cm around it.',
        es: 'Por vídeo: 1,25 × 0,84 m de mesa y 80 cm alrededor.',
      },
    },
    {
      title: { pt: 'Receber', en: 'Receive', es: 'Recibir' },
      text: {
        pt: 'Duas pessoas trazem-na, aparafusam as pernas e levam a caixa.',
        en: 'Two people bring it, screw the legs on and take the box away.',
        es: 'Dos personas la traen, atornillan las patas y se llevan la caja.',
      },
    },
    {
      title: { pt: 'Escolher', en: 'Choose', es: 'Elegir' },
      text: {
        pt: 'Um código para os adultos; 32 jogos já lá estão.',
        en: 'A code for the adults; 32 games are already there.',
        es: 'Un código para los mayores; 32 juegos ya están dentro.',
      },
    },
    {
      title: { pt: 'Jogar', en: 'Play', es: 'Jugar' },
      text: {
        pt: 'De pé ou em bancos baixos, com as duas mãos.',
        en: 'Standing or on low stools, with both hands.',
        es: 'De pie o en banquetas bajas, con las dos manos.',
      },
    },
  ],
  picture: {
    id: 'use-family-table',
    alt: {
      pt: 'Um jogo de percurso na Nimbo 43, com quatro peças pousadas no vidro e duas chávenas na borda; ao fundo, o sofá',
      en: 'A board game on the Nimbo 43, four pieces standing on the glass and two cups on its rim; behind, the sofa',
      es: 'Un juego de recorrido en la Nimbo 43, con cuatro piezas sobre el cristal y dos tazas en el borde; al fondo, el sofá',
    },
  },
  products: ['nimbo-43', 'recreio', 'sinete'],
  questions: [
    {
      key: 'idade',
      question: {
        pt: 'Até que idade serve?',
        en: 'Up to what age is it for?',
        es: '¿Hasta qué edad sirve?',
      },
      answer: {
        pt: '<p>Os jogos são para crianças dos três aos oito. Depois, na versão de 80 cm, liga-se um computador ou uma consola por HDMI.</p>',
        en: '<p>The games are for ages three to eight. Later, on the 80 cm version, connect a computer or a console by HDMI.</p>',
        es: '<p>Los juegos son para niños de tres a ocho años. Después, en la versión de 80 cm, se conecta un ordenador o una consola por HDMI.</p>',
      },
    },
    {
      key: 'energia',
      question: { pt: 'Quanto gasta?', en: 'How much electricity does it use?', es: '¿Cuánto gasta?' },
      answer: {
        pt: '<p>68 W em uso. Duas horas por dia são cerca de 50 kWh por ano.</p>',
        en: '<p>68 W in use. Two hours a day come to about 50 kWh a year.</p>',
        es: '<p>68 W en uso. Dos horas al día son unos 50 kWh al año.</p>',
      },
    },
  ],
  seo: {
    title: {
      pt: 'Mesa interativa para a família',
      en: 'An interactive table for the family',
      es: 'Mesa interactiva para la familia',
    },
    description: {
      pt: 'Jogos de grupo, fotografias e pintura numa mesa feita para crianças dos três aos oito anos, entregue e montada em casa, sem contas nem anúncios.',
      en: 'Group games, photographs and painting on a table made for ages three to eight, delivered and assembled at home, with no accounts or adverts.',
      es: 'Juegos de grupo, fotografías y pintura en una mesa hecha para niños de tres a ocho años, entregada y montada en casa, sin cuentas ni anuncios.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies SolutionDetailContent;
