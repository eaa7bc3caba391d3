import type { ProductContent } from '../entities.ts';
import * as computer from '../specifications/computer.ts';
import * as connections from '../specifications/connections.ts';
import * as display from '../specifications/display.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as power from '../specifications/power.ts';
import * as signage from '../specifications/signage.ts';
import * as software from '../specifications/software.ts';
import * as shopWindow from '../specifications/window.ts';

export const veu55 = {
  key: 'veu-55',
  category: 'storefronts',
  slug: { pt: 'veu-55', en: 'veu-55', es: 'veu-55' },
  name: 'Véu 55',
  tagline: {
    pt: 'Ecrã OLED transparente de 55″, para pôr diante de uma peça',
    en: '55″ transparent OLED screen, to stand in front of an exhibit',
    es: 'Pantalla OLED transparente de 55″, para poner delante de una pieza',
  },
  summary: {
    pt: 'Ecrã OLED transparente de 55 polegadas numa base de alumínio, para pousar à frente de uma peça, de uma vitrina ou de um balcão. Deixa passar 38 % da luz.',
    en: 'A 55-inch transparent OLED screen in an aluminium base, to stand in front of an exhibit, a showcase or a counter. It lets 38% of the light through.',
    es: 'Pantalla OLED transparente de 55 pulgadas con base de aluminio, para colocar delante de una pieza, una vitrina o un mostrador. Deja pasar el 38 % de la luz.',
  },
  body: {
    pt: `
      <p>O que no conteúdo é preto, no vidro é transparente. Uma legenda aponta para o pormenor que ali está, um desenho mostra como a máquina trabalha por dentro, um rosto de época aparece ao lado do retrato.</p>
      <h3>Onde resulta e onde não</h3>
      <ul>
      <li><strong>Resulta</strong> em museus, relojoarias, receções e vitrinas à sombra, com a peça iluminada a 300 lux ou mais e um fundo escuro um metro atrás.</li>
      <li><strong>Não resulta</strong> numa montra ao sol. Dá 400 cd/m² em pequenas zonas claras e 150 quando tudo é branco; para a rua há o Rua 55.</li>
      <li><strong>Não esconde nada.</strong> Do outro lado vê-se a mesma imagem, ao espelho, e quem passa por trás.</li>
      </ul>
      <h3>Uma manhã num museu de ciência</h3>
      <p>Às dez, o relógio de torre está parado atrás do vidro. Uma criança chega-se, o sensor da versão Presença dá por ela e as rodas dentadas desenham-se por cima das verdadeiras, cada uma a seu tempo. Passado um minuto sem ninguém, o desenho desaparece e fica só o relógio.</p>
      <h3>Instalação e conteúdo</h3>
      <p>Vem montado, pesa 34 kg e pousam-no duas pessoas; a base tem duas furações para o prender. Um OLED guarda a marca do que fica parado: por isso o programa desloca a imagem, descansa os píxeis à noite e recusa logótipos fixos. Entregamos três modelos prontos e um guia para quem desenha.</p>
    `,
    en: `
      <p>Whatever is black in the content is clear on the glass. A caption points at a detail that is really there, a drawing shows how the machine works inside, a face appears beside the portrait.</p>
      <h3>Where it works and where it does not</h3>
      <ul>
      <li><strong>It works</strong> in museums, watch shops, reception areas and shaded showcases, with the piece lit at 300 lux or more and a dark backdrop a metre behind.</li>
      <li><strong>It does not work</strong> in a sunny shop window. It gives 400 cd/m² in small bright areas and 150 when everything is white; for the street there is the Rua 55.</li>
      <li><strong>It hides nothing.</strong> The other side sees the same picture mirrored, and you see whoever walks behind.</li>
      </ul>
      <h3>A morning in a science museum</h3>
      <p>At ten the tower clock stands still behind the glass. A child comes close, the Presence version’s sensor notices, and gear wheels are drawn over the real ones, each turning at its own pace. After a minute with nobody there the drawing goes and the clock is left alone.</p>
      <h3>Installation and content</h3>
      <p>It comes assembled, weighs 34 kg and is set down by two people; two holes in the base let you fix it. An OLED remembers what never moves, so the software shifts the picture, rests the pixels at night and refuses static logos. Three finished templates and a guide for designers are included.</p>
    `,
    es: `
      <p>Lo que en el contenido es negro, en el cristal es transparente. Un rótulo señala el detalle que está ahí, un dibujo enseña cómo trabaja la máquina por dentro, un rostro de época aparece junto al retrato.</p>
      <h3>Dónde funciona y dónde no</h3>
      <ul>
      <li><strong>Funciona</strong> en museos, relojerías, recepciones y vitrinas a la sombra, con la pieza iluminada a 300 lux o más y un fondo oscuro un metro por detrás.</li>
      <li><strong>No funciona</strong> en un escaparate al sol. Da 400 cd/m² en zonas claras pequeñas y 150 si todo es blanco; para la calle está la Rua 55.</li>
      <li><strong>No oculta nada.</strong> Desde el otro lado se ve la misma imagen, en espejo, y también a quien pasa por detrás.</li>
      </ul>
      <h3>Una mañana en un museo de ciencia</h3>
      <p>A las diez, el reloj de torre está parado tras el cristal. Se acerca una niña, el sensor de la versión Presencia la detecta y los engranajes se dibujan sobre los de verdad, cada uno a su ritmo. Tras un minuto sin nadie, el dibujo desaparece y queda solo el reloj.</p>
      <h3>Instalación y contenido</h3>
      <p>Llega montada, pesa 34 kg y la colocan dos personas; la base tiene dos taladros para fijarla. Un OLED guarda la marca de lo que no se mueve: por eso el programa desplaza la imagen, deja descansar los píxeles de noche y rechaza los logotipos fijos. Incluye tres plantillas listas y una guía para quien diseña.</p>
    `,
  },
  gallery: [
    {
      id: 'veu-55-front',
      alt: {
        pt: 'Ecrã transparente horizontal numa base de alumínio, com uma imagem luminosa através da qual se vê o fundo',
        en: 'Landscape see-through screen in an aluminium base, with a glowing picture and the background visible behind it',
        es: 'Pantalla transparente horizontal con base de aluminio y una imagen luminosa que deja ver el fondo',
      },
    },
    {
      id: 'veu-55-back',
      alt: {
        pt: 'Vista de trás: a imagem espelhada no vidro e, na base, as ligações de rede, USB, HDMI e auscultadores',
        en: 'Seen from behind: the picture mirrored in the glass and, in the base, the network, USB, HDMI and headphone ports',
        es: 'Vista por detrás: la imagen reflejada en el cristal y, en la base, las conexiones de red, USB, HDMI y auriculares',
      },
    },
    {
      id: 'veu-55-use',
      alt: {
        pt: 'Num museu, o ecrã sobre um plinto branco; atrás do vidro está o modelo de uma nau e, no vidro, o ano, a área das velas, a tripulação e o comprimento',
        en: 'In a museum, the screen on a white plinth; behind the glass is the model of a carrack and, on the glass, its year, sail area, crew and length',
        es: 'En un museo, la pantalla sobre una peana blanca; tras el cristal está la maqueta de una nao y, en el cristal, el año, la superficie de las velas, la tripulación y la eslora',
      },
    },
  ],
  figures: ['diagonal', 'transparency', 'power-typical'],
  specifications: [
    display.diagonal(55),
    display.activeArea([1210, 680]),
    display.resolution(1920, 1080),
    display.brightness(400, {
      pt: 'em zonas claras; 150 com tudo branco',
      en: 'in bright areas; 150 when all is white',
      es: 'en zonas claras; 150 si todo es blanco',
    }),
    shopWindow.transparency(38),
    display.viewingAngle(178),
    display.glass('toughened', 'anti-reflective', 4),
    display.panelLife(30000),
    signage.hoursDaily(16),
    computer.system('Android 14'),
    computer.processor(8, 2.2),
    computer.memory(8),
    computer.storage(64),
    computer.wireless('Wi-Fi 6, Bluetooth 5.2'),
    computer.speakers(10),
    connections.hdmiInputs(2),
    connections.usbA(2),
    connections.ethernet(1),
    connections.headphones(1, 'back'),
    power.typical(140),
    power.maximum(260),
    power.standby(0.5),
    power.mains(),
    power.temperature(5, 35),
    power.humidity(20, 80),
    power.fanless(),
    mechanics.width(1230),
    mechanics.height(905),
    mechanics.depth(260),
    mechanics.weight(34),
    mechanics.materials({
      pt: 'Base de alumínio escovado',
      en: 'Brushed aluminium base',
      es: 'Base de aluminio cepillado',
    }),
    signage.lifting(2),
    software.included({
      pt: 'Descanso dos píxeis, 3 modelos de exposição',
      en: 'Pixel rest, 3 exhibition templates',
      es: 'Descanso de píxeles, 3 plantillas de exposición',
    }),
    software.management(),
    software.updates(7),
  ],
  variants: [
    {
      key: 'display',
      name: { pt: 'Véu 55 Imagem', en: 'Véu 55 Display', es: 'Véu 55 Imagen' },
      note: {
        pt: 'Ecrã e base de alumínio com o computador dentro.',
        en: 'Screen and aluminium base with the computer inside.',
        es: 'Pantalla y base de aluminio con el ordenador dentro.',
      },
    },
    {
      key: 'presence',
      name: { pt: 'Véu 55 Presença', en: 'Véu 55 Presence', es: 'Véu 55 Presencia' },
      note: {
        pt: 'Com sensor de presença por radar até 3 m, sem câmara.',
        en: 'With a radar presence sensor that reaches 3 m, with no camera.',
        es: 'Con sensor de presencia por radar de hasta 3 m, sin cámara.',
      },
    },
  ],
  accessories: [
    {
      key: 'plinth',
      name: { pt: 'Plinto Degrau', en: 'Degrau plinth', es: 'Peana Degrau' },
      summary: {
        pt: 'Plinto branco de 900 mm com porta para os cabos, que põe o centro da imagem a 1,45 m.',
        en: 'A white 900 mm plinth with a door for the cables; it puts the centre of the picture at 1.45 m.',
        es: 'Peana blanca de 900 mm con puerta para los cables; deja el centro de la imagen a 1,45 m.',
      },
    },
    {
      key: 'case',
      name: { pt: 'Mala Viagem 55', en: 'Viagem 55 case', es: 'Maleta Viagem 55' },
      summary: {
        pt: 'Caixa de transporte com rodas e espuma recortada, para exposições itinerantes.',
        en: 'A wheeled flight case with cut foam, for touring exhibitions.',
        es: 'Caja de transporte con ruedas y espuma a medida, para exposiciones itinerantes.',
      },
    },
    {
      key: 'spotlight',
      name: { pt: 'Projetor Candeia', en: 'Candeia spotlight', es: 'Foco Candeia' },
      summary: {
        pt: 'Luz de peça que o programa acende e baixa a par da imagem.',
        en: 'A light for the piece, brightened and dimmed by the software along with the picture.',
        es: 'Luz para la pieza que el programa aviva y atenúa al compás de la imagen.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'O texto sobre vidro lê-se pior do que em papel: os modelos põem-no sobre o fundo escuro, com letra de 20 mm e audiodescrição pela tomada de auscultadores.',
      en: 'Text on glass reads less well than on paper, so the templates keep it over the dark backdrop, in 20 mm letters, with audio description through the headphone socket.',
      es: 'El texto sobre cristal se lee peor que en papel: las plantillas lo sitúan sobre el fondo oscuro, con letra de 20 mm y audiodescripción por la toma de auriculares.',
    },
    energy: {
      pt: '140 W com o conteúdo dos modelos, medidos na nossa oficina; 260 W com tudo branco e 0,5 W em espera. Num OLED, o que é transparente não gasta.',
      en: '140 W with the content of the templates, measured in our workshop; 260 W with everything white and 0.5 W in standby. On an OLED, what is clear uses nothing.',
      es: '140 W con el contenido de las plantillas, medidos en nuestro taller; 260 W con todo blanco y 0,5 W en espera. En un OLED, lo transparente no gasta.',
    },
    warranty: {
      pt: 'Dois anos, com uso até 16 horas por dia. As marcas de imagem parada estão cobertas enquanto o descanso dos píxeis estiver ligado.',
      en: 'Two years at up to 16 hours a day. Image retention is covered as long as pixel rest is switched on.',
      es: 'Dos años, con uso de hasta 16 horas al día. Las marcas de imagen fija están cubiertas mientras el descanso de píxeles esté activado.',
    },
    repair: {
      pt: 'Peças durante sete anos após a última venda. O vidro com o painel sai da base com oito parafusos; fonte, computador e altifalantes ficam na base e trocam-se em separado.',
      en: 'Parts for seven years after the last sale. Glass and panel leave the base with eight screws; power supply, computer and speakers are in the base and are replaced separately.',
      es: 'Repuestos durante siete años desde la última venta. El cristal con el panel sale de la base con ocho tornillos; la fuente, el ordenador y los altavoces están en la base y se cambian por separado.',
    },
  },
  mounting: ['countertop'],
  delivery: [8, 10],
  related: ['rua-55', 'faro-65', 'claro-46'],
  solutions: ['museums', 'retail', 'hospitality'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Véu 55: ecrã OLED transparente para vitrinas',
      en: 'Véu 55: transparent OLED for showcases',
      es: 'Véu 55: pantalla OLED transparente para vitrinas',
    },
    description: {
      pt: 'OLED transparente de 55 polegadas em base de alumínio: 38 % de transparência e 400 cd/m², para museus, relojoarias e receções à sombra.',
      en: 'A 55-inch transparent OLED in an aluminium base: 38% transparency and 400 cd/m², for museums, watch shops and shaded reception areas.',
      es: 'OLED transparente de 55 pulgadas con base de aluminio: 38 % de transparencia y 400 cd/m², para museos, relojerías y recepciones a la sombra.',
    },
  },
  updatedAt: '2026-10-21T09:00:00Z',
} satisfies ProductContent;
