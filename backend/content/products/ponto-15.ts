import { kiosks } from '../categories/kiosks.ts';
import type { ProductContent } from '../entities.ts';
import * as computer from '../specifications/computer.ts';
import * as connections from '../specifications/connections.ts';
import * as display from '../specifications/display.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as peripherals from '../specifications/peripherals.ts';
import * as power from '../specifications/power.ts';
import * as software from '../specifications/software.ts';
import * as touch from '../specifications/touch.ts';

export const ponto15 = {
  key: 'ponto-15',
  category: 'kiosks',
  slug: { pt: 'ponto-15', en: 'ponto-15', es: 'ponto-15' },
  name: 'Ponto 15',
  tagline: {
    pt: 'Quiosque de balcão com um só cabo, em 38 × 21 cm',
    en: 'Countertop kiosk with a single cable, in 38 × 21 cm',
    es: 'Quiosco de sobremesa con un solo cable, en 38 × 21 cm',
  },
  summary: {
    pt: 'Quiosque de balcão com ecrã de 15,6 polegadas sobre um pé de alumínio dobrado. Atende em receções, clínicas e farmácias e recebe corrente e dados pelo mesmo cabo.',
    en: 'A countertop kiosk with a 15.6-inch screen on a foot of folded aluminium. It serves reception desks, clinics and pharmacies and takes power and data from one cable.',
    es: 'Quiosco de sobremesa con pantalla de 15,6 pulgadas sobre un pie de aluminio plegado. Atiende en recepciones, clínicas y farmacias, con corriente y datos por el mismo cable.',
  },
  body: {
    pt: `
      <h3>Espaço e cabos</h3>
      <p>O pé mede 20 × 21 cm, menos do que uma folha A4, e o ecrã 38 cm de largura: cabe entre a caixa e o terminal de pagamento. Funciona sem ventilador e precisa de um só cabo quando a rede fornece PoE+.</p>
      <h3>Farmácias, clínicas e receções</h3>
      <ul>
      <li>Numa farmácia, o utente escreve o número de utente sem o dizer em voz alta e confirma a receita no ecrã. Para receitas, monte o filtro Biombo, que só deixa ler de frente.</li>
      <li>Numa clínica, assina-se o consentimento com o dedo.</li>
      <li>Numa receção, o visitante escolhe quem vem procurar, e essa pessoa recebe um aviso no telemóvel.</li>
      </ul>
      <p><strong>Pesa 3,6 kg e vira-se com uma mão</strong>: quem atende prepara, roda o ecrã e o cliente confirma. Quando ninguém lhe toca, mostra o horário ou a campanha do mês.</p>
      <h3>Instalação</h3>
      <p>Instala-se em dez minutos e qualquer pessoa o faz. O pé tem base de borracha e, se for preciso, dois parafusos que o prendem ao balcão e escondem o cabo. Sem o pé, o ecrã fixa-se a um braço ou à parede pela furação VESA. A impressora de senhas é um acessório.</p>
      <h3>Limpeza e avarias</h3>
      <p>O vidro é selado na frente e aguenta desinfetante entre atendimentos; o botão de limpeza suspende o toque durante trinta segundos. Se avariar, enviamos outro já configurado, e o avariado regressa à nossa oficina na mesma caixa.</p>
    `,
    en: `
      <h3>Space and cables</h3>
      <p>The foot measures 20 × 21 cm, less than a sheet of A4, and the screen is 38 cm wide: it fits between the till and the card terminal. It runs without a fan, and where the network supplies PoE+ it needs one cable only.</p>
      <h3>Pharmacies, clinics and reception desks</h3>
      <ul>
      <li>In a pharmacy, customers type their patient number instead of saying it aloud and check the prescription on the screen. For prescriptions, add the Biombo filter, which can only be read from straight ahead.</li>
      <li>In a clinic, patients sign a consent form with a finger.</li>
      <li>At a reception desk, a visitor picks the person they have come to see, who gets a message on their phone.</li>
      </ul>
      <p><strong>At 3.6 kg it turns with one hand</strong>: staff prepare, swing the screen round, and the customer confirms. When nobody touches it, the screen shows opening hours or this month’s campaign.</p>
      <h3>Installation</h3>
      <p>It takes ten minutes and anyone can do it. The foot has a rubber base and, if needed, two screws that hold it to the counter and hide the cable. Without the foot, the screen goes on an arm or a wall by its VESA pattern. The ticket printer is an accessory.</p>
      <h3>Cleaning and faults</h3>
      <p>The glass is sealed at the front and takes disinfectant between customers; a cleaning button pauses touch for thirty seconds. If a unit fails, we send another, already configured, and the faulty one travels back to our workshop in the same box.</p>
    `,
    es: `
      <h3>Espacio y cables</h3>
      <p>El pie mide 20 × 21 cm, menos que un folio, y la pantalla 38 cm de ancho: cabe entre la caja y el datáfono. Funciona sin ventilador y, si la red ofrece PoE+, le basta un cable.</p>
      <h3>Farmacias, clínicas y recepciones</h3>
      <ul>
      <li>En una farmacia, el cliente escribe su número de tarjeta sanitaria sin decirlo en voz alta y comprueba la receta en la pantalla. Para las recetas, añada el filtro Biombo, que solo deja leer de frente.</li>
      <li>En una clínica se firma el consentimiento con el dedo.</li>
      <li>En una recepción, la visita elige a quién viene a ver, y esa persona recibe un aviso en el móvil.</li>
      </ul>
      <p><strong>Pesa 3,6 kg y se gira con una mano</strong>: quien atiende prepara, gira la pantalla y el cliente confirma. Cuando nadie lo toca, muestra el horario o la campaña del mes.</p>
      <h3>Instalación</h3>
      <p>Se instala en diez minutos y puede hacerlo cualquiera. El pie tiene base de goma y, si hace falta, dos tornillos que lo sujetan al mostrador y ocultan el cable. Sin el pie, la pantalla va a un brazo o a la pared con su patrón VESA. La impresora de turnos es un accesorio.</p>
      <h3>Limpieza y averías</h3>
      <p>El cristal está sellado por delante y admite desinfectante entre cliente y cliente; un botón de limpieza pausa la función táctil durante treinta segundos. Si se avería, enviamos otro ya configurado, y el averiado vuelve a nuestro taller en la misma caja.</p>
    `,
  },
  gallery: [
    {
      id: 'ponto-15-front',
      alt: {
        pt: 'Pequeno quiosque com pé de alumínio dobrado sobre um balcão de carvalho, com a escolha do serviço no ecrã',
        en: 'Small kiosk on a folded aluminium foot on an oak counter, with a choice of services on its screen',
        es: 'Pequeño quiosco con pie de aluminio plegado sobre un mostrador de roble, con la elección del servicio en pantalla',
      },
    },
    {
      id: 'ponto-15-detail',
      alt: {
        pt: 'Pormenor da dobra do pé em alumínio escovado e da saída do cabo por trás',
        en: 'Detail of the fold in the brushed aluminium foot and the cable leaving at the back',
        es: 'Detalle del pliegue del pie de aluminio cepillado y de la salida del cable por detrás',
      },
    },
    {
      id: 'use-visitor-reception',
      alt: {
        pt: 'Num balcão de receção, o Ponto 15 regista uma visita; à frente, a etiqueta impressa',
        en: 'On a reception desk, the Ponto 15 signs a visitor in; in front of it, the printed badge',
        es: 'En un mostrador de recepción, el Ponto 15 registra una visita; delante, la etiqueta impresa',
      },
    },
  ],
  scene: kiosks.picture,
  figures: ['diagonal', 'counter-footprint', 'power-typical'],
  specifications: [
    display.diagonal(15.6),
    display.activeArea([344, 194]),
    display.resolution(1920, 1080),
    display.brightness(350),
    display.contrast(1000),
    display.viewingAngle(170),
    display.glass('toughened', 'anti-glare', 2),
    display.panelLife(30000),
    touch.technology('capacitive'),
    touch.points(10),
    touch.accuracy(1),
    touch.responseTime(12),
    touch.tools({
      pt: 'Dedo, luva de nitrilo, caneta condutora',
      en: 'Finger, nitrile glove, conductive pen',
      es: 'Dedo, guante de nitrilo, lápiz conductor',
    }),
    computer.system('Android 14'),
    computer.processor(8, 2),
    computer.memory(4),
    computer.storage(32),
    computer.wireless('Wi-Fi 6, Bluetooth 5.2'),
    software.included({
      pt: 'Receção, assinatura, inquéritos',
      en: 'Reception, signature, surveys',
      es: 'Recepción, firma, encuestas',
    }),
    software.management(),
    software.updates(7),
    peripherals.printer({
      pt: 'Opcional, por USB, com fonte própria',
      en: 'Optional, by USB, with its own power supply',
      es: 'Opcional, por USB, con fuente propia',
    }),
    peripherals.codeReader({
      pt: 'Opcional, sob o ecrã',
      en: 'Optional, below the screen',
      es: 'Opcional, bajo la pantalla',
    }),
    peripherals.paymentOption(),
    computer.speakers(2),
    connections.ethernet(1, 'PoE+'),
    connections.usbA(2),
    connections.usbC(1),
    connections.headphones(1, 'back'),
    power.typical(14),
    power.maximum(24),
    power.standby(0.5),
    power.mains({
      pt: 'PoE+ ou 12\u00a0V, com fonte de 100–240\u00a0V',
      en: 'PoE+ or 12\u00a0V, from a 100–240\u00a0V supply',
      es: 'PoE+ o 12\u00a0V, con fuente de 100–240\u00a0V',
    }),
    power.temperature(0, 40),
    power.humidity(10, 80),
    power.protection('IP54', 'front'),
    power.fanless(),
    mechanics.width(381),
    mechanics.height(295),
    mechanics.depth(210),
    mechanics.weight(3.6),
    mechanics.base([200, 210]),
    mechanics.vesa([100, 100]),
    mechanics.tilt(20),
    mechanics.mounting({
      pt: 'Pousado, aparafusado, braço ou parede',
      en: 'Free-standing, screwed down, arm or wall',
      es: 'Apoyado, atornillado, brazo o pared',
    }),
    mechanics.materials({
      pt: 'Alumínio de 6\u00a0mm dobrado e escovado',
      en: '6\u00a0mm aluminium, folded and brushed',
      es: 'Aluminio de 6\u00a0mm plegado y cepillado',
    }),
  ],
  variants: [
    {
      key: 'foot',
      name: { pt: 'Ponto 15 Pé', en: 'Ponto 15 Foot', es: 'Ponto 15 Pie' },
      note: {
        pt: 'Com pé de alumínio e fonte de alimentação.',
        en: 'With aluminium foot and power supply.',
        es: 'Con pie de aluminio y fuente de alimentación.',
      },
    },
    {
      key: 'reader',
      name: { pt: 'Ponto 15 Leitor', en: 'Ponto 15 Reader', es: 'Ponto 15 Lector' },
      note: {
        pt: 'Com leitor QR e sem contacto por baixo do ecrã.',
        en: 'With QR and contactless reader below the screen.',
        es: 'Con lector QR y sin contacto bajo la pantalla.',
      },
    },
    {
      key: 'panel',
      name: { pt: 'Ponto 15 Painel', en: 'Ponto 15 Panel', es: 'Ponto 15 Panel' },
      note: {
        pt: 'Sem pé, para braço, parede ou móvel.',
        en: 'Without foot, for an arm, a wall or furniture.',
        es: 'Sin pie, para brazo, pared o mueble.',
      },
    },
  ],
  accessories: [
    {
      key: 'printer',
      name: { pt: 'Impressora Folhinha', en: 'Folhinha printer', es: 'Impresora Folhinha' },
      summary: {
        pt: 'Impressora térmica de 58 mm da cor do pé, ligada por USB, com fonte própria.',
        en: 'A 58 mm thermal printer in the colour of the foot, connected by USB, with its own power supply.',
        es: 'Impresora térmica de 58 mm del color del pie, conectada por USB, con fuente propia.',
      },
    },
    {
      key: 'arm',
      name: { pt: 'Braço Garça', en: 'Garça arm', es: 'Brazo Garça' },
      summary: {
        pt: 'Braço articulado de 40 cm, com o cabo por dentro.',
        en: 'A 40 cm jointed arm with the cable inside.',
        es: 'Brazo articulado de 40 cm, con el cable por dentro.',
      },
    },
    {
      key: 'privacy',
      name: { pt: 'Filtro Biombo', en: 'Biombo filter', es: 'Filtro Biombo' },
      summary: {
        pt: 'Película que só deixa ler de frente, presa por ímanes.',
        en: 'Magnetic film that can only be read from straight ahead.',
        es: 'Lámina con imanes que solo deja leer de frente.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'Num balcão de 75 a 85 cm, tudo o que se toca fica abaixo de 1,15 m. Leitor de ecrã, letra maior, alto contraste e tomada de auscultadores; relatório de conformidade com a EN 301 549 a pedido.',
      en: 'On a counter 75 to 85 cm high, everything you touch stays below 1.15 m. Screen reader, larger type, high contrast and a headphone socket; EN 301 549 conformity report on request.',
      es: 'En un mostrador de 75 a 85 cm, todo lo que se toca queda por debajo de 1,15 m. Lector de pantalla, letra mayor, alto contraste y toma de auriculares; informe de conformidad con la EN 301 549 previa solicitud.',
    },
    energy: {
      pt: '14 W em uso, medidos na nossa oficina; 0,5 W em espera. Adormece fora do horário de abertura e acorda ao toque.',
      en: '14 W in use, measured in our workshop; 0.5 W in standby. It sleeps outside opening hours and wakes at a touch.',
      es: '14 W en uso, medidos en nuestro taller; 0,5 W en espera. Entra en reposo fuera del horario de apertura y despierta al tocarlo.',
    },
    warranty: {
      pt: 'Três anos com substituição antecipada: o equipamento de troca chega antes de o avariado partir.',
      en: 'Three years with advance replacement: the replacement arrives before the faulty unit leaves.',
      es: 'Tres años con sustitución anticipada: el equipo de sustitución llega antes de que se vaya el averiado.',
    },
    repair: {
      pt: 'Peças durante sete anos após a última venda. Vidro, placa e fonte trocam-se na nossa oficina, e o equipamento fica de reserva, como recondicionado, para futuras substituições.',
      en: 'Parts for seven years after the last sale. Glass, board and power supply are replaced in our workshop, and the unit joins our stock of refurbished replacements.',
      es: 'Repuestos durante siete años desde la última venta. Cristal, placa y fuente se cambian en nuestro taller y el equipo queda en reserva, como reacondicionado, para futuras sustituciones.',
    },
  },
  mounting: ['countertop'],
  shape: {
    front: [
      [90, 0, 290, 0, 290, 77, 90, 77],
      [0, 77, 381, 77, 381, 295, 0, 295],
    ],
    side: [
      [0, 0, 210, 0, 210, 6, 136, 225, 132, 215, 202, 6, 0, 6],
      [57, 77, 80, 69, 158, 287, 135, 295],
    ],
    pictureBottom: 88,
  },
  delivery: [2, 3],
  related: ['cais-22', 'cais-32', 'cartaz'],
  solutions: ['health', 'retail', 'business'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Ponto 15: quiosque interativo de balcão',
      en: 'Ponto 15: interactive countertop kiosk',
      es: 'Ponto 15: quiosco interactivo de sobremesa',
    },
    description: {
      pt: 'Quiosque de balcão com ecrã de 15,6 polegadas e pé de alumínio, um só cabo com PoE+, 14 W. Para receções, clínicas, farmácias e lojas.',
      en: 'A countertop kiosk with a 15.6-inch screen on an aluminium foot, one PoE+ cable and 14 W. For reception desks, clinics, pharmacies and shops.',
      es: 'Quiosco de sobremesa con pantalla de 15,6 pulgadas y pie de aluminio, un solo cable con PoE+ y 14 W. Para recepciones, clínicas y farmacias.',
    },
  },
  updatedAt: '2026-03-10T12:05:00Z',
} satisfies ProductContent;
