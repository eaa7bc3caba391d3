import { chargingStations } from '../categories/charging-stations.ts';
import type { ProductContent } from '../entities.ts';
import * as charging from '../specifications/charging.ts';
import * as computer from '../specifications/computer.ts';
import * as connections from '../specifications/connections.ts';
import * as display from '../specifications/display.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as power from '../specifications/power.ts';
import * as software from '../specifications/software.ts';
import * as touch from '../specifications/touch.ts';

export const pausa12 = {
  key: 'pausa-12',
  category: 'charging-stations',
  slug: { pt: 'pausa-12', en: 'pausa-12', es: 'pausa-12' },
  name: 'Pausa 12',
  tagline: {
    pt: 'Doze cacifos de chão com código e ecrã, para carregar telemóveis',
    en: 'Twelve floor-standing lockers with a screen for charging phones',
    es: 'Doce taquillas de pie con código y pantalla para cargar móviles',
  },
  summary: {
    pt: 'Estação de chão com doze cacifos para telemóveis e um ecrã tátil de 21,5 polegadas por cima. Cada cacifo tem cabo USB-C de 20 W e base sem fios de 15 W.',
    en: 'A floor-standing station with twelve phone lockers and a 21.5-inch touch screen above them. Every locker has a 20 W USB-C cable and a 15 W wireless pad.',
    es: 'Estación de pie con doce taquillas para móviles y una pantalla táctil de 21,5 pulgadas encima. Cada taquilla tiene cable USB-C de 20 W y base inalámbrica de 15 W.',
  },
  body: {
    pt: `
      <h3>Três toques e uma porta</h3>
      <p>No ecrã toca-se em «Carregar», escolhe-se a língua e inventa-se um código. Abre-se uma porta, iluminada por dentro: o telemóvel liga-se ao cabo ou pousa-se na base. O ecrã mostra o número do cacifo e as horas até que pode ficar. À volta, é o mesmo código; ao sair, esquece-se.</p>
      <h3>Pausa 12 ou Pausa 8?</h3>
      <p>A Pausa 8 pendura-se e explica-se sozinha, porta a porta: serve uma sala de espera ou uma receção. A Pausa 12 ocupa 56 × 35 cm de chão e tem ecrã: cinco línguas, tempo máximo, avisos, e campanhas ou horários enquanto ninguém lhe toca. É a que se escolhe para um centro comercial, uma biblioteca ou um átrio com turistas.</p>
      <h3>Calor, dados e fecho do dia</h3>
      <ul>
      <li><strong>Calor.</strong> Aos 45 °C, o cacifo fica sem corrente e o ecrã avisa.</li>
      <li><strong>Dados.</strong> Os cabos não têm condutores de dados: ninguém lê o telemóvel.</li>
      <li><strong>Fecho do dia.</strong> À hora marcada, o ecrã lista as portas ocupadas, que o código de gestor abre.</li>
      </ul>
      <p>Pesa 78 kg. Vem num carro de escada, com duas pessoas, e fixa-se ao chão ou à parede para não tombar com as portas abertas.</p>
    `,
    en: `
      <h3>Three taps and a door</h3>
      <p>Tap ‘Charge’ on the screen, pick a language and make up a code. A door opens, lit from inside: plug the phone in or lay it on the pad. The screen shows the number of the locker and how long the phone may stay. On return the same code opens it, and is then forgotten.</p>
      <h3>Pausa 12 or Pausa 8?</h3>
      <p>The Pausa 8 hangs on a wall and explains itself door by door, for a waiting room or a reception desk. The Pausa 12 has a footprint of 56 × 35 cm and a screen: five languages, a time limit, notices, and campaigns or timetables while nobody is using it. Choose it for a shopping centre, a library or a lobby full of tourists.</p>
      <h3>Heat, data and closing time</h3>
      <ul>
      <li><strong>Heat.</strong> At 45 °C a locker’s current is cut and the screen says so.</li>
      <li><strong>Data.</strong> The cables have no data conductors, so nobody can read a phone.</li>
      <li><strong>Closing time.</strong> At the hour you set, the screen lists the doors in use; the manager’s code opens them.</li>
      </ul>
      <p>It weighs 78 kg. Two people bring it on a stair trolley and fix it to floor or wall, so that open doors cannot tip it.</p>
    `,
    es: `
      <h3>Tres toques y una puerta</h3>
      <p>En la pantalla se toca «Cargar», se elige el idioma y se inventa un código. Se abre una puerta, iluminada por dentro: el móvil se conecta al cable o se deja en la base. La pantalla muestra el número de la taquilla y hasta qué hora puede quedarse. A la vuelta, el mismo código; al salir, se olvida.</p>
      <h3>¿Pausa 12 o Pausa 8?</h3>
      <p>La Pausa 8 se cuelga y se explica sola, puerta a puerta: sirve para una sala de espera o una recepción. La Pausa 12 ocupa 56 × 35 cm de suelo y tiene pantalla: cinco idiomas, tiempo máximo, avisos, y campañas u horarios mientras nadie la toca. Es la adecuada para un centro comercial, una biblioteca o un vestíbulo con turistas.</p>
      <h3>Calor, datos y cierre del día</h3>
      <ul>
      <li><strong>Calor.</strong> A 45 °C, la taquilla se queda sin corriente y la pantalla avisa.</li>
      <li><strong>Datos.</strong> Los cables no tienen conductores de datos: nadie lee el móvil.</li>
      <li><strong>Cierre del día.</strong> A la hora fijada, la pantalla muestra las puertas ocupadas, que abre el código de gestor.</li>
      </ul>
      <p>Pesa 78 kg. Llega en una carretilla para escaleras, con dos personas, y se fija al suelo o a la pared para que no vuelque con las puertas abiertas.</p>
    `,
  },
  gallery: [
    {
      id: 'pausa-12-front',
      alt: {
        pt: 'Estação de chão de doze cacifos com ecrã tátil, de frente e de lado',
        en: 'Floor-standing station: twelve phone lockers, a touch screen, front and side',
        es: 'Estación de pie de doce taquillas con pantalla táctil, de frente y de lado',
      },
    },
    {
      id: 'pausa-12-detail',
      alt: {
        pt: 'Cacifo aberto com um telemóvel, um cabo USB-C e uma base de carga sem fios',
        en: 'Open locker with a phone, a USB-C cable and a wireless charging pad',
        es: 'Taquilla abierta con un móvil, un cable USB-C y una base de carga inalámbrica',
      },
    },
    {
      id: 'article-charging-lockers',
      alt: {
        pt: 'Numa biblioteca, a Pausa 12 com uma porta aberta e um telemóvel a carregar',
        en: 'In a library, the Pausa 12 with one door open and a phone charging inside',
        es: 'En una biblioteca, la Pausa 12 con una puerta abierta y un móvil cargándose',
      },
    },
  ],
  scene: chargingStations.picture,
  figures: ['charging-spots', 'charging-total', 'floor-footprint'],
  specifications: [
    display.diagonal(21.5),
    display.activeArea([476, 268]),
    display.resolution(1920, 1080),
    display.brightness(400),
    display.glass('toughened', 'anti-glare', 3),
    touch.technology('capacitive'),
    touch.points(10),
    ...charging.outputs({
      phones: 12,
      wired: { kind: 'cable', count: 12, watts: 20 },
      wireless: { kind: 'base', count: 12, watts: 15 },
    }),
    charging.cableLength(30),
    charging.standards('USB Power Delivery, Qi'),
    charging.powerOnly(),
    charging.safety({
      pt: 'Sobrecorrente, objetos metálicos, temperatura por cacifo',
      en: 'Overcurrent, metal objects, temperature in each locker',
      es: 'Sobrecorriente, objetos metálicos, temperatura por taquilla',
    }),
    charging.lockerInside([165, 205, 240]),
    charging.phone([175, 90, 20]),
    charging.lock({
      pt: 'Código no ecrã, novo em cada uso',
      en: 'Code on the screen, new for each use',
      es: 'Código en la pantalla, nuevo en cada uso',
    }),
    charging.emergency({
      pt: 'Código de gestor e chave; bateria para 4\u00a0h',
      en: 'Manager’s code and key; battery for 4\u00a0h',
      es: 'Código de gestor y llave; batería para 4\u00a0h',
    }),
    computer.system('Android 14'),
    computer.wireless('Wi-Fi 6, Bluetooth 5.2'),
    connections.ethernet(1),
    power.typical(92),
    power.maximum(340, charging.charging(12)),
    power.standby(2),
    power.mains(),
    power.temperature(0, 35),
    power.fanless(),
    mechanics.width(560),
    mechanics.height(1750),
    mechanics.depth(350),
    mechanics.weight(78),
    mechanics.mounting({
      pt: '4 pernos ao chão ou 2 esquadros à parede; duas pessoas e um carro de escada',
      en: '4 bolts to the floor or 2 brackets to the wall; two people and a stair trolley',
      es: '4 pernos al suelo o 2 escuadras a la pared; dos personas y una carretilla',
    }),
    software.management({
      pt: 'com portas ocupadas, tempos e campanhas',
      en: 'with doors in use, times and campaigns',
      es: 'con puertas ocupadas, tiempos y campañas',
    }),
    software.updates(7),
  ],
  variants: [
    {
      key: 'standard',
      name: 'Pausa 12',
      note: {
        pt: 'Doze cacifos iguais, com cabo e base sem fios.',
        en: 'Twelve equal lockers with cable and wireless pad.',
        es: 'Doce taquillas iguales, con cable y base inalámbrica.',
      },
    },
    {
      key: 'classroom',
      name: { pt: 'Pausa 12 Escola', en: 'Pausa 12 School', es: 'Pausa 12 Escuela' },
      note: {
        pt: 'Códigos por turma e abertura de todas as portas ao toque da saída.',
        en: 'Codes for each class, and all doors open at the end-of-day bell.',
        es: 'Códigos por grupo y apertura de todas las puertas al timbre de salida.',
      },
    },
  ],
  accessories: [
    {
      key: 'keypad',
      name: { pt: 'Teclado Relevo', en: 'Relevo keypad', es: 'Teclado Relevo' },
      summary: {
        pt: 'Teclas com relevo e tomada de auscultadores a 1,05 m, para usar a estação só pelo som.',
        en: 'Tactile keys with a headphone socket at 1.05 m, to use the station by sound alone.',
        es: 'Teclas en relieve y toma de auriculares a 1,05 m, para usar la estación solo con el oído.',
      },
    },
    {
      key: 'ballast',
      name: { pt: 'Base Lastro 30', en: 'Lastro 30 base', es: 'Base Lastro 30' },
      summary: {
        pt: 'Base de 30 kg que dispensa furar o chão ou a parede.',
        en: 'A 30 kg base where neither floor nor wall may be drilled.',
        es: 'Base de 30 kg que evita taladrar el suelo o la pared.',
      },
    },
    {
      key: 'adapter-tips',
      name: { pt: 'Pontas Isco', en: 'Isco adapter tips', es: 'Puntas Isco' },
      summary: {
        pt: 'Doze pontas presas ao cabo, para telemóveis anteriores ao USB-C.',
        en: 'Twelve tips tethered to the cables, for phones older than USB-C.',
        es: 'Doce puntas sujetas al cable, para móviles anteriores al USB-C.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'A pedido, no ecrã, a estação atribui um cacifo entre 45 cm e 1,10 m do chão e mantém a porta aberta mais tempo. Alto contraste, letra grande e, com o teclado Relevo, voz e comandos a 1,05 m.',
      en: 'On request, on the screen, the station gives out a locker between 45 cm and 1.10 m above the floor and leaves the door open longer. High contrast, large type and, with the Relevo keypad, speech and controls at 1.05 m.',
      es: 'A petición, en la pantalla, la estación asigna una taquilla entre 45 cm y 1,10 m del suelo y deja la puerta abierta más tiempo. Alto contraste, letra grande y, con el teclado Relevo, voz y controles a 1,05 m.',
    },
    energy: {
      pt: '92 W numa tarde com os cacifos meio ocupados, medidos na nossa oficina; 2 W depois da hora de fecho. Um telemóvel carregado deixa de receber corrente.',
      en: '92 W on an afternoon with half the lockers in use, measured in our workshop; 2 W after closing time. A phone that is full gets no more current.',
      es: '92 W en una tarde con la mitad de las taquillas ocupadas, medidos en nuestro taller; 2 W tras la hora de cierre. Un móvil ya cargado deja de recibir corriente.',
    },
    warranty: {
      pt: 'Três anos, com reparação no local em Portugal continental e na Espanha peninsular; um ano para os cabos.',
      en: 'Three years, with repair on site in mainland Portugal and Spain; one year for the cables.',
      es: 'Tres años, con reparación in situ en la España peninsular y en Portugal continental; un año para los cables.',
    },
    repair: {
      pt: 'Peças durante sete anos após a última venda. Ecrã, computador, fechos e carregadores trocam-se em separado, pela frente e com a estação no lugar.',
      en: 'Parts for seven years after the last sale. Screen, computer, locks and chargers are replaced separately, from the front and with the station in place.',
      es: 'Repuestos durante siete años desde la última venta. Pantalla, ordenador, cierres y cargadores se cambian por separado, por delante y con la estación en su sitio.',
    },
  },
  mounting: ['floor'],
  delivery: [4, 5],
  related: ['pausa-8', 'poste-24', 'cais-22'],
  solutions: ['retail', 'education', 'museums', 'cities'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Pausa 12: cacifos de carregamento com ecrã tátil',
      en: 'Pausa 12: phone lockers with a touch screen',
      es: 'Pausa 12: taquillas de carga con pantalla táctil',
    },
    description: {
      pt: 'Doze cacifos para carregar telemóveis por cabo ou sem fios, com ecrã tátil de 21,5 polegadas em cinco línguas. A área ocupada é de 56 × 35 cm.',
      en: 'Twelve lockers that charge phones with or without a cable, with a 21.5-inch touch screen in five languages, in a footprint of 56 × 35 cm.',
      es: 'Doce taquillas para cargar móviles con cable o sin él, con pantalla táctil de 21,5 pulgadas en cinco idiomas. Superficie ocupada: 56 × 35 cm.',
    },
  },
  updatedAt: '2026-11-11T09:40:00Z',
} satisfies ProductContent;
