import type { ProductContent } from '../entities.ts';
import { business } from '../solutions/business.ts';
import * as computer from '../specifications/computer.ts';
import * as connections from '../specifications/connections.ts';
import * as display from '../specifications/display.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as power from '../specifications/power.ts';
import * as software from '../specifications/software.ts';
import * as touch from '../specifications/touch.ts';

export const orion86 = {
  key: 'orion-86',
  category: 'screens',
  slug: { pt: 'orion-86', en: 'orion-86', es: 'orion-86' },
  name: 'Orion 86',
  tagline: {
    pt: 'Ecrã interativo de 86″ para a parede da sala, com som e microfones',
    en: '86″ interactive screen for the wall, with sound and microphones',
    es: 'Pantalla interactiva de 86″ para la pared, con sonido y micrófonos',
  },
  summary: {
    pt: 'Ecrã interativo 4K de 86 polegadas para a parede da sala de reuniões, com barra de som e oito microfones por baixo. Um texto lê-se até 6,4 m e a sala dispensa computador.',
    en: 'An 86-inch 4K interactive screen for the meeting-room wall, with a soundbar and eight microphones below it. Text can be read from up to 6.4 m away, and no separate computer is needed.',
    es: 'Pantalla interactiva 4K de 86 pulgadas para la pared de la sala de reuniones, con barra de sonido y ocho micrófonos debajo. El texto se lee hasta a 6,4 m y la sala no necesita ordenador.',
  },
  body: {
    pt: `
      <h3>Reuniões na sala e à distância</h3>
      <p>A imagem, o som e os microfones estão no mesmo conjunto, por isso não faltam adaptadores. Um só cabo de mesa, o Cordame, dá ao portátil ecrã, toque, rede, som e carga. Sem cabo, partilham até 16 dispositivos, seis ao mesmo tempo.</p>
      <ul>
      <li>Seis pessoas riscam por cima da mesma planta, e o desenho segue para todos em PDF.</li>
      <li>Nas videochamadas, os microfones apanham a voz até oito metros.</li>
      <li>Entre reuniões, o ecrã mostra a agenda da sala.</li>
      <li>Ao fechar a sessão, o quadro, os ficheiros e as palavras-passe apagam-se.</li>
      </ul>
      <h3>Instalação na parede</h3>
      <p>Vamos ver a parede antes de a furar. O suporte vem incluído e distribui o peso por quatro pontos; em gesso cartonado, levamos uma chapa de reforço. <strong>Dois técnicos, com um elevador de painéis, instalam o ecrã em cerca de três horas</strong>. O ecrã encaixa em dois trincos e pode depois ser afastado 20 cm para chegar às ligações.</p>
      <h3>Limpeza e assistência</h3>
      <p>Limpa-se com um pano húmido. A barra de som retira-se à parte, e o computador sai pelo lado direito sem descer o painel.</p>
    `,
    en: `
      <h3>Meetings in the room and on a call</h3>
      <p>Picture, sound and microphones are one piece of equipment, so no adapter goes missing and the sound does not come out of a laptop. One table cable, the Cordame, gives the laptop the screen, touch, network, sound and charge. Without a cable, up to 16 devices can share, six of them at once.</p>
      <ul>
      <li>Six people draw over the same floor plan, and everyone gets the drawing as a PDF.</li>
      <li>In a video call, the microphones pick up voices up to eight metres away.</li>
      <li>Between meetings the screen shows the room’s diary.</li>
      <li>When a session is closed, the board, the files and the passwords are erased.</li>
      </ul>
      <h3>Installation on the wall</h3>
      <p>We look at the wall before we drill into it. The bracket is included and spreads the weight over four points; on plasterboard we bring a reinforcing plate. <strong>Two fitters with a panel lift need about three hours</strong>. The screen drops onto two latches and later swings out 20 cm to give access to the ports.</p>
      <h3>Cleaning and service</h3>
      <p>A damp cloth is enough for the glass. The soundbar comes off on its own, and the computer slides out at the right-hand side while the panel stays up.</p>
    `,
    es: `
      <h3>Reuniones en la sala y a distancia</h3>
      <p>Imagen, sonido y micrófonos van en una sola pieza, sin adaptadores. Un solo cable de mesa, el Cordame, da al portátil pantalla, táctil, red, sonido y carga. Sin cable comparten hasta 16 dispositivos, seis a la vez.</p>
      <ul>
      <li>Seis personas dibujan sobre el mismo plano, y el resultado les llega a todas en PDF.</li>
      <li>En las videollamadas, los micrófonos recogen la voz a ocho metros.</li>
      <li>Entre reuniones muestra la agenda de la sala.</li>
      <li>Al cerrar la sesión se borran la pizarra, los archivos y las contraseñas.</li>
      </ul>
      <h3>Instalación en la pared</h3>
      <p>Miramos la pared antes de taladrarla. El soporte, incluido, reparte el peso en cuatro puntos; en yeso laminado va sobre una chapa. <strong>Dos técnicos con un elevador de paneles la instalan en unas tres horas</strong>. La pantalla se apoya en dos pestillos y después se separa 20 cm para llegar a las conexiones.</p>
      <h3>Limpieza y asistencia</h3>
      <p>Se limpia con un paño húmedo. La barra de sonido se desmonta aparte, y el ordenador sale por el lado derecho sin descolgar el panel.</p>
    `,
  },
  gallery: [
    {
      id: 'orion-86-front',
      alt: {
        pt: 'Ecrã interativo de 86 polegadas na parede, com barra de som',
        en: '86-inch interactive screen on a wall, with the soundbar below it',
        es: 'Pantalla interactiva de 86 pulgadas en la pared, con barra de sonido',
      },
    },
    {
      id: 'orion-86-detail',
      alt: {
        pt: 'Canto inferior do ecrã e a barra de som',
        en: 'Lower corner of the screen and the soundbar',
        es: 'Esquina inferior de la pantalla y barra de sonido',
      },
    },
    {
      id: 'use-hybrid-meeting',
      alt: {
        pt: 'Reunião à distância com o Orion 86',
        en: 'Remote meeting on the Orion 86',
        es: 'Reunión a distancia con la Orion 86',
      },
    },
  ],
  scene: business.picture,
  figures: ['diagonal-4k', 'touch-points', 'brightness'],
  specifications: [
    display.diagonal(86),
    display.activeArea([1895, 1066]),
    display.resolution(3840, 2160),
    display.brightness(450),
    display.contrast(1200),
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
    computer.processor(8, 2.2),
    computer.memory(8),
    computer.storage(128),
    computer.wireless('Wi-Fi 6, Bluetooth 5.2'),
    computer.opsSlot(),
    computer.speakers(30, { pt: 'na barra', en: 'in the bar', es: 'en la barra' }),
    computer.microphones(8, { pt: 'alcance de 8\u00a0m', en: 'range 8\u00a0m', es: 'alcance de 8\u00a0m' }),
    connections.hdmiInputs(3),
    connections.hdmiOutputs(1),
    connections.usbC(2, {
      pt: '(1 com imagem, toque, rede e 100\u00a0W)',
      en: '(1 with picture, touch, network and 100\u00a0W)',
      es: '(1 con imagen, función táctil, red y 100\u00a0W)',
    }),
    connections.usbA(4),
    connections.ethernet(2),
    connections.headphones(1, 'side'),
    power.typical(240),
    power.maximum(540, {
      pt: 'com 100\u00a0W por USB-C e módulo Windows',
      en: 'with 100\u00a0W via USB-C and the Windows module',
      es: 'con 100\u00a0W por USB-C y módulo Windows',
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
    mechanics.width(1925),
    mechanics.height(1096),
    mechanics.depth(82),
    mechanics.weight(64),
    mechanics.vesa([800, 600]),
    mechanics.sizeWithStand([1925, 1240, 128], {
      pt: 'na parede, com barra de som',
      en: 'on the wall, with soundbar',
      es: 'en la pared, con barra de sonido',
    }),
    mechanics.weightWithStand(78, {
      pt: 'na parede, com barra de som',
      en: 'on the wall, with soundbar',
      es: 'en la pared, con barra de sonido',
    }),
    mechanics.screenCentre(1350, 1500, {
      pt: 'à escolha na montagem',
      en: 'chosen at installation',
      es: 'a elegir en la instalación',
    }),
    software.included({
      pt: 'Quadro, anotação, agenda da sala, limpeza da sessão',
      en: 'Whiteboard, notes, room diary, session wipe',
      es: 'Pizarra, notas, agenda de sala, borrado de sesión',
    }),
    software.sharingDevices(16, 6),
    software.management(),
    software.updates(7),
  ],
  variants: [
    {
      key: 'wall',
      name: { pt: 'Orion 86 Parede', en: 'Orion 86 Wall', es: 'Orion 86 Pared' },
      note: {
        pt: 'Com suporte de parede e barra de som.',
        en: 'With wall bracket and soundbar.',
        es: 'Con soporte de pared y barra de sonido.',
      },
    },
    {
      key: 'silent',
      name: { pt: 'Orion 86 sem barra', en: 'Orion 86 without soundbar', es: 'Orion 86 sin barra' },
      note: {
        pt: 'Para salas que já têm som: dois altifalantes de 15 W no painel.',
        en: 'For rooms with their own sound system: two 15 W speakers in the panel.',
        es: 'Para salas que ya tienen sonido: dos altavoces de 15 W en el panel.',
      },
    },
    {
      key: 'windows',
      name: 'Orion 86 W',
      note: {
        pt: 'Com módulo Windows 11 de 16 GB já encaixado; o módulo tem ventilador.',
        en: 'With a 16 GB Windows 11 module already in its slot; the module has a fan.',
        es: 'Con módulo Windows 11 de 16 GB ya instalado; el módulo tiene ventilador.',
      },
    },
  ],
  accessories: [
    {
      key: 'camera',
      product: 'vigia-4k',
      name: { pt: 'Câmara Vigia Larga', en: 'Vigia Wide camera', es: 'Cámara Vigia Ancha' },
      summary: {
        pt: 'Câmara 4K de 110° que enquadra quem fala; tem tampa física.',
        en: '4K camera with a 110° view that frames the speaker; physical shutter.',
        es: 'Cámara 4K de 110° que encuadra a quien habla; con tapa física.',
      },
    },
    {
      key: 'table-cable',
      name: { pt: 'Cabo de mesa Cordame', en: 'Cordame table cable', es: 'Cable de mesa Cordame' },
      summary: {
        pt: 'Cabo USB-C ativo de 8 m, que se recolhe no tampo.',
        en: 'Active 8 m USB-C cable that retracts into the table.',
        es: 'Cable USB-C activo de 8 m que se recoge en la mesa.',
      },
    },
    {
      key: 'wall-plate',
      name: { pt: 'Chapa Encosto', en: 'Encosto wall plate', es: 'Placa Encosto' },
      summary: {
        pt: 'Reforço em aço para paredes de gesso cartonado.',
        en: 'Steel plate that takes the weight on a plasterboard wall.',
        es: 'Refuerzo de acero para tabiques de yeso laminado.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'Os menus vêm à mão de quem está sentado, em qualquer dos lados. Legendas em direto nas chamadas, leitor de ecrã, alto contraste e tomada de auscultadores; relatório de conformidade com a EN 301 549 a pedido.',
      en: 'Menus can be called to either side, within reach of someone seated. Live captions in calls, screen reader, high contrast and a headphone socket; EN 301 549 conformity report on request.',
      es: 'Los menús se acercan a quien está sentado, por cualquiera de los lados. Subtítulos en directo en las llamadas, lector de pantalla, alto contraste y toma de auriculares; informe de conformidad con la EN 301 549 previa solicitud.',
    },
    energy: {
      pt: '240 W numa reunião com partilha de ecrã, medidos na nossa oficina; 0,5 W em espera.',
      en: '240 W in a meeting with screen sharing, measured in our workshop; 0.5 W in standby.',
      es: '240 W en una reunión con pantalla compartida, medidos en nuestro taller; 0,5 W en espera.',
    },
    warranty: {
      pt: 'Três anos, com reparação no local até ao segundo dia útil em Portugal continental.',
      en: 'Three years, with repair on site by the second working day in mainland Portugal.',
      es: 'Tres años, con reparación in situ; en Portugal continental, en dos días laborables.',
    },
    repair: {
      pt: 'Peças durante sete anos após a última venda. Barra de som, fonte, computador e moldura tátil são módulos separados.',
      en: 'Parts for seven years after the last sale. Soundbar, power supply, computer and touch frame are separate modules.',
      es: 'Repuestos durante siete años desde la última venta. La barra de sonido, la fuente, el ordenador y el marco táctil son módulos independientes.',
    },
  },
  mounting: ['wall', 'mobile'],
  delivery: [2, 3],
  related: ['orion-65', 'atlas-98', 'delta-55'],
  solutions: ['business', 'cities', 'industry'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Orion 86: ecrã interativo para salas de reunião',
      en: 'Orion 86: interactive screen for meeting rooms',
      es: 'Orion 86: pantalla interactiva para reuniones',
    },
    description: {
      pt: 'Ecrã interativo 4K de 86 polegadas para parede, com barra de som, oito microfones e USB-C de 100 W. Um texto lê-se a 6,4 m.',
      en: 'An 86-inch 4K interactive screen for the wall with soundbar, eight microphones and 100 W USB-C. Text can be read from up to 6.4 m away.',
      es: 'Pantalla interactiva 4K de 86 pulgadas para pared, con barra de sonido, ocho micrófonos y USB-C de 100 W. Un texto se lee a 6,4 m.',
    },
  },
  updatedAt: '2026-09-22T11:45:00Z',
} satisfies ProductContent;
