import { totems } from '../categories/totems.ts';
import type { ProductContent } from '../entities.ts';
import * as computer from '../specifications/computer.ts';
import * as connections from '../specifications/connections.ts';
import * as display from '../specifications/display.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as outdoor from '../specifications/outdoor.ts';
import * as power from '../specifications/power.ts';
import * as signage from '../specifications/signage.ts';
import * as software from '../specifications/software.ts';

export const abrigo86 = {
  key: 'abrigo-86',
  category: 'totems',
  slug: { pt: 'abrigo-86', en: 'abrigo-86', es: 'abrigo-86' },
  name: 'Abrigo 86',
  tagline: {
    pt: 'Painel digital de 86″ para a parede lateral do abrigo',
    en: '86″ digital panel for the end wall of the bus shelter',
    es: 'Panel digital de 86″ para la pared lateral de la marquesina',
  },
  summary: {
    pt: 'Painel vertical 4K de 86 polegadas e 3000 cd/m² para embutir na parede lateral de um abrigo de paragem, no lugar do cartaz de papel. IP65, vidro laminado IK10, publicidade e informação.',
    en: 'An 86-inch portrait 4K panel of 3,000 cd/m², built into the end wall of a bus shelter in place of the paper poster. IP65, laminated IK10 glass, advertising and information.',
    es: 'Panel vertical 4K de 86 pulgadas y 3000 cd/m² para integrar en la pared lateral de una marquesina, en lugar del cartel de papel. IP65, cristal laminado IK10, publicidad e información.',
  },
  body: {
    pt: `
      <p>O Abrigo 86 ocupa o vão onde estava o cartaz e fica virado para quem chega pelo passeio.</p>
      <h3>Cartaz de papel ou ecrã</h3>
      <ul>
      <li><strong>Trocar uma campanha.</strong> O papel pede uma carrinha por paragem; o ecrã, um ficheiro e uma hora marcada.</li>
      <li><strong>O que cabe.</strong> Um anúncio, ou vários por turnos, com o mapa da rede e os avisos do município entre eles.</li>
      <li><strong>O que gasta.</strong> O ecrã, 520 W de média; um cartaz retroiluminado gasta muito menos e não se apaga com a rede. Onde passam poucas pessoas, o papel continua a ser a melhor resposta.</li>
      </ul>
      <h3>O que pedimos ao fabricante do abrigo</h3>
      <ul>
      <li>Um vão livre de 1250 × 2100 mm e 190 mm de fundo.</li>
      <li>Montantes que aguentem 195 kg e o vento da zona; damos as cargas para 144 km/h.</li>
      <li>230 V permanentes e um tubo até ao vão, para a energia e a rede.</li>
      </ul>
      <p>Se o abrigo é novo, trabalhamos com o desenho; se já existe, medimo-lo e fazemos um aro de transição. A parede mantém a transparência ao lado do painel, para que o motorista veja quem espera.</p>
      <h3>No dia</h3>
      <p>Uma grua pequena encaixa o painel em duas horas, de preferência com a paragem deslocada vinte metros. Junto ao Abrigo 32, que anuncia as partidas, basta uma só ligação de rede para os dois.</p>
    `,
    en: `
      <p>The Abrigo 86 takes the opening where the poster was and faces whoever comes along the pavement.</p>
      <h3>Paper poster or display</h3>
      <ul>
      <li><strong>Changing a campaign.</strong> Paper takes a van to every stop; a display takes a file and a set time.</li>
      <li><strong>What fits.</strong> One advertisement or several in turn, with the network map and council notices between them.</li>
      <li><strong>What it uses.</strong> The display takes 520 W on average; a backlit poster takes far less and does not depend on a network. Where few people pass, paper is still the better answer.</li>
      </ul>
      <h3>What we need from the shelter’s maker</h3>
      <ul>
      <li>A clear opening of 1250 × 2100 mm, 190 mm deep.</li>
      <li>Uprights that carry 195 kg and the local wind; we supply the loads for 144 km/h.</li>
      <li>A permanent 230 V supply and a duct to the opening, for power and network.</li>
      </ul>
      <p>For a new shelter we work from the drawing; we measure an existing one and make an adapter frame. The wall beside the panel stays clear, so that drivers can see who is waiting.</p>
      <h3>On the day</h3>
      <p>A small crane puts the panel in within two hours, ideally with the stop moved twenty metres along. Beside an Abrigo 32, which announces the departures, one network connection serves both.</p>
    `,
    es: `
      <p>El Abrigo 86 ocupa el hueco del cartel y queda orientado hacia quien llega por la acera.</p>
      <h3>Cartel de papel o pantalla</h3>
      <ul>
      <li><strong>Cambiar una campaña.</strong> El papel pide una furgoneta por parada; la pantalla, un archivo y una hora fijada.</li>
      <li><strong>Lo que cabe.</strong> Un anuncio, o varios por turnos, con el plano de la red y los avisos municipales entre ellos.</li>
      <li><strong>Lo que gasta.</strong> La pantalla, 520 W de media; un cartel retroiluminado gasta mucho menos y no depende de una red. Donde pasa poca gente, el papel sigue siendo la mejor respuesta.</li>
      </ul>
      <h3>Lo que pedimos al fabricante de la marquesina</h3>
      <ul>
      <li>Un hueco libre de 1250 × 2100 mm y 190 mm de fondo.</li>
      <li>Montantes que aguanten 195 kg y el viento de la zona; damos las cargas para 144 km/h.</li>
      <li>230 V permanentes y un tubo hasta el hueco, para la corriente y la red.</li>
      </ul>
      <p>Si la marquesina es nueva, trabajamos con el plano; si ya existe, la medimos y hacemos un marco de adaptación. La pared junto al panel sigue siendo transparente, para que el conductor vea quién espera.</p>
      <h3>El día del montaje</h3>
      <p>Una grúa pequeña encaja el panel en dos horas, mejor con la parada desplazada veinte metros. Junto a un Abrigo 32, que anuncia las salidas, basta una sola conexión de red para los dos.</p>
    `,
  },
  gallery: [
    {
      id: 'abrigo-86-front',
      alt: {
        pt: 'Abrigo de paragem com um grande ecrã vertical embutido na parede lateral',
        en: 'Bus shelter with a large portrait display built into its end wall',
        es: 'Marquesina con una gran pantalla vertical integrada en la pared lateral',
      },
    },
    {
      id: 'abrigo-86-use',
      alt: {
        pt: 'Paragem ao anoitecer: na parede lateral do abrigo, o ecrã anuncia um concerto a quem passa na rua',
        en: 'A bus stop at dusk: in the end wall of the shelter, the display announces a concert to the street',
        es: 'Parada al anochecer: en la pared lateral de la marquesina, la pantalla anuncia un concierto a la calle',
      },
    },
    {
      id: 'abrigo-86-foot',
      alt: {
        pt: 'O canto inferior do painel: vidro até à margem, fechadura, luz de presença e os pés aparafusados ao chão',
        en: 'The lower corner of the panel: glass to the edge, the lock, the pilot light and the feet bolted to the ground',
        es: 'La esquina inferior del panel: vidrio hasta el borde, cerradura, luz piloto y los pies atornillados al suelo',
      },
    },
  ],
  scene: totems.picture,
  figures: ['diagonal-portrait', 'brightness', 'power-typical'],
  specifications: [
    display.diagonal(86),
    signage.sides(1),
    display.activeArea([1066, 1895]),
    display.resolution(2160, 3840),
    display.brightness(3000),
    signage.nightBrightness(250),
    display.contrast(1200),
    display.viewingAngle(178),
    display.glass('laminated', 'anti-reflective', 9),
    signage.sunglasses(),
    signage.clearingPoint(110),
    display.panelLife(50000),
    signage.hoursDaily(24),
    computer.system('Android 14'),
    computer.processor(8, 2.4),
    computer.memory(8),
    computer.storage(128),
    computer.wireless('Wi-Fi 6, 4G, Bluetooth 5.2'),
    connections.ethernet(2, { pt: '1 para o Abrigo 32', en: '1 for the Abrigo 32', es: '1 para el Abrigo 32' }),
    power.typical(520),
    power.maximum(1100, {
      pt: 'com a climatização no máximo',
      en: 'with temperature control at full',
      es: 'con la climatización al máximo',
    }),
    power.mains('230\u00a0V, 50\u00a0Hz'),
    power.temperature(-20, 50),
    power.noise(44),
    power.protection('IP65', 'whole'),
    outdoor.impact('IK10'),
    outdoor.climate({
      pt: 'Permutador em circuito fechado, aquecimento',
      en: 'Closed-circuit heat exchanger, heating',
      es: 'Intercambiador en circuito cerrado, calefacción',
    }),
    outdoor.corrosion('C4 (ISO 12944)'),
    outdoor.wind(144),
    mechanics.width(1240),
    mechanics.height(2090),
    mechanics.depth(190),
    mechanics.weight(195),
    mechanics.mounting({
      pt: 'Embutido, vão de 1250 × 2100\u00a0mm',
      en: 'Built in, opening of 1250 × 2100\u00a0mm',
      es: 'Integrado, hueco de 1250 × 2100\u00a0mm',
    }),
    signage.liftingGear({ pt: 'Grua', en: 'Crane', es: 'Grúa' }),
    software.included({
      pt: 'Campanhas com registo, modelos do município, avisos prioritários',
      en: 'Campaigns with a log, council templates, priority alerts',
      es: 'Campañas con registro, plantillas del municipio, avisos prioritarios',
    }),
    software.management(),
    software.updates(7),
  ],
  variants: [
    {
      key: 'single',
      name: { pt: 'Abrigo 86 Passeio', en: 'Abrigo 86 Pavement', es: 'Abrigo 86 Acera' },
      note: {
        pt: 'Ecrã para fora; chapa lisa para dentro do abrigo.',
        en: 'Display facing out; plain sheet facing into the shelter.',
        es: 'Pantalla hacia fuera; chapa lisa hacia el interior.',
      },
    },
    {
      key: 'map',
      name: { pt: 'Abrigo 86 Mapa', en: 'Abrigo 86 Map', es: 'Abrigo 86 Plano' },
      note: {
        pt: 'Ecrã para fora; para dentro, vitrina iluminada com o mapa da rede em papel.',
        en: 'Display facing out; inside, a lit case with the network map on paper.',
        es: 'Pantalla hacia fuera; hacia dentro, vitrina iluminada con el plano de la red en papel.',
      },
    },
  ],
  accessories: [
    {
      key: 'adapter-frame',
      name: { pt: 'Aro Ombreira', en: 'Ombreira frame', es: 'Marco Ombreira' },
      summary: {
        pt: 'Aro feito à medida para adaptar o painel a abrigos que já existem.',
        en: 'A made-to-measure frame that fits the panel into existing shelters.',
        es: 'Marco a medida para adaptar el panel a marquesinas que ya existen.',
      },
    },
    {
      key: 'graffiti-film',
      name: { pt: 'Película Casca', en: 'Casca film', es: 'Lámina Casca' },
      summary: {
        pt: 'Película de sacrifício de alto a baixo do vidro: o grafíti sai com ela, sem abrir a porta.',
        en: 'Sacrificial film from top to bottom of the glass: graffiti comes off with it, without opening the door.',
        es: 'Lámina de sacrificio de arriba abajo del cristal: la pintada sale con ella, sin abrir la puerta.',
      },
    },
    {
      key: 'air-sensor',
      name: { pt: 'Sensor Aragem', en: 'Aragem sensor', es: 'Sensor Aragem' },
      summary: {
        pt: 'Mede a temperatura, o ruído e as partículas PM2,5 que respira quem espera; mostra-os no ecrã ou no portal de dados do município.',
        en: 'Measures the temperature, noise and PM2.5 particles around those who wait, for the screen or the council’s data portal.',
        es: 'Mide la temperatura, el ruido y las partículas PM2,5 que rodean a quien espera, para la pantalla o el portal de datos del municipio.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'Não pede nada ao público. O painel fica dentro do contorno do abrigo, sem arestas salientes no passeio; as partidas e a voz são do Abrigo 32. Os modelos do município não têm clarões.',
      en: 'There is nothing for the public to operate. The panel stays within the outline of the shelter, with no edge jutting into the pavement; departures and speech belong to the Abrigo 32. The council’s templates have no flashing.',
      es: 'No exige nada al público. El panel queda dentro del contorno de la marquesina, sin aristas salientes en la acera; las salidas y la voz son del Abrigo 32. Las plantillas del municipio no tienen destellos.',
    },
    energy: {
      pt: '520 W de média ao longo de um dia, medidos na nossa oficina; 1100 W com brilho e climatização no máximo. Apaga-se entre o último autocarro e o primeiro.',
      en: '520 W on average over a day, measured in our workshop; 1,100 W with brightness and temperature control at full. It goes dark between the last bus and the first.',
      es: '520 W de media a lo largo de un día, medidos en nuestro taller; 1100 W con el brillo y la climatización al máximo. Se apaga entre el último autobús y el primero.',
    },
    warranty: {
      pt: 'Três anos com uso de 24 horas por dia e reparação no local; cinco para o corpo e a pintura.',
      en: 'Three years at 24 hours a day, with repair on site; five for body and paint.',
      es: 'Tres años con uso de 24 horas al día y reparación in situ; cinco para el cuerpo y la pintura.',
    },
    repair: {
      pt: 'Peças durante sete anos após a última venda. A porta abre-se para o passeio; vidro, painel, fontes e ventiladores trocam-se em separado, sem desmontar o abrigo.',
      en: 'Parts for seven years after the last sale. The door opens towards the pavement; glass, panel, power supplies and fans are replaced separately, with the shelter left standing.',
      es: 'Repuestos durante siete años desde la última venta. La puerta se abre hacia la acera; cristal, panel, fuentes y ventiladores se cambian por separado, sin desmontar la marquesina.',
    },
  },
  mounting: ['built-in', 'outdoor'],
  delivery: [10, 14],
  related: ['abrigo-32', 'sentinela-75', 'sentinela-55'],
  solutions: ['cities', 'retail'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Abrigo 86: painel publicitário para paragens',
      en: 'Abrigo 86: bus-shelter advertising panel',
      es: 'Abrigo 86: panel publicitario para marquesinas',
    },
    description: {
      pt: 'Painel vertical 4K de 86 polegadas e 3000 cd/m² embutido na parede de um abrigo de paragem: IP65, IK10, publicidade e informação municipal.',
      en: 'An 86-inch portrait 4K panel of 3,000 cd/m² built into a bus shelter’s end wall: IP65, IK10, advertising and council information by schedule.',
      es: 'Panel vertical 4K de 86 pulgadas y 3000 cd/m² integrado en la pared de una marquesina: IP65, IK10, publicidad e información municipal.',
    },
  },
  updatedAt: '2026-10-26T11:40:00Z',
} satisfies ProductContent;
