import { accessories } from '../categories/accessories.ts';
import type { ProductContent } from '../entities.ts';
import * as accessory from '../specifications/accessory.ts';
import * as mechanics from '../specifications/mechanics.ts';

export const traco = {
  key: 'traco',
  category: 'accessories',
  slug: { pt: 'traco', en: 'traco', es: 'traco' },
  name: 'Traço',
  tagline: {
    pt: 'Quatro canetas para ecrãs de infravermelhos, sem pilha',
    en: 'Four pens for infrared screens, with no battery',
    es: 'Cuatro lápices para pantallas de infrarrojos, sin pilas',
  },
  summary: {
    pt: 'Conjunto de quatro canetas sem pilha com tabuleiro magnético: duas de ponta fina, duas de ponta grossa, e em todas um topo que apaga.',
    en: 'Set of four passive pens with a magnetic tray: two with a fine tip, two with a broad one, and on each an eraser end.',
    es: 'Juego de cuatro lápices sin pilas con bandeja magnética: dos de punta fina, dos de punta gruesa y, en todos, un extremo que borra.',
  },
  body: {
    pt: `
      <p>O ecrã de infravermelhos mede a largura do que lhe toca. É assim que distingue as canetas, sem eletrónica dentro delas.</p>
      <h3>Duas pontas: 3 e 8 mm</h3>
      <p><strong>A fina</strong> serve para escrever e fazer contas. Com um milímetro de precisão no ecrã, uma letra de dois centímetros sai como foi desenhada.</p>
      <p><strong>A grossa</strong> serve para sublinhar, pintar e para mãos pequenas. A Lousa dá-lhe outra cor: duas pessoas escrevem lado a lado e cada uma fica com a sua, sem passar pelo menu.</p>
      <h3>Topo que apaga: 12 mm</h3>
      <p>Vira-se a caneta e apaga-se, como num lápis.</p>
      <h3>O que convém saber</h3>
      <ul>
      <li>Não servem nas mesas, que são capacitivas: a Delta 55 usa as canetas ativas Aresta, e a Nimbo 43 os pincéis Pingo.</li>
      <li>O tabuleiro prende-se por ímanes ao aço, como a haste da Rodas 86 ou um quadro branco, e retira-se para lavar.</li>
      <li>O feltro gasta-se antes de riscar o vidro, e de propósito. Vêm oito pontas de reserva, que se trocam puxando.</li>
      <li>Depois da aula, as canetas lavam-se com água e sabão. Podem ir ao chão: não têm nada que se parta.</li>
      </ul>
    `,
    en: `
      <p>An infrared screen measures the width of whatever touches it. That is how it tells these pens apart, with no electronics inside them.</p>
      <h3>Two tips: 3 and 8 mm</h3>
      <p><strong>The fine one</strong> is for writing and sums. With the screen accurate to one millimetre, a letter two centimetres high comes out as it was drawn.</p>
      <p><strong>The broad one</strong> is for underlining, for painting and for small hands. Lousa gives it a different colour, so two people writing side by side each keep their own without opening a menu.</p>
      <h3>Eraser end: 12 mm</h3>
      <p>Turn the pen round and rub out, as with a pencil.</p>
      <h3>Worth knowing</h3>
      <ul>
      <li>They are no use on our tables, which are capacitive: the Delta 55 takes the active Aresta pens, the Nimbo 43 takes Pingo brushes.</li>
      <li>The tray holds by magnets to steel, such as an upright of the Rodas 86 or a whiteboard, and comes off to be washed.</li>
      <li>The felt is meant to wear out before it could ever mark the glass. Eight spare tips are supplied; pull off the old, push on the new.</li>
      <li>After a lesson, wash the pens in soap and water. They survive a fall, having nothing inside to break.</li>
      </ul>
    `,
    es: `
      <p>Una pantalla de infrarrojos mide la anchura de lo que la toca. Así distingue los lápices, que no llevan electrónica dentro.</p>
      <h3>Dos puntas: 3 y 8 mm</h3>
      <p><strong>La fina</strong> sirve para escribir y hacer cuentas. Con un milímetro de precisión en la pantalla, una letra de dos centímetros sale tal como se dibujó.</p>
      <p><strong>La gruesa</strong> sirve para subrayar, pintar y para manos pequeñas. Lousa le da otro color: dos personas escriben a la vez y cada una conserva el suyo sin pasar por el menú.</p>
      <h3>Extremo que borra: 12 mm</h3>
      <p>Se da la vuelta al lápiz y se borra, como con uno de madera.</p>
      <h3>Conviene saber</h3>
      <ul>
      <li>No sirven en las mesas, que son capacitivas: la Delta 55 usa los lápices activos Aresta y la Nimbo 43, los pinceles Pingo.</li>
      <li>La bandeja se sujeta con imanes al acero, como un montante de la Rodas 86 o una pizarra blanca, y se quita para lavarla.</li>
      <li>El fieltro se gasta antes de rayar el cristal, y es a propósito. Vienen ocho puntas de repuesto, que se cambian tirando.</li>
      <li>Después de clase, los lápices se lavan con agua y jabón. Pueden caerse: no llevan nada que se rompa.</li>
      </ul>
    `,
  },
  gallery: [
    {
      id: 'traco-front',
      alt: {
        pt: 'Quatro canetas finas e direitas, lado a lado no seu tabuleiro',
        en: 'Four slim straight pens, side by side in their tray',
        es: 'Cuatro lápices finos y rectos, uno junto a otro en su bandeja',
      },
    },
    {
      id: 'traco-detail',
      alt: {
        pt: 'As três pontas e o traço de cada uma: fina de 3 mm, larga de 8 mm e a de apagar, com 12 mm',
        en: 'The three ends and the stroke of each: fine at 3 mm, broad at 8 mm and the eraser at 12 mm',
        es: 'Las tres puntas y el trazo de cada una: fina de 3 mm, ancha de 8 mm y la de borrar, de 12 mm',
      },
    },
    {
      id: 'traco-use',
      alt: {
        pt: 'O tabuleiro com três canetas na prateleira de um quadro interativo, a quarta ao lado, por baixo de um desenho',
        en: 'The tray with three pens on the shelf of an interactive whiteboard, the fourth beside it, below a drawing',
        es: 'La bandeja con tres lápices en el estante de una pizarra digital, el cuarto al lado, bajo un dibujo',
      },
    },
  ],
  scene: accessories.picture,
  figures: ['pen-count', 'pen-diameter', 'pen-length'],
  specifications: [
    accessory.fits({
      pt: 'Orion 65, Orion 86, Atlas 98; outros ecrãs de infravermelhos',
      en: 'Orion 65, Orion 86, Atlas 98; other infrared screens',
      es: 'Orion 65, Orion 86, Atlas 98; otras pantallas de infrarrojos',
    }),
    accessory.penCount(4),
    accessory.penDiameter(12),
    accessory.penLength(165),
    accessory.penTips({
      pt: 'Duas de 3\u00a0mm, duas de 8\u00a0mm; topo de 12\u00a0mm para apagar',
      en: 'Two of 3\u00a0mm, two of 8\u00a0mm; end of 12\u00a0mm to rub out',
      es: 'Dos de 3\u00a0mm, dos de 8\u00a0mm; extremo de 12\u00a0mm para borrar',
    }),
    accessory.spareTips(8),
    accessory.penPower({
      pt: 'Sem pilha nem carregamento',
      en: 'No battery, no charging',
      es: 'Sin pilas ni carga',
    }),
    accessory.penTray([200, 80, 18], {
      pt: 'com ímanes e quatro lugares',
      en: 'with magnets and four places',
      es: 'con imanes y cuatro huecos',
    }),
    mechanics.weight(0.32, { pt: 'com o tabuleiro', en: 'with the tray', es: 'con la bandeja' }),
    mechanics.materials({
      pt: 'Tubo de alumínio, tabuleiro de faia, pontas de feltro de poliéster',
      en: 'Aluminium tube, beech tray, polyester felt tips',
      es: 'Tubo de aluminio, bandeja de haya, puntas de fieltro de poliéster',
    }),
  ],
  variants: [
    {
      key: 'four',
      name: { pt: 'Traço, quatro canetas', en: 'Traço, four pens', es: 'Traço, cuatro lápices' },
      note: {
        pt: 'Com tabuleiro e oito pontas de reserva.',
        en: 'With tray and eight spare tips.',
        es: 'Con bandeja y ocho puntas de repuesto.',
      },
    },
    {
      key: 'pair',
      name: { pt: 'Par Traço', en: 'Traço pair', es: 'Par Traço' },
      note: {
        pt: 'Uma fina e uma grossa, sem tabuleiro, para o dos Orion móveis.',
        en: 'One fine and one broad, without tray, for the one on mobile Orion stands.',
        es: 'Uno fino y uno grueso, sin bandeja, para la de las Orion móviles.',
      },
    },
  ],
  accessories: [
    {
      key: 'grip',
      name: { pt: 'Manga Polpa', en: 'Polpa grip', es: 'Manguito Polpa' },
      summary: {
        pt: 'Duas mangas de silicone que engrossam a caneta para 30 mm, para quem tem dificuldade em agarrar.',
        en: 'Two silicone sleeves that thicken a pen to 30 mm, for people who find gripping hard.',
        es: 'Dos manguitos de silicona que engrosan el lápiz hasta 30 mm, para quien tiene dificultad para agarrar.',
      },
    },
    {
      key: 'lousa',
      product: 'lousa',
      name: { pt: 'Lousa', en: 'Lousa', es: 'Lousa' },
      summary: {
        pt: 'O software de aula que dá uma cor a cada ponta e já vem nos ecrãs Orion e Atlas.',
        en: 'The lesson software that gives each tip a colour and comes with Orion and Atlas screens.',
        es: 'El software de clase que da un color a cada punta y ya viene en las pantallas Orion y Atlas.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'Fina e grossa distinguem-se também pelo tato: a grossa tem um anel em relevo. Não é preciso carregar; basta encostar.',
      en: 'Fine and broad can be told apart by touch: the broad one has a raised ring. No pressing is needed; contact is enough.',
      es: 'El fino y el grueso se distinguen también al tacto: el grueso lleva un anillo en relieve. No hay que apretar; basta con apoyar.',
    },
    energy: {
      pt: 'Não consomem nada e não têm pilha para recolher. O alumínio recicla-se; o feltro, que se deita fora, pesa menos de um grama por ponta.',
      en: 'They use nothing and have no battery to collect. The aluminium can be recycled; the felt that is thrown away weighs under a gram a tip.',
      es: 'No consumen nada ni tienen pilas que recoger. El aluminio se recicla; el fieltro que se tira pesa menos de un gramo por punta.',
    },
    warranty: {
      pt: 'Três anos; as pontas, que se gastam, não estão incluídas.',
      en: 'Three years; tips wear out and are not included.',
      es: 'Tres años; las puntas se gastan y no están incluidas.',
    },
    repair: {
      pt: 'Pontas e canetas avulsas durante sete anos após a última venda, em saquetas de dez pontas.',
      en: 'Single pens, and tips in bags of ten, for seven years after the last sale.',
      es: 'Lápices sueltos y puntas en bolsas de diez durante siete años desde la última venta.',
    },
  },
  mounting: [],
  delivery: [1, 2],
  related: ['orion-65', 'lousa', 'rodas-86'],
  solutions: ['education', 'business'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Traço: canetas sem pilha para ecrãs interativos',
      en: 'Traço: passive pens for interactive screens',
      es: 'Traço: lápices sin pilas para pizarra digital',
    },
    description: {
      pt: 'Quatro canetas sem pilha para ecrãs interativos de infravermelhos, com pontas de 3 e 8 mm, topo que apaga e tabuleiro magnético que se lava.',
      en: 'Four passive pens for infrared interactive screens, with tips of 3 and 8 mm, an eraser end and a magnetic tray that can be washed.',
      es: 'Cuatro lápices sin pilas para pantallas de infrarrojos, con puntas de 3 y 8 mm, extremo que borra y bandeja magnética que se puede lavar.',
    },
  },
  updatedAt: '2026-11-19T09:50:00Z',
} satisfies ProductContent;
