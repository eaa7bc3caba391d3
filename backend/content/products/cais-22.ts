import type { ProductContent } from '../entities.ts';
import { hospitality } from '../solutions/hospitality.ts';
import * as computer from '../specifications/computer.ts';
import * as connections from '../specifications/connections.ts';
import * as display from '../specifications/display.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as peripherals from '../specifications/peripherals.ts';
import * as power from '../specifications/power.ts';
import * as software from '../specifications/software.ts';
import * as touch from '../specifications/touch.ts';

export const cais22 = {
  key: 'cais-22',
  category: 'kiosks',
  slug: { pt: 'cais-22', en: 'cais-22', es: 'cais-22' },
  name: 'Cais 22',
  tagline: {
    pt: 'Quiosque de check-in e senhas, em 46 × 44 cm de chão',
    en: 'Check-in and queue-ticket kiosk, on 46 × 44 cm of floor',
    es: 'Quiosco de check-in y turnos, en 46 × 44 cm de suelo',
  },
  summary: {
    pt: 'Quiosque de chão com ecrã vertical de 21,5 polegadas, cabeça inclinada, impressora de talões e leitor QR. Faz check-in, dá senhas e regista visitas sem ocupar a entrada.',
    en: 'A floor-standing kiosk with a 21.5-inch portrait screen, a tilted head, a ticket printer and a QR reader. It checks people in, issues queue tickets and signs visitors in without crowding the entrance.',
    es: 'Quiosco de pie con pantalla vertical de 21,5 pulgadas, cabezal inclinado, impresora de tiques y lector QR. Hace el check-in, da turno y registra visitas sin ocupar la entrada.',
  },
  body: {
    pt: `
      <h3>Check-in, senhas e visitas</h3>
      <p>Encosta-se o código da reserva ou escreve-se o apelido, e sai um talão com a sala, o quarto ou o número da senha.</p>
      <ul>
      <li><strong>Centro de saúde.</strong> Os utentes confirmam a consulta antes de o balcão abrir.</li>
      <li><strong>Câmara municipal.</strong> Uma senha por serviço, com o tempo de espera impresso.</li>
      <li><strong>Hotel.</strong> O último voo atrasou-se; o código do quarto está à espera.</li>
      </ul>
      <p>O check-in num hotel pede mais duas coisas: a ligação ao sistema do hotel, que configuramos, e o leitor Cédula, para o documento de identificação.</p>
      <h3>Altura e alcance</h3>
      <p>A cabeça inclina-se 18 graus para trás, e por isso uma criança e um adulto alto leem o mesmo ecrã. O botão de altura desce tudo o que se toca para menos de 1,20 m.</p>
      <h3>Instalação e manutenção</h3>
      <p>Testamos a ligação ao seu sistema de filas ou reservas antes da entrega. <strong>Fixa-se com quatro pernos ou com uma base de lastro</strong>, quando não se pode furar o chão. Precisa de uma tomada e de um cabo de rede. O rolo dá para cerca de 800 talões; quando restam 50, o quiosque avisa por correio eletrónico. O vidro aceita desinfetante várias vezes por dia.</p>
    `,
    en: `
      <h3>Check-in, queue tickets and visitors</h3>
      <p>Hold up a booking code or type a surname, and out comes a slip with the room or the number in the queue.</p>
      <ul>
      <li><strong>Health centre.</strong> Patients confirm their appointment before the desk opens.</li>
      <li><strong>Town hall.</strong> One ticket per service, with the waiting time printed on it.</li>
      <li><strong>Hotel.</strong> The last flight was late; the room code is waiting.</li>
      </ul>
      <p>Hotel check-in needs two things besides the kiosk: a link to the hotel’s system, which we set up, and a way to read identity documents, which the Cédula reader adds.</p>
      <h3>Height and reach</h3>
      <p>The head leans back by 18 degrees, so a child and a tall adult can read the same screen. The height button brings everything you touch below 1.20 m.</p>
      <h3>Installation and maintenance</h3>
      <p>We configure and test the link to your queue or booking system before delivery. <strong>Bolt it down or use a ballast base</strong> where the floor may not be drilled. It needs one power socket and one network cable. A roll lasts for about 800 slips, and with 50 left the kiosk sends an email. The glass takes disinfectant several times a day.</p>
    `,
    es: `
      <h3>Check-in, turnos y visitas</h3>
      <p>Se acerca el código de la reserva o se escribe el apellido, y sale un tique con la sala, la habitación o el turno.</p>
      <ul>
      <li><strong>Centro de salud.</strong> Los pacientes confirman su cita antes de que abra el mostrador.</li>
      <li><strong>Ayuntamiento.</strong> Un turno por servicio, con el tiempo de espera impreso.</li>
      <li><strong>Hotel.</strong> El vuelo se retrasó; el código de la habitación espera.</li>
      </ul>
      <p>El check-in de un hotel pide dos cosas más: la conexión con su sistema, que configuramos, y el lector Cédula, para el documento de identidad.</p>
      <h3>Altura y alcance</h3>
      <p>El cabezal se inclina 18 grados hacia atrás, así que un niño y un adulto alto leen la misma pantalla. Un botón baja todo lo que se toca a menos de 1,20 m.</p>
      <h3>Instalación y mantenimiento</h3>
      <p>Probamos la conexión con su sistema de turnos o reservas antes de la entrega. <strong>Se fija con cuatro pernos o con una base de lastre</strong>, si no se puede taladrar. Necesita un enchufe y un cable de red. El rollo da para unos 800 tiques y, cuando quedan 50, avisa por correo. El cristal admite desinfectante varias veces al día.</p>
    `,
  },
  gallery: [
    {
      id: 'cais-22-front',
      alt: {
        pt: 'Quiosque branco e esguio, de frente e de lado',
        en: 'Slim white kiosk from the front and the side, a check-in on its tilted screen',
        es: 'Quiosco blanco y esbelto, de frente y de lado',
      },
    },
    {
      id: 'cais-22-detail',
      alt: {
        pt: 'Talão na ranhura da impressora, junto ao leitor iluminado',
        en: 'Slip in the printer slot, beside the lit window of the reader',
        es: 'Tique en la ranura de la impresora, junto al lector iluminado',
      },
    },
    {
      id: 'use-night-check-in',
      alt: {
        pt: 'Um Cais 22 à luz dos candeeiros, com a receção vazia',
        en: 'A Cais 22 ready for check-in by lamplight, the reception unattended',
        es: 'Un Cais 22 a la luz de las lámparas, sin nadie',
      },
    },
    {
      id: 'use-patient-arrival',
      alt: {
        pt: 'Um Cais 22 confirma a consulta das 10h40, porta 3, com a sala de espera ao fundo',
        en: 'A Cais 22 confirms the 10:40 appointment, door 3, the waiting room behind',
        es: 'La cita de las 10:40, confirmada, con la sala de espera al fondo',
      },
    },
  ],
  scene: hospitality.picture,
  figures: ['diagonal-portrait', 'floor-footprint', 'power-typical'],
  specifications: [
    display.diagonal(21.5),
    display.activeArea([268, 476]),
    display.resolution(1080, 1920),
    display.brightness(400),
    display.contrast(1000),
    display.viewingAngle(178),
    display.glass('toughened', 'anti-glare', 3),
    display.panelLife(50000),
    touch.technology('capacitive'),
    touch.points(10),
    touch.accuracy(1.5),
    touch.responseTime(15),
    touch.tools({ pt: 'Dedo, luva fina', en: 'Finger, thin glove', es: 'Dedo, guante fino' }),
    computer.system('Android 14'),
    computer.processor(8, 2),
    computer.memory(4),
    computer.storage(64),
    computer.wireless('Wi-Fi 6, Bluetooth 5.2'),
    software.included({
      pt: 'Check-in, senhas, registo de visitas',
      en: 'Check-in, queue tickets, visitor log',
      es: 'Check-in, turnos, control de visitas',
    }),
    software.management({
      pt: 'com aviso de fim de papel',
      en: 'with low-paper alert',
      es: 'con aviso de fin de papel',
    }),
    software.updates(7),
    peripherals.thermalPrinter(80, 200),
    peripherals.paperRoll(80, { pt: 'cerca de 800 talões', en: 'about 800 slips', es: 'unos 800 tiques' }),
    peripherals.qrReader(),
    peripherals.paymentOption(),
    computer.speakers(3),
    connections.ethernet(1),
    connections.usbA(2, { pt: 'atrás da porta', en: 'behind the door', es: 'tras la puerta' }),
    connections.usbC(1, { pt: 'para assistência', en: 'for service', es: 'para asistencia' }),
    connections.headphones(1, 'front'),
    power.typical(42),
    power.maximum(110, {
      pt: 'com a impressora em funcionamento',
      en: 'with the printer running',
      es: 'con la impresora en marcha',
    }),
    power.standby(1.5),
    power.mains(),
    power.temperature(0, 40),
    power.humidity(10, 80),
    power.protection('IP54', 'screen'),
    power.fanless(),
    mechanics.width(460),
    mechanics.height(1605),
    mechanics.depth(440),
    mechanics.weight(38),
    mechanics.tilt(18),
    mechanics.controlsHeight(1040, 1200),
    mechanics.mounting({
      pt: '4 pernos ou base de lastro',
      en: '4 bolts or ballast base',
      es: '4 pernos o base de lastre',
    }),
    mechanics.materials({
      pt: 'Aço de 2\u00a0mm dobrado, branco',
      en: '2\u00a0mm folded steel, white',
      es: 'Acero plegado de 2\u00a0mm, blanco',
    }),
  ],
  variants: [
    {
      key: 'print',
      name: { pt: 'Cais 22 Talão', en: 'Cais 22 Print', es: 'Cais 22 Tique' },
      note: {
        pt: 'Com impressora de 80 mm e leitor QR.',
        en: 'With 80 mm printer and QR reader.',
        es: 'Con impresora de 80 mm y lector QR.',
      },
    },
    {
      key: 'key',
      name: { pt: 'Cais 22 Chave', en: 'Cais 22 Key', es: 'Cais 22 Llave' },
      note: {
        pt: 'Com dispensador de cartões de quarto no lugar da impressora.',
        en: 'With a room-card dispenser in place of the printer.',
        es: 'Con dispensador de tarjetas de habitación en lugar de la impresora.',
      },
    },
    {
      key: 'paperless',
      name: { pt: 'Cais 22 Sem Papel', en: 'Cais 22 Paperless', es: 'Cais 22 Sin Papel' },
      note: {
        pt: 'Só com leitor QR; a senha segue para o telemóvel.',
        en: 'QR reader only; the ticket goes to the phone.',
        es: 'Solo con lector QR; el turno llega al móvil.',
      },
    },
  ],
  accessories: [
    {
      key: 'document-reader',
      name: { pt: 'Leitor de documentos Cédula', en: 'Cédula document reader', es: 'Lector de documentos Cédula' },
      summary: {
        pt: 'Lê cartões de cidadão e passaportes, pela zona ótica ou pelo chip.',
        en: 'Reads identity cards and passports, by their machine-readable zone or chip.',
        es: 'Lee documentos de identidad y pasaportes, por la zona óptica o por el chip.',
      },
    },
    {
      key: 'ballast',
      name: { pt: 'Base Lastro 30', en: 'Lastro 30 base', es: 'Base Lastro 30' },
      summary: {
        pt: 'Base de 30 kg que dispensa furar o chão.',
        en: 'A 30 kg base where the floor may not be drilled.',
        es: 'Base de 30 kg que evita taladrar el suelo.',
      },
    },
    {
      key: 'keypad',
      name: { pt: 'Teclado Relevo', en: 'Relevo keypad', es: 'Teclado Relevo' },
      summary: {
        pt: 'Teclas com relevo e tomada de auscultadores, para o usar só pelo som.',
        en: 'Tactile keys with a headphone socket, to use it by sound alone.',
        es: 'Teclas en relieve y toma de auriculares, para usarlo solo con el oído.',
      },
    },
    {
      key: 'payment-bracket',
      name: { pt: 'Suporte Moeda', en: 'Moeda bracket', es: 'Soporte Moeda' },
      summary: {
        pt: 'Braço lateral para terminal de pagamento, a 90 cm do chão.',
        en: 'Side arm for a payment terminal, 90 cm above the floor.',
        es: 'Brazo lateral para el terminal de pago, a 90 cm del suelo.',
      },
    },
    {
      key: 'paper',
      name: { pt: 'Caixa de rolos Maço', en: 'Maço paper box', es: 'Caja de rollos Maço' },
      summary: {
        pt: 'Vinte rolos de 80 m, em papel sem bisfenóis.',
        en: 'Twenty 80 m rolls of bisphenol-free paper.',
        es: 'Veinte rollos de 80 m, en papel sin bisfenoles.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'Impressora e leitor a 1,04 m e botões abaixo de 1,20 m no modo baixo, dentro do alcance frontal de 1,22 m da EN 301 549; relatório de conformidade a pedido. Voz por auscultadores, alto contraste e tempo de resposta alargado.',
      en: 'Printer and reader at 1.04 m and on-screen buttons below 1.20 m in low mode, within the 1.22 m forward reach of EN 301 549; conformity report on request. Speech by headphones, high contrast and extra time to answer.',
      es: 'Impresora y lector a 1,04 m y botones por debajo de 1,20 m en modo bajo, dentro del alcance frontal de 1,22 m de la EN 301 549; informe de conformidad previa solicitud. Voz por auriculares, alto contraste y más tiempo para responder.',
    },
    energy: {
      pt: '42 W num dia de atendimento, medidos na nossa oficina; 1,5 W em espera.',
      en: '42 W over a working day, measured in our workshop; 1.5 W in standby.',
      es: '42 W en un día de atención, medidos en nuestro taller; 1,5 W en espera.',
    },
    warranty: {
      pt: 'Três anos; a cabeça de impressão, dois anos ou 100 km de papel.',
      en: 'Three years; print head two years or 100 km of paper.',
      es: 'Tres años; el cabezal de impresión, dos años o 100 km de papel.',
    },
    repair: {
      pt: 'Peças durante sete anos após a última venda. Impressora, leitor, ecrã e computador são módulos que se trocam pela frente, sem ferramentas.',
      en: 'Parts for seven years after the last sale. Printer, reader, screen and computer are modules that come out from the front without tools.',
      es: 'Repuestos durante siete años desde la última venta. Impresora, lector, pantalla y ordenador son módulos que se cambian por delante, sin herramientas.',
    },
  },
  mounting: ['floor'],
  shape: {
    front: [
      [0, 0, 460, 0, 460, 12, 0, 12],
      [50, 12, 410, 12, 410, 941, 50, 941],
      [43, 941, 417, 941, 417, 1605, 43, 1605],
    ],
    side: [
      [0, 0, 440, 0, 440, 12, 0, 12],
      [220, 12, 320, 12, 290, 1160, 266, 1160, 193, 933],
      [144, 949, 193, 933, 405, 1589, 356, 1605],
    ],
    pictureBottom: 1101,
  },
  delivery: [4, 5],
  related: ['cais-32', 'ponto-15', 'leme'],
  solutions: ['hospitality', 'health', 'cities'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Cais 22: quiosque de check-in e senhas',
      en: 'Cais 22: check-in and queue kiosk',
      es: 'Cais 22: quiosco de check-in y turnos',
    },
    description: {
      pt: 'Quiosque de chão com ecrã de 21,5 polegadas, impressora e leitor QR, em 46 × 44 cm. Para receções de hotéis, centros de saúde e autarquias.',
      en: 'A floor-standing kiosk with a 21.5-inch portrait screen, ticket printer and QR reader in 46 × 44 cm. For hotels, health centres and town halls.',
      es: 'Quiosco de pie con pantalla de 21,5 pulgadas, impresora y lector QR en 46 × 44 cm. Para hoteles, centros de salud y ayuntamientos.',
    },
  },
  updatedAt: '2026-10-02T16:25:00Z',
} satisfies ProductContent;
