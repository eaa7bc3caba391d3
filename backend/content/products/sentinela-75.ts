import type { ProductContent } from '../entities.ts';
import * as computer from '../specifications/computer.ts';
import * as connections from '../specifications/connections.ts';
import * as display from '../specifications/display.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as outdoor from '../specifications/outdoor.ts';
import * as power from '../specifications/power.ts';
import * as signage from '../specifications/signage.ts';
import * as software from '../specifications/software.ts';

export const sentinela75 = {
  key: 'sentinela-75',
  category: 'totems',
  slug: { pt: 'sentinela-75', en: 'sentinela-75', es: 'sentinela-75' },
  name: 'Sentinela 75',
  tagline: {
    pt: 'Mupi digital de duas faces, com 3000 cd/m² em cada uma',
    en: 'Double-sided digital street panel, with 3,000 cd/m² on each side',
    es: 'Mupi digital de doble cara, con 3000 cd/m² en cada una',
  },
  summary: {
    pt: 'Mupi digital de duas faces com ecrãs verticais 4K de 75 polegadas e 3000 cd/m², IP65 e vidro laminado IK10. Cada face tem a sua campanha; a assistência faz-se sem cortar o passeio.',
    en: 'A double-sided digital street panel with 75-inch portrait 4K displays of 3,000 cd/m², IP65 and laminated IK10 glass. Each side runs its own campaign and is serviced without closing the pavement.',
    es: 'Mupi digital de doble cara con pantallas verticales 4K de 75 pulgadas y 3000 cd/m², IP65 y cristal laminado IK10. Cada cara tiene su campaña y el mantenimiento se hace sin cortar la acera.',
  },
  body: {
    pt: `
      <h3>Do desenho à primeira imagem</h3>
      <ul>
      <li><strong>Semana 1.</strong> Visita ao local: passagem livre, cabos enterrados, sombra das árvores, casas em frente. Sai daqui o desenho para a licença.</li>
      <li><strong>Semana 5.</strong> Abre-se a cova e betona-se um maciço de 1,20 × 1,20 × 0,70 m com o gabarito Raiz e dois tubos, um para a energia e outro para a rede.</li>
      <li><strong>Semana 9.</strong> O betão tem a cura feita. Medem-se e registam-se a ligação à terra e o ponto de 230 V.</li>
      <li><strong>Semana 10.</strong> Um camião com grua põe os 430 kg no lugar numa manhã. À tarde, as duas faces mostram imagem.</li>
      </ul>
      <h3>Quanto consome</h3>
      <p>Em média 850 W com as duas faces, entre as 6h00 e a meia-noite: cerca de 5600 kWh por ano. O consumo máximo, 1800 W, só serve para dimensionar o cabo. À noite o brilho desce para 250 cd/m².</p>
      <h3>Publicidade e serviço público</h3>
      <p>O programa reparte o tempo entre anúncios e município e guarda a lista do que passou, para as contas com a concessão. <strong>Um aviso da proteção civil passa à frente de tudo</strong>, em segundos e nas duas faces.</p>
      <h3>Uma ou duas faces?</h3>
      <p>Encostado a uma parede ou só com mapas e avisos, basta o Sentinela 55, com menos de metade do peso.</p>
    `,
    en: `
      <h3>From drawing to first picture</h3>
      <ul>
      <li><strong>Week 1.</strong> Site visit: clear width, buried cables, shade from trees, homes across the street. The drawing for the permit comes out of it.</li>
      <li><strong>Week 5.</strong> A pit is dug and a base of 1.20 × 1.20 × 0.70 m is cast around the Raiz anchor frame and two ducts, one for power and one for the network.</li>
      <li><strong>Week 9.</strong> The concrete has cured. Earth rod and 230 V supply are measured and recorded.</li>
      <li><strong>Week 10.</strong> A crane lorry sets the 430 kg down in a morning. By the afternoon both sides are showing pictures.</li>
      </ul>
      <h3>What it uses</h3>
      <p>On average 850 W with both sides on, from six in the morning to midnight: some 5,600 kWh a year. The maximum of 1,800 W is there to size the cable. At night the brightness drops to 250 cd/m².</p>
      <h3>Advertising and public service</h3>
      <p>The software shares the time between advertisers and the council and keeps a log of what was shown, for settling accounts with the concession holder. <strong>A civil protection alert goes ahead of everything</strong>, within seconds and on both sides.</p>
      <h3>One side or two?</h3>
      <p>Against a wall, or for maps and notices alone, the Sentinela 55 is enough, at under half the weight.</p>
    `,
    es: `
      <h3>Del plano a la primera imagen</h3>
      <ul>
      <li><strong>Semana 1.</strong> Visita: paso libre, cables enterrados, sombra de los árboles, viviendas de enfrente. De ahí sale el plano para la licencia.</li>
      <li><strong>Semana 5.</strong> Se excava y se hormigona una zapata de 1,20 × 1,20 × 0,70 m con la plantilla Raiz y dos tubos, uno para la corriente y otro para la red.</li>
      <li><strong>Semana 9.</strong> El hormigón ha curado. Se miden y se registran la toma de tierra y la de 230 V.</li>
      <li><strong>Semana 10.</strong> Un camión grúa coloca los 430 kg en una mañana. Por la tarde, las dos caras ya dan imagen.</li>
      </ul>
      <h3>Cuánto consume</h3>
      <p>De media, 850 W con las dos caras, de seis de la mañana a medianoche: unos 5600 kWh al año. El máximo, 1800 W, sirve para dimensionar el cable. De noche el brillo baja a 250 cd/m².</p>
      <h3>Publicidad y servicio público</h3>
      <p>El programa reparte el tiempo entre anunciantes y ayuntamiento y guarda la lista de lo emitido, para las cuentas con la concesión. <strong>Un aviso de protección civil pasa por delante de todo</strong>, en segundos y en las dos caras.</p>
      <h3>¿Una cara o dos?</h3>
      <p>Junto a una pared, o solo para planos y avisos, basta el Sentinela 55, con menos de la mitad del peso.</p>
    `,
  },
  gallery: [
    {
      id: 'sentinela-75-front',
      alt: {
        pt: 'Mupi digital alto e prateado, com um ecrã em quase toda a face e outro, diferente, nas costas',
        en: 'Tall silver street panel with a display over most of its face and a different one on its back',
        es: 'Mupi digital alto y plateado, con una pantalla en casi toda la cara y otra distinta en la trasera',
      },
    },
    {
      id: 'sentinela-75-door',
      alt: {
        pt: 'A porta de uma das faces aberta: permutador de calor com ventiladores, fontes, computador e disjuntores',
        en: 'The door of one side open: heat exchanger with fans, power supplies, computer and circuit breakers',
        es: 'La puerta de una cara abierta: intercambiador de calor con ventiladores, fuentes, ordenador e interruptores automáticos',
      },
    },
    {
      id: 'solution-cities',
      alt: {
        pt: 'O Sentinela 75 anuncia o mercado numa praça, de manhã cedo',
        en: 'The Sentinela 75 announces the market in a square, early in the morning',
        es: 'El Sentinela 75 anuncia el mercado en una plaza, al amanecer',
      },
    },
  ],
  figures: ['diagonal-two-sides', 'brightness', 'power-typical'],
  specifications: [
    display.diagonal(75),
    signage.sides(2),
    display.activeArea([928, 1650]),
    display.resolution(2160, 3840),
    display.brightness(3000),
    display.contrast(1200),
    signage.nightBrightness(250),
    display.viewingAngle(178),
    display.glass('laminated', 'anti-reflective', 9),
    signage.sunglasses(),
    signage.clearingPoint(110),
    signage.hoursDaily(24),
    display.panelLife(50000),
    computer.system('Android 14'),
    computer.processor(8, 2.4),
    computer.memory(8),
    computer.storage(128),
    computer.wireless('Wi-Fi 6, 4G, Bluetooth 5.2'),
    connections.ethernet(1),
    power.typical(850),
    power.maximum(1800, {
      pt: 'com as duas faces e a climatização no máximo',
      en: 'with both sides and temperature control at full',
      es: 'con las dos caras y la climatización al máximo',
    }),
    power.mains('230\u00a0V, 50\u00a0Hz'),
    power.temperature(-20, 50),
    power.noise(48),
    power.protection('IP65', 'whole'),
    outdoor.impact('IK10'),
    outdoor.climate({
      pt: 'Permutador em circuito fechado, aquecimento',
      en: 'Closed-circuit heat exchanger, heating',
      es: 'Intercambiador en circuito cerrado, calefacción',
    }),
    outdoor.corrosion('C4 (ISO 12944)'),
    outdoor.surge({
      pt: 'Diferencial de 30\u00a0mA, descarregador tipo 2',
      en: '30\u00a0mA residual-current device, type 2 surge arrester',
      es: 'Diferencial de 30\u00a0mA, protección tipo 2 contra sobretensiones',
    }),
    outdoor.wind(144),
    outdoor.foundation([1200, 1200, 700]),
    outdoor.lock({
      pt: 'Uma porta por face, fecho de 3 pontos com chave',
      en: 'One door a side, 3-point lock with key',
      es: 'Una puerta por cara, cierre de 3 puntos con llave',
    }),
    mechanics.width(1180),
    mechanics.height(2720),
    mechanics.depth(330),
    mechanics.weight(430),
    software.management(),
    software.updates(7),
    software.included({
      pt: 'Campanhas por face, registo do que passou, avisos prioritários',
      en: 'Campaigns by side, log of what was shown, priority alerts',
      es: 'Campañas por cara, registro de lo emitido, avisos prioritarios',
    }),
    signage.liftingGear({ pt: 'Camião com grua', en: 'Crane lorry', es: 'Camión grúa' }),
  ],
  variants: [
    {
      key: 'double',
      name: { pt: 'Sentinela 75 Dupla', en: 'Sentinela 75 Double', es: 'Sentinela 75 Doble' },
      note: {
        pt: 'Ecrã nas duas faces, cada uma com a sua campanha.',
        en: 'A display on both sides, each with its own campaign.',
        es: 'Pantalla en las dos caras, cada una con su campaña.',
      },
    },
    {
      key: 'paper',
      name: { pt: 'Sentinela 75 Papel', en: 'Sentinela 75 Paper', es: 'Sentinela 75 Papel' },
      note: {
        pt: 'Ecrã numa face e cartaz de papel iluminado na outra, por encomenda.',
        en: 'A display on one side and a lit paper poster on the other, made to order.',
        es: 'Pantalla en una cara y cartel de papel iluminado en la otra, por encargo.',
      },
    },
  ],
  accessories: [
    {
      key: 'anchor-frame',
      name: { pt: 'Gabarito Raiz', en: 'Raiz anchor frame', es: 'Plantilla Raiz' },
      summary: {
        pt: 'Quadro galvanizado com os pernos, que se betona semanas antes de o mupi chegar.',
        en: 'Galvanised frame with the bolts, cast into the concrete weeks before the panel arrives.',
        es: 'Marco galvanizado con los pernos, que se hormigona semanas antes de que llegue el mupi.',
      },
    },
    {
      key: 'graffiti-film',
      name: { pt: 'Película Casca', en: 'Casca film', es: 'Lámina Casca' },
      summary: {
        pt: 'Película de sacrifício, uma por face: o grafíti sai com ela e a outra face não se apaga.',
        en: 'Sacrificial film, one a side: graffiti comes off with it while the other side stays lit.',
        es: 'Lámina de sacrificio, una por cara: la pintada sale con ella y la otra cara no se apaga.',
      },
    },
    {
      key: 'air-sensor',
      name: { pt: 'Sensor Aragem', en: 'Aragem sensor', es: 'Sensor Aragem' },
      summary: {
        pt: 'Mede temperatura, ruído e partículas PM2,5, para os avisos do município ou o seu portal de dados.',
        en: 'Measures temperature, noise and PM2.5 particles, for the council’s notices or its data portal.',
        es: 'Mide temperatura, ruido y partículas PM2,5, para los avisos del municipio o su portal de datos.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'Não pede nada ao público. O corpo chega ao chão em toda a largura, para que uma bengala o encontre, e o desenho de implantação deixa pelo menos 1,50 m de passeio livre. Os modelos do município não têm clarões.',
      en: 'There is nothing for the public to operate. The body reaches the ground over its full width, where a cane will find it, and our layout leaves at least 1.50 m of clear pavement. The council’s templates have no flashing.',
      es: 'No exige nada al público. El cuerpo llega al suelo en todo su ancho, para que un bastón lo encuentre, y el plano de implantación deja al menos 1,50 m de acera libre. Las plantillas del municipio no tienen destellos.',
    },
    energy: {
      pt: '850 W de média com as duas faces, medidos na nossa oficina; 1800 W no máximo. Aceso 18 horas por dia, são cerca de 5600 kWh por ano.',
      en: '850 W on average with both sides on, measured in our workshop; 1,800 W at most. At 18 hours a day that is some 5,600 kWh a year.',
      es: '850 W de media con las dos caras, medidos en nuestro taller; 1800 W como máximo. Encendido 18 horas al día, son unos 5600 kWh al año.',
    },
    warranty: {
      pt: 'Três anos com reparação no local; cinco para o corpo e a pintura. Em concessões, pode contratar-se até ao fim do prazo.',
      en: 'Three years with repair on site; five for body and paint. For concessions it can be contracted for the whole term.',
      es: 'Tres años con reparación in situ; cinco para el cuerpo y la pintura. En concesiones, puede contratarse hasta el final del plazo.',
    },
    repair: {
      pt: 'Peças durante sete anos após a última venda. Cada face abre-se por si: enquanto se troca um painel, a outra continua acesa. Vidro, fontes, computador e ventiladores são peças separadas.',
      en: 'Parts for seven years after the last sale. Each side opens by itself, so the other stays lit while a panel is replaced. Glass, power supplies, computer and fans are separate parts.',
      es: 'Repuestos durante siete años desde la última venta. Cada cara se abre por separado: mientras se cambia un panel, la otra sigue encendida. Cristal, fuentes, ordenador y ventiladores son piezas independientes.',
    },
  },
  mounting: ['floor', 'outdoor'],
  shape: {
    front: [
      [140, 0, 1040, 0, 1040, 22, 140, 22],
      [230, 22, 950, 22, 950, 440, 230, 440],
      [0, 440, 1180, 440, 1180, 2720, 0, 2720],
    ],
    side: [
      [0, 0, 330, 0, 330, 22, 0, 22],
      [45, 22, 285, 22, 285, 440, 45, 440],
      [0, 440, 330, 440, 330, 2720, 0, 2720],
    ],
    pictureBottom: 845,
  },
  delivery: [10, 14],
  related: ['sentinela-55', 'abrigo-86', 'cartaz'],
  solutions: ['cities', 'retail'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Sentinela 75: mupi digital de duas faces',
      en: 'Sentinela 75: double-sided digital street panel',
      es: 'Sentinela 75: mupi digital de doble cara',
    },
    description: {
      pt: 'Mupi digital com dois ecrãs verticais 4K de 75 polegadas e 3000 cd/m², IP65 e IK10, campanha por face e maciço desenhado para 144 km/h de vento.',
      en: 'A digital street panel with two 75-inch portrait 4K displays of 3,000 cd/m², IP65 and IK10, a campaign per side and a base designed for 144 km/h gusts.',
      es: 'Mupi digital con dos pantallas verticales 4K de 75 pulgadas y 3000 cd/m², IP65 e IK10, campaña por cara y zapata calculada para vientos de 144 km/h.',
    },
  },
  updatedAt: '2026-10-23T11:30:00Z',
} satisfies ProductContent;
