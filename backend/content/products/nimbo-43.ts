import type { ProductContent } from '../entities.ts';
import { classroom } from '../product-solutions/classroom.ts';
import * as computer from '../specifications/computer.ts';
import * as connections from '../specifications/connections.ts';
import * as display from '../specifications/display.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as power from '../specifications/power.ts';
import * as software from '../specifications/software.ts';
import * as touch from '../specifications/touch.ts';

export const nimbo43 = {
  key: 'nimbo-43',
  category: 'tables',
  slug: { pt: 'nimbo-43', en: 'nimbo-43', es: 'nimbo-43' },
  name: 'Nimbo 43',
  tagline: {
    pt: 'Mesa interativa de 60 cm de altura para seis crianças',
    en: 'Interactive table, 60 cm high, for six children',
    es: 'Mesa interactiva de 60 cm de altura para seis niños',
  },
  summary: {
    pt: 'Mesa interativa de 43 polegadas com tampo branco arredondado, orla coral e pernas de faia. À volta dela cabem seis crianças dos três aos oito anos.',
    en: 'A 43-inch interactive table with a rounded white top, a coral edge and beech legs. Six children aged three to eight fit around it.',
    es: 'Mesa interactiva de 43 pulgadas con tablero blanco redondeado, canto coral y patas de haya. A su alrededor caben seis niños de tres a ocho años.',
  },
  body: {
    pt: `
      <h3>Jogos para várias mãos</h3>
      <p>A mesa tem vinte pontos de toque para repartir por seis crianças, e nenhum lado é o de cima. Os jogos pedem mãos de mais do que uma criança, e discutir de quem é a vez faz parte do jogo. Passados vinte minutos, a imagem escurece devagar e sugere outra brincadeira longe do vidro; o tempo é escolha da educadora.</p>
      <h3>No jardim de infância</h3>
      <ul>
      <li>Pinta-se a mesma paisagem a seis, com os dedos ou com pincéis molhados.</li>
      <li>O lanche acontece ali mesmo. Se um copo se entorna, o tampo é estanque e o toque fica suspenso enquanto se limpa.</li>
      <li>A educadora escolhe no telemóvel uma história que se conta à volta da mesa.</li>
      </ul>
      <h3>Segurança</h3>
      <p>O tampo suporta 100 kg e os cantos têm 15 cm de raio. <strong>Só chegam 24 V à mesa</strong>: a fonte fica fora do alcance, a um máximo de quatro metros. As ligações estão sob o tampo, atrás de uma tampa com chave.</p>
      <h3>Montagem e limpeza</h3>
      <p>Montam-se as quatro pernas sem ferramentas, em dez minutos. O vidro é mate e lava-se com água e sabão ou com o desinfetante do costume. As pernas levam óleo uma vez por ano, e a orla, se ganhar marcas, troca-se na própria escola.</p>
    `,
    en: `
      <h3>Games for several hands</h3>
      <p>The table has twenty touch points for six children to share, and no side counts as the top. Its games need more than one pair of hands, and arguing about whose turn it is counts as part of the game. After twenty minutes the picture slowly dims and suggests something to do away from the glass; the teacher decides how long that takes.</p>
      <h3>At nursery</h3>
      <ul>
      <li>Six children paint one landscape, with fingers or wet brushes.</li>
      <li>Snack time happens right there. If a cup goes over, the top is sealed and touch pauses while someone wipes it.</li>
      <li>On her phone, the teacher picks a story that is told by walking round the table.</li>
      </ul>
      <h3>Safety</h3>
      <p>The top carries 100 kg and its corners have a radius of 15 cm. <strong>Only 24 volts reach the table</strong>: the power supply sits out of reach, up to four metres away. The ports are under the top, behind a cover with a key.</p>
      <h3>Assembly and cleaning</h3>
      <p>All four legs go on without tools, in ten minutes. The matt glass is washed with soap and water or with your usual disinfectant. The legs need oil once a year, and a worn edge can be replaced at the school.</p>
    `,
    es: `
      <h3>Juegos para varias manos</h3>
      <p>La mesa tiene veinte puntos táctiles para repartir entre seis niños, y ningún lado es el de arriba. Los juegos piden más de un par de manos, y discutir a quién le toca forma parte del juego. A los veinte minutos la imagen se va apagando y propone algo que hacer lejos del cristal; el tiempo lo decide la maestra.</p>
      <h3>En la escuela infantil</h3>
      <ul>
      <li>Seis niños pintan el mismo paisaje, con los dedos o con pinceles mojados.</li>
      <li>El tentempié se toma allí mismo. Si se vuelca un vaso, el tablero es estanco y la función táctil se pausa mientras se limpia.</li>
      <li>La maestra elige en el móvil un cuento que se cuenta dando la vuelta a la mesa.</li>
      </ul>
      <h3>Seguridad</h3>
      <p>El tablero soporta 100 kg y las esquinas tienen 15 cm de radio. <strong>A la mesa solo llegan 24 V</strong>: la fuente queda fuera del alcance, a cuatro metros como mucho. Las conexiones están debajo, tras una tapa con llave.</p>
      <h3>Montaje y limpieza</h3>
      <p>Las cuatro patas se montan sin herramientas, en diez minutos. El cristal es mate y se lava con agua y jabón o con el desinfectante de siempre. Las patas necesitan aceite una vez al año, y el canto, si se marca demasiado, se cambia en el propio centro.</p>
    `,
  },
  gallery: [
    {
      id: 'nimbo-43-front',
      alt: {
        pt: 'Mesa infantil branca de cantos redondos, com um jogo no ecrã, orla coral e quatro pernas de faia',
        en: 'White children’s table with rounded corners, a game on its screen, a coral edge and four beech legs',
        es: 'Mesa infantil blanca de esquinas redondeadas, con un juego en pantalla, canto coral y patas de haya',
      },
    },
    {
      id: 'nimbo-43-detail',
      alt: {
        pt: 'Pormenor de um canto do tampo: orla coral, botão luminoso, ecrã à face e uma perna de faia',
        en: 'Detail of one corner of the top: coral edge, lit button, flush screen and a beech leg',
        es: 'Detalle de una esquina del tablero: canto coral, botón luminoso, pantalla enrasada y una pata de haya',
      },
    },
    {
      id: 'use-nursery',
      alt: {
        pt: 'No jardim de infância, formas que se juntam na Nimbo 43; blocos e lápis de cera na borda',
        en: 'In a nursery, shapes brought together on the Nimbo 43; blocks and crayons on its rim',
        es: 'En la escuela infantil, formas que se juntan en la Nimbo 43; bloques y ceras en el borde',
      },
    },
    {
      id: 'use-family-table',
      alt: {
        pt: 'Em casa, um jogo de percurso na Nimbo 43',
        en: 'At home, a board game on the Nimbo 43',
        es: 'En casa, un juego de recorrido en la Nimbo 43',
      },
    },
  ],
  scene: classroom.picture,
  figures: ['diagonal-4k', 'height', 'touch-points'],
  specifications: [
    display.diagonal(43),
    display.activeArea([952, 535]),
    display.resolution(3840, 2160),
    display.brightness(350),
    display.contrast(1200),
    display.viewingAngle(178),
    display.glass('toughened', 'matt', 4),
    display.panelLife(50000),
    touch.technology('capacitive'),
    touch.points(20),
    touch.accuracy(1.5),
    touch.responseTime(12),
    touch.tools({
      pt: 'Dedo, mão molhada, pincel condutor',
      en: 'Finger, wet hand, conductive brush',
      es: 'Dedo, mano mojada, pincel conductor',
    }),
    computer.system('Android 14'),
    computer.processor(8, 2),
    computer.memory(6),
    computer.storage(64),
    computer.wireless('Wi-Fi 6, Bluetooth 5.2'),
    computer.speakers(8, { pt: 'limitados a 75\u00a0dB', en: 'limited to 75\u00a0dB', es: 'limitados a 75\u00a0dB' }),
    connections.hdmiInputs(1),
    connections.usbC(1),
    connections.usbA(2),
    connections.ethernet(1),
    connections.headphones(2),
    power.typical(68),
    power.maximum(110),
    power.standby(0.5),
    power.mains({
      pt: '24\u00a0V, com fonte externa de 100–240\u00a0V',
      en: '24\u00a0V, from an external 100–240\u00a0V supply',
      es: '24\u00a0V, con fuente externa de 100–240\u00a0V',
    }),
    power.temperature(5, 35),
    power.humidity(20, 80),
    power.protection('IP54', 'top'),
    power.fanless(),
    mechanics.width(1247),
    mechanics.height(600),
    mechanics.depth(835),
    mechanics.weight(34),
    mechanics.topLoad(100),
    mechanics.mounting({
      pt: 'Quatro pernas aparafusadas à mão',
      en: 'Four legs, screwed on by hand',
      es: 'Cuatro patas atornilladas a mano',
    }),
    mechanics.materials({
      pt: 'Tampo lacado, orla de poliuretano, faia maciça',
      en: 'Lacquered top, polyurethane edge, solid beech',
      es: 'Tablero lacado, canto de poliuretano, haya maciza',
    }),
    software.included({
      pt: '32 jogos de grupo, pintura, histórias',
      en: '32 group games, painting, stories',
      es: '32 juegos de grupo, pintura, cuentos',
    }),
    software.sharing({
      pt: 'Do telemóvel ou do portátil da educadora',
      en: 'From the teacher’s phone or laptop',
      es: 'Desde el móvil o el portátil de la maestra',
    }),
    software.management(),
    software.updates(7),
  ],
  variants: [
    {
      key: 'coral',
      name: 'Nimbo 43 Coral',
      note: {
        pt: 'Orla coral e pernas de 60 cm.',
        en: 'Coral edge, 60 cm high.',
        es: 'Canto coral, 60 cm de altura.',
      },
    },
    {
      key: 'sage',
      name: { pt: 'Nimbo 43 Salva', en: 'Nimbo 43 Sage', es: 'Nimbo 43 Salvia' },
      note: {
        pt: 'A mesma mesa com orla verde-salva.',
        en: 'The same table with a sage green edge.',
        es: 'La misma mesa con canto verde salvia.',
      },
    },
    {
      key: 'library',
      name: { pt: 'Nimbo 43 Biblioteca', en: 'Nimbo 43 Library', es: 'Nimbo 43 Biblioteca' },
      note: {
        pt: 'Com 80 cm de altura, para crianças mais velhas, de pé ou em cadeira de rodas.',
        en: 'At 80 cm high, for older children, standing or in a wheelchair.',
        es: 'Con 80 cm de altura, para niños mayores, de pie o en silla de ruedas.',
      },
    },
  ],
  accessories: [
    {
      key: 'brushes',
      name: { pt: 'Pincéis Pingo', en: 'Pingo brushes', es: 'Pinceles Pingo' },
      summary: {
        pt: 'Quatro pincéis condutores de cabo grosso, laváveis.',
        en: 'Four washable conductive brushes with thick handles.',
        es: 'Cuatro pinceles conductores de mango grueso, lavables.',
      },
    },
    {
      key: 'stools',
      name: { pt: 'Bancos Seixo', en: 'Seixo stools', es: 'Banquetas Seixo' },
      summary: {
        pt: 'Dois bancos de faia com 32 cm, que se arrumam debaixo da mesa.',
        en: 'Two 32 cm beech stools that stow under the table.',
        es: 'Dos banquetas de haya de 32 cm que se guardan bajo la mesa.',
      },
    },
    {
      key: 'cover',
      name: { pt: 'Tampa Concha', en: 'Concha cover', es: 'Tapa Concha' },
      summary: {
        pt: 'Feltro rígido que tapa o vidro da mesa e faz dela uma mesa de trabalhos manuais.',
        en: 'Stiff felt that covers the glass and turns it back into a craft table.',
        es: 'Fieltro rígido que cubre el cristal y la convierte en mesa de manualidades.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'O vão livre de 51 cm recebe cadeiras pequenas; a versão Biblioteca recebe uma cadeira de rodas. Jogos com sons e contraste reforçado, que não dependem da cor, e duas tomadas de auscultadores; relatório de conformidade com a EN 301 549 a pedido.',
      en: 'Clear space of 51 cm below the top suits small chairs; the Library version takes a wheelchair. Games with sound cues and strong contrast, nothing told by colour alone and two headphone sockets; EN 301 549 conformity report on request.',
      es: 'El hueco libre de 51 cm admite sillas pequeñas; la versión Biblioteca, una silla de ruedas. Juegos con sonido y contraste reforzado, que no dependen del color, y dos tomas de auriculares; informe de conformidad con la EN 301 549 previa solicitud.',
    },
    energy: {
      pt: '68 W numa manhã de jogos, medidos na nossa oficina; 0,5 W em espera. Desliga-se dez minutos depois do último toque.',
      en: '68 W over a morning of games, measured in our workshop; 0.5 W in standby. It switches off ten minutes after the last touch.',
      es: '68 W en una mañana de juegos, medidos en nuestro taller; 0,5 W en espera. Se apaga diez minutos después del último toque.',
    },
    warranty: {
      pt: 'Três anos; no primeiro, também a quebra acidental do vidro.',
      en: 'Three years, with accidental glass breakage covered in the first.',
      es: 'Tres años; en el primero, también la rotura accidental del cristal.',
    },
    repair: {
      pt: 'Peças durante sete anos após a última venda. Orla, pernas e fonte trocam-se sem técnico; o vidro e o computador, na escola.',
      en: 'Parts for seven years after the last sale. Edge, legs and power supply need no technician; glass and computer are replaced at the school.',
      es: 'Repuestos durante siete años desde la última venta. El canto, las patas y la fuente se cambian sin técnico; el cristal y el ordenador, en el propio centro.',
    },
  },
  mounting: ['floor'],
  shape: {
    front: [
      [0, 516, 1247, 516, 1247, 600, 0, 600],
      [243, 471, 1004, 471, 1004, 516, 243, 516],
      [140, 516, 200, 516, 107, 0, 69, 0],
      [1047, 516, 1107, 516, 1178, 0, 1140, 0],
    ],
    side: [
      [0, 516, 835, 516, 835, 600, 0, 600],
      [203, 471, 632, 471, 632, 516, 203, 516],
      [120, 516, 180, 516, 87, 0, 49, 0],
      [655, 516, 715, 516, 786, 0, 748, 0],
    ],
  },
  delivery: [3, 4],
  related: ['delta-55', 'orion-65', 'faro-65'],
  solutions: ['education', 'museums'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Nimbo 43: mesa interativa para crianças',
      en: 'Nimbo 43: interactive table for children',
      es: 'Nimbo 43: mesa interactiva infantil',
    },
    description: {
      pt: 'Mesa interativa infantil de 43 polegadas com 60 cm de altura, tampo estanque e 24 V. Vinte pontos de toque para seis crianças, em escolas e bibliotecas.',
      en: 'A 43-inch interactive table for children: 60 cm high, sealed top, 24 volts, twenty touch points to share. For nurseries, schools and libraries.',
      es: 'Mesa interactiva infantil de 43 pulgadas y 60 cm de altura, con tablero estanco y 24 V. Veinte puntos táctiles, para escuelas infantiles y bibliotecas.',
    },
  },
  updatedAt: '2026-06-18T10:30:00Z',
} satisfies ProductContent;
