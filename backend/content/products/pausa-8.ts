import { chargingStations } from '../categories/charging-stations.ts';
import type { ProductContent } from '../entities.ts';
import * as charging from '../specifications/charging.ts';
import * as computer from '../specifications/computer.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as power from '../specifications/power.ts';
import * as software from '../specifications/software.ts';

export const pausa8 = {
  key: 'pausa-8',
  category: 'charging-stations',
  slug: { pt: 'pausa-8', en: 'pausa-8', es: 'pausa-8' },
  name: 'Pausa 8',
  tagline: {
    pt: 'Oito cacifos de parede com código, para carregar telemóveis',
    en: 'Eight wall lockers with codes for charging phones',
    es: 'Ocho taquillas de pared con código para cargar móviles',
  },
  summary: {
    pt: 'Armário de parede com oito cacifos de código, cada um com um cabo USB-C de 20 W. Ocupa 60 × 90 cm de parede, sobressai 16 cm e não pede conta, aplicação nem cartão.',
    en: 'A wall cabinet of eight lockers with codes, each with a 20 W USB-C cable. It takes 60 × 90 cm of wall, projects 16 cm and asks for no account, app or card.',
    es: 'Armario de pared con ocho taquillas de código, cada una con un cable USB-C de 20 W. Ocupa 60 × 90 cm de pared, sobresale 16 cm y no pide cuenta, aplicación ni tarjeta.',
  },
  body: {
    pt: `
      <h3>Para quem deixa o telemóvel</h3>
      <p>Escolhe-se um cacifo livre, de luz verde, liga-se o cabo, fecha-se a porta e marca-se um código de quatro algarismos. A luz passa a vermelha. Para abrir, o mesmo código, que se apaga logo a seguir. Não se escreve nome nem número, e nada fica guardado.</p>
      <p>Cabe qualquer telemóvel com capa até 175 × 90 mm e ainda as chaves ou a carteira. Uma luz na porta diz que está fechada.</p>
      <h3>Para quem gere o espaço</h3>
      <ul>
      <li><strong>Código esquecido.</strong> O código de gestor abre qualquer porta, e a abertura fica registada. Ao fim de cinco tentativas erradas, a porta espera cinco minutos.</li>
      <li><strong>Falta de luz.</strong> Uma bateria interna mantém os fechos a trabalhar durante oito horas; depois, há uma chave mecânica.</li>
      <li><strong>Calor.</strong> Cada cacifo tem ventilação e um sensor que corta a corrente aos 45 °C.</li>
      <li><strong>Fecho do dia.</strong> À hora marcada, o painel de gestão diz que portas continuam ocupadas.</li>
      </ul>
      <h3>Fixação</h3>
      <p>Pesa 32 kg: duas pessoas penduram-no numa calha com quatro buchas e ligam-no a uma tomada normal. Montado com a aresta de baixo a 40 cm do chão, todos os fechos ficam ao alcance de quem está sentado.</p>
    `,
    en: `
      <h3>For people leaving a phone</h3>
      <p>Choose a locker with a green light, plug in, shut the door and key in four digits of your own. The light turns red. The same digits open the door and are erased at once. No name, no number, nothing kept.</p>
      <p>Any phone of up to 175 × 90 mm fits with its case on, and leaves room for keys or a wallet. A light on the door shows that it is locked.</p>
      <h3>For people running the place</h3>
      <ul>
      <li><strong>Forgotten code.</strong> The manager’s code opens any door, and the opening is logged. After five wrong attempts a door waits for five minutes.</li>
      <li><strong>Power cut.</strong> A battery keeps the locks working for eight hours; after that there is a mechanical key.</li>
      <li><strong>Heat.</strong> Every locker is ventilated and has a sensor that cuts the current at 45 °C.</li>
      <li><strong>Closing time.</strong> At the hour you set, the management page lists the doors still in use.</li>
      </ul>
      <h3>Mounting</h3>
      <p>It weighs 32 kg: two people hang it on a rail with four anchors and plug it into an ordinary socket. With its lower edge 40 cm above the floor, every lock is within reach of someone seated.</p>
    `,
    es: `
      <h3>Para quien deja el móvil</h3>
      <p>Se elige una taquilla libre, con luz verde, se conecta el cable, se cierra la puerta y se marca un código de cuatro cifras. La luz pasa a rojo. Para abrir, el mismo código, que se borra enseguida. No se escriben nombre ni número, y no se guarda nada.</p>
      <p>Cabe cualquier móvil con funda de hasta 175 × 90 mm, y además las llaves o la cartera. Una luz en la puerta indica que está cerrada.</p>
      <h3>Para quien gestiona el local</h3>
      <ul>
      <li><strong>Código olvidado.</strong> El código de gestor abre cualquier puerta, y la apertura queda registrada. Tras cinco intentos fallidos, la puerta espera cinco minutos.</li>
      <li><strong>Corte de luz.</strong> Una batería interna mantiene los cierres en marcha durante ocho horas; después, hay una llave mecánica.</li>
      <li><strong>Calor.</strong> Cada taquilla tiene ventilación y un sensor que corta la corriente a 45 °C.</li>
      <li><strong>Cierre del día.</strong> A la hora que se fije, la página de gestión dice qué puertas siguen ocupadas.</li>
      </ul>
      <h3>Fijación</h3>
      <p>Pesa 32 kg: dos personas la cuelgan de un raíl con cuatro tacos y la conectan a un enchufe normal. Con el borde inferior a 40 cm del suelo, todos los cierres quedan al alcance de quien está sentado.</p>
    `,
  },
  gallery: [
    {
      id: 'pausa-8-front',
      alt: {
        pt: 'Armário de parede com oito pequenos cacifos de código para telemóveis',
        en: 'Wall cabinet with eight small code lockers for phones',
        es: 'Armario de pared con ocho pequeñas taquillas de código para móviles',
      },
    },
    {
      id: 'pausa-8-detail',
      alt: {
        pt: 'O teclado do código e, ao lado, um cacifo aberto com um telemóvel a carregar pelo cabo',
        en: 'The keypad for the code and an open locker with a phone charging by cable',
        es: 'El teclado del código y, al lado, una taquilla abierta con un móvil cargando por cable',
      },
    },
    {
      id: 'pausa-8-use',
      alt: {
        pt: 'Numa sala de espera, o armário na parede ao lado de duas cadeiras, com um cacifo aberto e um telemóvel lá dentro',
        en: 'In a waiting room, the cabinet on the wall beside two seats, one locker open with a phone inside',
        es: 'En una sala de espera, el armario en la pared junto a dos asientos, con una taquilla abierta y un móvil dentro',
      },
    },
  ],
  scene: chargingStations.picture,
  figures: ['charging-spots', 'charging-total', 'wall-projection'],
  specifications: [
    ...charging.outputs({ phones: 8, wired: { kind: 'cable', count: 8, watts: 20 } }),
    charging.cableLength(25),
    charging.height(510, 1190, {
      pt: 'com a aresta de baixo a 400\u00a0mm',
      en: 'with the lower edge at 400\u00a0mm',
      es: 'con el borde inferior a 400\u00a0mm',
    }),
    charging.standards('USB Power Delivery'),
    charging.powerOnly(),
    charging.safety({
      pt: 'Sobrecorrente, curto-circuito, temperatura por cacifo',
      en: 'Overcurrent, short circuit, temperature in each locker',
      es: 'Sobrecorriente, cortocircuito, temperatura por taquilla',
    }),
    charging.lockerInside([250, 180, 120]),
    charging.phone([175, 90, 20]),
    charging.lock({
      pt: 'Código de 4 algarismos, novo em cada uso',
      en: '4-digit code, new for each use',
      es: 'Código de 4 cifras, nuevo en cada uso',
    }),
    charging.emergency({
      pt: 'Código de gestor e chave; bateria para 8\u00a0h',
      en: 'Manager’s code and key; battery for 8\u00a0h',
      es: 'Código de gestor y llave; batería para 8\u00a0h',
    }),
    computer.wireless('Wi-Fi 6'),
    power.typical(52),
    power.maximum(195, charging.charging(8)),
    power.standby(2),
    power.mains(),
    power.temperature(0, 35),
    power.humidity(10, 80),
    power.fanless(),
    power.protection('IP20', 'front'),
    mechanics.width(600),
    mechanics.height(900),
    mechanics.depth(160),
    mechanics.weight(32),
    mechanics.materials({
      pt: 'Aço de 1,5\u00a0mm pintado a pó',
      en: '1.5\u00a0mm powder-coated steel',
      es: 'Acero de 1,5\u00a0mm con pintura en polvo',
    }),
    mechanics.mounting({
      pt: 'Calha de parede com 4 buchas; duas pessoas',
      en: 'Wall rail with 4 anchors; two people',
      es: 'Raíl de pared con 4 tacos; dos personas',
    }),
    software.management({
      pt: 'com portas ocupadas e avarias',
      en: 'with doors in use and faults',
      es: 'con puertas ocupadas y averías',
    }),
    software.updates(7),
  ],
  variants: [
    {
      key: 'cable',
      name: { pt: 'Pausa 8 Cabo', en: 'Pausa 8 Cable', es: 'Pausa 8 Cable' },
      note: {
        pt: 'Um cabo USB-C de 20 W em cada cacifo.',
        en: 'One 20 W USB-C cable in each locker.',
        es: 'Un cable USB-C de 20 W en cada taquilla.',
      },
    },
    {
      key: 'recessed',
      name: { pt: 'Pausa 8 Embutida', en: 'Pausa 8 Recessed', es: 'Pausa 8 Empotrada' },
      note: {
        pt: 'Com aro, para um vão de 61 × 91 cm; sobressai 2 cm.',
        en: 'With a frame, for an opening of 61 × 91 cm; projects 2 cm.',
        es: 'Con marco, para un hueco de 61 × 91 cm; sobresale 2 cm.',
      },
    },
  ],
  accessories: [
    {
      key: 'adapter-tips',
      name: { pt: 'Pontas Isco', en: 'Isco adapter tips', es: 'Puntas Isco' },
      summary: {
        pt: 'Oito pontas presas ao cabo, para telemóveis anteriores ao USB-C.',
        en: 'Eight tips tethered to the cables, for phones older than USB-C.',
        es: 'Ocho puntas sujetas al cable, para móviles anteriores al USB-C.',
      },
    },
    {
      key: 'spare-cables',
      name: { pt: 'Conjunto de cabos Amarra', en: 'Amarra cable set', es: 'Juego de cables Amarra' },
      summary: {
        pt: 'Quatro cabos de reserva; troca-se um em dois minutos, com chave Torx.',
        en: 'Four spare cables; one is changed in two minutes, with a Torx key.',
        es: 'Cuatro cables de repuesto; uno se cambia en dos minutos, con llave Torx.',
      },
    },
    {
      key: 'stand',
      name: { pt: 'Pé Tripeça', en: 'Tripeça stand', es: 'Pie Tripeça' },
      summary: {
        pt: 'Pé de aço com base de 30 kg, para onde não se pode furar a parede.',
        en: 'Steel stand on a 30 kg base, where the wall may not be drilled.',
        es: 'Pie de acero con base de 30 kg, para donde no se puede taladrar la pared.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'Com a aresta de baixo a 40 cm, os fechos ficam entre 51 cm e 1,19 m, dentro do alcance frontal de 38 cm a 1,22 m da EN 301 549; relatório de conformidade a pedido. Teclas grandes com ponto no 5, sinais de luz e de som.',
      en: 'With the lower edge at 40 cm the locks are between 51 cm and 1.19 m, within the forward reach of 38 cm to 1.22 m of EN 301 549; conformity report on request. Large keys with a dot on the 5; signals by light and sound.',
      es: 'Con el borde inferior a 40 cm, los cierres quedan entre 51 cm y 1,19 m, dentro del alcance frontal de 38 cm a 1,22 m de la EN 301 549; informe de conformidad previa solicitud. Teclas grandes con punto en el 5 y señales de luz y sonido.',
    },
    energy: {
      pt: '52 W numa tarde com os cacifos meio ocupados, medidos na nossa oficina; 2 W sem ninguém. A corrente de um cacifo só se liga com a porta fechada.',
      en: '52 W on an afternoon with half the lockers in use, measured in our workshop; 2 W when empty. A locker has current only while its door is shut.',
      es: '52 W en una tarde con la mitad de las taquillas ocupadas, medidos en nuestro taller; 2 W sin nadie. La corriente de una taquilla solo se conecta con la puerta cerrada.',
    },
    warranty: {
      pt: 'Três anos; um ano para os cabos, que se gastam.',
      en: 'Three years; one year for the cables, which wear.',
      es: 'Tres años; un año para los cables, que se desgastan.',
    },
    repair: {
      pt: 'Peças durante sete anos após a última venda. Cada porta, fecho, cabo e carregador troca-se em separado; os outros sete cacifos continuam ao serviço.',
      en: 'Parts for seven years after the last sale. Each door, lock, cable and charger is replaced separately while the other seven lockers stay in service.',
      es: 'Repuestos durante siete años desde la última venta. Cada puerta, cierre, cable y cargador se cambia por separado; las otras siete taquillas siguen en servicio.',
    },
  },
  mounting: ['wall', 'built-in'],
  delivery: [3, 4],
  related: ['pausa-12', 'pulso-6', 'poste-24'],
  solutions: ['hospitality', 'health', 'retail', 'education'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Pausa 8: cacifos de parede para carregar telemóveis',
      en: 'Pausa 8: phone charging lockers for the wall',
      es: 'Pausa 8: taquillas de pared para cargar móviles',
    },
    description: {
      pt: 'Oito cacifos com código para carregar telemóveis, em 60 × 90 cm de parede. USB-C de 20 W só com corrente, sem conta nem aplicação.',
      en: 'Eight lockers with a code to charge phones, in 60 × 90 cm of wall. 20 W USB-C that carries power and no data; no account and no app.',
      es: 'Ocho taquillas con código para cargar móviles, en 60 × 90 cm de pared. USB-C de 20 W solo con corriente, sin cuenta ni aplicación.',
    },
  },
  updatedAt: '2026-11-11T09:20:00Z',
} satisfies ProductContent;
