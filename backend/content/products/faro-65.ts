import type { ProductContent } from '../entities.ts';
import { museums } from '../solutions/museums.ts';
import * as computer from '../specifications/computer.ts';
import * as connections from '../specifications/connections.ts';
import * as display from '../specifications/display.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as power from '../specifications/power.ts';
import * as software from '../specifications/software.ts';
import * as touch from '../specifications/touch.ts';

export const faro65 = {
  key: 'faro-65',
  category: 'tables',
  slug: { pt: 'faro-65', en: 'faro-65', es: 'faro-65' },
  name: 'Faro 65',
  tagline: {
    pt: 'Mesa de exposição de 65″ com tampo a 15 graus, para ler de pé',
    en: '65″ exhibition table with a 15-degree top, for reading while standing',
    es: 'Mesa de exposición de 65″ con tablero inclinado 15 grados, para leer de pie',
  },
  summary: {
    pt: 'Mesa de exposição de 65 polegadas em chapa dobrada cor de areia, com o tampo inclinado 15 graus. Feita para museus e centros de visita que abrem todos os dias.',
    en: 'A 65-inch exhibition table in folded, sand-coloured metal with its top inclined by 15 degrees. Made for museums and visitor centres that open every day.',
    es: 'Mesa de exposición de 65 pulgadas en chapa plegada color arena, con el tablero inclinado 15 grados. Hecha para museos y centros de visitantes que abren todos los días.',
  },
  body: {
    pt: `
      <h3>Consultar o que está na vitrina</h3>
      <p>Uma carta náutica de 1630 não se manuseia. Na Faro 65, sim: amplia-se até à fibra do papel, põe-se-lhe por cima a costa de hoje, segue-se uma rota com o dedo. A inclinação de 15 graus afasta os reflexos do teto e deixa ver a imagem a quem está atrás, por cima dos ombros.</p>
      <h3>Grupos, objetos e línguas</h3>
      <ul>
      <li>Com 50 pontos de toque, meia turma mexe enquanto a outra metade vê.</li>
      <li>A mesa reconhece até doze objetos marcados (32 com o Sinete): uma réplica em cerâmica pousada no vidro abre a sua própria história.</li>
      <li>Cada grupo escolhe a sua língua, e há duas tomadas para auscultadores.</li>
      <li>A equipa do museu troca os textos a partir do escritório.</li>
      </ul>
      <h3>Transporte e instalação</h3>
      <p>O corpo é de aço de 3 mm, soldado e pintado a pó, sem parafusos à vista. A mesa pesa 172 kg e não se leva em braços: <strong>entra por portas de 110 cm sobre uma plataforma com rodas e pousa-se com um elevador hidráulico</strong>, que levamos. Onde passam multidões, fixa-se ao chão.</p>
      <h3>Limpeza e manutenção</h3>
      <p>O vidro laminado limpa-se de manhã com álcool isopropílico a 70 %. O acesso técnico faz-se pelo lado, com chave, sem arrastar a mesa. Os filtros mudam-se duas vezes por ano.</p>
    `,
    en: `
      <h3>Looking into the display case</h3>
      <p>Nobody may handle a sea chart from 1630. On the Faro 65 everybody can: zoom in to the fibre of the paper, lay today’s coast over it, follow a route with a finger. The 15-degree slope keeps ceiling lights out of the picture and lets those behind see over the shoulders in front.</p>
      <h3>Groups, objects and languages</h3>
      <ul>
      <li>With 50 touch points, half a class can touch while the other half watches.</li>
      <li>The table recognises up to twelve tagged objects (32 with Sinete): set a ceramic replica on the glass and it opens its own story.</li>
      <li>Each group chooses its own language, and there are two headphone sockets.</li>
      <li>Museum staff change the texts from their office.</li>
      </ul>
      <h3>Transport and installation</h3>
      <p>The body is 3 mm steel, folded, welded and powder-coated, with no visible screws. At 172 kg the table is not carried by hand: <strong>it goes through a 110 cm door on a wheeled platform and is set down with a hydraulic lifter</strong>, which we bring. Where crowds pass, it is fixed to the floor.</p>
      <h3>Cleaning and maintenance</h3>
      <p>The laminated glass is cleaned each morning with 70% isopropyl alcohol. Technical access is from the side, with a key, without moving the table. Filters are changed twice a year.</p>
    `,
    es: `
      <h3>Consultar lo que hay en la vitrina</h3>
      <p>Una carta náutica de 1630 no se toca. En la Faro 65 sí: se amplía hasta ver la fibra del papel, se le pone encima la costa de hoy, se sigue una ruta con el dedo. La inclinación de 15 grados aparta los reflejos del techo y deja ver la imagen a los de atrás, por encima de los hombros.</p>
      <h3>Grupos, objetos e idiomas</h3>
      <ul>
      <li>Con 50 puntos táctiles, media clase toca mientras la otra media mira.</li>
      <li>La mesa reconoce hasta doce objetos marcados (32 con Sinete): una réplica de cerámica puesta sobre el cristal abre su propia historia.</li>
      <li>Cada grupo elige su idioma, y hay dos tomas para auriculares.</li>
      <li>El equipo del museo cambia los textos desde la oficina.</li>
      </ul>
      <h3>Transporte e instalación</h3>
      <p>El cuerpo es de acero de 3 mm, plegado, soldado y con pintura en polvo, sin tornillos a la vista. La mesa pesa 172 kg y no se lleva a pulso: <strong>entra por puertas de 110 cm sobre una plataforma con ruedas y se coloca con un elevador hidráulico</strong>, que llevamos nosotros. Donde pasa mucha gente se fija al suelo.</p>
      <h3>Limpieza y mantenimiento</h3>
      <p>El cristal laminado se limpia cada mañana con alcohol isopropílico al 70 %. El acceso técnico es lateral, con llave, sin mover la mesa. Los filtros se cambian dos veces al año.</p>
    `,
  },
  gallery: [
    {
      id: 'faro-65-front',
      alt: {
        pt: 'Mesa de exposição cor de areia, em chapa dobrada, com um mapa antigo no tampo inclinado',
        en: 'Sand-coloured exhibition table in folded metal, with an old map on its sloping top',
        es: 'Mesa de exposición color arena, con un mapa antiguo en el tablero inclinado',
      },
    },
    {
      id: 'faro-65-detail',
      alt: {
        pt: 'Pormenor de perfil: a dobra do corpo metálico, a aresta do vidro e o rodapé recuado',
        en: 'Detail in profile: the fold of the metal body, the edge of the glass and the recessed plinth',
        es: 'Detalle de perfil: el pliegue del cuerpo metálico, el borde del cristal y el zócalo retranqueado',
      },
    },
    {
      id: 'faro-65-versions',
      alt: {
        pt: 'As três versões: areia, grafite e a plana, de tampo horizontal',
        en: 'The three versions side by side: sand with light along the plinth, graphite, and the flat one with its level top',
        es: 'Las tres versiones: arena, grafito y la plana, de tablero horizontal',
      },
    },
    {
      id: 'use-pieces-in-hand',
      alt: {
        pt: 'Ânfora, taça e moeda no vidro da Faro 65, que desenha de onde veio cada uma',
        en: 'Amphora, bowl and coin on the glass of the Faro 65, which draws where each one came from',
        es: 'Ánfora, cuenco y moneda sobre la Faro 65, que dibuja de dónde vino cada pieza',
      },
    },
  ],
  scene: museums.picture,
  figures: ['diagonal-4k', 'height-front-back', 'touch-points'],
  specifications: [
    display.diagonal(65),
    display.activeArea([1428, 803]),
    display.resolution(3840, 2160),
    display.brightness(500),
    display.contrast(1200),
    display.viewingAngle(178),
    display.glass('laminated', 'anti-glare', 8),
    display.panelLife(50000),
    touch.technology('capacitive'),
    touch.points(50),
    touch.accuracy(1),
    touch.responseTime(9),
    touch.tools({
      pt: 'Dedo, luva fina, 12 objetos marcados; 32 com o Sinete',
      en: 'Finger, thin glove, 12 tagged objects; 32 with Sinete',
      es: 'Dedo, guante fino, 12 objetos marcados; 32 con Sinete',
    }),
    computer.system('Windows 11'),
    computer.processor(12, 4.6),
    computer.memory(32),
    computer.storage(1000),
    computer.wireless('Wi-Fi 6, Bluetooth 5.2'),
    computer.speakers(15, { pt: 'dirigidos à frente', en: 'aimed to the front', es: 'dirigidos al frente' }),
    connections.hdmiInputs(1),
    connections.hdmiOutputs(2, {
      pt: 'para projetor ou ecrã de parede',
      en: 'for a projector or wall screen',
      es: 'para proyector o pantalla de pared',
    }),
    connections.usbC(1),
    connections.usbA(4),
    connections.ethernet(1),
    connections.headphones(2, 'front'),
    power.typical(210),
    power.maximum(360),
    power.standby(1.2),
    power.mains(),
    power.temperature(5, 35),
    power.humidity(20, 80),
    power.protection('IP42', 'top'),
    power.noise(28),
    mechanics.width(1739),
    mechanics.height(1012),
    mechanics.depth(1013),
    mechanics.weight(172),
    mechanics.frontHeight(740),
    mechanics.topLoad(120),
    mechanics.mounting({
      pt: '4 niveladores, fixação ao chão opcional',
      en: '4 levelling feet, optional floor fixing',
      es: '4 niveladores, fijación al suelo opcional',
    }),
    mechanics.materials({
      pt: 'Aço de 3\u00a0mm pintado a pó, cor de areia',
      en: '3\u00a0mm powder-coated steel, sand',
      es: 'Acero de 3\u00a0mm con pintura en polvo, color arena',
    }),
    software.included({
      pt: 'Exposição em camadas, mapas, objetos, quatro línguas',
      en: 'Layered exhibits, maps, objects, four languages',
      es: 'Exposición por capas, mapas, objetos, cuatro idiomas',
    }),
    software.sharing({
      pt: 'Segundo ecrã para o grupo',
      en: 'Second screen for the group',
      es: 'Segunda pantalla para el grupo',
    }),
    software.management({
      pt: 'com estatísticas anónimas de uso',
      en: 'with anonymous usage figures',
      es: 'con estadísticas anónimas de uso',
    }),
    software.updates(7),
  ],
  variants: [
    {
      key: 'sand',
      name: { pt: 'Faro 65 Areia', en: 'Faro 65 Sand', es: 'Faro 65 Arena' },
      note: {
        pt: 'Corpo cor de areia, luz rasante no rodapé.',
        en: 'Sand-coloured body, low light along the plinth.',
        es: 'Cuerpo color arena, luz rasante en el zócalo.',
      },
    },
    {
      key: 'graphite',
      name: { pt: 'Faro 65 Grafite', en: 'Faro 65 Graphite', es: 'Faro 65 Grafito' },
      note: {
        pt: 'Corpo cinzento-escuro mate, para salas na penumbra.',
        en: 'Matt dark grey body, for dimly lit rooms.',
        es: 'Cuerpo gris oscuro mate, para salas en penumbra.',
      },
    },
    {
      key: 'flat',
      name: { pt: 'Faro 65 Plana', en: 'Faro 65 Flat', es: 'Faro 65 Plana' },
      note: {
        pt: 'Tampo horizontal a 76 cm, para quem circula à volta.',
        en: 'Level top at 76 cm, for visitors who walk around it.',
        es: 'Tablero horizontal a 76 cm, para rodearla por los cuatro lados.',
      },
    },
  ],
  accessories: [
    {
      key: 'markers',
      name: { pt: 'Marcas Concheiro', en: 'Concheiro tags', es: 'Marcas Concheiro' },
      summary: {
        pt: 'Doze bases finas que se colam sob réplicas e objetos para a mesa os reconhecer.',
        en: 'Twelve thin bases that go under replicas and objects so that the table recognises them.',
        es: 'Doce bases finas que se pegan bajo réplicas y objetos para que la mesa los reconozca.',
      },
    },
    {
      key: 'headphones',
      name: { pt: 'Auscultadores Búzio', en: 'Búzio headphones', es: 'Auriculares Búzio' },
      summary: {
        pt: 'Par com cabo em aço e gancho lateral.',
        en: 'Pair on a steel-armoured cable with a side hook.',
        es: 'Par con cable de acero y gancho lateral.',
      },
    },
    {
      key: 'floor-anchors',
      name: { pt: 'Fixação Lastro', en: 'Lastro floor fixing', es: 'Fijación Lastro' },
      summary: {
        pt: 'Quatro chumbadouros escondidos no rodapé.',
        en: 'Four anchors hidden inside the plinth.',
        es: 'Cuatro anclajes ocultos en el zócalo.',
      },
    },
    {
      key: 'caption-rail',
      name: { pt: 'Régua Legenda', en: 'Legenda caption rail', es: 'Regleta Legenda' },
      summary: {
        pt: 'Friso em alumínio na aresta da frente, com texto e braille gravados.',
        en: 'Aluminium rail along the front edge, engraved with text and braille.',
        es: 'Perfil de aluminio en el borde delantero, con texto y braille grabados.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'A aresta da frente fica a 74 cm e o corpo recua 20 cm em baixo, para os pés e para as rodas. Comandos repetidos na metade inferior, audiodescrição por auscultadores e contraste reforçado; relatório de conformidade com a EN 301 549 a pedido.',
      en: 'The front edge is at 74 cm and the body recedes by 20 cm at the bottom, for feet and wheels. Controls repeated in the lower half, audio description by headphones and strong contrast; EN 301 549 conformity report on request.',
      es: 'El borde delantero queda a 74 cm y el cuerpo se retira 20 cm por abajo, para pies y ruedas. Controles repetidos en la mitad inferior, audiodescripción por auriculares y contraste reforzado; informe de conformidad con la EN 301 549 previa solicitud.',
    },
    energy: {
      pt: '210 W em uso, com o computador incluído, medidos na nossa oficina; 1,2 W em espera. Segue o horário do museu e baixa o brilho quando ninguém lhe toca.',
      en: '210 W in use, computer included, measured in our workshop; 1.2 W in standby. It follows the museum’s opening hours and dims when nobody touches it.',
      es: '210 W en uso, con el ordenador incluido, medidos en nuestro taller; 1,2 W en espera. Sigue el horario del museo y baja el brillo cuando nadie la toca.',
    },
    warranty: {
      pt: 'Três anos com reparação no local; cinco para o corpo metálico e a pintura.',
      en: 'Three years with repair on site; five for the metal body and its paint.',
      es: 'Tres años con reparación in situ; cinco para el cuerpo metálico y la pintura.',
    },
    repair: {
      pt: 'Peças durante sete anos após a última venda. Painel, vidro, computador e fonte trocam-se em separado.',
      en: 'Parts for seven years after the last sale. Panel, glass, computer and power supply are replaced separately.',
      es: 'Repuestos durante siete años desde la última venta. Panel, cristal, ordenador y fuente se cambian por separado.',
    },
  },
  mounting: ['floor'],
  shape: {
    front: [
      [120, 0, 1619, 0, 1619, 70, 120, 70],
      [0, 70, 1739, 70, 1739, 740, 0, 740],
      [0, 740, 1739, 740, 1739, 1012, 0, 1012],
      [127, 765, 1612, 765, 1612, 987, 127, 987],
    ],
    side: [
      [290, 0, 803, 0, 803, 70, 290, 70],
      [200, 70, 893, 70, 893, 300, 1013, 922, 1013, 1012, 0, 740, 0, 665],
    ],
  },
  delivery: [6, 8],
  related: ['delta-55', 'nimbo-43', 'cais-22'],
  solutions: ['museums', 'cities', 'hospitality'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Faro 65: mesa interativa para museus',
      en: 'Faro 65: interactive table for museums',
      es: 'Faro 65: mesa interactiva para museos',
    },
    description: {
      pt: 'Mesa de exposição interativa de 65 polegadas com tampo a 15 graus, vidro laminado e reconhecimento de objetos. Para museus e centros de visita.',
      en: 'A 65-inch interactive exhibition table with a 15-degree top, laminated glass and object recognition. For museums and visitor centres.',
      es: 'Mesa de exposición interactiva de 65 pulgadas con tablero inclinado 15°, cristal laminado y reconocimiento de objetos. Para museos y centros de visitantes.',
    },
  },
  updatedAt: '2026-04-15T09:00:00Z',
} satisfies ProductContent;
