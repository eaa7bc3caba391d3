import type { ProductContent } from '../entities.ts';
import { hybridMeeting } from '../solutions/hybrid-meeting.ts';
import * as accessory from '../specifications/accessory.ts';
import * as computer from '../specifications/computer.ts';
import * as connections from '../specifications/connections.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as power from '../specifications/power.ts';

export const vigia4k = {
  key: 'vigia-4k',
  category: 'accessories',
  slug: { pt: 'vigia-4k', en: 'vigia-4k', es: 'vigia-4k' },
  name: 'Vigia',
  tagline: {
    pt: 'Câmara 4K com tampa física, presa por ímanes',
    en: '4K camera with a physical shutter, held by magnets',
    es: 'Cámara 4K con tapa física, sujeta con imanes',
  },
  summary: {
    pt: 'Câmara 4K para o cimo do ecrã, presa por ímanes, com tampa física e dois microfones. Liga-se por um cabo USB-C e não precisa de programa próprio.',
    en: 'A 4K camera for the top of the screen, held by magnets, with a physical shutter and two microphones. It needs one USB-C cable and no program of its own.',
    es: 'Cámara 4K para la parte superior de la pantalla, sujeta con imanes, con tapa física y dos micrófonos. Se conecta con un cable USB-C y no necesita programa propio.',
  },
  body: {
    pt: `
      <h3>O que ela vê</h3>
      <p>A três metros, 4,2 m de largura: cinco cadeiras lado a lado. O sensor tem 8,3 milhões de píxeis, e por isso ampliar até um quarto da imagem ainda dá um rosto nítido em Full HD. Para salas largas há a Vigia Larga, de 110°, que enquadra sozinha quem está a falar.</p>
      <h3>O que ela não vê</h3>
      <p>A tampa é uma lâmina de alumínio que se corre com um dedo, e fechada vê-se coral do fundo da sala. A luz branca está ligada ao mesmo fio que alimenta o sensor: <strong>não há modo de filmar com ela apagada</strong>. O enquadramento faz-se dentro da câmara, sem reconhecer caras e sem mandar imagens para lado nenhum.</p>
      <h3>Perguntas frequentes</h3>
      <ul>
      <li><strong>Serve para o Orion 65?</strong> Sim, e para todos os ecrãs com aro de aço. Nos outros cola-se a chapa incluída.</li>
      <li><strong>Faz falta o módulo Windows?</strong> Não. Funciona com o Android do ecrã ou com o portátil ligado por USB.</li>
      <li><strong>Chega para o som?</strong> Os microfones servem até três metros. Numa sala maior, use os do Orion 86, que apanham a voz a oito.</li>
      <li><strong>Pode ir num tripé?</strong> Pode: tem rosca de 1/4″ por baixo.</li>
      </ul>
    `,
    en: `
      <h3>What it sees</h3>
      <p>At three metres, 4.2 m from side to side: five chairs in a row. The sensor has 8.3 million pixels, so zooming to a quarter of the picture still gives a sharp face in Full HD. For wide rooms there is the Vigia Wide, with 110°, which frames the speaker automatically.</p>
      <h3>What it does not see</h3>
      <p>The shutter is an aluminium blade that slides under a finger; closed, it shows coral from the back of the room. The white light shares the wire that feeds the sensor: <strong>there is no way to film while it is off</strong>. Framing happens inside the camera, without recognising faces and without sending pictures anywhere.</p>
      <h3>Common questions</h3>
      <ul>
      <li><strong>Does it fit the Orion 65?</strong> Yes, and any screen with a steel edge. On others, stick on the plate supplied.</li>
      <li><strong>Do I need the Windows module?</strong> No. It works with the screen’s Android, or with a laptop over USB.</li>
      <li><strong>Will it do for sound?</strong> Its microphones are good for three metres. In a larger room use those of the Orion 86, which hear voices at eight.</li>
      <li><strong>Can it go on a tripod?</strong> It can: there is a 1/4″ thread underneath.</li>
      </ul>
    `,
    es: `
      <h3>Lo que ve</h3>
      <p>A tres metros, 4,2 m de ancho: cinco sillas en fila. El sensor tiene 8,3 millones de píxeles, así que ampliar hasta un cuarto de la imagen sigue dando una cara nítida en Full HD. Para salas anchas está la Vigia Ancha, de 110°, que encuadra sola a quien habla.</p>
      <h3>Lo que no ve</h3>
      <p>La tapa es una lámina de aluminio que se corre con un dedo; cerrada, se ve de color coral desde el fondo de la sala. La luz blanca comparte el hilo que alimenta el sensor: <strong>no hay forma de grabar con ella apagada</strong>. El encuadre se hace dentro de la cámara, sin reconocer caras y sin mandar imágenes a ningún sitio.</p>
      <h3>Preguntas habituales</h3>
      <ul>
      <li><strong>¿Sirve para la Orion 65?</strong> Sí, y para cualquier pantalla con marco de acero. En las demás se pega la chapa incluida.</li>
      <li><strong>¿Hace falta el módulo Windows?</strong> No. Funciona con el Android de la pantalla o con el portátil por USB.</li>
      <li><strong>¿Basta para el sonido?</strong> Los micrófonos sirven hasta tres metros. En una sala mayor, use los de la Orion 86, que recogen la voz a ocho.</li>
      <li><strong>¿Se puede poner en un trípode?</strong> Sí: tiene rosca de 1/4″ por debajo.</li>
      </ul>
    `,
  },
  gallery: [
    {
      id: 'vigia-4k-front',
      alt: {
        pt: 'Câmara compacta de objetiva redonda, com a tampa deslizante aberta',
        en: 'Compact camera with a round lens and its sliding shutter open',
        es: 'Cámara compacta de objetivo redondo, con la tapa deslizante abierta',
      },
    },
    {
      id: 'vigia-4k-use',
      alt: {
        pt: 'A câmara em cima da moldura de um ecrã, com a tampa deslizante, cor de coral, fechada e a luz apagada',
        en: 'The camera on the top edge of a screen, its coral shutter closed and its light off',
        es: 'La cámara sobre el borde de una pantalla, con la tapa deslizante de color coral cerrada y la luz apagada',
      },
    },
  ],
  scene: hybridMeeting.picture,
  figures: ['sensor', 'field-of-view', 'frame-rate'],
  specifications: [
    accessory.fits({
      pt: 'Ecrãs Orion e Atlas; Android 13, Windows 11, macOS, Linux (UVC)',
      en: 'Orion and Atlas screens; Android 13, Windows 11, macOS, Linux (UVC)',
      es: 'Pantallas Orion y Atlas; Android 13, Windows 11, macOS, Linux (UVC)',
    }),
    accessory.sensor(8.3),
    accessory.cameraResolution(3840, 2160),
    accessory.frameRate(30),
    accessory.fieldOfView(70),
    accessory.widthAtThreeMetres(4.2),
    accessory.focus({
      pt: 'Automática, desde 30\u00a0cm',
      en: 'Automatic, from 30\u00a0cm',
      es: 'Automático, desde 30\u00a0cm',
    }),
    accessory.shutter({
      pt: 'Física, deslizante; luz ligada à alimentação do sensor',
      en: 'Physical, sliding; light wired to the sensor’s supply',
      es: 'Física, deslizante; luz unida a la alimentación del sensor',
    }),
    computer.microphones(2, { pt: 'alcance de 3\u00a0m', en: 'range 3\u00a0m', es: 'alcance de 3\u00a0m' }),
    connections.usbC(1, '5\u00a0Gbit/s'),
    accessory.cable(1.5),
    power.typical(2.2),
    power.maximum(3.5),
    power.mains({ pt: '5\u00a0V, por USB', en: '5\u00a0V, by USB', es: '5\u00a0V, por USB' }),
    power.temperature(0, 40),
    power.humidity(10, 80),
    power.fanless(),
    mechanics.width(118),
    mechanics.height(62),
    mechanics.depth(46),
    mechanics.weight(0.19),
    mechanics.mounting({
      pt: 'Ímanes, chapa autocolante incluída, rosca de 1/4″',
      en: 'Magnets, adhesive plate supplied, 1/4″ thread',
      es: 'Imanes, chapa adhesiva incluida, rosca de 1/4″',
    }),
    mechanics.materials({
      pt: 'Alumínio anodizado, objetiva de vidro',
      en: 'Anodised aluminium, glass lens',
      es: 'Aluminio anodizado, objetivo de cristal',
    }),
  ],
  variants: [
    {
      key: 'standard',
      name: 'Vigia',
      note: {
        pt: '70° na horizontal, para salas de aula e mesas até seis pessoas.',
        en: '70° from side to side, for classrooms and tables of up to six.',
        es: '70° en horizontal, para aulas y mesas de hasta seis personas.',
      },
    },
    {
      key: 'wide',
      name: { pt: 'Vigia Larga', en: 'Vigia Wide', es: 'Vigia Ancha' },
      note: {
        pt: '110° na horizontal, com enquadramento automático de quem fala.',
        en: '110° from side to side, framing the speaker automatically.',
        es: '110° en horizontal, con encuadre automático de quien habla.',
      },
    },
  ],
  accessories: [
    {
      key: 'cable',
      name: { pt: 'Cabo Amarra', en: 'Amarra cable', es: 'Cable Amarra' },
      summary: {
        pt: 'Cabo USB-C ativo de 5 m, para ligar a câmara a um computador longe do ecrã.',
        en: 'Active 5 m USB-C cable, for a computer that is far from the screen.',
        es: 'Cable USB-C activo de 5 m, para un ordenador alejado de la pantalla.',
      },
    },
    {
      key: 'column',
      product: 'subida-60',
      name: { pt: 'Coluna Subida 60', en: 'Subida 60 column', es: 'Columna Subida 60' },
      summary: {
        pt: 'Põe a câmara à altura dos olhos de quem está sentado ou de pé.',
        en: 'Brings the camera to eye level for people seated or standing.',
        es: 'Pone la cámara a la altura de los ojos, de pie o sentado.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'A tampa sente-se com o dedo, aberta ou fechada, e a cor repete o que a luz diz. A imagem 4K deixa ler os lábios e a língua gestual de quem está a três metros.',
      en: 'The shutter can be felt, open or closed, and its colour repeats what the light says. In 4K, lips and sign language can be read at three metres.',
      es: 'La tapa se nota con el dedo, abierta o cerrada, y su color repite lo que dice la luz. En 4K se leen los labios y la lengua de signos a tres metros.',
    },
    energy: {
      pt: '2,2 W durante uma chamada em 4K, medidos na nossa oficina, pelo próprio cabo. Com a tampa fechada, o sensor desliga-se.',
      en: '2.2 W during a 4K call, measured in our workshop, over its own cable. With the shutter closed the sensor switches off.',
      es: '2,2 W durante una llamada en 4K, medidos en nuestro taller, por el propio cable. Con la tapa cerrada, el sensor se apaga.',
    },
    warranty: {
      pt: 'Três anos, com troca por uma igual enviada pelo correio, em Portugal e Espanha.',
      en: 'Three years, with a replacement sent by post, in Portugal and Spain.',
      es: 'Tres años, con envío de otra igual por correo, en Portugal y España.',
    },
    repair: {
      pt: 'Tampa, cabo e chapa encomendam-se à parte durante sete anos após a última venda. O corpo abre-se com dois parafusos.',
      en: 'Shutter, cable and plate can be ordered separately for seven years after the last sale. The body opens with two screws.',
      es: 'Tapa, cable y chapa se piden sueltos durante siete años desde la última venta. El cuerpo se abre con dos tornillos.',
    },
  },
  mounting: [],
  delivery: [1, 2],
  related: ['orion-86', 'atlas-98', 'miolo-16'],
  solutions: ['business', 'education', 'cities'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Vigia: câmara 4K com tampa para ecrãs',
      en: 'Vigia: 4K camera with a shutter for screens',
      es: 'Vigia: cámara 4K con tapa para pantallas',
    },
    description: {
      pt: 'Câmara 4K para ecrãs interativos, com tampa física, luz que não se pode apagar, ímanes, dois microfones e um só cabo USB-C. Também de 110°.',
      en: 'A 4K camera for interactive screens, with a physical shutter, a light that cannot be bypassed, magnets, two microphones and one USB-C cable.',
      es: 'Cámara 4K para pantallas interactivas, con tapa física, luz que no se puede anular, imanes, dos micrófonos y un solo cable USB-C. También de 110°.',
    },
  },
  updatedAt: '2026-11-19T09:40:00Z',
} satisfies ProductContent;
