import type { ProductContent } from '../entities.ts';
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
    pt: 'Tampo a 15 graus: lê-se de pé e ninguém pousa lá o casaco',
    en: 'A top at 15 degrees: easy to read standing, no place for coats',
    es: 'Tablero a 15 grados: se lee de pie y nadie deja ahí el abrigo',
  },
  summary: {
    pt: 'Mesa de exposição de 65 polegadas em chapa dobrada cor de areia, com o tampo inclinado 15 graus. Feita para museus e centros de visita que abrem todos os dias.',
    en: 'A 65-inch exhibition table in folded, sand-coloured metal with its top inclined by 15 degrees. Made for museums and visitor centres that open every day.',
    es: 'Mesa de exposición de 65 pulgadas en chapa plegada color arena, con el tablero inclinado 15 grados. Hecha para museos y centros de visitantes que abren todos los días.',
  },
  body: {
    pt: `
      <h3>O que está na vitrina, nas mãos de quem visita</h3>
      <p>Uma carta de 1630 não se folheia. Na Faro 65 pode-se: ampliar até à fibra do papel, pôr-lhe por cima a costa de hoje, seguir uma rota com o dedo. A inclinação de 15 graus afasta os reflexos do teto e deixa ver a imagem a quem está atrás, por cima dos ombros.</p>
      <h3>Oito horas de portas abertas</h3>
      <ul>
      <li>De manhã, turmas de vinte e cinco alunos. Metade toca, a outra metade dá palpites.</li>
      <li>À hora de almoço, visitantes sozinhos, que leem devagar e querem auscultadores.</li>
      <li>Ao fim da tarde, a equipa do museu troca os textos da semana a partir do escritório.</li>
      </ul>
      <p>A mesa reconhece até doze objetos marcados. Uma réplica em cerâmica pousada no vidro abre a sua própria história, e cada grupo escolhe a língua sem mudar a dos outros.</p>
      <h3>Um corpo só, sem parafusos à vista</h3>
      <p>O corpo é de aço de 3 mm, dobrado e soldado, pintado a pó. Assenta sobre um rodapé recuado, com quatro niveladores, e <strong>pode ser fixado ao chão</strong> onde passam multidões. Entra por portas de 110 cm; quatro pessoas colocam-na no sítio. O acesso técnico faz-se pelo lado, com chave, sem arrastar a mesa. O vidro laminado limpa-se de manhã com álcool isopropílico a 70 %. Os filtros mudam-se duas vezes por ano.</p>
    `,
    en: `
      <h3>What is in the case, in the visitor’s hands</h3>
      <p>You cannot leaf through a chart from 1630. On the Faro 65 you can: zoom in to the fibre of the paper, lay today’s coast over it, follow a route with a finger. The 15-degree slope keeps ceiling lights out of the picture and lets those behind see over the shoulders in front.</p>
      <h3>Eight hours with the doors open</h3>
      <ul>
      <li>In the morning, classes of twenty-five. Half of them touch, the other half give advice.</li>
      <li>Around noon, visitors on their own who read slowly and would like headphones.</li>
      <li>Late in the afternoon, museum staff change the week’s texts from the office.</li>
      </ul>
      <p>The table recognises up to twelve tagged objects. Set a ceramic replica on the glass and it opens its own story; each group chooses a language without changing anyone else’s.</p>
      <h3>One body, no visible screws</h3>
      <p>The body is 3 mm steel, folded, welded and powder-coated. It stands on a recessed plinth with four levelling feet and <strong>can be fixed to the floor</strong> where crowds pass. It goes through a 110 cm door, and four people set it in place. Technical access is from the side, with a key, without moving the table. The laminated glass is cleaned each morning with 70% isopropyl alcohol. Filters are changed twice a year.</p>
    `,
    es: `
      <h3>Lo de la vitrina, en manos de quien visita</h3>
      <p>Una carta náutica de 1630 no se hojea. En la Faro 65 sí: se amplía hasta ver la fibra del papel, se le pone encima la costa de hoy, se sigue una ruta con el dedo. La inclinación de 15 grados aparta los reflejos del techo y deja ver la imagen a los de atrás, por encima de los hombros.</p>
      <h3>Ocho horas de puertas abiertas</h3>
      <ul>
      <li>Por la mañana, grupos de veinticinco alumnos. La mitad toca y la otra mitad opina.</li>
      <li>A mediodía, visitantes solos que leen despacio y agradecen unos auriculares.</li>
      <li>A última hora, el equipo del museo cambia los textos de la semana desde la oficina.</li>
      </ul>
      <p>La mesa reconoce hasta doce objetos marcados. Una réplica de cerámica puesta sobre el cristal abre su propia historia, y cada grupo elige idioma sin cambiar el de los demás.</p>
      <h3>Un solo cuerpo, sin tornillos a la vista</h3>
      <p>El cuerpo es de acero de 3 mm, plegado, soldado y con pintura en polvo. Se apoya en un zócalo retranqueado con cuatro niveladores y <strong>se puede fijar al suelo</strong> donde pasa mucha gente. Entra por puertas de 110 cm y cuatro personas la colocan en su sitio. El acceso técnico es lateral, con llave, sin mover la mesa. El cristal laminado se limpia cada mañana con alcohol isopropílico al 70 %. Los filtros se cambian dos veces al año.</p>
    `,
  },
  gallery: [
    {
      id: 'faro-65-front',
      alt: {
        pt: 'Mesa de exposição cor de areia, em chapa dobrada, com um mapa antigo no tampo inclinado',
        en: 'Sand-coloured exhibition table in folded metal, with an old map on its sloping top',
        es: 'Mesa de exposición color arena, de chapa plegada, con un mapa antiguo en el tablero inclinado',
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
  ],
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
    touch.tools({ pt: 'Dedo, 12 objetos marcados', en: 'Finger, 12 tagged objects', es: 'Dedo, 12 objetos marcados' }),
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
        en: 'Twelve thin bases that go under replicas and objects so that the table knows them.',
        es: 'Doce bases finas que se pegan bajo réplicas y objetos para que la mesa los reconozca.',
      },
    },
    {
      key: 'headphones',
      name: { pt: 'Auscultadores Búzio', en: 'Búzio headphones', es: 'Auriculares Búzio' },
      summary: {
        pt: 'Par com cabo em aço e gancho lateral; as almofadas mudam-se sem ferramentas.',
        en: 'Pair with steel cable and side hook; ear pads change without tools.',
        es: 'Pareja con cable de acero y gancho lateral; las almohadillas se cambian sin herramientas.',
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
      pt: 'A aresta da frente fica a 74 cm e o corpo recua 20 cm em baixo, para os pés e para as rodas. Comandos repetidos na metade inferior, audiodescrição por auscultadores e contraste reforçado, segundo a EN 301 549.',
      en: 'The front edge is at 74 cm and the body recedes by 20 cm at the bottom, for feet and wheels. Controls repeated in the lower half, audio description by headphones and strong contrast follow EN 301 549.',
      es: 'El borde delantero queda a 74 cm y el cuerpo se retira 20 cm por abajo, para pies y ruedas. Controles repetidos en la mitad inferior, audiodescripción y contraste reforzado, según la EN 301 549.',
    },
    energy: {
      pt: '210 W medidos em sala, com o computador incluído; 1,2 W em espera. Liga-se e desliga-se com o horário do museu e baixa o brilho quando não há ninguém.',
      en: '210 W measured in the gallery, computer included; 1.2 W in standby. It follows the museum’s opening hours and dims when nobody touches it.',
      es: '210 W medidos en sala, con el ordenador incluido; 1,2 W en espera. Sigue el horario del museo y baja el brillo cuando nadie la toca.',
    },
    warranty: {
      pt: 'Três anos com reparação no local; cinco para o corpo metálico e a pintura.',
      en: 'Three years with repair on site; five for the metal body and its paint.',
      es: 'Tres años con reparación in situ; cinco para el cuerpo metálico y la pintura.',
    },
    repair: {
      pt: 'Peças durante dez anos após a última venda. Painel, vidro, computador e fonte trocam-se em separado, pelo lado, sem mudar a mesa de sítio.',
      en: 'Parts for ten years after the last sale. Panel, glass, computer and power supply are replaced separately, from the side, with the table in place.',
      es: 'Repuestos durante diez años desde la última venta. Panel, cristal, ordenador y fuente se cambian por separado, por el lateral, sin mover la mesa.',
    },
  },
  related: ['delta-55', 'nimbo-43', 'cais-22'],
  solutions: ['museums', 'cities', 'hospitality'],
  projects: ['museum'],
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
      es: 'Mesa de exposición interactiva de 65 pulgadas con tablero a 15 grados, cristal laminado y reconocimiento de objetos. Para museos.',
    },
  },
  updatedAt: '2026-04-15T09:00:00Z',
} satisfies ProductContent;
