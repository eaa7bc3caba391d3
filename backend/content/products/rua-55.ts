import type { ProductContent } from '../entities.ts';
import { windowSun } from '../product-solutions/window-sun.ts';
import * as computer from '../specifications/computer.ts';
import * as connections from '../specifications/connections.ts';
import * as display from '../specifications/display.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as power from '../specifications/power.ts';
import * as signage from '../specifications/signage.ts';
import * as software from '../specifications/software.ts';

export const rua55 = {
  key: 'rua-55',
  category: 'storefronts',
  slug: { pt: 'rua-55', en: 'rua-55', es: 'rua-55' },
  name: 'Rua 55',
  tagline: {
    pt: 'Ecrã de montra de 55″ ao alto, pendurado ou em poste, que se lê ao sol',
    en: '55″ portrait window display, hung or on a post, readable in the sun',
    es: 'Pantalla de escaparate de 55″ vertical, colgada o en poste, legible al sol',
  },
  summary: {
    pt: 'Ecrã vertical de 55 polegadas e 2500 cd/m² para montras, sem ventiladores e com 62 mm de espessura. Pendura-se do teto em dois cabos de aço ou assenta num poste de chão.',
    en: 'A 55-inch portrait display of 2,500 cd/m² for shop windows, with no fans and 62 mm deep. It hangs from the ceiling on two steel cables or stands on a floor post.',
    es: 'Pantalla vertical de 55 pulgadas y 2500 cd/m² para escaparates, sin ventiladores y con 62 mm de grosor. Cuelga del techo con dos cables de acero o se apoya en un poste de suelo.',
  },
  body: {
    pt: `
      <p>Quatro perguntas que as lojas nos fazem, com as respostas para este modelo.</p>
      <h3>Lê-se mesmo com sol na montra?</h3>
      <p>Sim, numa montra com sol durante parte do dia: 2500 cd/m² são cinco vezes mais do que dá um televisor. Se o sol bate no vidro toda a tarde e o ecrã tem de se ler do outro lado da rua, veja o Rua 75. Um sensor mede a luz e desce até 300 cd/m² depois do pôr do sol.</p>
      <h3>Faz barulho ou aquece a montra?</h3>
      <p>Não tem ventiladores: o ar entra por baixo, sobe por trás do painel e sai por cima. Deixe 10 cm livres em cima e em baixo. Consome em média 170 W, tanto como uma fila de projetores de montra.</p>
      <h3>O que é preciso no teto?</h3>
      <ul>
      <li>Dois pontos de betão, madeira maciça ou perfil metálico, a 500 mm um do outro; o teto falso não conta.</li>
      <li>Uma tomada e, de preferência, um cabo de rede. Ambos descem junto a um dos cabos.</li>
      <li>Duas pessoas e cerca de uma hora. <strong>Cada cabo aguenta sozinho mais do dobro do peso.</strong></li>
      </ul>
      <h3>Porque não é 4K?</h3>
      <p>Porque se lê a mais de dois metros, onde o olho já não separa os píxeis de um 55 polegadas, e porque menos píxeis deixam passar mais luz pelos mesmos watts.</p>
    `,
    en: `
      <p>Four questions shops ask us, answered for this model.</p>
      <h3>Can it really be read with the sun on the window?</h3>
      <p>Yes, in a window that has sun for part of the day: 2,500 cd/m² is five times what a television gives. Where the sun stays on the glass all afternoon and people read from across the road, look at the Rua 75. A sensor follows the light and brings the picture down to 300 cd/m² after sunset.</p>
      <h3>Is it noisy, and does it heat the window?</h3>
      <p>There are no fans: air comes in at the bottom, rises behind the panel and leaves at the top, so keep 10 cm clear at either end. Average power is 170 W, about what a row of window spotlights takes.</p>
      <h3>What does the ceiling need?</h3>
      <ul>
      <li>Two fixing points 500 mm apart, in concrete, solid timber or a steel section. A suspended ceiling will not do.</li>
      <li>One power socket and ideally a network cable, both run down beside one of the cables.</li>
      <li>Two people and about an hour. <strong>Either cable alone carries more than twice the weight.</strong></li>
      </ul>
      <h3>Why is it not 4K?</h3>
      <p>It is read from more than two metres, where nobody can tell the pixels of a 55-inch screen apart, and fewer pixels let more light through for the same watts.</p>
    `,
    es: `
      <p>Cuatro preguntas que nos hacen las tiendas, con las respuestas para este modelo.</p>
      <h3>¿De verdad se lee con sol en el escaparate?</h3>
      <p>Sí, en un escaparate con sol durante parte del día: 2500 cd/m² son cinco veces lo que da un televisor. Si el sol da en el cristal toda la tarde y hay que leerla desde la otra acera, vea la Rua 75. Un sensor mide la luz y baja hasta 300 cd/m² cuando se pone el sol.</p>
      <h3>¿Hace ruido o calienta el escaparate?</h3>
      <p>No lleva ventiladores: el aire entra por abajo, sube por detrás del panel y sale por arriba. Deje 10 cm libres en ambos extremos. Consume 170 W de media, como una hilera de focos de escaparate.</p>
      <h3>¿Qué hace falta en el techo?</h3>
      <ul>
      <li>Dos puntos en hormigón, madera maciza o perfil metálico, a 500 mm entre sí; el falso techo no sirve.</li>
      <li>Un enchufe y, mejor, también un cable de red. Los dos bajan junto a uno de los cables de acero.</li>
      <li>Dos personas y cerca de una hora. <strong>Cada cable aguanta por sí solo más del doble del peso.</strong></li>
      </ul>
      <h3>¿Por qué no es 4K?</h3>
      <p>Porque se lee a más de dos metros, donde el ojo ya no separa los píxeles de una pantalla de 55 pulgadas, y porque con menos píxeles pasa más luz por los mismos vatios.</p>
    `,
  },
  gallery: [
    {
      id: 'rua-55-front',
      alt: {
        pt: 'Ecrã vertical em dois cabos de aço, do teto ao chão: de frente, com uma sapatilha, e de costas',
        en: 'Portrait display on two steel cables from ceiling to floor: its front, with a trainer, and its back',
        es: 'Pantalla vertical en dos cables de acero, del techo al suelo: de frente, con una zapatilla, y por detrás',
      },
    },
    {
      id: 'rua-55-detail',
      alt: {
        pt: 'Pormenor das costas brancas, com os grampos dos dois cabos e as ranhuras de ventilação sem ventiladores',
        en: 'Detail of the white back, with the clamps of both cables and vents that need no fan',
        es: 'Detalle de la parte trasera blanca, con las grapas de los dos cables y las rejillas sin ventilador',
      },
    },
    {
      id: 'rua-55-use',
      alt: {
        pt: 'Montra de uma livraria de dia: o ecrã, pendurado entre livros, anuncia leituras de outono; ao fundo, estantes cheias',
        en: 'A bookshop’s window by day: the display, hung among books on plinths, announces autumn reading; full shelves behind it',
        es: 'Escaparate de una librería de día: la pantalla, colgada entre libros sobre peanas, anuncia lecturas de otoño; al fondo, estanterías llenas',
      },
    },
  ],
  scene: windowSun.picture,
  figures: ['diagonal-portrait', 'brightness', 'power-typical'],
  specifications: [
    display.diagonal(55),
    signage.sides(1),
    display.activeArea([680, 1210]),
    display.resolution(1080, 1920),
    display.brightness(2500),
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
    computer.storage(32),
    computer.wireless('Wi-Fi 6, Bluetooth 5.2'),
    connections.hdmiInputs(2),
    connections.usbA(1),
    connections.ethernet(1),
    power.typical(170),
    power.maximum(290),
    power.standby(0.5),
    power.mains(),
    power.temperature(0, 40),
    power.fanless(),
    mechanics.width(712),
    mechanics.height(1252),
    mechanics.depth(62),
    mechanics.weight(27),
    mechanics.sizeWithStand([712, 2050, 520], { pt: 'no poste', en: 'on the post', es: 'en el poste' }),
    mechanics.weightWithStand(53, { pt: 'no poste', en: 'on the post', es: 'en el poste' }),
    signage.suspension(
      {
        pt: '2 cabos de aço até 4\u00a0m',
        en: '2 steel cables, up to 4\u00a0m',
        es: '2 cables de acero de hasta 4\u00a0m',
      },
      60,
    ),
    signage.lifting(2),
    software.included({
      pt: 'Campanhas por data e hora, modelos de montra',
      en: 'Campaigns by date and time, window templates',
      es: 'Campañas por fecha y hora, plantillas de escaparate',
    }),
    software.management(),
    software.updates(7),
  ],
  variants: [
    {
      key: 'cable',
      name: { pt: 'Rua 55 Cabo', en: 'Rua 55 Cable', es: 'Rua 55 Cable' },
      note: {
        pt: 'Com dois cabos de aço de 2 m, grampos e fixações para betão.',
        en: 'With two 2 m steel cables, clamps and fixings for concrete.',
        es: 'Con dos cables de acero de 2 m, grapas y fijaciones para hormigón.',
      },
    },
    {
      key: 'post',
      name: { pt: 'Rua 55 Poste', en: 'Rua 55 Post', es: 'Rua 55 Poste' },
      note: {
        pt: 'Com poste branco e base de 520 mm, aparafusada ao chão.',
        en: 'With a white post and a 520 mm base, screwed to the floor.',
        es: 'Con poste blanco y base de 520 mm, atornillada al suelo.',
      },
    },
  ],
  accessories: [
    {
      key: 'long-cables',
      name: { pt: 'Cabos Fio 4', en: 'Fio 4 cables', es: 'Cables Fio 4' },
      summary: {
        pt: 'Par de cabos de aço inoxidável de 4 m, para tetos altos.',
        en: 'Pair of 4 m stainless steel cables for high ceilings.',
        es: 'Par de cables de acero inoxidable de 4 m, para techos altos.',
      },
    },
    {
      key: 'back-cover',
      name: { pt: 'Capa Verso', en: 'Verso back cover', es: 'Funda Verso' },
      summary: {
        pt: 'Tecido respirável, liso ou impresso, que tapa as costas a quem está dentro da loja.',
        en: 'Breathable fabric, plain or printed, that hides the back from people inside the shop.',
        es: 'Tela transpirable, lisa o impresa, que oculta la parte trasera a quien está dentro de la tienda.',
      },
    },
    {
      key: 'counter',
      name: { pt: 'Contador Passo', en: 'Passo counter', es: 'Contador Passo' },
      summary: {
        pt: 'Conta por radar quem passa e quem para, sem câmara e sem guardar imagens.',
        en: 'Counts by radar who passes and who stops, with no camera and no pictures kept.',
        es: 'Cuenta por radar quién pasa y quién se detiene, sin cámara y sin guardar imágenes.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'Não tem nada que o público tenha de tocar. Os modelos incluídos usam letras de 30 mm ou maiores, contraste de 7:1 e nenhum clarão; o que é dito em vídeo pode levar legendas.',
      en: 'There is nothing the public has to touch. The templates supplied use letters of 30 mm or more, a contrast of 7:1 and no flashing; speech in videos can carry subtitles.',
      es: 'El público no tiene que tocar nada. Las plantillas incluidas usan letras de 30 mm o más, contraste de 7:1 y ningún destello; lo que se dice en los vídeos puede llevar subtítulos.',
    },
    energy: {
      pt: '170 W de média num dia de loja, com o sensor de luz ligado, medidos na nossa oficina; 290 W no brilho máximo e 0,5 W em espera. O horário da loja liga-o e desliga-o.',
      en: '170 W on average over a shop’s day with the light sensor on, measured in our workshop; 290 W at full brightness and 0.5 W in standby. Opening hours switch it on and off.',
      es: '170 W de media en un día de tienda con el sensor de luz activado, medidos en nuestro taller; 290 W a pleno brillo y 0,5 W en espera. El horario de la tienda la enciende y la apaga.',
    },
    warranty: {
      pt: 'Três anos, com uso de 24 horas por dia, incluindo o painel e a perda de brilho acima de 30 %.',
      en: 'Three years at 24 hours a day, covering the panel and any loss of brightness beyond 30%.',
      es: 'Tres años con uso de 24 horas al día, incluidos el panel y la pérdida de brillo superior al 30 %.',
    },
    repair: {
      pt: 'Peças durante sete anos após a última venda. Fonte, placa e retroiluminação trocam-se por trás, com o ecrã pousado num cavalete e ferramentas comuns.',
      en: 'Parts for seven years after the last sale. Power supply, board and backlight are replaced from behind, with the display on a trestle and ordinary tools.',
      es: 'Repuestos durante siete años desde la última venta. La fuente, la placa y la retroiluminación se cambian por detrás, con la pantalla en un caballete y herramientas corrientes.',
    },
  },
  mounting: ['ceiling', 'floor'],
  delivery: [3, 4],
  related: ['rua-75', 'dueto-55', 'claro-46'],
  solutions: ['retail', 'hospitality', 'business'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Rua 55: ecrã de montra de 2500 cd/m²',
      en: 'Rua 55: 2,500 cd/m² shop window display',
      es: 'Rua 55: pantalla de escaparate de 2500 cd/m²',
    },
    description: {
      pt: 'Ecrã vertical de 55 polegadas para montras: 2500 cd/m², sem ventiladores, 62 mm de espessura, pendurado em dois cabos de aço ou em poste de chão.',
      en: 'A 55-inch portrait display for shop windows: 2,500 cd/m², no fans, 62 mm deep, hung on two steel cables or standing on a floor post.',
      es: 'Pantalla vertical de 55 pulgadas para escaparates: 2500 cd/m², sin ventiladores, 62 mm de grosor, colgada de dos cables o en poste de suelo.',
    },
  },
  updatedAt: '2026-10-19T09:30:00Z',
} satisfies ProductContent;
