import type { SolutionDetailContent } from '../entities.ts';

export const piecesInHand = {
  key: 'pieces-in-hand',
  solution: 'museums',
  slug: { pt: 'pecas-na-mao', en: 'pieces-in-hand', es: 'piezas-en-la-mano' },
  name: { pt: 'Peças na mão', en: 'Objects in hand', es: 'Piezas en la mano' },
  headline: {
    pt: 'Pousa-se a réplica no vidro, e a mesa conta de onde veio.',
    en: 'Put the replica on the glass, and the table tells where it came from.',
    es: 'Se posa la réplica en el cristal y la mesa cuenta de dónde vino.',
  },
  summary: {
    pt: 'Réplicas, moedas, cerâmica ou sementes com uma marca por baixo, que a mesa reconhece e segue quando rodam.',
    en: 'Replicas, coins, pottery or seeds with a mark underneath, which the table recognises and follows as they turn.',
    es: 'Réplicas, monedas, cerámica o semillas con una marca por debajo, que la mesa reconoce y sigue cuando giran.',
  },
  body: {
    pt: `
      <p><strong>Uma peça na mão pesa, tem textura e convida a virar.</strong> Com o Sinete, cada réplica leva uma marca impressa por baixo, sem pilhas nem chips, e a mesa sabe qual é, onde está e para onde aponta. Duas peças juntas contam o que nenhuma conta só.</p>
      <p><strong>Com as peças do museu.</strong> As marcas colam-se a réplicas que já existem, ou vêm em bases finas que se aparafusam. Uma peça que se perde pede-se à unidade, com a mesma marca.</p>
      <p><strong>Para quem não vê.</strong> Pousar a peça pode abrir a audiodescrição, e cada forma distingue-se pelo tato.</p>
    `,
    en: `
      <p><strong>A piece in the hand has weight and texture, and asks to be turned over.</strong> With Sinete each replica carries a printed mark underneath, with no batteries or chips, and the table knows which it is, where it stands and which way it points. Two pieces together tell what neither tells alone.</p>
      <p><strong>Use your own pieces.</strong> Marks stick to replicas the museum already has, or come on thin bases that screw on. A lost piece can be ordered singly, with the same mark.</p>
      <p><strong>For those who cannot see.</strong> Putting a piece down can start the audio description, and every shape can be told apart by touch.</p>
    `,
    es: `
      <p><strong>Una pieza en la mano pesa, tiene textura e invita a darle la vuelta.</strong> Con Sinete, cada réplica lleva una marca impresa por debajo, sin pilas ni chips, y la mesa sabe cuál es, dónde está y hacia dónde apunta. Dos piezas juntas cuentan lo que ninguna cuenta sola.</p>
      <p><strong>Con las piezas del museo.</strong> Las marcas se pegan a réplicas que ya existen, o vienen en bases finas que se atornillan. Una pieza que se pierde se pide suelta, con la misma marca.</p>
      <p><strong>Para quien no ve.</strong> Posar la pieza puede iniciar la audiodescripción, y cada forma se distingue al tacto.</p>
    `,
  },
  steps: [
    {
      title: { pt: 'Escolher as peças', en: 'Choose the pieces', es: 'Elegir las piezas' },
      text: {
        pt: 'De seis a doze para começar, com base onde caiba a marca.',
        en: 'Six to twelve to start with, wide enough to stand and to take a mark.',
        es: 'De seis a doce para empezar, con base suficiente para la marca.',
      },
    },
    {
      title: { pt: 'Marcar', en: 'Mark', es: 'Marcar' },
      text: {
        pt: 'Autocolante, base ou marca gravada na réplica.',
        en: 'A label, a base, or a mark made with the replica.',
        es: 'Adhesivo, base o marca hecha con la réplica.',
      },
    },
    {
      title: { pt: 'Contar', en: 'Tell', es: 'Contar' },
      text: {
        pt: 'Um dia no museu, a construir a primeira história com a equipa.',
        en: 'A day at the museum, building the first story with its staff.',
        es: 'Un día en el museo, construyendo la primera historia con el equipo.',
      },
    },
    {
      title: { pt: 'Guardar', en: 'Keep', es: 'Guardar' },
      text: {
        pt: 'Um tabuleiro com lugar para cada uma, que mostra logo a que falta.',
        en: 'A tray with a place for each, which shows at once what is missing.',
        es: 'Una bandeja con un sitio para cada una, que muestra enseguida la que falta.',
      },
    },
  ],
  picture: {
    id: 'use-pieces-in-hand',
    alt: {
      pt: 'Ânfora, taça e moeda pousadas no vidro da Faro 65, que desenha de onde veio cada uma',
      en: 'Amphora, bowl and coin on the glass of the Faro 65, which draws where each one came from',
      es: 'Ánfora, cuenco y moneda sobre el cristal de la Faro 65, que dibuja de dónde vino cada pieza',
    },
  },
  products: ['sinete', 'faro-65', 'veu-55'],
  questions: [
    {
      key: 'mesas',
      question: { pt: 'Em que mesas funciona?', en: 'Which tables does it work on?', es: '¿En qué mesas funciona?' },
      answer: {
        pt: '<p>Na Faro 65, até 32 peças ao mesmo tempo com o Sinete (12 sem ele), e também na Delta 55 e na Nimbo 43, com menos.</p>',
        en: '<p>On the Faro 65, up to 32 pieces at once with Sinete (12 without it), and on the Delta 55 and Nimbo 43 with fewer.</p>',
        es: '<p>En la Faro 65, hasta 32 piezas a la vez con Sinete (12 sin él), y también en la Delta 55 y la Nimbo 43, con menos.</p>',
      },
    },
    {
      key: 'roubo',
      question: { pt: 'E se levarem as peças?', en: 'What if pieces are taken?', es: '¿Y si se llevan las piezas?' },
      answer: {
        pt: '<p>Acontece. Podem prender-se com cabo de aço, e cada uma tem o seu lugar no tabuleiro: o que falta vê-se antes de fechar.</p>',
        en: '<p>It happens. They can be tethered with steel cable, and each has its place in the tray, so that a gap shows before closing time.</p>',
        es: '<p>Ocurre. Pueden sujetarse con cable de acero, y cada una tiene su sitio en la bandeja, de modo que un hueco se ve antes de cerrar.</p>',
      },
    },
  ],
  seo: {
    title: {
      pt: 'Peças que a mesa do museu reconhece',
      en: 'Pieces that a museum table recognises',
      es: 'Piezas que reconoce la mesa del museo',
    },
    description: {
      pt: 'Réplicas com uma marca por baixo, que a mesa reconhece e segue: como se escolhem, marcam e contam histórias com as peças de um museu.',
      en: 'Replicas with a mark underneath that the table recognises and follows: how to choose them, mark them and tell stories with a museum’s pieces.',
      es: 'Réplicas con una marca por debajo que la mesa reconoce y sigue: cómo se eligen, se marcan y cuentan historias con las piezas de un museo.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies SolutionDetailContent;
