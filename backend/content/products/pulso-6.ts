import type { ProductContent } from '../entities.ts';
import * as charging from '../specifications/charging.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as power from '../specifications/power.ts';

export const pulso6 = {
  key: 'pulso-6',
  category: 'charging-stations',
  slug: { pt: 'pulso-6', en: 'pulso-6', es: 'pulso-6' },
  name: 'Pulso 6',
  tagline: {
    pt: 'Mesa alta que carrega doze telemóveis, seis com cabo e seis sem',
    en: 'High table that charges twelve phones, six with a cable, six without',
    es: 'Mesa alta que carga doce móviles, seis con cable y seis sin él',
  },
  summary: {
    pt: 'Mesa redonda de 80 cm de diâmetro e 1,05 m de altura, com seis pontos de carga sem fios marcados no tampo e seis tomadas USB-C debaixo da beira.',
    en: 'A round table, 80 cm across and 1.05 m high, with six wireless charging spots marked on its top and six USB-C sockets under the edge.',
    es: 'Mesa redonda de 80 cm de diámetro y 1,05 m de altura, con seis puntos de carga sin cables marcados en el tablero y seis tomas USB-C bajo el borde.',
  },
  body: {
    pt: `
      <p>Um telemóvel pousado sobre um dos seis anéis começa a carregar, e o anel acende-se. Não há botões nem instruções. Os outros seis lugares estão por baixo: cada anel tem uma tomada USB-C ao lado da mão, virada para dentro, onde a chuva de migalhas não chega.</p>
      <h3>Sem fios ou por cabo?</h3>
      <ul>
      <li><strong>Sem fios, 15 W.</strong> Para telemóveis e auriculares com carga Qi, através de capas até 4 mm. Chega para o tempo de um café; aquece um pouco mais e perde em calor cerca de um quarto da energia.</li>
      <li><strong>Por cabo, 27 W.</strong> Para tablets e portáteis leves, e para telemóveis sem carga sem fios. O cabo é de quem chega.</li>
      </ul>
      <h3>Café, moedas e cartões</h3>
      <p>O tampo de laminado não tem furos nem juntas, e um copo entornado limpa-se com o pano. Uma moeda ou uma chave sobre o anel é detetada, e aquele ponto desliga-se. Cartões com banda magnética, como os de quarto de hotel, é melhor pousá-los noutro sítio: um autocolante di-lo em três línguas.</p>
      <h3>Peso e estabilidade</h3>
      <p>São 38 kg, quase metade no pé de aço. Duas pessoas colocam-na; um adulto apoiado na beira não a tomba. Precisa de uma tomada, de parede ou de caixa de pavimento: o cabo sai pelo centro do pé.</p>
    `,
    en: `
      <p>A phone laid on one of the six rings starts to charge, and the ring lights up. There are no buttons and no instructions. Six more places are underneath: beside each ring is a USB-C socket, turned inwards where crumbs cannot fall into it.</p>
      <h3>With a cable or without?</h3>
      <ul>
      <li><strong>Wireless, 15 W.</strong> For phones and earphones that charge by Qi, through cases up to 4 mm thick. Enough for the length of a coffee; it runs a little warmer and loses about a quarter of the energy as heat.</li>
      <li><strong>By cable, 27 W.</strong> For tablets, light laptops and phones without wireless charging. People bring their own cable.</li>
      </ul>
      <h3>Coffee, coins and cards</h3>
      <p>The laminate top has neither holes nor joints, so a spilt cup is wiped away. A coin or a key on a ring is noticed and that spot switches off. Cards with a magnetic stripe, hotel room cards for instance, are better laid elsewhere, as a label says in three languages.</p>
      <h3>Weight and stability</h3>
      <p>It weighs 38 kg, nearly half of it in the steel foot. Two people set it up, and an adult leaning on the edge does not tip it. It needs one socket, in the wall or in a floor box: the cable leaves through the middle of the foot.</p>
    `,
    es: `
      <p>Un móvil apoyado en uno de los seis anillos empieza a cargarse, y el anillo se enciende. No hay botones ni instrucciones. Los otros seis sitios están debajo: junto a cada anillo hay una toma USB-C orientada hacia dentro, donde no caen las migas.</p>
      <h3>¿Sin cables o con cable?</h3>
      <ul>
      <li><strong>Sin cables, 15 W.</strong> Para móviles y auriculares con carga Qi, a través de fundas de hasta 4 mm. Basta para lo que dura un café; calienta algo más y pierde en calor cerca de la cuarta parte de la energía.</li>
      <li><strong>Por cable, 27 W.</strong> Para tabletas y portátiles ligeros, y para móviles sin carga inalámbrica. El cable lo trae cada uno.</li>
      </ul>
      <h3>Café, monedas y tarjetas</h3>
      <p>El tablero de laminado no tiene agujeros ni juntas, y una taza derramada se limpia con un paño. Si hay una moneda o una llave en el anillo, se detecta y ese punto se apaga. Las tarjetas con banda magnética, como las de habitación de hotel, es mejor dejarlas en otro sitio: lo dice un adhesivo en tres idiomas.</p>
      <h3>Peso y estabilidad</h3>
      <p>Pesa 38 kg, casi la mitad en el pie de acero. La colocan dos personas, y un adulto apoyado en el borde no la vuelca. Necesita un enchufe, de pared o de caja de suelo: el cable sale por el centro del pie.</p>
    `,
  },
  gallery: [
    {
      id: 'pulso-6-front',
      alt: {
        pt: 'Mesa alta redonda com seis anéis de carga sem fios no tampo',
        en: 'Round high table with six wireless charging rings on its top',
        es: 'Mesa alta redonda con seis anillos de carga sin cables en el tablero',
      },
    },
    {
      id: 'pulso-6-detail',
      alt: {
        pt: 'Tampo de perto: um telemóvel carrega pela tomada USB-C da orla, entre dois anéis livres',
        en: 'The top close up: a phone charges from the USB-C socket in the rim, between two free rings',
        es: 'El tablero de cerca: un móvil se carga en la toma USB-C del canto, entre dos anillos libres',
      },
    },
    {
      id: 'category-charging-stations',
      alt: {
        pt: 'Num átrio, telemóveis a carregar na Pulso 6, entre os cacifos Pausa e a coluna Poste 24',
        en: 'In a foyer, phones charging on the Pulso 6, between the Pausa lockers and the Poste 24 column',
        es: 'En un vestíbulo, móviles cargándose en la Pulso 6, entre las taquillas Pausa y la columna Poste 24',
      },
    },
  ],
  figures: ['charging-spots', 'charging-total', 'floor-footprint'],
  specifications: [
    ...charging.outputs({
      phones: 12,
      wired: { kind: 'socket', count: 6, watts: 27 },
      wireless: { kind: 'spot', count: 6, watts: 15 },
    }),
    charging.height(1005, 1050),
    charging.standards({
      pt: 'Qi, até 4\u00a0mm de capa; USB Power Delivery',
      en: 'Qi, through cases up to 4\u00a0mm; USB Power Delivery',
      es: 'Qi, hasta 4\u00a0mm de funda; USB Power Delivery',
    }),
    charging.powerOnly(),
    charging.safety({
      pt: 'Objetos metálicos, temperatura, sobrecorrente por ponto',
      en: 'Metal objects, temperature, overcurrent at each spot',
      es: 'Objetos metálicos, temperatura, sobrecorriente por punto',
    }),
    power.typical(45),
    power.maximum(330, charging.charging(12)),
    power.standby(2),
    power.mains(),
    power.temperature(0, 35),
    power.humidity(10, 80),
    power.fanless(),
    power.protection('IP54', 'top'),
    mechanics.width(800),
    mechanics.height(1050),
    mechanics.depth(800),
    mechanics.weight(38),
    mechanics.base([600, 600], { pt: 'redonda', en: 'round', es: 'redonda' }),
    mechanics.topLoad(40),
    mechanics.materials({
      pt: 'Laminado de 30\u00a0mm com decoração de carvalho, aço pintado a pó',
      en: '30\u00a0mm laminate with an oak decor, powder-coated steel',
      es: 'Laminado de 30\u00a0mm con decorado de roble, acero con pintura en polvo',
    }),
    mechanics.mounting({
      pt: 'Pousada no chão ou com 3 pernos; duas pessoas',
      en: 'Free-standing or with 3 bolts; two people',
      es: 'Apoyada en el suelo o con 3 pernos; dos personas',
    }),
  ],
  variants: [
    {
      key: 'high',
      name: { pt: 'Pulso 6 Alta', en: 'Pulso 6 High', es: 'Pulso 6 Alta' },
      note: {
        pt: 'Tampo a 1,05 m, para estar de pé ou em banco alto.',
        en: 'Top at 1.05 m, for standing or a bar stool.',
        es: 'Tablero a 1,05 m, para estar de pie o en taburete.',
      },
    },
    {
      key: 'low',
      name: { pt: 'Pulso 6 Baixa', en: 'Pulso 6 Low', es: 'Pulso 6 Baja' },
      note: {
        pt: 'Tampo a 74 cm, para cadeiras e cadeiras de rodas.',
        en: 'Top at 74 cm, for chairs and wheelchairs.',
        es: 'Tablero a 74 cm, para sillas y sillas de ruedas.',
      },
    },
    {
      key: 'pair',
      name: { pt: 'Pulso 6 Par', en: 'Pulso 6 Pair', es: 'Pulso 6 Pareja' },
      note: {
        pt: 'Uma alta e uma baixa, ligadas à mesma tomada.',
        en: 'One high and one low, fed from the same socket.',
        es: 'Una alta y una baja, conectadas al mismo enchufe.',
      },
    },
  ],
  accessories: [
    {
      key: 'cable-tray',
      name: { pt: 'Calha de chão Esteira', en: 'Esteira floor cable cover', es: 'Canaleta de suelo Esteira' },
      summary: {
        pt: 'Cobre o cabo até à tomada: 2 m, 14 mm de altura, com rampas dos dois lados.',
        en: 'Covers the cable to the socket: 2 m long, 14 mm high, ramped on both sides.',
        es: 'Cubre el cable hasta el enchufe: 2 m, 14 mm de altura, con rampas a ambos lados.',
      },
    },
    {
      key: 'cables',
      name: { pt: 'Conjunto de cabos Amarra', en: 'Amarra cable set', es: 'Juego de cables Amarra' },
      summary: {
        pt: 'Seis cabos USB-C de 60 cm presos ao tampo, para quem não traz o seu.',
        en: 'Six 60 cm USB-C cables tethered to the table, for people without their own.',
        es: 'Seis cables USB-C de 60 cm sujetos a la mesa, para quien no trae el suyo.',
      },
    },
    {
      key: 'top-print',
      name: { pt: 'Tampo com desenho Carimbo', en: 'Carimbo printed top', es: 'Tablero con dibujo Carimbo' },
      summary: {
        pt: 'O seu mapa, logótipo ou jogo impresso dentro do laminado, sem relevo.',
        en: 'Your map, logo or game printed inside the laminate, with nothing to feel or peel.',
        es: 'Su mapa, logotipo o juego impreso dentro del laminado, sin relieve.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'Os anéis têm relevo de meio milímetro e contraste com o tampo. A 1,05 m, é mesa para estar de pé: ao lado de cada duas altas, recomendamos uma baixa, de 74 cm.',
      en: 'The rings are raised by half a millimetre and contrast with the top. At 1.05 m it is a table to stand at: beside every two high ones we recommend one low one, at 74 cm.',
      es: 'Los anillos tienen un relieve de medio milímetro y contrastan con el tablero. A 1,05 m es una mesa para estar de pie: por cada dos altas recomendamos una baja, de 74 cm.',
    },
    energy: {
      pt: '45 W com quatro telemóveis, medidos na nossa oficina; 2 W sem nenhum. Os anéis procuram um telemóvel duas vezes por segundo e só então ligam a corrente.',
      en: '45 W with four phones, measured in our workshop; 2 W with none. The rings look for a phone twice a second and only then switch on.',
      es: '45 W con cuatro móviles, medidos en nuestro taller; 2 W sin ninguno. Los anillos buscan un móvil dos veces por segundo y solo entonces dan corriente.',
    },
    warranty: {
      pt: 'Três anos; cinco para o tampo e o pé.',
      en: 'Three years; five for top and foot.',
      es: 'Tres años; cinco para el tablero y el pie.',
    },
    repair: {
      pt: 'Peças durante sete anos após a última venda. Cada anel e cada tomada desencaixa-se por baixo, com uma chave, sem virar a mesa.',
      en: 'Parts for seven years after the last sale. Each ring and each socket comes out from below with one key, without turning the table over.',
      es: 'Repuestos durante siete años desde la última venta. Cada anillo y cada toma se desmonta por debajo, con una llave, sin volcar la mesa.',
    },
  },
  mounting: ['floor'],
  delivery: [3, 5],
  related: ['poste-24', 'pausa-8', 'pausa-12'],
  solutions: ['hospitality', 'business', 'retail', 'education'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Pulso 6: mesa para carregar telemóveis sem fios',
      en: 'Pulso 6: wireless phone charging table',
      es: 'Pulso 6: mesa de carga inalámbrica de móviles',
    },
    description: {
      pt: 'Mesa alta redonda com seis pontos de carga sem fios de 15 W e seis tomadas USB-C de 27 W. Tampo sem juntas, 38 kg, versão baixa de 74 cm.',
      en: 'A round high table with six 15 W wireless charging spots and six 27 W USB-C sockets. Seamless top, 38 kg, and a low version at 74 cm.',
      es: 'Mesa alta redonda con seis puntos de carga sin cables de 15 W y seis tomas USB-C de 27 W. Tablero sin juntas, 38 kg y versión baja de 74 cm.',
    },
  },
  updatedAt: '2026-11-12T08:45:00Z',
} satisfies ProductContent;
