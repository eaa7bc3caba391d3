import type { ProductContent } from '../entities.ts';
import { ledLobby } from '../product-solutions/led-lobby.ts';
import * as connections from '../specifications/connections.ts';
import * as display from '../specifications/display.ts';
import * as led from '../specifications/led.ts';
import * as ledWall from '../specifications/led-wall.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as power from '../specifications/power.ts';
import * as software from '../specifications/software.ts';

export const aurora12 = {
  key: 'aurora-12',
  category: 'leds',
  slug: { pt: 'aurora-12', en: 'aurora-12', es: 'aurora-12' },
  name: 'Aurora 1.2',
  tagline: {
    pt: 'Parede LED de interior de 1,25 mm, para ver de perto',
    en: 'Indoor LED wall of 1.25 mm pitch, for viewing from close by',
    es: 'Pared LED de interior de 1,25 mm, para ver de cerca',
  },
  summary: {
    pt: 'Parede LED de interior com módulos de 600 × 337,5 mm, cobertos por uma resina lisa que se limpa. Dezasseis módulos dão Full HD em 2,40 × 1,35 m.',
    en: 'An indoor LED wall of 600 × 337.5 mm cabinets under a smooth resin that can be wiped clean. Sixteen of them give Full HD in 2.40 × 1.35 m.',
    es: 'Pared LED de interior con módulos de 600 × 337,5 mm, cubiertos por una resina lisa que se puede limpiar. Dieciséis módulos dan Full HD en 2,40 × 1,35 m.',
  },
  body: {
    pt: `
      <h3>O que nos perguntam antes de comprar</h3>
      <p><strong>De que tamanho fica?</strong> Cada módulo tem a proporção 16:9, e a parede também, desde que tenha tantas colunas como filas. Com 4 × 4 módulos são 2,40 × 1,35 m em Full HD; com 8 × 8, 4,80 × 2,70 m em 4K.</p>
      <p><strong>Vê-se a grelha?</strong> O 1.2 do nome é a classe de passo; entre píxeis vão 1,25 mm. A partir de 1,5 m a imagem já é confortável; a 4,3 m, uma visão normal deixa de separar os píxeis. O desnível entre placas não passa de 0,1 mm.</p>
      <p><strong>Pode tocar-se?</strong> Os LED estão debaixo de uma só camada de resina (COB): um ombro ou um carrinho de limpeza não os arranca. A parede não é tátil.</p>
      <h3>Na sua parede</h3>
      <p><strong>A parede do edifício aguenta?</strong> A Aurora 1.2 pesa 28 kg por metro quadrado, e a estrutura mais 8 kg. Tijolo e betão chegam; o gesso cartonado precisa de reforço, que vemos na visita.</p>
      <p><strong>Quanto demora a montagem?</strong> Dois técnicos montam a parede de exemplo em dois dias: no primeiro, a estrutura e os cabos; no segundo, os módulos, o nível e a cor.</p>
      <h3>Depois de montada</h3>
      <p><strong>Aparece às riscas nas fotografias?</strong> Cada píxel acende-se 3840 vezes por segundo, e nem telemóveis nem câmaras de televisão apanham faixas.</p>
      <p><strong>E quando um píxel se apaga?</strong> A placa sai pela frente com uma ventosa, sem desmontar as vizinhas. Entregamos duas de reserva, do mesmo lote de LED, já calibradas.</p>
    `,
    en: `
      <h3>What buyers ask us first</h3>
      <p><strong>How large will it be?</strong> Every cabinet is 16:9, and so is any wall with as many columns as rows. Four by four make 2.40 × 1.35 m in Full HD; eight by eight, 4.80 × 2.70 m in 4K.</p>
      <p><strong>Will we see a grid?</strong> The 1.2 of its name is the pitch class; pixels are 1.25 mm apart. The picture is comfortable from 1.5 m, and at 4.3 m normal sight no longer tells one pixel from the next. The step between tiles never exceeds 0.1 mm.</p>
      <p><strong>Can people touch it?</strong> The LEDs sit under one continuous layer of resin (COB), so a shoulder or a cleaning trolley does not knock them off. It is not a touch screen.</p>
      <h3>On your wall</h3>
      <p><strong>Will our wall hold it?</strong> The Aurora 1.2 weighs 28 kg per square metre, plus 8 kg for its frame. Brick and concrete will do; plasterboard has to be reinforced, which we check on our visit.</p>
      <p><strong>How long does it take?</strong> Two technicians put up the example wall in two days: frame and cables on the first, cabinets, levelling and colour on the second.</p>
      <h3>Once it is up</h3>
      <p><strong>Does it show bands in photographs?</strong> Each pixel is lit 3,840 times a second, too fast for phones and television cameras to catch.</p>
      <p><strong>What if a pixel dies?</strong> The tile comes out from the front with a suction tool while its neighbours stay put. Two spares from the same batch of LEDs come with the wall, already calibrated.</p>
    `,
    es: `
      <h3>Lo que nos preguntan antes de comprar</h3>
      <p><strong>¿Qué tamaño tendrá?</strong> Cada módulo es 16:9, y la pared también si tiene tantas columnas como filas. Con 4 × 4 módulos son 2,40 × 1,35 m en Full HD; con 8 × 8, 4,80 × 2,70 m en 4K.</p>
      <p><strong>¿Se ve la rejilla?</strong> El 1.2 del nombre es la clase de paso; entre píxeles hay 1,25 mm. Desde 1,5 m la imagen ya resulta cómoda; a 4,3 m, una vista normal deja de separar los píxeles. El desnivel entre placas no pasa de 0,1 mm.</p>
      <p><strong>¿Se puede tocar?</strong> Los LED van bajo una sola capa de resina (COB): un hombro o un carro de limpieza no los arranca. La pared no es táctil.</p>
      <h3>En su pared</h3>
      <p><strong>¿Aguantará nuestra pared?</strong> La Aurora 1.2 pesa 28 kg por metro cuadrado, más 8 kg de estructura. El ladrillo y el hormigón bastan; el yeso laminado necesita un refuerzo, que estudiamos en la visita.</p>
      <p><strong>¿Cuánto se tarda en montarla?</strong> Dos técnicos montan la pared de ejemplo en dos días: el primero, la estructura y los cables; el segundo, los módulos, la nivelación y el color.</p>
      <h3>Una vez montada</h3>
      <p><strong>¿Salen bandas en las fotos?</strong> Cada píxel se enciende 3840 veces por segundo, demasiado rápido para que lo capten los móviles o las cámaras de televisión.</p>
      <p><strong>¿Y si se apaga un píxel?</strong> La placa sale por delante con una ventosa, sin desmontar las de al lado. Entregamos dos de reserva, del mismo lote de LED y ya calibradas.</p>
    `,
  },
  gallery: [
    {
      id: 'aurora-12-front',
      alt: {
        pt: 'Parede LED de interior com 8 × 8 módulos (4,80 × 2,70 m), fina e sem moldura, com azulejos que vão do azul ao laranja',
        en: 'Thin, frameless indoor LED wall of 8 × 8 cabinets (4.80 × 2.70 m) showing patterned tiles that turn from blue to orange',
        es: 'Pared LED de interior de 8 × 8 módulos (4,80 × 2,70 m), fina y sin marco, con azulejos que van del azul al naranja',
      },
    },
    {
      id: 'aurora-12-reception',
      alt: {
        pt: 'Receção com balcão de madeira; por trás, a toda a largura, uma parede LED com carpas num lago visto de cima',
        en: 'Reception with a wooden desk; behind it, across the whole wall, an LED wall with carp in a pond seen from above',
        es: 'Recepción con mostrador de madera; detrás, a todo lo ancho, una pared LED con carpas en un estanque visto desde arriba',
      },
    },
    {
      id: 'aurora-12-edge',
      alt: {
        pt: 'O canto da parede visto de lado: módulos de 40 mm de fundo sobre uma estrutura de 35 mm, sem moldura à volta',
        en: 'The corner of the wall seen from the side: cabinets 40 mm deep on a 35 mm frame, with no bezel around them',
        es: 'La esquina de la pared vista de lado: módulos de 40 mm de fondo sobre una estructura de 35 mm, sin marco alrededor',
      },
    },
    {
      id: 'aurora-12-use',
      alt: {
        pt: 'Auditório com duas filas de cadeiras diante de uma parede de 4,80 × 2,70 m, que mostra um mapa do fundo do mar',
        en: 'Auditorium with two rows of chairs before a wall of 4.80 × 2.70 m, which shows a map of the sea floor',
        es: 'Auditorio con dos filas de sillas ante una pared de 4,80 × 2,70 m que muestra un mapa del fondo del mar',
      },
    },
  ],
  scene: ledLobby.picture,
  figures: ['led-pitch', 'led-viewing', 'brightness'],
  specifications: [
    display.brightness(600),
    display.contrast(8000),
    display.viewingAngle(170),
    display.panelLife(100000),
    led.pitch(1.25),
    led.technology({
      pt: 'COB, sob uma só camada de resina',
      en: 'COB, under one layer of resin',
      es: 'COB, bajo una sola capa de resina',
    }),
    led.refresh(3840),
    led.flatness(0.1),
    ...led.viewing(1.25),
    ...ledWall.cabinets({ size: [600, 337.5, 40], pixels: [480, 270], weight: 5.6, power: 73, wall: [4, 4] }),
    ledWall.controller(4),
    led.service({
      pt: 'Pela frente, com ventosa',
      en: 'From the front, with a suction tool',
      es: 'Por delante, con ventosa',
    }),
    connections.hdmiInputs(2, { pt: 'no controlador', en: 'on the controller', es: 'en el controlador' }),
    connections.ethernet(1, { pt: 'para gestão', en: 'for management', es: 'para gestión' }),
    power.typical(420, ledWall.exampleWall),
    power.maximum(1210, ledWall.exampleWall),
    power.standby(5, {
      pt: 'com os módulos desligados',
      en: 'with the cabinets switched off',
      es: 'con los módulos apagados',
    }),
    power.mains(),
    power.temperature(0, 40),
    power.fanless(),
    power.protection('IP54', 'front'),
    mechanics.materials({
      pt: 'Alumínio injetado, resina preta mate',
      en: 'Die-cast aluminium, matt black resin',
      es: 'Aluminio inyectado, resina negra mate',
    }),
    mechanics.mounting({
      pt: 'Estrutura de parede de 35\u00a0mm; cada módulo levanta-o uma pessoa',
      en: '35\u00a0mm wall frame; one person lifts a cabinet',
      es: 'Estructura de pared de 35\u00a0mm; cada módulo lo levanta una persona',
    }),
    software.included({
      pt: 'Listas, horários, ecrã dividido em zonas',
      en: 'Playlists, schedules, screen split into zones',
      es: 'Listas, horarios, pantalla dividida en zonas',
    }),
    software.management(),
    software.updates(7),
  ],
  variants: [
    {
      key: 'full-hd',
      name: 'Aurora 1.2 Full HD',
      note: {
        pt: '4 × 4 módulos: 2,40 × 1,35 m, 1920 × 1080 píxeis.',
        en: '4 × 4 cabinets: 2.40 × 1.35 m, 1920 × 1080 pixels.',
        es: '4 × 4 módulos: 2,40 × 1,35 m, 1920 × 1080 píxeles.',
      },
    },
    {
      key: '4k',
      name: 'Aurora 1.2 4K',
      note: {
        pt: '8 × 8 módulos: 4,80 × 2,70 m, 3840 × 2160 píxeis.',
        en: '8 × 8 cabinets: 4.80 × 2.70 m, 3840 × 2160 pixels.',
        es: '8 × 8 módulos: 4,80 × 2,70 m, 3840 × 2160 píxeles.',
      },
    },
    {
      key: 'strip',
      name: { pt: 'Aurora 1.2 Friso', en: 'Aurora 1.2 Ribbon', es: 'Aurora 1.2 Friso' },
      note: {
        pt: '10 × 1 módulos, 6 m por 34 cm, para a frente de um balcão.',
        en: '10 × 1 cabinets, 6 m by 34 cm, for the front of a counter.',
        es: '10 × 1 módulos, 6 m por 34 cm, para el frente de un mostrador.',
      },
    },
  ],
  accessories: [
    {
      key: 'trim',
      name: { pt: 'Remate Debrum', en: 'Debrum trim', es: 'Remate Debrum' },
      summary: {
        pt: 'Perfil de alumínio preto que fecha os quatro lados da parede.',
        en: 'Black aluminium trim that finishes all four sides of the wall.',
        es: 'Perfil de aluminio negro que cierra los cuatro lados de la pared.',
      },
    },
    {
      key: 'spare-tiles',
      name: { pt: 'Caixa de placas Reserva', en: 'Reserva tile box', es: 'Caja de placas Reserva' },
      summary: {
        pt: 'Oito placas do mesmo lote, calibradas, e a ventosa para as trocar.',
        en: 'Eight calibrated tiles of the same batch, and the suction tool to change them.',
        es: 'Ocho placas del mismo lote, calibradas, y la ventosa para cambiarlas.',
      },
    },
    {
      key: 'soundbar',
      name: { pt: 'Barra de som Búzio', en: 'Búzio soundbar', es: 'Barra de sonido Búzio' },
      summary: {
        pt: 'Barra de 2 × 40 W para fixar por baixo da parede.',
        en: 'A 2 × 40 W bar, fixed below the wall.',
        es: 'Barra de 2 × 40 W que se fija debajo de la pared.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'Letras com 4 cm de altura leem-se a dez metros. O programa recusa sequências que pisquem mais de três vezes por segundo, avisa quando o contraste do texto é fraco e aceita legendas em todos os vídeos.',
      en: 'Letters 4 cm high can be read from ten metres. The software refuses sequences that flash more than three times a second, warns of weak text contrast and takes captions with every video.',
      es: 'Las letras de 4 cm de alto se leen a diez metros. El programa rechaza secuencias que parpadeen más de tres veces por segundo, avisa si el contraste del texto es bajo y admite subtítulos en todos los vídeos.',
    },
    energy: {
      pt: '420 W na parede de exemplo com vídeo a 100 % do brilho, medidos na nossa oficina; 1210 W com toda a parede a branco. Fora do horário, um contactor corta a corrente aos módulos.',
      en: '420 W for the example wall with video at full brightness, measured in our workshop; 1,210 W with the whole wall white. Outside opening hours a contactor cuts the current to the cabinets.',
      es: '420 W en la pared de ejemplo con vídeo al 100 % de brillo, medidos en nuestro taller; 1210 W con toda la pared en blanco. Fuera del horario, un contactor corta la corriente a los módulos.',
    },
    warranty: {
      pt: 'Três anos, com reparação no local em Portugal continental e na Espanha peninsular.',
      en: 'Three years, with repair on site in mainland Portugal and Spain.',
      es: 'Tres años, con reparación in situ en la España peninsular y en Portugal continental.',
    },
    repair: {
      pt: 'Placas do mesmo lote guardadas durante sete anos após a última venda. Placa, fonte e recetor de cada módulo trocam-se em separado, pela frente.',
      en: 'Tiles of the same batch kept for seven years after the last sale. Tile, power supply and receiver of each cabinet are replaced separately, from the front.',
      es: 'Placas del mismo lote guardadas durante siete años desde la última venta. Placa, fuente y receptor de cada módulo se cambian por separado, por delante.',
    },
  },
  mounting: ['wall'],
  delivery: [8, 10],
  related: ['aurora-25', 'palco-138', 'atlas-98'],
  solutions: ['business', 'retail', 'hospitality', 'museums'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Aurora 1.2: parede LED de 1,25 mm para interior',
      en: 'Aurora 1.2: fine-pitch indoor LED wall, 1.25 mm',
      es: 'Aurora 1.2: pared LED de interior de 1,25 mm',
    },
    description: {
      pt: 'Parede LED COB de 1,25 mm em módulos de 5,6 kg: Full HD em 2,40 × 1,35 m, 600 cd/m², manutenção pela frente e placas de reserva incluídas.',
      en: 'A 1.25 mm COB LED wall in 5.6 kg cabinets: Full HD in 2.40 × 1.35 m, 600 cd/m², serviced from the front, with spare tiles included.',
      es: 'Pared LED COB de 1,25 mm en módulos de 5,6 kg: Full HD en 2,40 × 1,35 m, 600 cd/m², mantenimiento por delante y placas de reserva incluidas.',
    },
  },
  updatedAt: '2026-11-09T09:20:00Z',
} satisfies ProductContent;
