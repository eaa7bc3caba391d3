import type { ProductContent } from '../entities.ts';
import { endlessAisle } from '../solutions/endless-aisle.ts';
import * as computer from '../specifications/computer.ts';
import * as connections from '../specifications/connections.ts';
import * as display from '../specifications/display.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as peripherals from '../specifications/peripherals.ts';
import * as power from '../specifications/power.ts';
import * as software from '../specifications/software.ts';
import * as touch from '../specifications/touch.ts';

export const cais32 = {
  key: 'cais-32',
  category: 'kiosks',
  slug: { pt: 'cais-32', en: 'cais-32', es: 'cais-32' },
  name: 'Cais 32',
  tagline: {
    pt: 'Quiosque de pedidos e pagamento, com impressora de talões',
    en: 'Self-order and payment kiosk, with a receipt printer',
    es: 'Quiosco de pedidos y pago, con impresora de tiques',
  },
  summary: {
    pt: 'Quiosque de encomenda com ecrã vertical de 32 polegadas, terminal de pagamento e impressora de talões. O corpo azul-tinta e a risca coral veem-se do outro lado da sala.',
    en: 'A self-order kiosk with a 32-inch portrait screen, a payment terminal and a receipt printer. Its ink-blue body and coral stripe are easy to spot from across the room.',
    es: 'Quiosco de pedidos con pantalla vertical de 32 pulgadas, terminal de pago e impresora de tiques. El cuerpo azul tinta y la franja coral se ven desde el otro lado del local.',
  },
  body: {
    pt: `
      <h3>Pedido e pagamento</h3>
      <ul>
      <li>Escolhe-se a língua e, se for caso disso, os alergénios a evitar. As fotografias dos pratos aparecem quase em tamanho real.</li>
      <li>A ementa esconde o que esgotou: a cozinha marca, o quiosque atualiza.</li>
      <li>Paga-se com cartão, telemóvel ou código; em dinheiro, o talão segue para a caixa.</li>
      <li>Sai o número do pedido, que a cozinha recebe no mesmo instante.</li>
      </ul>
      <p>Numa loja, o mesmo quiosque consulta o stock, encomenda a cor que falta e regista devoluções. Ao fim do dia, o fecho de caixa vem separado por quiosque. Se a rede falhar, o quiosque mantém a ementa no ecrã e avisa que o pagamento se faz na caixa.</p>
      <h3>Faturação</h3>
      <p>O quiosque não fatura por si: imprime o documento que o programa de faturação do cliente emite, certificado pela Autoridade Tributária em Portugal e adaptado ao Veri*factu em Espanha. Diga-nos no pedido que programa usa.</p>
      <h3>Instalação em duas horas</h3>
      <p>Instalamos cedo, para ninguém ter de fechar. <strong>Testamos o terminal com o banco do cliente e a ligação ao programa de faturação</strong> na véspera, na oficina. O quiosque fixa-se ao chão com quatro pernos e pode ficar costas com costas com outro igual.</p>
      <h3>Limpeza e papel</h3>
      <p>A porta da frente abre com chave e dá acesso a tudo. Gordura e dedadas saem com detergente desengordurante diluído; o rolo de papel dura cerca de 750 talões.</p>
    `,
    en: `
      <h3>Ordering and payment</h3>
      <ul>
      <li>Customers choose a language and, where it matters, the allergens to avoid. Dishes appear almost life-size.</li>
      <li>The menu hides what has run out: the kitchen marks it, the kiosk updates.</li>
      <li>Payment is by card, phone or code; for cash, the slip goes to the till.</li>
      <li>The order number prints as the kitchen receives it.</li>
      </ul>
      <p>In a shop the same unit checks stock, orders the colour that is missing and handles returns. At closing time the takings are reported kiosk by kiosk. If the network drops, the kiosk keeps the menu on screen and says that payment is at the till.</p>
      <h3>Invoicing</h3>
      <p>The kiosk does not invoice by itself: it prints the document that your till software issues, certified by the tax authority in Portugal and adapted to Veri*factu in Spain. Tell us in your request which software you use.</p>
      <h3>Installed in two hours</h3>
      <p>We install early so that nobody has to close. <strong>The payment terminal, with your bank, and the link to your till software are tested</strong> the day before, in our workshop. The kiosk is bolted to the floor at four points and can stand back to back with a second one.</p>
      <h3>Cleaning and paper</h3>
      <p>A front door with a key gives access to everything. Grease and fingerprints come off with a diluted degreaser, and a paper roll lasts for about 750 receipts.</p>
    `,
    es: `
      <h3>Pedido y pago</h3>
      <ul>
      <li>Se elige el idioma y, si hace falta, los alérgenos que hay que evitar. Las fotos de los platos se ven casi a tamaño real.</li>
      <li>La carta oculta lo que se ha acabado: la cocina lo marca y el quiosco se actualiza.</li>
      <li>Se paga con tarjeta, móvil o código; en efectivo, el tique se lleva a la caja.</li>
      <li>Sale el número de pedido en el momento en que la cocina lo recibe.</li>
      </ul>
      <p>En una tienda, el mismo quiosco consulta las existencias, encarga el color que falta y tramita devoluciones. Al cerrar, la caja se cuadra quiosco por quiosco. Si se cae la red, el quiosco mantiene la carta en pantalla y avisa de que se paga en la caja.</p>
      <h3>Facturación</h3>
      <p>El quiosco no factura por sí solo: imprime el documento que emite el programa de facturación del cliente, certificado por la autoridad tributaria en Portugal y adaptado a Veri*factu en España. Díganos en la solicitud qué programa usa.</p>
      <h3>Instalación en dos horas</h3>
      <p>Instalamos temprano para no parar el negocio. <strong>La víspera probamos en el taller el terminal con su banco y la conexión con el programa de facturación</strong>. El quiosco se fija al suelo con cuatro pernos y puede ir espalda con espalda con otro igual.</p>
      <h3>Limpieza y papel</h3>
      <p>La puerta delantera se abre con llave y da acceso a todo. La grasa y las huellas salen con desengrasante diluido; el rollo de papel dura unos 750 tiques.</p>
    `,
  },
  gallery: [
    {
      id: 'cais-32-front',
      alt: {
        pt: 'Quiosque azul-tinta, de frente e de lado, com uma ementa no ecrã, risca coral e terminal de pagamento',
        en: 'Ink-blue kiosk from the front and the side: a menu on its screen, a coral stripe, a payment terminal',
        es: 'Quiosco azul tinta, de frente y de lado: carta en la pantalla, franja coral y terminal de pago',
      },
    },
    {
      id: 'cais-32-detail',
      alt: {
        pt: 'Pormenor do terminal de pagamento, do leitor de códigos e da saída do talão',
        en: 'Detail of the payment terminal, the code reader and the receipt slot',
        es: 'Detalle del terminal de pago, el lector de códigos y la salida del tique',
      },
    },
    {
      id: 'use-lunch-orders',
      alt: {
        pt: 'A ementa do almoço num Cais 32, com o balcão e o ecrã dos números ao fundo',
        en: 'The lunch menu on a Cais 32, the counter and the screen of numbers behind it',
        es: 'La carta de la comida en un Cais 32, con la barra y la pantalla de números al fondo',
      },
    },
  ],
  scene: endlessAisle.picture,
  figures: ['diagonal-portrait', 'floor-footprint', 'power-typical'],
  specifications: [
    display.diagonal(32),
    display.activeArea([398, 708]),
    display.resolution(2160, 3840),
    display.brightness(500),
    display.contrast(1200),
    display.viewingAngle(178),
    display.glass('toughened', 'anti-glare', 4),
    display.panelLife(50000),
    touch.technology('capacitive'),
    touch.points(10),
    touch.accuracy(1.5),
    touch.responseTime(12),
    touch.tools({ pt: 'Dedo, luva fina', en: 'Finger, thin glove', es: 'Dedo, guante fino' }),
    computer.system('Windows 11'),
    computer.processor(6, 3.4),
    computer.memory(16),
    computer.storage(256),
    computer.wireless('Wi-Fi 6, Bluetooth 5.2'),
    software.included({
      pt: 'Ementa, pedidos, stock, fecho por quiosque',
      en: 'Menu, orders, stock, takings per kiosk',
      es: 'Carta, pedidos, existencias, caja por quiosco',
    }),
    software.management({
      pt: 'com aviso de fim de papel',
      en: 'with low-paper alert',
      es: 'con aviso de fin de papel',
    }),
    software.updates(7),
    peripherals.thermalPrinter(80, 250),
    peripherals.paperRoll(150, { pt: 'cerca de 750 talões', en: 'about 750 receipts', es: 'unos 750 tiques' }),
    peripherals.qrReader(),
    peripherals.payment({
      pt: 'Chip, sem contacto e PIN',
      en: 'Chip, contactless and PIN',
      es: 'Chip, sin contacto y PIN',
    }),
    computer.speakers(5),
    connections.ethernet(1),
    connections.usbA(4, { pt: 'atrás da porta', en: 'behind the door', es: 'tras la puerta' }),
    connections.usbC(1, { pt: 'para assistência', en: 'for service', es: 'para asistencia' }),
    connections.hdmiOutputs(1, {
      pt: 'para ecrã de chamada',
      en: 'for an order display',
      es: 'para pantalla de avisos',
    }),
    connections.headphones(1, 'front'),
    power.typical(88),
    power.maximum(190, {
      pt: 'com a impressora e o terminal em funcionamento',
      en: 'with the printer and the terminal running',
      es: 'con la impresora y el terminal en marcha',
    }),
    power.standby(1.5),
    power.mains(),
    power.temperature(0, 40),
    power.humidity(10, 80),
    power.protection('IP54', 'screen'),
    power.noise(27),
    mechanics.width(558),
    mechanics.height(1780),
    mechanics.depth(500),
    mechanics.weight(64),
    mechanics.tilt(0),
    mechanics.controlsHeight(780, 1200),
    mechanics.mounting({
      pt: '4 pernos, simples ou costas com costas',
      en: '4 bolts, single or back to back',
      es: '4 pernos, solo o espalda con espalda',
    }),
    mechanics.materials({
      pt: 'Aço de 2\u00a0mm dobrado, azul-tinta e coral',
      en: '2\u00a0mm folded steel, ink blue and coral',
      es: 'Acero plegado de 2\u00a0mm, azul tinta y coral',
    }),
  ],
  variants: [
    {
      key: 'single',
      name: { pt: 'Cais 32 Simples', en: 'Cais 32 Single', es: 'Cais 32 Individual' },
      note: {
        pt: 'Um ecrã, fixo ao chão.',
        en: 'One screen, bolted to the floor.',
        es: 'Una pantalla, fijada al suelo.',
      },
    },
    {
      key: 'double',
      name: { pt: 'Cais 32 Duplo', en: 'Cais 32 Double', es: 'Cais 32 Doble' },
      note: {
        pt: 'Dois ecrãs costas com costas sobre a mesma base.',
        en: 'Two screens back to back on one base.',
        es: 'Dos pantallas espalda con espalda sobre la misma base.',
      },
    },
    {
      key: 'wall',
      name: { pt: 'Cais 32 Parede', en: 'Cais 32 Wall', es: 'Cais 32 Pared' },
      note: {
        pt: 'Sem base, encastrado ou à face da parede; 48 kg.',
        en: 'Without base, recessed or against the wall; 48 kg.',
        es: 'Sin base, empotrado o adosado a la pared; 48 kg.',
      },
    },
  ],
  accessories: [
    {
      key: 'order-display',
      name: { pt: 'Ecrã de chamada Farol', en: 'Farol order display', es: 'Pantalla de avisos Farol' },
      summary: {
        pt: 'Ecrã de 24 polegadas que mostra os números prontos a levantar.',
        en: 'A 24-inch display that shows the numbers ready for collection.',
        es: 'Pantalla de 24 pulgadas con los números listos para recoger.',
      },
    },
    {
      key: 'keypad',
      name: { pt: 'Teclado Relevo', en: 'Relevo keypad', es: 'Teclado Relevo' },
      summary: {
        pt: 'Teclas com relevo e tomada de auscultadores, para pedir e pagar só pelo som.',
        en: 'Tactile keys with a headphone socket, to order and pay by sound alone.',
        es: 'Teclas en relieve y toma de auriculares, para pedir y pagar solo con el oído.',
      },
    },
    {
      key: 'tag-holder',
      name: { pt: 'Caixa de marcadores Boia', en: 'Boia marker box', es: 'Caja de marcadores Boia' },
      summary: {
        pt: 'Trinta marcadores de mesa numerados que o leitor reconhece.',
        en: 'Thirty numbered table markers that the reader recognises.',
        es: 'Treinta marcadores de mesa numerados que el lector reconoce.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'Terminal e talão entre 78 e 90 cm, como o leitor. No modo baixo, os botões ficam aquém de 1,20 m, dentro do alcance frontal de 1,22 m da EN 301 549; relatório de conformidade a pedido. Voz por auscultadores, letra maior e alto contraste em qualquer passo.',
      en: 'Terminal and receipt slot between 78 and 90 cm, as is the reader. In low mode the buttons stay below 1.20 m, within the 1.22 m forward reach of EN 301 549; conformity report on request. Speech by headphones, larger type and high contrast at any step.',
      es: 'Terminal y salida del tique entre 78 y 90 cm, como el lector. En modo bajo, los botones quedan por debajo de 1,20 m, dentro del alcance frontal de 1,22 m de la EN 301 549; informe de conformidad previa solicitud. Voz por auriculares, letra mayor y alto contraste en cualquier paso.',
    },
    energy: {
      pt: '88 W em serviço, medidos na nossa oficina; 1,5 W em espera. O consumo máximo conta com a impressora e o terminal em funcionamento. Fora de horas baixa o brilho ou desliga-se, como se preferir.',
      en: '88 W in service, measured in our workshop; 1.5 W in standby. Maximum power is with printer and terminal running. Outside opening hours it dims or switches off, as you prefer.',
      es: '88 W en servicio, medidos en nuestro taller; 1,5 W en espera. El consumo máximo cuenta con la impresora y el terminal en marcha. Fuera de horas baja el brillo o se apaga, según se prefiera.',
    },
    warranty: {
      pt: 'Três anos; a cabeça de impressão, dois anos ou 150 km de papel. A garantia do terminal é a do banco do cliente.',
      en: 'Three years; print head two years or 150 km of paper. The terminal is covered by your bank’s terms.',
      es: 'Tres años; el cabezal de impresión, dos años o 150 km de papel. La garantía del terminal es la del banco del cliente.',
    },
    repair: {
      pt: 'Peças durante sete anos após a última venda. Tudo se troca pela porta da frente: ecrã em 15 minutos, impressora em cinco.',
      en: 'Parts for seven years after the last sale. Everything is replaced through the front door: the screen in 15 minutes, the printer in five.',
      es: 'Repuestos durante siete años desde la última venta. Todo se cambia por la puerta delantera: la pantalla en 15 minutos, la impresora en cinco.',
    },
  },
  mounting: ['floor'],
  shape: {
    front: [
      [0, 0, 558, 0, 558, 14, 0, 14],
      [30, 14, 528, 14, 528, 1780, 30, 1780],
    ],
    side: [
      [0, 0, 500, 0, 500, 14, 0, 14],
      [180, 14, 330, 14, 330, 1440, 247, 1780, 180, 1780],
    ],
    pictureBottom: 1002,
  },
  delivery: [4, 6],
  related: ['cais-22', 'ponto-15', 'leme'],
  solutions: ['hospitality', 'retail'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Cais 32: quiosque de encomenda e pagamento',
      en: 'Cais 32: self-order and payment kiosk',
      es: 'Cais 32: quiosco de pedidos y pago',
    },
    description: {
      pt: 'Quiosque de encomenda com ecrã vertical de 32 polegadas em 4K, pagamento, impressora e leitor QR ao alcance de todos. Para restaurantes e lojas.',
      en: 'A self-order kiosk with a 32-inch 4K portrait screen, payment, printer and QR reader within everyone’s reach. For restaurants and shops.',
      es: 'Quiosco de pedidos con pantalla vertical 4K de 32 pulgadas, pago, impresora y lector QR al alcance de todos. Para restaurantes y tiendas.',
    },
  },
  updatedAt: '2026-08-20T08:35:00Z',
} satisfies ProductContent;
