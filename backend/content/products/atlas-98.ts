import { screens } from '../categories/screens.ts';
import type { ProductContent } from '../entities.ts';
import * as computer from '../specifications/computer.ts';
import * as connections from '../specifications/connections.ts';
import * as display from '../specifications/display.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as power from '../specifications/power.ts';
import * as software from '../specifications/software.ts';
import * as touch from '../specifications/touch.ts';

export const atlas98 = {
  key: 'atlas-98',
  category: 'screens',
  slug: { pt: 'atlas-98', en: 'atlas-98', es: 'atlas-98' },
  name: 'Atlas 98',
  tagline: {
    pt: 'Ecrã interativo de 98″ em coluna elevatória, que se lê da última fila',
    en: '98″ interactive screen on a lift column, readable from the back row',
    es: 'Pantalla interactiva de 98″ en columna elevadora, legible desde la última fila',
  },
  summary: {
    pt: 'Ecrã interativo 4K de 98 polegadas numa coluna elevatória branca, pensado para salas de sessões e salas de administração. Sobe para o público ver e desce para se escrever sentado.',
    en: 'A 98-inch 4K interactive screen on a white lift column, made for council chambers and boardrooms. It rises so that the public can see and comes down so that people can write sitting down.',
    es: 'Pantalla interactiva 4K de 98 pulgadas en una columna elevadora blanca, pensada para salones de plenos y salas de juntas. Sube para que el público vea y baja para escribir sentado.',
  },
  body: {
    pt: `
      <h3>Imagem e altura</h3>
      <p>A imagem tem 2,16 m de largura, lê-se com as luzes acesas e serve as duas distâncias de uma sala de sessões: três metros para quem vota, sete para o público. A coluna percorre 60 cm em 24 segundos, sem interromper quem fala, e detém-se assim que encontra resistência.</p>
      <h3>Numa reunião de câmara</h3>
      <ul>
      <li>Antes de começar, a ordem de trabalhos fica no alto, visível da porta.</li>
      <li>Quando chega o plano de pormenor, o ecrã desce e o arquiteto desenha por cima da planta.</li>
      <li>Quem intervém em cadeira de rodas baixa a imagem com dois botões.</li>
      <li>No fim, a ata anexa o que foi desenhado.</li>
      </ul>
      <h3>Transporte e montagem</h3>
      <p>O painel (2,19 × 1,24 m) viaja à parte; medimos antes portas, escadas e elevador. <strong>Não se fura o chão nem a parede</strong>: a placa de aço assenta sobre quatro pés que corrigem até 8 mm de desnível. A montagem é nossa e pede três pessoas, um elevador de painéis e uma tarde.</p>
      <h3>Manutenção</h3>
      <p>Uma vez por ano verificamos guias, cabos e travão da coluna. No dia a dia basta um pano húmido.</p>
    `,
    en: `
      <h3>Picture and height</h3>
      <p>The picture is 2.16 m wide, stays readable under full lighting and suits both distances of a council chamber: three metres for those who vote, seven for the public. The column travels 60 cm in 24 seconds, without interrupting the speaker, and stops as soon as it meets resistance.</p>
      <h3>At a council meeting</h3>
      <ul>
      <li>Before the start, the agenda stays high, visible from the door.</li>
      <li>When the neighbourhood plan comes up, the screen comes down and the architect draws over the map.</li>
      <li>A speaker in a wheelchair lowers the picture with two buttons.</li>
      <li>Afterwards the minutes include whatever was drawn.</li>
      </ul>
      <h3>Transport and assembly</h3>
      <p>The panel (2.19 × 1.24 m) travels separately; we measure doors, stairs and lift beforehand. <strong>Neither floor nor wall is drilled</strong>: the steel plate stands on four feet that take up 8 mm of unevenness. We assemble it, with three people, a panel lift and one afternoon.</p>
      <h3>Maintenance</h3>
      <p>Once a year we check the guides, cables and brake of the column. Day to day, a damp cloth will do.</p>
    `,
    es: `
      <h3>Imagen y altura</h3>
      <p>La imagen mide 2,16 m de ancho, se lee con las luces encendidas y sirve a las dos distancias de un salón de plenos: tres metros para quien vota y siete para el público. La columna recorre 60 cm en 24 segundos, sin interrumpir a quien habla, y se detiene en cuanto encuentra resistencia.</p>
      <h3>En un pleno</h3>
      <ul>
      <li>Antes de empezar, el orden del día queda en lo alto y se ve desde la puerta.</li>
      <li>Cuando llega el plan urbanístico, la pantalla baja y la arquitecta dibuja sobre el plano.</li>
      <li>Quien interviene en silla de ruedas baja la imagen con dos botones.</li>
      <li>Al terminar, el acta adjunta lo dibujado.</li>
      </ul>
      <h3>Transporte y montaje</h3>
      <p>El panel (2,19 × 1,24 m) viaja aparte; antes medimos puertas, escaleras y ascensor. <strong>No se taladra ni el suelo ni la pared</strong>: la placa de acero se apoya en cuatro pies que corrigen hasta 8 mm de desnivel. La montamos nosotros: tres personas, un elevador de paneles y una tarde.</p>
      <h3>Mantenimiento</h3>
      <p>Una vez al año revisamos guías, cables y freno de la columna. A diario basta un paño húmedo.</p>
    `,
  },
  gallery: [
    {
      id: 'atlas-98-front',
      alt: {
        pt: 'Ecrã interativo de 98 polegadas com um mapa de cidade, sobre uma coluna elevatória branca',
        en: '98-inch interactive screen showing a city map, on a white lift column',
        es: 'Pantalla interactiva de 98 pulgadas con un mapa de ciudad, sobre una columna elevadora blanca',
      },
    },
    {
      id: 'atlas-98-detail',
      alt: {
        pt: 'O mesmo ecrã visto de trás: as duas colunas telescópicas, as calhas de montagem e o cabo do motor',
        en: 'The same screen from behind: the two telescopic columns, the mounting rails and the motor cable',
        es: 'La misma pantalla vista por detrás: las dos columnas telescópicas, los raíles de montaje y el cable del motor',
      },
    },
    {
      id: 'use-council-chamber',
      alt: {
        pt: 'Numa sala de sessões, o Atlas 98 mostra uma planta com um lote marcado',
        en: 'In a council chamber the Atlas 98 shows a plan with one plot marked',
        es: 'En un salón de plenos, la Atlas 98 muestra un plano con una parcela marcada',
      },
    },
  ],
  scene: screens.picture,
  figures: ['diagonal-4k', 'touch-points', 'brightness'],
  specifications: [
    display.diagonal(98),
    display.activeArea([2159, 1214]),
    display.resolution(3840, 2160),
    display.brightness(500),
    display.contrast(1300),
    display.viewingAngle(178),
    display.glass('toughened', 'anti-glare', 4),
    display.panelLife(50000),
    touch.technology('infrared'),
    touch.points(50),
    touch.accuracy(1),
    touch.responseTime(7),
    touch.tools({
      pt: 'Dedo, luva, caneta sem pilha',
      en: 'Finger, glove, passive pen',
      es: 'Dedo, guante, lápiz sin pilas',
    }),
    computer.system('Android 14'),
    computer.processor(8, 2.4),
    computer.memory(12),
    computer.storage(128),
    computer.wireless('Wi-Fi 6, Bluetooth 5.2'),
    computer.opsSlot(),
    computer.speakers(25),
    connections.hdmiInputs(4),
    connections.hdmiOutputs(1),
    connections.usbC(2, {
      pt: '(1 com imagem, toque, rede e 100\u00a0W)',
      en: '(1 with picture, touch, network and 100\u00a0W)',
      es: '(1 con imagen, función táctil, red y 100\u00a0W)',
    }),
    connections.usbA(4),
    connections.ethernet(2),
    connections.headphones(1, 'side'),
    power.typical(350),
    power.maximum(800, {
      pt: 'com 100\u00a0W por USB-C, módulo Windows e a coluna a mover-se',
      en: 'with 100\u00a0W via USB-C, the Windows module and the column moving',
      es: 'con 100\u00a0W por USB-C, módulo Windows y la columna en marcha',
    }),
    power.standby(0.5),
    power.mains(),
    power.temperature(0, 40),
    power.humidity(10, 80),
    power.noise(46, {
      pt: 'só com a coluna a mover-se; 30\u00a0dB(A) com o módulo Windows',
      en: 'only while the column moves; 30\u00a0dB(A) with the Windows module',
      es: 'solo con la columna en marcha; 30\u00a0dB(A) con el módulo Windows',
    }),
    mechanics.width(2189),
    mechanics.height(1244),
    mechanics.depth(92),
    mechanics.weight(88),
    mechanics.vesa([900, 600]),
    mechanics.sizeWithStand([2189, [1772, 2372], 840]),
    mechanics.weightWithStand(186),
    mechanics.screenCentre(1150, 1750, {
      pt: 'motorizado, 25\u00a0mm/s',
      en: 'motorised, 25\u00a0mm/s',
      es: 'motorizado, 25\u00a0mm/s',
    }),
    software.included({
      pt: 'Quadro, anotação, ordem de trabalhos, registo da sessão',
      en: 'Whiteboard, notes, agenda, session record',
      es: 'Pizarra, notas, orden del día, registro de la sesión',
    }),
    software.sharingDevices(16, 6),
    software.management(),
    software.updates(7),
  ],
  variants: [
    {
      key: 'column',
      name: { pt: 'Atlas 98 Coluna', en: 'Atlas 98 Column', es: 'Atlas 98 Columna' },
      note: {
        pt: 'Assente em placa de aço, sem furar o chão.',
        en: 'Stands on a steel plate; no drilling into the floor.',
        es: 'Sobre placa de acero, sin taladrar el suelo.',
      },
    },
    {
      key: 'castors',
      name: { pt: 'Atlas 98 Móvel', en: 'Atlas 98 Mobile', es: 'Atlas 98 Móvil' },
      note: {
        pt: 'A mesma coluna sobre quatro rodízios de 125 mm, para salas de uso múltiplo.',
        en: 'The same column on four 125 mm castors, for multi-purpose rooms.',
        es: 'La misma columna sobre cuatro ruedas de 125 mm, para salas polivalentes.',
      },
    },
    {
      key: 'windows',
      name: 'Atlas 98 W',
      note: {
        pt: 'Com módulo Windows 11 de 32 GB já encaixado; o módulo tem ventilador.',
        en: 'With a 32 GB Windows 11 module already in its slot; the module has a fan.',
        es: 'Con módulo Windows 11 de 32 GB ya instalado; el módulo tiene ventilador.',
      },
    },
  ],
  accessories: [
    {
      key: 'remote',
      name: { pt: 'Comando Maré', en: 'Maré remote', es: 'Mando Maré' },
      summary: {
        pt: 'Comando de mesa para subir, descer e guardar três alturas.',
        en: 'Table remote with up, down and three stored heights.',
        es: 'Mando de mesa para subir, bajar y guardar tres alturas.',
      },
    },
    {
      key: 'sound-columns',
      name: { pt: 'Colunas Foz', en: 'Foz column speakers', es: 'Altavoces Foz' },
      summary: {
        pt: 'Par de colunas de 60 W que se fixa de cada lado do painel e sobe com ele.',
        en: 'A 60 W pair that fits either side of the panel and rises with it.',
        es: 'Par de altavoces de 60 W que se fija a cada lado del panel y sube con él.',
      },
    },
    {
      key: 'camera',
      product: 'vigia-4k',
      name: { pt: 'Câmara Vigia Larga', en: 'Vigia Wide camera', es: 'Cámara Vigia Ancha' },
      summary: {
        pt: 'Câmara 4K de 110° para transmitir a sessão; tem tampa física.',
        en: '4K camera with a 110° view for streaming the meeting; physical shutter.',
        es: 'Cámara 4K de 110° para retransmitir la sesión; con tapa física.',
      },
    },
    {
      key: 'rear-cover',
      name: { pt: 'Tampa Popa', en: 'Popa rear cover', es: 'Tapa Popa' },
      summary: {
        pt: 'Painel branco que esconde os cabos atrás.',
        en: 'White panel that hides the cables at the back.',
        es: 'Panel blanco que oculta los cables por detrás.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'A imagem desce até 54 cm do chão e os botões da coluna, com relevo, estão a 45 cm. Tem leitor de ecrã, alto contraste, legendas e tomada de auscultadores; relatório de conformidade com a EN 301 549 a pedido.',
      en: 'The picture comes down to 54 cm above the floor; the column’s tactile buttons are at 45 cm. It has a screen reader, high contrast, captions and a headphone socket; EN 301 549 conformity report on request.',
      es: 'La imagen baja hasta 54 cm del suelo y los botones de la columna, en relieve, están a 45 cm. Tiene lector de pantalla, alto contraste, subtítulos y toma de auriculares; informe de conformidad con la EN 301 549 previa solicitud.',
    },
    energy: {
      pt: '350 W numa sessão com documentos, medidos na nossa oficina; 0,5 W em espera. A coluna gasta 180 W, e só enquanto se move.',
      en: '350 W in a meeting with documents on screen, measured in our workshop; 0.5 W in standby. The column draws 180 W, and only while it moves.',
      es: '350 W en una sesión con documentos, medidos en nuestro taller; 0,5 W en espera. La columna consume 180 W, y solo mientras se mueve.',
    },
    warranty: {
      pt: 'Três anos para o ecrã, cinco para a coluna, com uma visita anual de verificação.',
      en: 'Three years for the screen, five for the column, with one check-up visit a year.',
      es: 'Tres años para la pantalla y cinco para la columna, con una visita anual de revisión.',
    },
    repair: {
      pt: 'Peças durante sete anos após a última venda, motores e guias incluídos. A fonte e o computador trocam-se pelo lado, com o painel na coluna.',
      en: 'Parts for seven years after the last sale, motors and guides included. Power supply and computer are replaced from the side with the panel in place.',
      es: 'Repuestos durante siete años desde la última venta, motores y guías incluidos. La fuente y el ordenador se cambian por el lateral, con el panel puesto.',
    },
  },
  hasColumn: true,
  mounting: ['mobile'],
  delivery: [5, 7],
  related: ['orion-86', 'orion-65', 'delta-55'],
  solutions: ['cities', 'business', 'education'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Atlas 98: ecrã interativo em coluna elevatória',
      en: 'Atlas 98: interactive screen on a lift column',
      es: 'Atlas 98: pantalla interactiva en columna elevadora',
    },
    description: {
      pt: 'Ecrã interativo 4K de 98 polegadas em coluna elevatória, para salas de sessões e de administração. Sobe 60 cm e desce ao alcance de quem está sentado.',
      en: 'A 98-inch 4K interactive screen on a lift column for council chambers and boardrooms. It rises 60 cm and comes down within reach of someone seated.',
      es: 'Pantalla interactiva 4K de 98 pulgadas en columna elevadora, para plenos y salas de juntas. Sube 60 cm y baja al alcance de quien está sentado.',
    },
  },
  updatedAt: '2026-07-03T15:10:00Z',
} satisfies ProductContent;
