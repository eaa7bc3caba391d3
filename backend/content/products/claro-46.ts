import type { ProductContent } from '../entities.ts';
import * as computer from '../specifications/computer.ts';
import * as connections from '../specifications/connections.ts';
import * as display from '../specifications/display.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as power from '../specifications/power.ts';
import * as signage from '../specifications/signage.ts';
import * as software from '../specifications/software.ts';
import * as touch from '../specifications/touch.ts';
import * as shopWindow from '../specifications/window.ts';

export const claro46 = {
  key: 'claro-46',
  category: 'storefronts',
  slug: { pt: 'claro-46', en: 'claro-46', es: 'claro-46' },
  name: 'Claro 46',
  tagline: {
    pt: 'Película e ecrã que tornam tátil o vidro da montra',
    en: 'Film and display that turn your shop window into a touch screen',
    es: 'Película y pantalla que hacen táctil el cristal del escaparate',
  },
  summary: {
    pt: 'Película tátil colada por dentro do vidro da montra, até 14 mm de laminado, com um ecrã vertical de 46 polegadas e 2500 cd/m² atrás. Toca-se da rua; o equipamento fica todo dentro da loja.',
    en: 'A touch film bonded to the inside of the shop window, through up to 14 mm of laminated glass, with a 46-inch portrait display of 2,500 cd/m² behind it. People touch from the street; all the equipment stays indoors.',
    es: 'Lámina táctil adherida por dentro al cristal del escaparate, de hasta 14 mm de laminado, con una pantalla vertical de 46 pulgadas y 2500 cd/m² detrás. Se toca desde la calle; todo el equipo queda dentro de la tienda.',
  },
  body: {
    pt: `
      <p>Com a loja fechada, quem passa folheia casas, ementas ou horários e leva a página no telemóvel, por um código QR. Do lado da rua não há nada que se roube nem que se molhe: só o seu vidro.</p>
      <h3>Como se instala</h3>
      <ul>
      <li><strong>O vidro.</strong> Medimos a espessura e procuramos camadas metálicas, que tapam o toque. Vidro simples ou laminado até 14 mm serve; vidro duplo ou de controlo solar, não. Se houver dúvida, colamos uma amostra com fita e experimenta-se da rua.</li>
      <li><strong>A película.</strong> Aplica-se por dentro, com água, em pouco mais de uma hora, e seca numa noite. Tira-se sem marcar o vidro.</li>
      <li><strong>O ecrã.</strong> Fica 25 mm atrás da película, para o ar circular e o vidro não aquecer só de um lado. Pendura-se em cabos ou assenta numa coluna.</li>
      <li><strong>O acerto.</strong> Regula-se a sensibilidade para aquele vidro, seco e molhado, e confirma-se o toque com luvas.</li>
      </ul>
      <h3>O que chega à rua</h3>
      <p>O vidro e a película ficam com parte da luz: dos 2500 cd/m² chegam lá fora cerca de 1900, no caso do vidro mais grosso. Numa montra a poente aconselhamos um toldo ou fundos claros na página. Com chuva forte, o toque fica à espera até a água escorrer, para que não seja ela a escolher.</p>
    `,
    en: `
      <p>With the shop closed, passers-by browse homes, menus or timetables and take the page away on their phone by a QR code. There is nothing on the street side to steal or to get wet: only your glass.</p>
      <h3>How it is installed</h3>
      <ul>
      <li><strong>The glass.</strong> We measure its thickness and look for metallic coatings, which block touch. Single or laminated glass of up to 14 mm is suitable; double glazing and solar-control glass are not. If in doubt, we tape a sample up and you try it from the pavement.</li>
      <li><strong>The film.</strong> It goes on from inside, with water, in little over an hour, dries overnight and comes off without a mark.</li>
      <li><strong>The display.</strong> It sits 25 mm behind the film, so that air can move and the pane does not heat unevenly. It hangs on cables or stands on a column.</li>
      <li><strong>The tuning.</strong> We set the sensitivity for that pane, dry and wet, and check it with gloves.</li>
      </ul>
      <h3>What reaches the street</h3>
      <p>Glass and film keep some of the light: of 2,500 cd/m² about 1,900 arrive outside with the thickest pane. For a west-facing window we advise an awning or pages with a light background. In heavy rain touch waits until the water has run off, so that the weather does not do the choosing.</p>
    `,
    es: `
      <p>Con la tienda cerrada, quien pasa hojea pisos, cartas u horarios y se lleva la página en el móvil con un código QR. En el lado de la calle no hay nada que robar ni que se moje: solo su cristal.</p>
      <h3>Cómo se instala</h3>
      <ul>
      <li><strong>El cristal.</strong> Medimos el grosor y buscamos capas metálicas, que bloquean la función táctil. Sirve el cristal sencillo o laminado de hasta 14 mm; no sirven el doble acristalamiento ni el de control solar. En caso de duda, fijamos una muestra con cinta y se prueba desde la acera.</li>
      <li><strong>La lámina.</strong> Se coloca por dentro, con agua, en poco más de una hora, y seca en una noche. Se retira sin dejar marca.</li>
      <li><strong>La pantalla.</strong> Queda 25 mm por detrás, para que circule el aire y el cristal no se caliente de forma desigual. Cuelga de cables o se apoya en una columna.</li>
      <li><strong>El ajuste.</strong> Regulamos la sensibilidad para ese cristal, seco y mojado, y la comprobamos con guantes.</li>
      </ul>
      <h3>Lo que llega a la calle</h3>
      <p>El cristal y la lámina se quedan con parte de la luz: de 2500 cd/m² llegan fuera unos 1900 con el cristal más grueso. En un escaparate al oeste aconsejamos un toldo o páginas de fondo claro. Con lluvia fuerte, la función táctil espera a que escurra el agua, para que no elija ella.</p>
    `,
  },
  gallery: [
    {
      id: 'claro-46-front',
      alt: {
        pt: 'Montra de uma imobiliária vista da rua: um ecrã vertical atrás do vidro, pronto a ser tocado',
        en: "Estate agent's window seen from the street: a portrait display behind the glass, ready to be touched",
        es: 'Escaparate de una inmobiliaria visto desde la calle: una pantalla vertical tras el cristal, lista para tocarse',
      },
    },
    {
      id: 'claro-46-detail',
      alt: {
        pt: 'Pormenor da orla da película transparente colada ao vidro e da pequena caixa do controlador',
        en: 'Detail of the edge of the clear film bonded to the glass and the small controller box',
        es: 'Detalle del borde de la lámina transparente adherida al cristal y de la pequeña caja del controlador',
      },
    },
    {
      id: 'use-window-after-hours',
      alt: {
        pt: 'Ao anoitecer, o Claro 46 mostra casas na montra de uma imobiliária fechada',
        en: 'At dusk, the Claro 46 shows homes in the window of a closed estate agency',
        es: 'Al anochecer, la Claro 46 muestra casas en el escaparate de una inmobiliaria cerrada',
      },
    },
  ],
  figures: ['diagonal-portrait', 'brightness', 'power-typical'],
  specifications: [
    display.diagonal(46),
    signage.sides(1),
    display.activeArea([573, 1018]),
    display.resolution(1080, 1920),
    display.brightness(2500),
    shopWindow.brightnessThrough(1900, {
      pt: 'com o vidro mais grosso',
      en: 'with the thickest glass',
      es: 'con el cristal más grueso',
    }),
    signage.nightBrightness(300),
    display.contrast(1200),
    display.viewingAngle(178),
    signage.clearingPoint(110),
    signage.hoursDaily(24),
    display.panelLife(50000),
    touch.technology('capacitive'),
    touch.points(10),
    touch.accuracy(3),
    touch.responseTime(20),
    touch.tools({
      pt: 'Dedo; luva, até 8\u00a0mm de vidro',
      en: 'Finger; glove, through up to 8\u00a0mm of glass',
      es: 'Dedo; guante, hasta 8\u00a0mm de cristal',
    }),
    shopWindow.glassAtMost(14),
    shopWindow.glassKind({
      pt: 'Simples ou laminado, sem camada metálica',
      en: 'Single or laminated, without a metallic coating',
      es: 'Sencillo o laminado, sin capa metálica',
    }),
    shopWindow.film({
      pt: '0,2\u00a0mm, colada por dentro, removível',
      en: '0.2\u00a0mm, bonded inside, removable',
      es: '0,2\u00a0mm, adherida por dentro, removible',
    }),
    computer.system('Android 14'),
    computer.processor(8, 2.2),
    computer.memory(8),
    computer.storage(64),
    computer.wireless('Wi-Fi 6, Bluetooth 5.2'),
    connections.usbA(2),
    connections.ethernet(1),
    power.typical(140),
    power.maximum(250),
    power.standby(0.5),
    power.mains(),
    power.temperature(0, 40),
    power.fanless(),
    mechanics.width(602),
    mechanics.height(1050),
    mechanics.depth(70),
    mechanics.weight(24),
    mechanics.controlsHeight(800, 1200),
    signage.lifting(2),
    software.management(),
    software.updates(7),
  ],
  variants: [
    {
      key: 'cable',
      name: { pt: 'Claro 46 Cabo', en: 'Claro 46 Cable', es: 'Claro 46 Cable' },
      note: {
        pt: 'Ecrã pendurado em dois cabos de aço atrás do vidro.',
        en: 'Display hung on two steel cables behind the glass.',
        es: 'Pantalla colgada de dos cables de acero tras el cristal.',
      },
    },
    {
      key: 'column',
      name: { pt: 'Claro 46 Coluna', en: 'Claro 46 Column', es: 'Claro 46 Columna' },
      note: {
        pt: 'Ecrã numa coluna de 1,90 m aparafusada ao chão.',
        en: 'Display on a 1.90 m column screwed to the floor.',
        es: 'Pantalla en una columna de 1,90 m atornillada al suelo.',
      },
    },
    {
      key: 'film',
      name: { pt: 'Claro 46 Película', en: 'Claro 46 Film', es: 'Claro 46 Lámina' },
      note: {
        pt: 'Só a película e o controlador, para um ecrã que já tenha, com USB.',
        en: 'The film and its controller only, for a display you already have, by USB.',
        es: 'Solo la lámina y el controlador, por USB, para una pantalla que ya tenga.',
      },
    },
  ],
  accessories: [
    {
      key: 'exciter',
      name: { pt: 'Altifalante Sussurro', en: 'Sussurro speaker', es: 'Altavoz Sussurro' },
      summary: {
        pt: 'Colado por dentro, faz do vidro um altifalante: ouve-se na rua, a um metro, sem furar nada.',
        en: 'Bonded inside, it turns the pane into a speaker, heard a metre away in the street with nothing drilled.',
        es: 'Adherido por dentro, convierte el cristal en altavoz: se oye en la calle, a un metro, sin taladrar nada.',
      },
    },
    {
      key: 'counter',
      name: { pt: 'Contador Passo', en: 'Passo counter', es: 'Contador Passo' },
      summary: {
        pt: 'Conta por radar, através do vidro, quem passa e quem para, sem câmara.',
        en: 'Counts by radar, through the glass, who passes and who stops, with no camera.',
        es: 'Cuenta por radar, a través del cristal, quién pasa y quién se detiene, sin cámara.',
      },
    },
    {
      key: 'frame-vinyl',
      name: { pt: 'Vinil Caixilho', en: 'Caixilho vinyl', es: 'Vinilo Caixilho' },
      summary: {
        pt: 'Moldura em vinil cortada à medida, que diz onde se toca e esconde as orlas da película.',
        en: 'A vinyl surround cut to size that says where to touch and hides the edges of the film.',
        es: 'Marco de vinilo a medida que indica dónde se toca y oculta los bordes de la lámina.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'No modo baixo, tudo o que se toca fica entre 80 cm e 1,20 m acima do passeio, se a montra começar abaixo disso; medimos o degrau antes. Alto contraste e letra ampliada num toque; a leitura em voz alta precisa do altifalante Sussurro.',
      en: 'In low mode everything to touch is between 80 cm and 1.20 m above the pavement, provided the glass starts lower; we measure the step beforehand. High contrast and larger type are one touch away; reading aloud needs the Sussurro speaker.',
      es: 'En modo bajo, todo lo que se toca queda entre 80 cm y 1,20 m sobre la acera, si el cristal empieza más abajo; medimos antes el escalón. Alto contraste y letra ampliada con un toque; la lectura en voz alta necesita el altavoz Sussurro.',
    },
    energy: {
      pt: '140 W de média num dia de montra, com ecrã, película e computador, medidos na nossa oficina; 250 W no brilho máximo. De madrugada pode adormecer e acordar com um toque.',
      en: '140 W on average over a day in the window, with display, film and computer, measured in our workshop; 250 W at full brightness. In the small hours it can sleep and wake at a touch.',
      es: '140 W de media en un día de escaparate, con pantalla, lámina y ordenador, medidos en nuestro taller; 250 W a pleno brillo. De madrugada puede dormir y despertar con un toque.',
    },
    warranty: {
      pt: 'Três anos para o ecrã, o computador e a película, desde que a película seja aplicada por nós ou por um instalador que formámos.',
      en: 'Three years on display, computer and film, provided the film is applied by us or by an installer we have trained.',
      es: 'Tres años para la pantalla, el ordenador y la lámina, siempre que la coloquemos nosotros o un instalador que hayamos formado.',
    },
    repair: {
      pt: 'Peças durante sete anos após a última venda. Se o vidro se partir perde-se a película, que se vende em separado; o controlador, o ecrã e o computador continuam a servir.',
      en: 'Parts for seven years after the last sale. If the pane breaks, the film goes with it and is sold separately; controller, display and computer carry on.',
      es: 'Repuestos durante siete años desde la última venta. Si se rompe el cristal se pierde la lámina, que se vende por separado; el controlador, la pantalla y el ordenador siguen sirviendo.',
    },
  },
  mounting: ['built-in', 'ceiling', 'floor'],
  delivery: [5, 7],
  related: ['rua-55', 'veu-55', 'dueto-55'],
  solutions: ['retail', 'cities', 'museums'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Claro 46: montra tátil através do vidro',
      en: 'Claro 46: touch through your shop window',
      es: 'Claro 46: escaparate táctil a través del cristal',
    },
    description: {
      pt: 'Película tátil colada por dentro da montra, até 14 mm de vidro, e ecrã vertical de 46 polegadas com 2500 cd/m². Toca-se da rua, com a loja fechada.',
      en: 'A touch film bonded inside the shop window, through up to 14 mm of glass, and a 46-inch portrait display of 2,500 cd/m². Used from the street, day and night.',
      es: 'Lámina táctil adherida por dentro del escaparate, hasta 14 mm de cristal, y pantalla vertical de 46 pulgadas y 2500 cd/m². Se toca desde la calle.',
    },
  },
  updatedAt: '2026-10-20T11:15:00Z',
} satisfies ProductContent;
