import type { ProductContent } from '../entities.ts';
import { health } from '../solutions/health.ts';
import * as computer from '../specifications/computer.ts';
import * as connections from '../specifications/connections.ts';
import * as display from '../specifications/display.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as power from '../specifications/power.ts';
import * as signage from '../specifications/signage.ts';
import * as software from '../specifications/software.ts';
import * as touch from '../specifications/touch.ts';

export const marco43 = {
  key: 'marco-43',
  category: 'totems',
  slug: { pt: 'marco-43', en: 'marco-43', es: 'marco-43' },
  name: 'Marco 43',
  tagline: {
    pt: 'Totem tátil de interior que mostra o caminho até à porta certa',
    en: 'Indoor touch totem that shows the way to the right door',
    es: 'Tótem táctil de interior que indica el camino hasta la puerta correcta',
  },
  summary: {
    pt: 'Totem de interior com ecrã tátil vertical de 43 polegadas em 4K e 75 mm de espessura. Procura serviços, salas e pessoas, desenha o percurso e passa-o para o telemóvel.',
    en: 'An indoor totem with a 43-inch portrait 4K touch screen, 75 mm thick. It finds services, rooms and people, draws the route and sends it to the phone.',
    es: 'Tótem de interior con pantalla táctil vertical 4K de 43 pulgadas y 75 mm de grosor. Busca servicios, salas y personas, dibuja el recorrido y lo pasa al móvil.',
  },
  body: {
    pt: `
      <h3>Um percurso, do princípio ao fim</h3>
      <p>Uma senhora entra no hospital com a carta da consulta na mão. Escreve «olhos»; o Marco percebe Oftalmologia. Mostra o piso, o tempo a pé e dois caminhos, um deles sem escadas. Ela aponta o telemóvel ao código e leva o mapa consigo. Não instalou nada nem deu o nome.</p>
      <h3>Quem trata dos mapas?</h3>
      <p>Nós desenhamos a primeira versão a partir das plantas que nos der, em DWG ou PDF. Depois, qualquer pessoa dos serviços muda uma sala, fecha um corredor em obras ou troca o nome de um gabinete no navegador, e todos os totens do edifício passam a saber.</p>
      <h3>Onde o pôr</h3>
      <ul>
      <li>À vista de quem entra, mas dois metros fora da passagem.</li>
      <li>Com 1,50 m livres à frente, para uma cadeira de rodas dar a volta.</li>
      <li>Longe de uma fachada a sul: dá 500 cd/m², bons para um átrio, poucos para sol direto.</li>
      </ul>
      <h3>Fixação e cuidados</h3>
      <p>Pesa 58 kg e levantam-no três pessoas. <strong>Prende-se sempre</strong>: com quatro pernos no chão ou sobre o lastro Âncora 50. Corrente e rede entram pelo pé ou por uma porta lateral com chave. O vidro aceita desinfetante.</p>
    `,
    en: `
      <h3>One route, from start to finish</h3>
      <p>A woman walks into the hospital holding her appointment letter. She types ‘eyes’, and the Marco knows that means Ophthalmology. It shows the floor, the walking time and two ways there, one without stairs. She points her phone at the code and takes the map along, with nothing installed and no name given.</p>
      <h3>Who looks after the maps?</h3>
      <p>We draw the first version from the plans you give us, as DWG or PDF. After that anyone on the estates team can move a room, close a corridor for works or rename an office in a browser, and every totem in the building knows.</p>
      <h3>Where to put it</h3>
      <ul>
      <li>In sight of whoever comes in, but two metres out of the flow.</li>
      <li>With 1.50 m clear in front, so that a wheelchair can turn.</li>
      <li>Away from a south-facing façade: 500 cd/m² is plenty for a foyer and too little for direct sun.</li>
      </ul>
      <h3>Fixing and care</h3>
      <p>It weighs 58 kg and takes three people to lift. <strong>It is always secured</strong>, with four bolts in the floor or on Âncora 50 ballast. Power and network come up through the foot or in at a locked side door. The glass takes disinfectant.</p>
    `,
    es: `
      <h3>Un recorrido, de principio a fin</h3>
      <p>Una señora entra en el hospital con la carta de la cita en la mano. Escribe «ojos» y el Marco entiende Oftalmología. Le enseña la planta, el tiempo a pie y dos caminos, uno sin escaleras. Apunta con el móvil al código y se lleva el mapa. No ha instalado nada ni ha dado su nombre.</p>
      <h3>¿Quién se ocupa de los mapas?</h3>
      <p>Nosotros dibujamos la primera versión a partir de los planos que nos dé, en DWG o PDF. Después, cualquiera de su equipo cambia una sala, cierra un pasillo en obras o renombra un despacho desde el navegador, y todos los tótems del edificio se enteran.</p>
      <h3>Dónde ponerlo</h3>
      <ul>
      <li>A la vista de quien entra, pero dos metros fuera del paso.</li>
      <li>Con 1,50 m libres delante, para que gire una silla de ruedas.</li>
      <li>Lejos de una fachada al sur: da 500 cd/m², de sobra para un vestíbulo y pocos para el sol directo.</li>
      </ul>
      <h3>Fijación y cuidados</h3>
      <p>Pesa 58 kg y lo levantan tres personas. <strong>Siempre se fija</strong>: con cuatro pernos al suelo o sobre el lastre Âncora 50. La corriente y la red entran por el pie o por una puerta lateral con llave. El cristal admite desinfectante.</p>
    `,
  },
  gallery: [
    {
      id: 'marco-43-front',
      alt: {
        pt: 'Totem de chão com um mapa de percurso no ecrã tátil, de frente e de lado, fino sobre o pé',
        en: 'Floor totem with a route map on its touch screen, from the front and slim in profile',
        es: 'Tótem de pie con un mapa de recorrido en la pantalla táctil, de frente y de perfil, muy fino',
      },
    },
    {
      id: 'marco-43-detail',
      alt: {
        pt: 'Pormenor do lado do totem, com a porta dos cabos e o pé de aço',
        en: 'Detail of the totem’s side, with the cable door and the steel foot',
        es: 'Detalle del lateral del tótem, con la puerta de los cables y el pie de acero',
      },
    },
    {
      id: 'use-hospital-wayfinding',
      alt: {
        pt: 'Num corredor de hospital, o Marco 43 desenha o caminho até ao edifício C',
        en: 'In a hospital corridor the Marco 43 draws the way to building C',
        es: 'En un pasillo de hospital, el Marco 43 dibuja el camino hasta el edificio C',
      },
    },
  ],
  scene: health.picture,
  figures: ['diagonal-portrait', 'brightness', 'power-typical'],
  specifications: [
    display.diagonal(43),
    signage.sides(1),
    display.activeArea([535, 952]),
    display.resolution(2160, 3840),
    display.brightness(500),
    display.contrast(1200),
    display.viewingAngle(178),
    display.glass('toughened', 'anti-glare', 4),
    signage.hoursDaily(24),
    display.panelLife(50000),
    touch.technology('capacitive'),
    touch.points(10),
    touch.accuracy(1.5),
    touch.tools({ pt: 'Dedo, luva fina', en: 'Finger, thin glove', es: 'Dedo, guante fino' }),
    computer.system('Android 14'),
    computer.processor(8, 2.2),
    computer.memory(8),
    computer.storage(64),
    computer.wireless('Wi-Fi 6, Bluetooth 5.2'),
    computer.speakers(5),
    connections.usbA(2, { pt: 'atrás da porta', en: 'behind the door', es: 'tras la puerta' }),
    connections.ethernet(1),
    connections.headphones(1, 'side'),
    power.typical(95),
    power.maximum(170),
    power.standby(0.5),
    power.mains(),
    power.temperature(0, 40),
    power.fanless(),
    mechanics.width(600),
    mechanics.height(1880),
    mechanics.depth(75),
    mechanics.weight(58),
    mechanics.base([600, 420]),
    mechanics.controlsHeight(800, 1200),
    signage.lifting(3),
    software.management(),
    software.updates(7),
    software.included({
      pt: 'Mapas e percursos, diretório, avisos',
      en: 'Maps and routes, directory, notices',
      es: 'Mapas y recorridos, directorio, avisos',
    }),
  ],
  variants: [
    {
      key: 'guide',
      name: { pt: 'Marco 43 Guia', en: 'Marco 43 Guide', es: 'Marco 43 Guía' },
      note: {
        pt: 'Com mapas e percursos de um edifício já desenhados.',
        en: 'With the maps and routes of one building already drawn.',
        es: 'Con los mapas y recorridos de un edificio ya dibujados.',
      },
    },
    {
      key: 'poster',
      name: { pt: 'Marco 43 Cartaz', en: 'Marco 43 Poster', es: 'Marco 43 Cartel' },
      note: {
        pt: 'Sem toque, para campanhas e programação.',
        en: 'Without touch, for campaigns and programmes.',
        es: 'Sin función táctil, para campañas y programación.',
      },
    },
  ],
  accessories: [
    {
      key: 'ballast',
      name: { pt: 'Lastro Âncora 50', en: 'Âncora 50 ballast', es: 'Lastre Âncora 50' },
      summary: {
        pt: 'Duas chapas de 25 kg, 700 × 640 mm quando juntas, para chãos que não se podem furar.',
        en: 'Two 25 kg plates, 700 × 640 mm when joined, for floors that may not be drilled.',
        es: 'Dos placas de 25 kg, 700 × 640 mm una vez unidas, para suelos que no se pueden taladrar.',
      },
    },
    {
      key: 'keypad',
      name: { pt: 'Teclado Relevo', en: 'Relevo keypad', es: 'Teclado Relevo' },
      summary: {
        pt: 'Teclas com relevo e tomada de auscultadores, para procurar uma sala e ouvir o caminho.',
        en: 'Tactile keys with a headphone socket, to look up a room and hear the way.',
        es: 'Teclas en relieve y toma de auriculares, para buscar una sala y oír el camino.',
      },
    },
    {
      key: 'induction-loop',
      name: { pt: 'Anel magnético Escuta', en: 'Escuta induction loop', es: 'Bucle magnético Escuta' },
      summary: {
        pt: 'Leva o som do totem aos aparelhos auditivos com bobina T, até 1 m à frente.',
        en: 'Carries the totem’s sound to hearing aids with a T-coil, up to 1 m in front.',
        es: 'Lleva el sonido del tótem a los audífonos con bobina T, hasta 1 m por delante.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'No modo baixo, tudo o que se toca fica entre 80 cm e 1,20 m, dentro do alcance frontal de 1,22 m da EN 301 549; relatório de conformidade a pedido. Percursos sem escadas, alto contraste, letra ampliada e voz por auscultadores.',
      en: 'In low mode everything to touch is between 80 cm and 1.20 m, within the 1.22 m forward reach of EN 301 549; conformity report on request. Step-free routes, high contrast, larger type and speech by headphones.',
      es: 'En modo bajo, todo lo que se toca queda entre 80 cm y 1,20 m, dentro del alcance frontal de 1,22 m de la EN 301 549; informe de conformidad previa solicitud. Recorridos sin escaleras, alto contraste, letra ampliada y voz por auriculares.',
    },
    energy: {
      pt: '95 W num dia de atendimento, medidos na nossa oficina; 170 W no máximo e 0,5 W em espera. Baixa o brilho ao fim de um minuto sem ninguém à frente e segue o horário do edifício.',
      en: '95 W over a working day, measured in our workshop; 170 W at most and 0.5 W in standby. It dims after a minute with nobody in front and follows the building’s opening hours.',
      es: '95 W en un día de atención, medidos en nuestro taller; 170 W como máximo y 0,5 W en espera. Baja el brillo tras un minuto sin nadie delante y sigue el horario del edificio.',
    },
    warranty: {
      pt: 'Três anos com reparação no local; cinco para o corpo metálico e a pintura.',
      en: 'Three years with repair on site; five for the metal body and its paint.',
      es: 'Tres años con reparación in situ; cinco para el cuerpo metálico y la pintura.',
    },
    repair: {
      pt: 'Peças durante sete anos após a última venda. Computador, fonte e altifalantes saem pela porta lateral; o vidro tátil e o painel, pela frente, sem soltar o pé do chão.',
      en: 'Parts for seven years after the last sale. Computer, power supply and speakers come out at the side door, touch glass and panel from the front, with the foot still fixed to the floor.',
      es: 'Repuestos durante siete años desde la última venta. El ordenador, la fuente y los altavoces salen por la puerta lateral; el cristal táctil y el panel, por delante, sin soltar el pie del suelo.',
    },
  },
  mounting: ['floor'],
  delivery: [4, 6],
  related: ['cais-32', 'sentinela-55', 'abrigo-32'],
  solutions: ['health', 'cities', 'retail', 'education', 'museums'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Marco 43: totem tátil de interior com mapas',
      en: 'Marco 43: indoor touch totem for wayfinding',
      es: 'Marco 43: tótem táctil de interior con mapas',
    },
    description: {
      pt: 'Totem de interior com ecrã tátil vertical de 43 polegadas em 4K: procura salas e serviços, mostra percursos sem escadas e passa-os para o telemóvel.',
      en: 'An indoor totem with a 43-inch portrait 4K touch screen: it finds rooms and services, shows step-free routes and sends them to the phone.',
      es: 'Tótem de interior con pantalla táctil vertical 4K de 43 pulgadas: busca salas y servicios, muestra recorridos sin escaleras y los pasa al móvil.',
    },
  },
  updatedAt: '2026-10-22T10:20:00Z',
} satisfies ProductContent;
