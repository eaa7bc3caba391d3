import { tables } from '../categories/tables.ts';
import type { ProductContent } from '../entities.ts';
import * as computer from '../specifications/computer.ts';
import * as connections from '../specifications/connections.ts';
import * as display from '../specifications/display.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as power from '../specifications/power.ts';
import * as software from '../specifications/software.ts';
import * as touch from '../specifications/touch.ts';

export const delta55 = {
  key: 'delta-55',
  category: 'tables',
  slug: { pt: 'delta-55', en: 'delta-55', es: 'delta-55' },
  name: 'Delta 55',
  tagline: {
    pt: 'Mesa de reunião interativa de 55″, com lugar para seis',
    en: '55″ interactive meeting table with room for six',
    es: 'Mesa de reuniones interactiva de 55″, con sitio para seis',
  },
  summary: {
    pt: 'Mesa de reunião interativa de 55 polegadas, com tampo fino azul-tinta e pé em chapa de alumínio dobrada. Também serve para pousar papéis e tomar café.',
    en: 'A 55-inch interactive meeting table with a thin ink-blue top and a pedestal of folded aluminium plate. It also holds papers and coffee like any other table.',
    es: 'Mesa de reuniones interactiva de 55 pulgadas, con tablero fino azul tinta y pie de chapa de aluminio plegada. También sirve para dejar papeles y tomar café.',
  },
  body: {
    pt: `
      <h3>Uma mesa que também é ecrã</h3>
      <p>O desenho, o mapa ou o orçamento ficam no meio, e cada pessoa mexe do lugar onde está. Um documento roda-se com dois dedos e empurra-se para o colega da frente. Livros, chávenas e antebraços pousados são ignorados. Quando a reunião é só de conversa, <strong>o vidro escurece por completo e fica uma mesa</strong>.</p>
      <h3>Onde se usa</h3>
      <ul>
      <li>Em gabinetes de urbanismo, para comparar com o munícipe duas versões do plano de pormenor.</li>
      <li>Em agências, para escolher fotografias com o cliente.</li>
      <li>Em fábricas, para rever a paragem da noite sobre o desenho da máquina.</li>
      </ul>
      <h3>Ligações no tampo</h3>
      <p>Num canto há duas tomadas, HDMI e dois USB-C. O portátil aparece numa janela como as outras. O cabo da mesa desce por dentro do pé e sai para uma caixa de chão ou para a parede.</p>
      <h3>Entrega, limpeza e manutenção</h3>
      <p>A mesa pesa 118 kg e chega em duas caixas, tampo e pé; montamo-la nós. O vidro resiste a riscos de canetas e loiça e limpa-se com pano húmido. Os filtros de ar aspiram-se duas vezes por ano.</p>
    `,
    en: `
      <h3>A table that is also a screen</h3>
      <p>The drawing, the map or the budget lies in the middle and people work from where they sit. Turn a document with two fingers and push it across to the colleague opposite. Books, cups and resting forearms are ignored. When the meeting is only talk, <strong>the glass goes fully dark and you are left with a table</strong>.</p>
      <h3>Where it is used</h3>
      <ul>
      <li>In planning offices, to compare two versions of a neighbourhood plan with a resident.</li>
      <li>In agencies, to choose photographs with a client.</li>
      <li>In factories, to go through last night’s stoppage on the machine drawing.</li>
      </ul>
      <h3>Connections in the top</h3>
      <p>One corner has two mains sockets, HDMI and two USB-C. A laptop appears in a window like any other. The table’s own cable runs down inside the pedestal to a floor box or the wall.</p>
      <h3>Delivery, cleaning and maintenance</h3>
      <p>The table weighs 118 kg and comes in two crates, top and pedestal; we put it together on site. The glass resists scratches from pens and crockery and needs only a damp cloth. The air filters are vacuumed twice a year.</p>
    `,
    es: `
      <h3>Una mesa que también es pantalla</h3>
      <p>El dibujo, el mapa o el presupuesto quedan en el centro y cada cual trabaja desde su sitio. Un documento se gira con dos dedos y se empuja hasta el compañero de enfrente. No reacciona a libros, tazas ni antebrazos apoyados. Si la reunión es solo para hablar, <strong>el cristal se oscurece del todo y queda una mesa</strong>.</p>
      <h3>Dónde se usa</h3>
      <ul>
      <li>En servicios de urbanismo, para comparar con el vecino dos versiones del plan del barrio.</li>
      <li>En agencias, para elegir fotografías con el cliente.</li>
      <li>En fábricas, para repasar la parada de la noche sobre el plano de la máquina.</li>
      </ul>
      <h3>Conexiones en el tablero</h3>
      <p>En una esquina hay dos enchufes, HDMI y dos USB-C. El portátil aparece en una ventana como las demás. El cable de la mesa baja por dentro del pie hasta una caja de suelo o la pared.</p>
      <h3>Entrega, limpieza y mantenimiento</h3>
      <p>La mesa pesa 118 kg y llega en dos cajas, tablero y pie; la montamos nosotros. El cristal resiste los arañazos y se limpia con un paño húmedo. Los filtros de aire se aspiran dos veces al año.</p>
    `,
  },
  gallery: [
    {
      id: 'delta-55-front',
      alt: {
        pt: 'Mesa de reunião de tampo azul-escuro, com uma planta no ecrã e pé central em alumínio dobrado',
        en: 'Meeting table with a dark blue top, a plan on its screen and a central pedestal of folded aluminium',
        es: 'Mesa de reuniones de tablero azul oscuro, con un plano en pantalla y pie de aluminio',
      },
    },
    {
      id: 'delta-55-detail',
      alt: {
        pt: 'A mesa em uso, vista de cima: uma planta no ecrã, uma chávena de café e um caderno ao lado',
        en: 'The table in use, seen from above: a plan on the screen, a cup of coffee and a notebook beside it',
        es: 'La mesa desde arriba: un plano en pantalla, una taza de café y un cuaderno al lado',
      },
    },
    {
      id: 'delta-55-ports',
      alt: {
        pt: 'O canto do tampo com a tampa aberta: duas tomadas de corrente, HDMI e duas USB-C, uma delas com um cabo',
        en: 'The corner of the top with its lid open: two mains sockets, HDMI and two USB-C, one of them with a cable',
        es: 'Esquina del tablero con la tapa abierta: dos enchufes, HDMI y dos USB-C, uno con cable',
      },
    },
    {
      id: 'use-design-review',
      alt: {
        pt: 'Desenho de uma roda dentada na Delta 55, com a peça ao lado',
        en: 'Drawing of a gear on the Delta 55, the part itself beside it',
        es: 'Plano de una rueda dentada en la Delta 55, con la pieza al lado',
      },
    },
  ],
  scene: tables.picture,
  figures: ['diagonal-4k', 'height', 'touch-points'],
  specifications: [
    display.diagonal(55),
    display.activeArea([1210, 680]),
    display.resolution(3840, 2160),
    display.brightness(500),
    display.contrast(1300),
    display.viewingAngle(178),
    display.glass('toughened', 'anti-glare', 5),
    display.panelLife(50000),
    touch.technology('capacitive'),
    touch.points(40),
    touch.accuracy(1),
    touch.responseTime(10),
    touch.tools({ pt: 'Dedo, caneta ativa', en: 'Finger, active pen', es: 'Dedo, lápiz activo' }),
    computer.system('Windows 11'),
    computer.processor(10, 4.4),
    computer.memory(16),
    computer.storage(512),
    computer.wireless('Wi-Fi 6, Bluetooth 5.2'),
    computer.speakers(10),
    computer.microphones(4, {
      pt: 'no rebordo do tampo',
      en: 'along the edge of the top',
      es: 'en el canto del tablero',
    }),
    connections.hdmiInputs(2, { pt: '(1 no tampo)', en: '(1 in the top)', es: '(1 en el tablero)' }),
    connections.hdmiOutputs(1),
    connections.usbC(2, {
      pt: 'no tampo (1 com imagem e 100\u00a0W)',
      en: 'in the top (1 with picture and 100\u00a0W)',
      es: 'en el tablero (1 con imagen y 100\u00a0W)',
    }),
    connections.usbA(2),
    connections.ethernet(1),
    connections.sockets({
      pt: '2 × 230\u00a0V, 500\u00a0W no total',
      en: '2 × 230\u00a0V, 500\u00a0W in all',
      es: '2 × 230\u00a0V, 500\u00a0W en total',
    }),
    connections.headphones(1, 'top'),
    power.typical(145),
    power.maximum(840, {
      pt: 'com 100\u00a0W por USB-C e 500\u00a0W nas tomadas',
      en: 'with 100\u00a0W via USB-C and 500\u00a0W from the sockets',
      es: 'con 100\u00a0W por USB-C y 500\u00a0W en los enchufes',
    }),
    power.standby(1.2),
    power.mains('230\u00a0V, 50\u00a0Hz'),
    power.temperature(5, 35),
    power.humidity(20, 80),
    power.protection('IP42', 'top'),
    power.noise(26),
    mechanics.width(1774),
    mechanics.height(750),
    mechanics.depth(1085),
    mechanics.weight(118),
    mechanics.topLoad(80),
    mechanics.mounting({
      pt: 'Pé central com 4 niveladores',
      en: 'Central pedestal with 4 levelling feet',
      es: 'Pie central con 4 niveladores',
    }),
    mechanics.materials({
      pt: 'Tampo lacado azul-tinta, chapa de alumínio de 8\u00a0mm',
      en: 'Ink-blue lacquered top, 8\u00a0mm aluminium plate',
      es: 'Tablero lacado azul tinta, chapa de aluminio de 8\u00a0mm',
    }),
    software.included({
      pt: 'Mesa partilhada, mapas, anotação, atas em PDF',
      en: 'Shared desktop, maps, notes, minutes as PDF',
      es: 'Escritorio compartido, mapas, notas, actas en PDF',
    }),
    software.sharing({
      pt: '8 dispositivos, em janelas que rodam',
      en: '8 devices, in windows that turn',
      es: '8 dispositivos, en ventanas que giran',
    }),
    software.management(),
    software.updates(7),
  ],
  variants: [
    {
      key: 'ink',
      name: { pt: 'Delta 55 Tinta', en: 'Delta 55 Ink', es: 'Delta 55 Tinta' },
      note: {
        pt: 'Tampo azul-tinta e pé em alumínio escovado.',
        en: 'Ink-blue top, brushed aluminium pedestal.',
        es: 'Tablero azul tinta y pie de aluminio cepillado.',
      },
    },
    {
      key: 'oak',
      name: { pt: 'Delta 55 Carvalho', en: 'Delta 55 Oak', es: 'Delta 55 Roble' },
      note: {
        pt: 'Tampo folheado a carvalho, com 30 mm de espessura.',
        en: 'Oak-veneered top, 30 mm thick.',
        es: 'Tablero chapado en roble, de 30 mm de grosor.',
      },
    },
    {
      key: 'standing',
      name: { pt: 'Delta 55 Alta', en: 'Delta 55 High', es: 'Delta 55 Alta' },
      note: {
        pt: 'Com 105 cm de altura, para reuniões de pé.',
        en: 'At 105 cm, for standing meetings.',
        es: 'Con 105 cm de altura, para reunirse de pie.',
      },
    },
  ],
  accessories: [
    {
      key: 'cover',
      name: { pt: 'Tampa Lençol', en: 'Lençol cover', es: 'Tapa Lençol' },
      summary: {
        pt: 'Manta de feltro com ímanes que protege o vidro quando se almoça à mesa.',
        en: 'Felt sheet with magnets that protects the glass when lunch is served.',
        es: 'Manta de fieltro con imanes que protege el cristal cuando se come en la mesa.',
      },
    },
    {
      key: 'pens',
      name: { pt: 'Canetas Aresta', en: 'Aresta pens', es: 'Lápices Aresta' },
      summary: {
        pt: 'Duas canetas ativas que carregam num encaixe debaixo do tampo.',
        en: 'Two active pens that charge in a slot under the top.',
        es: 'Dos lápices activos que se cargan en una ranura bajo el tablero.',
      },
    },
    {
      key: 'floor-channel',
      name: { pt: 'Calha Rasa', en: 'Rasa floor channel', es: 'Canaleta Rasa' },
      summary: {
        pt: 'Leva o cabo até à parede em 12 mm de altura, sem obras.',
        en: 'Takes the cable to the wall, only 12 mm high, without building work.',
        es: 'Lleva el cable a la pared con 12 mm de altura, sin obras.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'Nos lados compridos há 67 cm livres de altura e 34 de fundo para quem está sentado. Os menus abrem diante de quem toca; tem leitor de ecrã, alto contraste e tomada de auscultadores.',
      en: 'Along the long sides there are 67 cm of clear height and 34 cm of depth for seated users. Menus open in front of whoever touches; there is a screen reader, high contrast and a headphone socket.',
      es: 'En los lados largos quedan 67 cm libres de alto y 34 de fondo para quien está sentado. Los menús se abren delante de quien toca; tiene lector de pantalla, alto contraste y toma de auriculares.',
    },
    energy: {
      pt: '145 W numa reunião, sem nada nas tomadas do tampo, medidos na nossa oficina; 22 W com o vidro escuro e 1,2 W em espera.',
      en: '145 W in a meeting, with nothing in the mains sockets, measured in our workshop; 22 W with the glass dark and 1.2 W in standby.',
      es: '145 W en una reunión, sin nada en los enchufes, medidos en nuestro taller; 22 W con el cristal a oscuras y 1,2 W en espera.',
    },
    warranty: {
      pt: 'Três anos com reparação no local; cinco para o pé e o tampo.',
      en: 'Three years with repair on site; five for pedestal and top.',
      es: 'Tres años con reparación in situ; cinco para el pie y el tablero.',
    },
    repair: {
      pt: 'Peças durante sete anos após a última venda. O vidro levanta-se por cima com duas ventosas e o computador sai numa gaveta com chave.',
      en: 'Parts for seven years after the last sale. The glass lifts out from above with two suction cups; the computer slides out on a lockable drawer.',
      es: 'Repuestos durante siete años desde la última venta. El cristal se levanta por arriba con dos ventosas y el ordenador sale en un cajón con llave.',
    },
  },
  mounting: ['floor'],
  shape: {
    front: [
      [0, 724, 1774, 724, 1774, 750, 0, 750],
      [367, 674, 1407, 674, 1407, 724, 367, 724],
      [447, 16, 787, 16, 787, 674, 447, 674],
      [987, 16, 1327, 16, 1327, 674, 987, 674],
      [377, 0, 1397, 0, 1397, 16, 377, 16],
    ],
    side: [
      [0, 724, 1085, 724, 1085, 750, 0, 750],
      [270, 674, 814, 674, 814, 724, 270, 724],
      [342, 16, 742, 16, 742, 674, 342, 674],
      [262, 0, 822, 0, 822, 16, 262, 16],
    ],
  },
  delivery: [4, 5],
  related: ['orion-86', 'faro-65', 'nimbo-43'],
  solutions: ['business', 'cities', 'industry'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Delta 55: mesa interativa de reunião',
      en: 'Delta 55: interactive meeting table',
      es: 'Delta 55: mesa interactiva de reuniones',
    },
    description: {
      pt: 'Mesa de reunião interativa de 55 polegadas com tampo de 26 mm, ecrã à face, tomadas e USB-C de 100 W no tampo. Para seis pessoas, com 40 pontos de toque.',
      en: 'A 55-inch interactive meeting table: a 26 mm top with a flush 4K screen, mains sockets and 100 W USB-C. For six people, with 40 touch points.',
      es: 'Mesa de reuniones interactiva de 55 pulgadas con tablero de 26 mm, pantalla enrasada, enchufes y USB-C de 100 W. Para seis personas, con 40 puntos táctiles.',
    },
  },
  updatedAt: '2026-05-27T13:55:00Z',
} satisfies ProductContent;
