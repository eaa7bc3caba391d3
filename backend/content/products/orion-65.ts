import type { PictureContent, ProductContent } from '../entities.ts';
import { productClass } from '../solutions/product-class.ts';
import * as computer from '../specifications/computer.ts';
import * as connections from '../specifications/connections.ts';
import * as display from '../specifications/display.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as power from '../specifications/power.ts';
import * as software from '../specifications/software.ts';
import * as touch from '../specifications/touch.ts';

/** A ready-made set shows it too. */
export const orionInLesson = {
  id: 'orion-65-use',
  alt: {
    pt: 'Uma aula de Ciências: a flor no Orion 65 e outra na mesa',
    en: 'A science lesson: a flower on the Orion 65, another in a glass on the desk',
    es: 'Una clase de Ciencias: la flor en la Orion 65 y otra en la mesa',
  },
} satisfies PictureContent;

export const orion65 = {
  key: 'orion-65',
  category: 'screens',
  slug: { pt: 'orion-65', en: 'orion-65', es: 'orion-65' },
  name: 'Orion 65',
  tagline: {
    pt: 'Quadro interativo de 65″ com rodas, que passa numa porta de 80 cm',
    en: '65″ interactive whiteboard on castors that fits through an 80 cm door',
    es: 'Pizarra digital de 65″ con ruedas que pasa por una puerta de 80 cm',
  },
  summary: {
    pt: 'Canetas e ligações à frente, computador por dentro, travões nos rodízios: para a primeira aula não falta nada.',
    en: 'Pens and ports at the front, the computer inside, brakes on the castors: nothing is missing for the first lesson.',
    es: 'Lápices y conexiones delante, ordenador dentro y frenos en las ruedas: para la primera clase no falta nada.',
  },
  body: {
    pt: `
      <h3>Imagem e escrita</h3>
      <p>O Orion 65 lê-se com os estores abertos e as luzes acesas: dá 400 cd/m² por trás de um vidro antiencandeamento. Escreve-se com o dedo, com luva ou com qualquer caneta, e apaga-se com a palma. Cada página fica guardada, para a aula seguinte e para quem faltou.</p>
      <h3>Um dia de aulas</h3>
      <ul>
      <li><strong>8h25.</strong> A professora marca o seu código, e o quadro abre na página onde a turma ficou.</li>
      <li><strong>10h10.</strong> Quatro alunos resolvem o mesmo problema lado a lado, cada um com a sua cor.</li>
      <li><strong>14h00.</strong> O ecrã segue para a biblioteca. Uma pessoa chega para o empurrar.</li>
      </ul>
      <p>O portátil liga-se por um cabo USB-C que leva imagem, toque e 65 W de carga.</p>
      <h3>Entrega, limpeza e reparação</h3>
      <p>Entregamos o conjunto já aparafusado. Ajustamos a altura, ligamos à rede da escola e ficamos na sala durante a primeira aula.</p>
      <p>O vidro limpa-se com um pano húmido. As atualizações chegam de noite. Se alguma coisa avariar, a barra inferior abre-se com seis parafusos e o computador sai sem se tirar o ecrã do suporte.</p>
    `,
    en: `
      <h3>Picture and writing</h3>
      <p>The Orion 65 can be read with the blinds up and the lights on: it gives 400 cd/m² behind anti-glare glass. Write with a finger, a gloved hand or any passive pen, and rub out with the palm. Every page is kept, for the next lesson and for anyone who was away.</p>
      <h3>A school day</h3>
      <ul>
      <li><strong>8:25.</strong> The teacher keys in a code and the board opens at the page where this class stopped.</li>
      <li><strong>10:10.</strong> Four pupils work on the same problem side by side, each in their own colour.</li>
      <li><strong>14:00.</strong> The screen moves to the library. One person can push it.</li>
      </ul>
      <p>A laptop connects through one USB-C cable that carries picture, touch and 65 W of charge.</p>
      <h3>Delivery, cleaning and repair</h3>
      <p>We deliver the screen already bolted to its stand, set the height, connect it to the school network and stay for the first lesson.</p>
      <p>The glass needs a damp microfibre cloth. Updates come at night. If something fails, the lower bar opens with six screws and the computer slides out while the screen stays on its stand.</p>
    `,
    es: `
      <h3>Imagen y escritura</h3>
      <p>La Orion 65 se lee con las persianas subidas y las luces encendidas: da 400 cd/m² tras un cristal antideslumbramiento. Se escribe con el dedo, con guante o con cualquier lápiz, y se borra con la palma. Cada página se guarda, para la clase siguiente y para quien faltó.</p>
      <h3>Un día de clase</h3>
      <ul>
      <li><strong>8:25.</strong> La profesora marca su código y la pizarra se abre donde se quedó el grupo.</li>
      <li><strong>10:10.</strong> Cuatro alumnos resuelven el mismo problema, cada cual con su color.</li>
      <li><strong>14:00.</strong> La pantalla se va a la biblioteca. La empuja una sola persona.</li>
      </ul>
      <p>El portátil se conecta con un solo cable USB-C, que también lo carga.</p>
      <h3>Entrega, limpieza y reparación</h3>
      <p>La entregamos atornillada a su soporte, ajustamos la altura, la conectamos a la red del colegio y nos quedamos durante la primera clase.</p>
      <p>El cristal se limpia con un paño de microfibra húmedo. Si algo se avería, la barra inferior se abre con seis tornillos y el ordenador sale sin desmontar la pantalla.</p>
    `,
  },
  gallery: [
    {
      id: 'orion-65-front',
      alt: {
        pt: 'Ecrã num suporte com rodízios, com uma aula',
        en: '65-inch interactive screen on a stand with castors, showing a lesson',
        es: 'Pantalla en un soporte con ruedas, con una clase',
      },
    },
    orionInLesson,
    {
      id: 'orion-65-detail',
      alt: {
        pt: 'Barra de alumínio, com ligações e duas canetas no tabuleiro',
        en: 'Detail of the brushed aluminium bar, with front ports and two pens in the tray',
        es: 'Barra de aluminio, con conexiones y dos lápices en la bandeja',
      },
    },
    {
      id: 'orion-65-ports',
      alt: {
        pt: 'Ligações à frente: duas USB-C, duas USB e uma HDMI',
        en: 'Front ports: two USB-C, two USB and one HDMI',
        es: 'Delante: dos USB-C, dos USB y una HDMI',
      },
    },
    {
      id: 'orion-65-back',
      alt: {
        pt: 'O ecrã por trás, com o módulo meio fora da ranhura OPS',
        en: 'The screen from behind, its module half out of the OPS slot',
        es: 'Por detrás, con un módulo a medias',
      },
    },
  ],
  scene: productClass.picture,
  figures: ['diagonal-4k', 'touch-points', 'brightness'],
  specifications: [
    display.diagonal(65),
    display.activeArea([1428, 803]),
    display.resolution(3840, 2160),
    display.brightness(400),
    display.contrast(1200),
    display.viewingAngle(178),
    display.glass('toughened', 'anti-glare', 3.2),
    display.panelLife(50000),
    touch.technology('infrared'),
    touch.points(40),
    touch.accuracy(1),
    touch.responseTime(8),
    touch.tools({
      pt: 'Dedo, luva, caneta sem pilha',
      en: 'Finger, glove, passive pen',
      es: 'Dedo, guante, lápiz sin pilas',
    }),
    computer.system('Android 14'),
    computer.processor(8, 2.2),
    computer.memory(8),
    computer.storage(64),
    computer.wireless('Wi-Fi 6, Bluetooth 5.2'),
    computer.opsSlot(),
    computer.speakers(20),
    connections.hdmiInputs(3, { pt: '(1 à frente)', en: '(1 at the front)', es: '(1 delante)' }),
    connections.hdmiOutputs(1),
    connections.usbC(2, {
      pt: 'à frente (1 com imagem, toque e 65\u00a0W)',
      en: 'at the front (1 with picture, touch and 65\u00a0W)',
      es: 'delante (1 con imagen, función táctil y 65\u00a0W)',
    }),
    connections.usbA(4, { pt: '(2 à frente)', en: '(2 at the front)', es: '(2 delante)' }),
    connections.ethernet(2),
    connections.headphones(1, 'side'),
    power.typical(135),
    power.maximum(325, {
      pt: 'com 65\u00a0W por USB-C e módulo Windows',
      en: 'with 65\u00a0W via USB-C and the Windows module',
      es: 'con 65\u00a0W por USB-C y módulo Windows',
    }),
    power.standby(0.5),
    power.mains(),
    power.temperature(0, 40),
    power.humidity(10, 80),
    power.fanless({
      pt: '30\u00a0dB(A) com o módulo Windows',
      en: '30\u00a0dB(A) with the Windows module',
      es: '30\u00a0dB(A) con el módulo Windows',
    }),
    mechanics.width(1463),
    mechanics.height(886),
    mechanics.depth(76),
    mechanics.weight(39),
    mechanics.vesa([600, 400]),
    mechanics.sizeWithStand([1463, 1863, 740]),
    mechanics.weightWithStand(71),
    mechanics.screenCentre(1270, 1420, { pt: 'em 4 posições', en: 'in 4 positions', es: 'en 4 posiciones' }),
    software.included({
      pt: 'Quadro, anotação sobre qualquer imagem, gravação da aula',
      en: 'Whiteboard, notes over any picture, lesson recording',
      es: 'Pizarra, notas sobre cualquier imagen, grabación de la clase',
    }),
    software.sharingDevices(9, 4),
    software.management(),
    software.updates(7),
  ],
  variants: [
    {
      key: 'mobile',
      name: { pt: 'Orion 65 Móvel', en: 'Orion 65 Mobile', es: 'Orion 65 Móvil' },
      note: {
        pt: 'Com suporte, quatro rodízios com travão e tabuleiro de canetas.',
        en: 'With stand, four braked castors and pen tray.',
        es: 'Con soporte, cuatro ruedas con freno y bandeja para lápices.',
      },
    },
    {
      key: 'wall',
      name: { pt: 'Orion 65 Parede', en: 'Orion 65 Wall', es: 'Orion 65 Pared' },
      note: {
        pt: 'Com suporte de parede; sobressai 98 mm.',
        en: 'With a wall bracket; it projects 98 mm.',
        es: 'Con soporte de pared; sobresale 98 mm.',
      },
    },
    {
      key: 'windows',
      name: 'Orion 65 W',
      note: {
        pt: 'Com módulo Windows 11 de 16 GB já encaixado.',
        en: 'With a 16 GB Windows 11 module already in its slot.',
        es: 'Con módulo Windows 11 de 16 GB ya instalado.',
      },
    },
  ],
  accessories: [
    {
      key: 'pen-pair',
      product: 'traco',
      name: { pt: 'Par Traço', en: 'Traço pair', es: 'Par Traço' },
      summary: {
        pt: 'Metade do conjunto Traço: uma caneta fina e uma grossa, sem pilha.',
        en: 'Half of the Traço set: one fine and one broad passive pen, for the tray of the stand.',
        es: 'La mitad del juego Traço: un lápiz fino y uno grueso.',
      },
    },
    {
      key: 'camera',
      product: 'vigia-4k',
      name: { pt: 'Câmara Vigia', en: 'Vigia camera', es: 'Cámara Vigia' },
      summary: {
        pt: 'Câmara 4K com tampa física, presa por ímanes, em cima.',
        en: '4K camera with a physical shutter, held to the top edge by magnets.',
        es: 'Cámara 4K con tapa física, sujeta con imanes, arriba.',
      },
    },
    {
      key: 'side-shelf',
      name: { pt: 'Prateleira Ombro', en: 'Ombro side shelf', es: 'Balda Ombro' },
      summary: {
        pt: 'Apoio lateral para um portátil até 4 kg, de qualquer lado.',
        en: 'Side rest for a laptop of up to 4 kg; fits either side of the stand.',
        es: 'Apoyo lateral para un portátil de hasta 4 kg.',
      },
    },
    {
      key: 'windows-module',
      product: 'miolo-16',
      name: { pt: 'Módulo Miolo 16', en: 'Miolo 16 module', es: 'Módulo Miolo 16' },
      summary: {
        pt: 'Computador Windows 11 para a ranhura OPS, com 16 GB e disco de 512 GB.',
        en: 'Windows 11 computer for the OPS slot, with 16 GB of memory and 512 GB of storage.',
        es: 'Ordenador Windows 11 para la ranura OPS: 16 GB y disco de 512 GB.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'A imagem desce até 87 cm do chão e um botão traz os menus para a metade de baixo. Tem leitor de ecrã, alto contraste, ampliação e tomada de auscultadores; relatório de conformidade com a EN 301 549 a pedido.',
      en: 'The picture reaches down to 87 cm above the floor, and one button brings menus to the lower half. It has a screen reader, high contrast, magnification and a headphone socket; EN 301 549 conformity report on request.',
      es: 'La imagen baja hasta 87 cm del suelo y un botón lleva los menús a la mitad inferior. Tiene lector de pantalla, alto contraste, ampliación y toma de auriculares; informe de conformidad con la EN 301 549 previa solicitud.',
    },
    energy: {
      pt: '135 W numa aula, a 70 % do brilho; 0,5 W em espera. Adormece ao fim de 15 minutos e desliga-se fora do horário.',
      en: '135 W in a lesson, at 70% brightness; 0.5 W in standby. It goes to sleep after 15 minutes without touch or picture and switches off outside school hours.',
      es: '135 W en una clase, al 70 % de brillo; 0,5 W en espera. Entra en reposo a los 15 minutos y se apaga fuera del horario.',
    },
    warranty: {
      pt: 'Cinco anos em escolas, três nos restantes casos, com reparação no local.',
      en: 'Five years in schools, three elsewhere, with repair on site.',
      es: 'Cinco años en centros educativos y tres en los demás casos, con reparación in situ.',
    },
    repair: {
      pt: 'Peças durante sete anos após a última venda. Fonte, computador, barra de ligações e moldura tátil trocam-se em separado.',
      en: 'Parts for seven years after the last sale. Power supply, computer, port bar and touch frame are replaced separately.',
      es: 'Repuestos durante siete años desde la última venta. La fuente, el ordenador, la barra de conexiones y el marco táctil se cambian por separado.',
    },
  },
  mounting: ['wall', 'mobile'],
  // The connections are in the bar below the picture.
  shape: { front: [], side: [], pictureBottom: 66 },
  delivery: [2, 3],
  related: ['orion-86', 'atlas-98', 'nimbo-43'],
  solutions: ['education', 'business'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Orion 65: ecrã interativo móvel para salas de aula',
      en: 'Orion 65: mobile interactive screen for classrooms',
      es: 'Orion 65: pantalla interactiva móvil para aulas',
    },
    description: {
      pt: 'Ecrã interativo 4K de 65 polegadas em suporte móvel, com 40 pontos de toque, USB-C de 65 W, quadro incluído e peças durante sete anos.',
      en: 'A 65-inch 4K interactive screen on a mobile stand: 40 touch points, 65 W USB-C, whiteboard software included and parts kept for seven years.',
      es: 'Pantalla interactiva 4K de 65 pulgadas con soporte móvil: 40 puntos táctiles, USB-C de 65 W, pizarra incluida y repuestos durante siete años.',
    },
  },
  updatedAt: '2026-10-12T09:20:00Z',
} satisfies ProductContent;
