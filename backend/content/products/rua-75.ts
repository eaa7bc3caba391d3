import type { ProductContent } from '../entities.ts';
import * as computer from '../specifications/computer.ts';
import * as connections from '../specifications/connections.ts';
import * as display from '../specifications/display.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as power from '../specifications/power.ts';
import * as signage from '../specifications/signage.ts';
import * as software from '../specifications/software.ts';

export const rua75 = {
  key: 'rua-75',
  category: 'storefronts',
  slug: { pt: 'rua-75', en: 'rua-75', es: 'rua-75' },
  name: 'Rua 75',
  tagline: {
    pt: 'Ecrã de montra de 75″ com 3000 cd/m², para sol a tarde inteira',
    en: '75″ window display with 3,000 cd/m², for sun all afternoon',
    es: 'Pantalla de escaparate de 75″ con 3000 cd/m², para sol toda la tarde',
  },
  summary: {
    pt: 'Ecrã horizontal 4K de 75 polegadas com 3000 cd/m², num suporte de chão de dois postes. Para montras largas viradas a sul ou a poente e para ler do outro lado da rua.',
    en: 'A 75-inch landscape 4K display of 3,000 cd/m² on a floor stand with two posts. For wide windows that face south or west and for people reading from across the road.',
    es: 'Pantalla horizontal 4K de 75 pulgadas y 3000 cd/m² sobre un soporte de suelo de dos postes. Para escaparates anchos al sur o al oeste y para leer desde la otra acera.',
  },
  body: {
    pt: `
      <h3>Rua 75 ou Rua 55?</h3>
      <ul>
      <li><strong>Sol.</strong> O 75 dá mais 500 cd/m² e trabalha com 45 °C dentro da montra; o 55 fica-se pelos 40 °C.</li>
      <li><strong>Som.</strong> O 75 tem ventiladores, que se ouvem a 36 dB(A) num dia quente. Numa ourivesaria silenciosa, o 55 é a melhor escolha.</li>
      <li><strong>Chão.</strong> O 55 não ocupa nenhum; o 75 pede 1,70 m de largura e 70 cm de fundo.</li>
      <li><strong>Imagem.</strong> O 75 é horizontal e 4K, para um vídeo, uma ementa ou uma planta que se vê de longe.</li>
      </ul>
      <h3>A instalação, passo a passo</h3>
      <p>Antes da proposta medimos a porta, o fundo da montra e a tomada. No dia, o suporte chega em três peças e monta-se em vinte minutos no próprio lugar. O painel pesa 62 kg: três técnicos levantam-no e encaixam-no, porque duas pessoas não devem. Os cabos descem por dentro de um dos postes e saem rente ao chão. Aparafusa-se a base em quatro pontos ou, onde o pavimento não se pode furar, carrega-se com o lastro Quilha. No fim acertamos o brilho com a luz desse dia e deixamos marcada uma segunda visita, com a luz da estação oposta.</p>
      <h3>O que precisa de cuidado</h3>
      <p>Dois filtros, atrás, lavam-se à torneira a cada três meses, e o ecrã avisa. Se ficarem cheios de pó, baixa o brilho antes de aquecer demais.</p>
    `,
    en: `
      <h3>Rua 75 or Rua 55?</h3>
      <ul>
      <li><strong>Sun.</strong> The 75 gives another 500 cd/m² and keeps going at 45 °C inside the window; the 55 stops at 40 °C.</li>
      <li><strong>Sound.</strong> The 75 has fans, heard at 36 dB(A) on a hot day. In a hushed jeweller’s the 55 is the better choice.</li>
      <li><strong>Floor.</strong> The 55 takes none. The 75 asks for 1.70 m of width and 70 cm of depth.</li>
      <li><strong>Picture.</strong> The 75 is landscape and 4K, for a film, a menu or a floor plan seen from far away.</li>
      </ul>
      <h3>Installation, step by step</h3>
      <p>Before quoting we measure the door, the depth of the window and the distance to a socket. On the day, the stand arrives in three parts and goes together on the spot in twenty minutes. The panel weighs 62 kg; three technicians lift it on, because two people should not. Cables run down inside one post and come out at floor level. The base is bolted at four points or, where the floor may not be drilled, weighted with Quilha ballast. Last, we set the brightness by that day’s light and book a second visit for the opposite season.</p>
      <h3>What needs looking after</h3>
      <p>Two filters at the back are rinsed under a tap every three months, and the display says when. If they clog, it dims before it overheats.</p>
    `,
    es: `
      <h3>¿Rua 75 o Rua 55?</h3>
      <ul>
      <li><strong>Sol.</strong> La 75 da 500 cd/m² más y trabaja con 45 °C dentro del escaparate; la 55 llega a 40 °C.</li>
      <li><strong>Ruido.</strong> La 75 lleva ventiladores, que se oyen a 36 dB(A) en un día de calor. En una joyería silenciosa es mejor la 55.</li>
      <li><strong>Suelo.</strong> La 55 no ocupa nada; la 75 pide 1,70 m de ancho y 70 cm de fondo.</li>
      <li><strong>Imagen.</strong> La 75 es horizontal y 4K, para un vídeo, una carta o un plano que se ve de lejos.</li>
      </ul>
      <h3>La instalación, paso a paso</h3>
      <p>Antes de la oferta medimos la puerta, el fondo del escaparate y dónde está el enchufe. El día señalado, el soporte llega en tres piezas y se monta en su sitio en veinte minutos. El panel pesa 62 kg: lo levantan tres técnicos, porque dos personas no deben. Los cables bajan por dentro de un poste y salen a ras de suelo. La base se atornilla en cuatro puntos o, si no se puede taladrar, se carga con el lastre Quilha. Al final ajustamos el brillo con la luz de ese día y dejamos fijada una segunda visita, con la luz de la estación opuesta.</p>
      <h3>Lo que pide cuidado</h3>
      <p>Dos filtros traseros se lavan bajo el grifo cada tres meses, y la pantalla avisa. Si se llenan de polvo, baja el brillo antes de calentarse demasiado.</p>
    `,
  },
  gallery: [
    {
      id: 'rua-75-front',
      alt: {
        pt: 'Ecrã horizontal de 75 polegadas com moldura escura, sobre um suporte de chão de dois postes',
        en: '75-inch landscape display with a dark bezel on a floor stand with two posts',
        es: 'Pantalla horizontal de 75 pulgadas con marco oscuro, sobre un soporte de suelo de dos postes',
      },
    },
    {
      id: 'rua-75-back',
      alt: {
        pt: 'As costas: quatro ventiladores, dois filtros em gaveta, um deles puxado para fora, e as ligações HDMI, USB e de rede',
        en: 'The back: four fans, two slide-out filters, one of them drawn down, and the HDMI, USB and network ports',
        es: 'La parte trasera: cuatro ventiladores, dos filtros, uno de ellos medio fuera de su marco, y las conexiones HDMI, USB y de red',
      },
    },
    {
      id: 'rua-75-use',
      alt: {
        pt: 'Montra de uma agência de viagens ao anoitecer: o ecrã, sobre o suporte de chão, anuncia os Açores entre malas de viagem',
        en: 'A travel agency’s window at dusk: the display on its floor stand advertises the Azores among suitcases',
        es: 'Escaparate de una agencia de viajes al anochecer: la pantalla, sobre su soporte de suelo, anuncia las Azores entre maletas',
      },
    },
  ],
  figures: ['diagonal-4k', 'brightness', 'power-typical'],
  specifications: [
    display.diagonal(75),
    signage.sides(1),
    display.activeArea([1650, 928]),
    display.resolution(3840, 2160),
    display.brightness(3000),
    signage.nightBrightness(300),
    display.contrast(1200),
    display.viewingAngle(178),
    signage.sunglasses(),
    signage.clearingPoint(110),
    display.panelLife(50000),
    signage.hoursDaily(24),
    computer.system('Android 14'),
    computer.processor(8, 2.2),
    computer.memory(4),
    computer.storage(64),
    computer.wireless('Wi-Fi 6, Bluetooth 5.2'),
    connections.hdmiInputs(2),
    connections.usbA(2),
    connections.ethernet(1),
    power.typical(380),
    power.maximum(640, {
      pt: 'com os ventiladores no máximo',
      en: 'with the fans at full speed',
      es: 'ventiladores al máximo',
    }),
    power.standby(0.5),
    power.mains(),
    power.temperature(0, 45),
    power.noise(36),
    mechanics.width(1692),
    mechanics.height(968),
    mechanics.depth(98),
    mechanics.weight(62),
    mechanics.sizeWithStand([1692, 1750, 700]),
    mechanics.weightWithStand(112),
    signage.lifting(3),
    software.included({
      pt: 'Campanhas por data e hora, modelos de montra',
      en: 'Campaigns by date and time, window templates',
      es: 'Campañas por fecha y hora, plantillas de escaparate',
    }),
    software.management({
      pt: 'com aviso de filtro e de temperatura',
      en: 'with filter and temperature alerts',
      es: 'con aviso de filtro y de temperatura',
    }),
    software.updates(7),
  ],
  variants: [
    {
      key: 'white',
      name: { pt: 'Rua 75 Branca', en: 'Rua 75 White', es: 'Rua 75 Blanca' },
      note: {
        pt: 'Corpo e suporte brancos, moldura escura.',
        en: 'White body and stand, dark bezel.',
        es: 'Cuerpo y soporte blancos, marco oscuro.',
      },
    },
    {
      key: 'ink',
      name: { pt: 'Rua 75 Tinta', en: 'Rua 75 Ink', es: 'Rua 75 Tinta' },
      note: {
        pt: 'Tudo em azul-escuro, para montras de fundo preto.',
        en: 'Dark blue throughout, for windows with a black backdrop.',
        es: 'Toda en azul oscuro, para escaparates de fondo negro.',
      },
    },
  ],
  accessories: [
    {
      key: 'ballast',
      name: { pt: 'Lastro Quilha', en: 'Quilha ballast', es: 'Lastre Quilha' },
      summary: {
        pt: 'Quatro chapas de 15 kg que encaixam na base e dispensam furar o chão.',
        en: 'Four 15 kg plates that slot into the base where the floor may not be drilled.',
        es: 'Cuatro placas de 15 kg que encajan en la base y evitan taladrar el suelo.',
      },
    },
    {
      key: 'back-cover',
      name: { pt: 'Capa Verso', en: 'Verso back cover', es: 'Funda Verso' },
      summary: {
        pt: 'Tecido respirável, liso ou impresso, que tapa as costas e se abre para lavar os filtros.',
        en: 'Breathable fabric, plain or printed, that hides the back and opens for washing the filters.',
        es: 'Tela transpirable, lisa o impresa, que oculta la parte trasera y se abre para lavar los filtros.',
      },
    },
    {
      key: 'counter',
      name: { pt: 'Contador Passo', en: 'Passo counter', es: 'Contador Passo' },
      summary: {
        pt: 'Conta por radar quem passa e quem para, em toda a largura da montra e sem câmara.',
        en: 'Counts by radar who passes and who stops, across the whole window and with no camera.',
        es: 'Cuenta por radar quién pasa y quién se detiene, a todo lo ancho del escaparate y sin cámara.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'Vê-se, não se toca: com letras de 60 mm ou maiores, lê-se do outro lado da rua; os modelos incluídos não têm clarões.',
      en: 'It is to be seen, not touched: with letters of 60 mm or more it can be read from across a road, and the templates supplied have no flashing.',
      es: 'Se mira, no se toca: con letras de 60 mm o más se lee desde la otra acera; las plantillas incluidas no tienen destellos.',
    },
    energy: {
      pt: '380 W de média num dia de loja, com o sensor de luz ligado, medidos na nossa oficina; 0,5 W em espera. Depois do pôr do sol desce para um décimo do brilho.',
      en: '380 W on average over a shop’s day with the light sensor on, measured in our workshop; 0.5 W in standby. After sunset it falls to a tenth of its brightness.',
      es: '380 W de media en un día de tienda con el sensor de luz activado, medidos en nuestro taller; 0,5 W en espera. Tras la puesta de sol baja a una décima parte del brillo.',
    },
    warranty: {
      pt: 'Três anos, com uso de 24 horas por dia e reparação no local; ventiladores incluídos.',
      en: 'Three years at 24 hours a day, with repair on site; fans included.',
      es: 'Tres años con uso de 24 horas al día y reparación in situ; ventiladores incluidos.',
    },
    repair: {
      pt: 'Peças durante sete anos após a última venda. Ventiladores, filtros, fonte e computador trocam-se por trás, com o ecrã no suporte.',
      en: 'Parts for seven years after the last sale. Fans, filters, power supply and computer are replaced from behind, with the display on its stand.',
      es: 'Repuestos durante siete años desde la última venta. Ventiladores, filtros, fuente y ordenador se cambian por detrás, con la pantalla en su soporte.',
    },
  },
  mounting: ['floor'],
  delivery: [4, 6],
  related: ['rua-55', 'dueto-55', 'veu-55'],
  solutions: ['retail', 'hospitality', 'cities'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Rua 75: ecrã de montra 4K de 3000 cd/m²',
      en: 'Rua 75: 3,000 cd/m² 4K shop window display',
      es: 'Rua 75: pantalla 4K de escaparate, 3000 cd/m²',
    },
    description: {
      pt: 'Ecrã horizontal 4K de 75 polegadas e 3000 cd/m² para montras com sol direto, em suporte de chão de dois postes com 1,75 m de altura.',
      en: 'A 75-inch landscape 4K display of 3,000 cd/m² for shop windows in direct sun, on a two-post floor stand 1.75 m high.',
      es: 'Pantalla horizontal 4K de 75 pulgadas y 3000 cd/m² para escaparates con sol directo, en soporte de suelo de dos postes de 1,75 m.',
    },
  },
  updatedAt: '2026-10-19T10:05:00Z',
} satisfies ProductContent;
