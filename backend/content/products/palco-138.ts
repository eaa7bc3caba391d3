import type { ProductContent } from '../entities.ts';
import * as computer from '../specifications/computer.ts';
import * as connections from '../specifications/connections.ts';
import * as display from '../specifications/display.ts';
import * as led from '../specifications/led.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as power from '../specifications/power.ts';
import * as software from '../specifications/software.ts';

export const palco138 = {
  key: 'palco-138',
  category: 'leds',
  slug: { pt: 'palco-138', en: 'palco-138', es: 'palco-138' },
  name: 'Palco 138',
  tagline: {
    pt: 'Ecrã LED de três metros, já montado, que muda de sala sobre rodízios',
    en: 'Three-metre LED screen, ready assembled, that rolls from room to room',
    es: 'Pantalla LED de tres metros, ya montada, que cambia de sala sobre ruedas',
  },
  summary: {
    pt: 'Ecrã LED de 138 polegadas em Full HD, já montado, com som, computador e coluna elevatória elétrica. As asas dobram-se para trás e duas pessoas levam-no para outra sala.',
    en: 'A 138-inch Full HD LED screen, ready assembled, with sound, computer and a motorised lift column. Its wings fold back and two people take it to another room.',
    es: 'Pantalla LED de 138 pulgadas en Full HD, ya montada, con sonido, ordenador y columna elevadora eléctrica. Las alas se pliegan hacia atrás y dos personas la llevan a otra sala.',
  },
  body: {
    pt: `
      <h3>Em vez do projetor</h3>
      <p>O Palco 138 tem 3,05 × 1,72 m de imagem e 600 cd/m²: vê-se com as luzes acesas e as cortinas abertas, e quem fala pode pôr-se à frente sem fazer sombra. Não há lâmpada nem focagem. Liga-se a uma tomada de 16 A.</p>
      <p>Com 1,59 mm de passo, a primeira fila pode ficar a dois metros; a partir de 5,5 m, os píxeis não se distinguem.</p>
      <h3>De uma sala para outra</h3>
      <ul>
      <li>Baixa-se a coluna, com o botão premido: 39 cm em vinte segundos. Se encontrar um obstáculo, para.</li>
      <li>Duas pessoas soltam os fechos e dobram as asas, uma de cada lado. A largura passa de 3,06 para 1,85 m.</li>
      <li>Empurra-se por portas de 1,90 × 2 m e por pisos planos. São 236 kg: em rampas e em elevadores, veja antes a carga e o espaço.</li>
      <li>Já na sala, trava-se, abre-se e sobe-se. A imagem está pronta em dez minutos.</li>
      </ul>
      <h3>Para quem o usa uma vez por mês</h3>
      <p>Partilha-se do portátil por USB-C ou sem fios, a partir do navegador. O comando tem cinco botões, e a fonte de imagem certa escolhe-se sozinha. Na entrega, uma hora com a equipa do auditório chega para aprender a dobrar, abrir e alinhar as asas.</p>
    `,
    en: `
      <h3>Instead of a projector</h3>
      <p>The Palco 138 has a picture of 3.05 × 1.72 m at 600 cd/m². It can be watched with lights on and curtains open, and a speaker may walk in front of it without casting a shadow. There is no lamp to change and nothing to focus; it runs from one 16 A socket.</p>
      <p>With a pitch of 1.59 mm, the front row can sit two metres away. From 5.5 m on, the pixels merge.</p>
      <h3>From one room to the next</h3>
      <ul>
      <li>Hold the button and the column goes down: 39 cm in twenty seconds. If it meets an obstacle, it stops.</li>
      <li>Two people undo the catches and fold the wings, one on each side. The width shrinks from 3.06 to 1.85 m.</li>
      <li>Push it through doors of 1.90 × 2 m and over level floors. It weighs 236 kg, so check load and space before using a ramp or a lift.</li>
      <li>In the new room, brake it, open it and raise it. The picture is ready in ten minutes.</li>
      </ul>
      <h3>For people who use it once a month</h3>
      <p>Share from a laptop via USB-C, or without cables from a browser. The remote control has five buttons and it picks the right source by itself. On delivery, an hour with the hall’s staff is enough to learn how to fold, open and align the wings.</p>
    `,
    es: `
      <h3>En lugar del proyector</h3>
      <p>El Palco 138 tiene 3,05 × 1,72 m de imagen y 600 cd/m²: se ve con las luces encendidas y las cortinas abiertas, y quien habla puede ponerse delante sin hacer sombra. No hay lámpara ni enfoque. Se conecta a un enchufe de 16 A.</p>
      <p>Con 1,59 mm de paso, la primera fila puede estar a dos metros; a partir de 5,5 m, los píxeles no se distinguen.</p>
      <h3>De una sala a otra</h3>
      <ul>
      <li>Se baja la columna manteniendo pulsado el botón: 39 cm en veinte segundos. Si encuentra un obstáculo, se detiene.</li>
      <li>Dos personas sueltan los cierres y pliegan las alas, una a cada lado. El ancho pasa de 3,06 a 1,85 m.</li>
      <li>Se empuja por puertas de 1,90 × 2 m y por suelos llanos. Son 236 kg: en rampas y ascensores, compruebe antes la carga y el espacio.</li>
      <li>Ya en la sala, se frena, se abre y se sube. La imagen está lista en diez minutos.</li>
      </ul>
      <h3>Para quien lo usa una vez al mes</h3>
      <p>Se comparte desde el portátil por USB-C o sin cables, desde el navegador. El mando tiene cinco botones y la fuente de imagen correcta se elige sola. En la entrega basta una hora con el equipo del auditorio para aprender a plegar, abrir y alinear las alas.</p>
    `,
  },
  gallery: [
    {
      id: 'palco-138-front',
      alt: {
        pt: 'Ecrã LED muito largo num suporte com rodízios e coluna elevatória',
        en: 'Very wide LED screen on a stand with castors and a lift column',
        es: 'Pantalla LED muy ancha sobre un soporte con ruedas y columna elevadora',
      },
    },
    {
      id: 'palco-138-detail',
      alt: {
        pt: 'Traseira do ecrã com as asas dobradas e os rodízios travados',
        en: 'Back of the screen with its wings folded and its castors braked',
        es: 'Parte trasera de la pantalla con las alas plegadas y las ruedas frenadas',
      },
    },
    {
      id: 'palco-138-use',
      alt: {
        pt: 'Sala de paredes cinzentas com luz de fim de tarde e o ecrã a mostrar um gráfico diante de duas filas de cadeiras ainda vazias',
        en: 'Room with grey walls in late light, the screen showing a chart in front of two rows of chairs, still empty',
        es: 'Sala de paredes grises con luz de tarde y la pantalla mostrando un gráfico ante dos filas de sillas aún vacías',
      },
    },
  ],
  figures: ['led-pitch', 'led-viewing', 'brightness'],
  specifications: [
    display.diagonal(138),
    display.activeArea([3053, 1717]),
    display.resolution(1920, 1080),
    display.brightness(600),
    display.panelLife(100000),
    led.pitch(1.59),
    led.technology({
      pt: 'SMD três em um, preto mate',
      en: 'Three-in-one SMD, matt black',
      es: 'SMD tres en uno, negro mate',
    }),
    led.refresh(3840),
    ...led.viewing(1.59),
    led.service({
      pt: 'Pela frente, com ventosa',
      en: 'From the front, with a suction tool',
      es: 'Por delante, con ventosa',
    }),
    computer.system('Android 14'),
    computer.wireless('Wi-Fi 6, Bluetooth 5.2'),
    computer.opsSlot(),
    computer.speakers(20),
    connections.hdmiInputs(3),
    connections.usbC(1, {
      pt: 'com imagem e 65\u00a0W',
      en: 'with picture and 65\u00a0W',
      es: 'con imagen y 65\u00a0W',
    }),
    connections.ethernet(1),
    power.typical(560),
    power.maximum(1950, {
      pt: 'tudo a branco, com 65\u00a0W por USB-C, módulo Windows e coluna em movimento',
      en: 'all white, with 65\u00a0W via USB-C, Windows module and the column moving',
      es: 'todo en blanco, con 65\u00a0W por USB-C, módulo Windows y columna en movimiento',
    }),
    power.standby(2),
    power.mains('200–240\u00a0V, 50/60\u00a0Hz'),
    power.temperature(0, 35),
    power.fanless({
      pt: '30\u00a0dB(A) com o módulo Windows',
      en: '30\u00a0dB(A) with the Windows module',
      es: '30\u00a0dB(A) con el módulo Windows',
    }),
    mechanics.width(3060, {
      pt: '1850 com as asas dobradas',
      en: '1,850 with wings folded',
      es: '1850 con las alas plegadas',
    }),
    mechanics.height(1760),
    mechanics.depth(80),
    mechanics.weight(132),
    mechanics.sizeWithStand([3060, [1960, 2350], 900]),
    mechanics.weightWithStand(236),
    mechanics.screenCentre(1080, 1470),
    mechanics.mounting({
      pt: '4 rodízios de 125\u00a0mm com travão; duas pessoas para o mover',
      en: '4 braked castors of 125\u00a0mm; two people to move it',
      es: '4 ruedas de 125\u00a0mm con freno; dos personas para moverlo',
    }),
    software.sharingDevices(9, 4),
    software.management(),
    software.updates(7),
  ],
  variants: [
    {
      key: 'mobile',
      name: { pt: 'Palco 138 Móvel', en: 'Palco 138 Mobile', es: 'Palco 138 Móvil' },
      note: {
        pt: 'Com coluna elevatória, rodízios e asas que se dobram.',
        en: 'With lift column, castors and folding wings.',
        es: 'Con columna elevadora, ruedas y alas plegables.',
      },
    },
    {
      key: 'wall',
      name: { pt: 'Palco 138 Parede', en: 'Palco 138 Wall', es: 'Palco 138 Pared' },
      note: {
        pt: 'Sem suporte: monta-se na parede em cinco colunas, cada uma com 26 kg, numa manhã.',
        en: 'Without a stand: goes on the wall in five columns of 26 kg each, in a morning.',
        es: 'Sin soporte: se monta en la pared en cinco columnas de 26 kg cada una, en una mañana.',
      },
    },
  ],
  accessories: [
    {
      key: 'cover',
      name: { pt: 'Capa Pano de Boca', en: 'Pano de Boca cover', es: 'Funda Pano de Boca' },
      summary: {
        pt: 'Capa acolchoada para o ecrã dobrado, com abertura para as pegas.',
        en: 'Padded cover for the folded screen, with openings for its handles.',
        es: 'Funda acolchada para la pantalla plegada, con aberturas para las asas.',
      },
    },
    {
      key: 'windows-module',
      product: 'miolo-16',
      name: { pt: 'Módulo Miolo 16', en: 'Miolo 16 module', es: 'Módulo Miolo 16' },
      summary: {
        pt: 'Computador Windows 11 para a ranhura OPS, para apresentar sem portátil; tem ventilador.',
        en: 'Windows 11 computer for the OPS slot, to present without a laptop; it has a fan.',
        es: 'Ordenador Windows 11 para la ranura OPS, para presentar sin portátil; tiene ventilador.',
      },
    },
    {
      key: 'camera',
      product: 'vigia-4k',
      name: { pt: 'Câmara Vigia', en: 'Vigia camera', es: 'Cámara Vigia' },
      summary: {
        pt: 'Câmara 4K com tampa física, num braço sobre a aresta de cima.',
        en: '4K camera with a physical shutter, on an arm above the top edge.',
        es: 'Cámara 4K con tapa física, en un brazo sobre el borde superior.',
      },
    },
    {
      key: 'lectern',
      name: { pt: 'Púlpito Ponto 15', en: 'Ponto 15 lectern', es: 'Atril Ponto 15' },
      summary: {
        pt: 'Coluna com um Ponto 15, para quem fala ver e comandar o que passa no ecrã.',
        en: 'A stand with a Ponto 15, for the speaker to see and control what is on the screen.',
        es: 'Columna con un Ponto 15, para que quien habla vea y maneje lo que hay en la pantalla.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'Na posição baixa, o centro da imagem fica a 1,08 m, à altura de quem está sentado. Legendas automáticas na partilha, menus falados e comando com letras em relevo.',
      en: 'In its low position the middle of the picture is at 1.08 m, level with a seated audience. Automatic captions while sharing, spoken menus and a remote control with raised letters.',
      es: 'En la posición baja, el centro de la imagen queda a 1,08 m, a la altura de quien está sentado. Subtítulos automáticos al compartir, menús hablados y mando con letras en relieve.',
    },
    energy: {
      pt: '560 W numa apresentação, medidos na nossa oficina com o brilho no máximo; 2 W em espera. Sem sinal durante dez minutos, corta a corrente aos LED.',
      en: '560 W in a presentation, measured in our workshop at full brightness; 2 W in standby. After ten minutes without a signal it cuts the current to the LEDs.',
      es: '560 W en una presentación, medidos en nuestro taller con el brillo al máximo; 2 W en espera. Tras diez minutos sin señal, corta la corriente a los LED.',
    },
    warranty: {
      pt: 'Três anos, com reparação no local em Portugal continental e na Espanha peninsular; cinco para a coluna elevatória.',
      en: 'Three years, with repair on site in mainland Portugal and Spain; five for the lift column.',
      es: 'Tres años, con reparación in situ en la España peninsular y en Portugal continental; cinco para la columna elevadora.',
    },
    repair: {
      pt: 'Placas do mesmo lote guardadas durante sete anos após a última venda. Placas, fontes, computador e motor trocam-se em separado, com o ecrã no suporte.',
      en: 'Tiles of the same batch kept for seven years after the last sale. Tiles, power supplies, computer and motor are replaced separately, with the screen on its stand.',
      es: 'Placas del mismo lote guardadas durante siete años desde la última venta. Placas, fuentes, ordenador y motor se cambian por separado, con la pantalla en su soporte.',
    },
  },
  mounting: ['mobile', 'wall'],
  delivery: [6, 8],
  related: ['aurora-12', 'aurora-25', 'atlas-98'],
  solutions: ['education', 'business', 'hospitality'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Palco 138: ecrã LED móvel de 138 polegadas',
      en: 'Palco 138: mobile 138-inch LED screen',
      es: 'Palco 138: pantalla LED móvil de 138 pulgadas',
    },
    description: {
      pt: 'Ecrã LED de 138 polegadas em Full HD, com coluna elevatória, rodízios e asas que se dobram para 1,85 m. Substitui o projetor com as luzes acesas.',
      en: 'A 138-inch Full HD LED screen with a motorised lift column, castors and wings that fold to 1.85 m. Replaces the projector, with the lights on.',
      es: 'Pantalla LED de 138 pulgadas en Full HD, con columna elevadora, ruedas y alas que se pliegan a 1,85 m. Sustituye al proyector con las luces encendidas.',
    },
  },
  updatedAt: '2026-11-10T10:05:00Z',
} satisfies ProductContent;
