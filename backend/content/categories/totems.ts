import type { CategoryContent } from '../entities.ts';

export const totems = {
  key: 'totems',
  slug: { pt: 'totens-digitais', en: 'digital-totems', es: 'totems-digitales' },
  name: { pt: 'Totens digitais', en: 'Digital totems', es: 'Tótems digitales' },
  shortName: { pt: 'Totens', en: 'Totems', es: 'Tótems' },
  headline: {
    pt: 'Totens, mupis e painéis de paragem, para dentro de portas e para a rua.',
    en: 'Totems, street panels and bus-shelter displays, indoors and out.',
    es: 'Tótems, mupis y pantallas de marquesina, para interior y para la calle.',
  },
  intro: {
    pt: '<p>Um totem responde à pergunta de quem não conhece o sítio: onde fica, quando chega, o que há hoje. O Marco 43 fá-lo dentro de portas, com toque. Os modelos de rua dão 2500 ou 3000 cd/m², que se leem ao sol do meio-dia, são IP65 e têm vidro laminado IK10.</p><p>Na via pública, o ecrã é só uma parte. Contam também o maciço de betão, a licença municipal, a energia que às vezes só chega de noite e quem vem quando um vidro se parte. Entregamos desenhos do maciço e das cargas de vento com a proposta, e cada modelo diz na tabela a rajada que aguenta.</p>',
    en: '<p>A totem answers people who do not know the place: where it is, when it comes, what is on today. The Marco 43 does so indoors, by touch. The street models give 2,500 or 3,000 cd/m², which can be read in midday sun, are rated IP65 and have laminated IK10 glass.</p><p>On a public street the screen is only part of it. The concrete base matters too, as do the council’s permit, a supply that may be live only at night, and who comes when a pane breaks. Drawings of the base and of the wind loads come with our quotation, and each model’s table states the gust it withstands.</p>',
    es: '<p>Un tótem responde a quien no conoce el lugar: dónde está, cuándo llega, qué hay hoy. El Marco 43 lo hace en interiores, con función táctil. Los modelos de calle dan 2500 o 3000 cd/m², que se leen al sol del mediodía, son IP65 y llevan cristal laminado IK10.</p><p>En la vía pública, la pantalla es solo una parte. También cuentan la zapata de hormigón, la licencia municipal, una corriente que a veces solo llega de noche y quién acude cuando se rompe un cristal. Con la oferta entregamos los planos de la zapata y de las cargas de viento, y la tabla de cada modelo dice qué racha soporta.</p>',
  },
  summary: {
    pt: 'Totem tátil de interior, mupis IP65 para a rua e painéis para paragens.',
    en: 'An indoor touch totem, IP65 street panels and displays for bus shelters.',
    es: 'Tótem táctil de interior, mupis IP65 para la calle y pantallas de marquesina.',
  },
  picture: {
    id: 'category-totems',
    alt: {
      pt: 'Praça ao anoitecer com um mupi digital de duas faces e um abrigo de paragem com ecrã na parede lateral',
      en: 'Square at dusk with a double-sided digital totem and a bus shelter with a display as its end wall',
      es: 'Plaza al anochecer con un mupi digital de doble cara y una marquesina con pantalla en la pared lateral',
    },
  },
  closeUp: {
    id: 'category-totems-near',
    alt: {
      pt: 'Mupi digital visto de perto ao anoitecer, com o cartaz de um concerto; ao lado, o ecrã de um abrigo com o mapa da rede',
      en: 'Digital totem from near at dusk with the poster of a concert; beside it, the display of a bus shelter with the network map',
      es: 'Mupi digital de cerca al anochecer, con el cartel de un concierto; al lado, la pantalla de una marquesina con el plano de la red',
    },
  },
  order: 4,
  questions: [
    {
      key: 'licenca-municipal',
      question: {
        pt: 'Que licenças e obras são precisas na rua?',
        en: 'What permits and works does a street need?',
        es: '¿Qué licencias y obras hacen falta en la calle?',
      },
      answer: {
        pt: '<p>A licença de ocupação do passeio, uma sapata de betão e um ramal de 230 V com proteção própria, com tubo até ao meio da sapata. Os desenhos da sapata e das cargas de vento seguem com a proposta, prontos para o pedido.</p>',
        en: '<p>A permit for the pavement, a concrete base and a 230 V supply with its own protection, in a duct to the middle of the base. Drawings of the base and of the wind loads come with our quotation, ready for the application.</p>',
        es: '<p>La licencia de ocupación de la acera, una zapata de hormigón y una acometida de 230 V con protección propia, con tubo hasta el centro de la zapata. Los planos de la zapata y de las cargas de viento llegan con la oferta, listos para la solicitud.</p>',
      },
    },
    {
      key: 'vandalismo',
      question: {
        pt: 'E se alguém partir o vidro?',
        en: 'What if somebody breaks the glass?',
        es: '¿Y si alguien rompe el cristal?',
      },
      answer: {
        pt: '<p>O vidro laminado aguenta o choque de 20 J da classe IK10; se ceder, racha sem cair e o totem avisa. O vidro vende-se à parte, porque a garantia não cobre vandalismo. Contra grafítis há a película Casca, que se troca em meia hora.</p>',
        en: '<p>The laminated glass takes the 20 J blow of class IK10; if it gives, it cracks but stays in one piece, and the totem raises an alert. Glass is sold separately, because vandalism is not covered by the warranty. Against graffiti there is the Casca film, changed in half an hour.</p>',
        es: '<p>El cristal laminado aguanta el golpe de 20 J de la clase IK10; si cede, se agrieta sin caer y el tótem avisa. El cristal se vende aparte, porque la garantía no cubre el vandalismo. Contra los grafitis está la película Casca, que se cambia en media hora.</p>',
      },
    },
    {
      key: 'noite',
      question: {
        pt: 'À noite incomoda os vizinhos?',
        en: 'Does it disturb the neighbours at night?',
        es: '¿Molesta a los vecinos de noche?',
      },
      answer: {
        pt: '<p>Depois do pôr do sol baixa a um décimo do brilho ou ao que a licença disser, e apaga-se à hora marcada. As pausas e o que se mostra a cada hora definem-se à distância.</p>',
        en: '<p>After sunset it comes down to a tenth of its brightness, or to whatever the permit says, and goes dark at the hour you set. What is shown at each hour is decided remotely.</p>',
        es: '<p>Tras la puesta de sol baja a una décima parte del brillo, o a lo que diga la licencia, y se apaga a la hora fijada. Lo que se muestra a cada hora se decide a distancia.</p>',
      },
    },
    {
      key: 'limpeza-rua',
      question: {
        pt: 'Que manutenção pede?',
        en: 'What upkeep does it need?',
        es: '¿Qué mantenimiento pide?',
      },
      answer: {
        pt: '<p>Água e detergente neutro, nunca máquina de pressão. O ar de dentro não se mistura com o da rua, por isso não há filtros a lavar nos modelos IP65. Cada totem diz à distância como está, e um técnico troca o computador ou a fonte pela porta da frente.</p>',
        en: '<p>Water and neutral detergent, never a pressure washer. In the IP65 models the air inside never mixes with the street’s, so there are no filters to wash. Each totem reports its state remotely, and one technician changes computer or power supply through the front door.</p>',
        es: '<p>Agua y detergente neutro, nunca agua a presión. En los modelos IP65 el aire de dentro no se mezcla con el de la calle, así que no hay filtros que lavar. Cada tótem informa a distancia de su estado, y un técnico cambia el ordenador o la fuente por la puerta delantera.</p>',
      },
    },
  ],
  seo: {
    title: {
      pt: 'Totens digitais, mupis e painéis de paragem',
      en: 'Digital totems and bus-shelter displays',
      es: 'Tótems digitales, mupis y marquesinas',
    },
    description: {
      pt: 'Totens digitais de interior e de rua, de 32 a 86 polegadas: toque, mupis de duas faces e painéis para paragens, até 3000 cd/m², IP65 e IK10.',
      en: 'Indoor and outdoor digital totems from 32 to 86 inches: touch wayfinders, double-sided street panels and bus-shelter displays, IP65 and IK10.',
      es: 'Tótems digitales de interior y de calle, de 32 a 86 pulgadas: táctiles, mupis de doble cara y pantallas de marquesina, hasta 3000 cd/m², IP65 e IK10.',
    },
  },
  updatedAt: '2026-10-22T09:10:00Z',
} satisfies CategoryContent;
