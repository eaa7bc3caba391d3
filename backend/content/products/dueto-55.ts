import type { ProductContent } from '../entities.ts';
import * as computer from '../specifications/computer.ts';
import * as connections from '../specifications/connections.ts';
import * as display from '../specifications/display.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as power from '../specifications/power.ts';
import * as signage from '../specifications/signage.ts';
import * as software from '../specifications/software.ts';
import * as shopWindow from '../specifications/window.ts';

export const dueto55 = {
  key: 'dueto-55',
  category: 'storefronts',
  slug: { pt: 'dueto-55', en: 'dueto-55', es: 'dueto-55' },
  name: 'Dueto 55',
  tagline: {
    pt: 'Ecrã de montra de duas faces: uma para a rua, outra para a loja',
    en: 'Double-sided window display: one side for the street, one for the shop',
    es: 'Pantalla de escaparate de doble cara: una a la calle y otra a la tienda',
  },
  summary: {
    pt: 'Ecrã vertical de 55 polegadas com duas faces, suspenso do teto por um tubo. Dá 2500 cd/m² para a rua e 700 para dentro da loja, em 54 mm de espessura.',
    en: 'A double-sided 55-inch portrait display hung from the ceiling on a pole. It gives 2,500 cd/m² to the street and 700 to the shop, and is 54 mm thick.',
    es: 'Pantalla vertical de 55 pulgadas y doble cara, suspendida del techo por un tubo. Da 2500 cd/m² hacia la calle y 700 hacia la tienda, con 54 mm de grosor.',
  },
  body: {
    pt: `
      <h3>Para a rua</h3>
      <p>A face de fora dá 2500 cd/m² e lê-se através do vidro com sol durante parte do dia. Mostra o que faz entrar: a novidade, o horário, a ementa do almoço.</p>
      <h3>Para a loja</h3>
      <p>A face de dentro dá 700 cd/m², o bastante ao pé de uma montra clara sem encandear a caixa. Mostra o que ajuda quem já entrou: onde fica cada secção, a senha que se segue, o preço do dia. Não há costas à vista, nem cabos, nem a parte de trás de um cartaz.</p>
      <h3>Uma agência bancária, como exemplo</h3>
      <ul>
      <li>De manhã: taxas de câmbio para a rua, senhas para a sala.</li>
      <li>À hora de almoço: um vídeo para fora, o mapa dos balcões para dentro.</li>
      <li>Depois de fechar: a face da rua desce para 300 cd/m² e a de dentro apaga-se.</li>
      </ul>
      <h3>Fixação ao teto</h3>
      <p>O tubo aparafusa-se à laje ou a uma viga, nunca ao teto falso, e um cabo de aço independente segura o ecrã se alguém se enganar num parafuso. O corpo pesa 38 kg e sobe com um elevador de montagem, que levamos. Os cabos passam por dentro do tubo. <strong>Deixe 2,10 m livres por baixo</strong> onde se passa; se a loja for mais baixa, o ecrã fica sobre o estrado da montra.</p>
    `,
    en: `
      <h3>Facing the street</h3>
      <p>The outer side gives 2,500 cd/m² and can be read through the pane with sun for part of the day. It shows what brings people in: what is new, when you are open, what is for lunch.</p>
      <h3>Facing the shop</h3>
      <p>The inner side gives 700 cd/m², enough beside a bright window and not so much that it dazzles the till. It helps people who are already inside to find a department, see the next number or read today’s offer. There is no back to hide, no cables, no reverse of a poster.</p>
      <h3>A bank branch, for instance</h3>
      <ul>
      <li>Morning: exchange rates outside, queue numbers inside.</li>
      <li>Lunchtime: a film outside, a plan of the counters inside.</li>
      <li>After closing: the street side comes down to 300 cd/m² and the inner one goes dark.</li>
      </ul>
      <h3>Fixing to the ceiling</h3>
      <p>The pole is bolted to the slab or a beam, never to a suspended ceiling, and a separate steel cable holds the display should a bolt ever be missed. The body weighs 38 kg and goes up on an installation lift, which we bring. Cables run inside the pole. <strong>Leave 2.10 m clear underneath</strong> wherever people walk; in a lower shop it hangs above the window platform.</p>
    `,
    es: `
      <h3>Hacia la calle</h3>
      <p>La cara exterior da 2500 cd/m² y se lee a través del cristal con sol durante parte del día. Enseña lo que hace entrar: la novedad, el horario, el menú del mediodía.</p>
      <h3>Hacia la tienda</h3>
      <p>La cara interior da 700 cd/m², suficiente junto a un escaparate luminoso y sin deslumbrar a la caja. Enseña lo que ayuda a quien ya entró: dónde está cada sección, qué turno toca, la oferta del día. No quedan a la vista ni traseras, ni cables, ni el dorso de un cartel.</p>
      <h3>Una oficina bancaria, por ejemplo</h3>
      <ul>
      <li>Por la mañana: tipos de cambio hacia fuera, turnos hacia dentro.</li>
      <li>A mediodía: un vídeo hacia fuera, el plano de los mostradores hacia dentro.</li>
      <li>Tras el cierre: la cara de la calle baja a 300 cd/m² y la interior se apaga.</li>
      </ul>
      <h3>Fijación al techo</h3>
      <p>El tubo se atornilla al forjado o a una viga, nunca al falso techo, y un cable de acero independiente sujeta la pantalla por si algún tornillo queda mal puesto. El cuerpo pesa 38 kg y sube con un elevador de montaje, que llevamos nosotros. Los cables van por dentro del tubo. <strong>Deje 2,10 m libres por debajo</strong> donde se pase; en un local más bajo, se cuelga sobre la tarima del escaparate.</p>
    `,
  },
  gallery: [
    {
      id: 'dueto-55-front',
      alt: {
        pt: 'Ecrã vertical fino suspenso por um tubo central, visto das duas faces',
        en: 'Thin portrait display hung on a central pole, seen from both of its sides',
        es: 'Pantalla vertical fina suspendida de un tubo central, vista por ambas caras',
      },
    },
    {
      id: 'dueto-55-use',
      alt: {
        pt: 'O ecrã suspenso na montra de uma perfumaria, visto da rua entre prateleiras de frascos e caixas',
        en: 'The display hanging in the window of a perfume shop, seen from the street between shelves of bottles and boxes',
        es: 'La pantalla suspendida en el escaparate de una perfumería, vista desde la calle entre estantes de frascos y cajas',
      },
    },
    {
      id: 'dueto-55-inside',
      alt: {
        pt: 'O ecrã suspenso visto de dentro da loja, acima das cabeças: a face interior, o tubo e o cabo de segurança',
        en: 'The display hanging above head height, seen from inside the shop: its inner side, the pole and the safety cable',
        es: 'La pantalla suspendida vista desde dentro de la tienda, por encima de las cabezas: la cara interior, el tubo y el cable de seguridad',
      },
    },
  ],
  figures: ['diagonal-two-sides', 'brightness-street', 'power-typical'],
  specifications: [
    display.diagonal(55),
    signage.sides(2),
    display.activeArea([680, 1210]),
    display.resolution(1080, 1920),
    display.brightness(2500),
    shopWindow.brightnessInside(700),
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
    computer.storage(64),
    computer.wireless('Wi-Fi 6, Bluetooth 5.2'),
    connections.hdmiInputs(2, { pt: '(1 por face)', en: '(1 per side)', es: '(1 por cara)' }),
    connections.usbA(1),
    connections.ethernet(1),
    power.typical(240),
    power.maximum(400, {
      pt: 'com as duas faces no máximo',
      en: 'with both sides at full brightness',
      es: 'ambas caras al máximo',
    }),
    power.standby(0.5),
    power.mains(),
    power.temperature(0, 40),
    power.noise(28),
    mechanics.width(716),
    mechanics.height(1256),
    mechanics.depth(54),
    mechanics.weight(38),
    signage.suspension(
      {
        pt: 'Tubo de aço de 42\u00a0mm e cabo de segurança',
        en: '42\u00a0mm steel pole and safety cable',
        es: 'Tubo de acero de 42\u00a0mm y cable de seguridad',
      },
      150,
    ),
    signage.lifting(2, {
      pt: 'com elevador de montagem',
      en: 'with an installation lift',
      es: 'con elevador de montaje',
    }),
    software.included({
      pt: 'Campanhas por face, data e hora',
      en: 'Campaigns by side, date and time',
      es: 'Campañas por cara, fecha y hora',
    }),
    software.management(),
    software.updates(7),
  ],
  variants: [
    {
      key: 'short',
      name: { pt: 'Dueto 55 Curto', en: 'Dueto 55 Short', es: 'Dueto 55 Corto' },
      note: {
        pt: 'Com tubo de 0,5 m, para tetos até 3,9 m.',
        en: 'With a 0.5 m pole, for ceilings up to 3.9 m.',
        es: 'Con tubo de 0,5 m, para techos de hasta 3,9 m.',
      },
    },
    {
      key: 'long',
      name: { pt: 'Dueto 55 Longo', en: 'Dueto 55 Long', es: 'Dueto 55 Largo' },
      note: {
        pt: 'Com tubo telescópico de 1 a 2 m, para pés-direitos altos.',
        en: 'With a telescopic pole of 1 to 2 m, for high ceilings.',
        es: 'Con tubo telescópico de 1 a 2 m, para techos altos.',
      },
    },
  ],
  accessories: [
    {
      key: 'swivel',
      name: { pt: 'Rótula Esquina', en: 'Esquina swivel', es: 'Rótula Esquina' },
      summary: {
        pt: 'Roda o ecrã até 45° e bloqueia-o, para montras de esquina.',
        en: 'Turns the display by up to 45° and locks it, for corner windows.',
        es: 'Gira la pantalla hasta 45° y la bloquea, para escaparates de esquina.',
      },
    },
    {
      key: 'counter',
      name: { pt: 'Contador Passo', en: 'Passo counter', es: 'Contador Passo' },
      summary: {
        pt: 'Conta por radar quem passa e quem para do lado da rua, sem câmara.',
        en: 'Counts by radar who passes and who stops on the street side, with no camera.',
        es: 'Cuenta por radar quién pasa y quién se detiene en el lado de la calle, sin cámara.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'A face interior repete por escrito as senhas que se chamam em voz alta, em letras de 80 mm e com contraste de 7:1.',
      en: 'The inner side shows in writing, in 80 mm figures and at a contrast of 7:1, the queue numbers that are called aloud.',
      es: 'La cara interior repite por escrito los turnos que se llaman en voz alta, en cifras de 80 mm y con contraste de 7:1.',
    },
    energy: {
      pt: '240 W de média num dia de loja, com as duas faces, medidos na nossa oficina; 0,5 W em espera. Cada face tem o seu horário e o seu sensor de luz.',
      en: '240 W on average over a shop’s day with both sides on, measured in our workshop; 0.5 W in standby. Each side has its own hours and its own light sensor.',
      es: '240 W de media en un día de tienda con las dos caras, medidos en nuestro taller; 0,5 W en espera. Cada cara tiene su horario y su sensor de luz.',
    },
    warranty: {
      pt: 'Três anos nas duas faces, com uso de 24 horas por dia e reparação no local.',
      en: 'Three years on both sides at 24 hours a day, with repair on site.',
      es: 'Tres años en las dos caras, con uso de 24 horas al día y reparación in situ.',
    },
    repair: {
      pt: 'Peças durante sete anos após a última venda. As faces separam-se: o painel de uma troca-se sem desmontar a outra; a fonte e o computador saem pelo lado de cima.',
      en: 'Parts for seven years after the last sale. The sides come apart, so one panel is replaced without dismantling the other; power supply and computer come out at the top.',
      es: 'Repuestos durante siete años desde la última venta. Las caras se separan: el panel de una se cambia sin desmontar la otra; la fuente y el ordenador salen por arriba.',
    },
  },
  mounting: ['ceiling'],
  delivery: [4, 6],
  related: ['rua-55', 'claro-46', 'cartaz'],
  solutions: ['retail', 'business', 'hospitality'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Dueto 55: ecrã de montra de duas faces',
      en: 'Dueto 55: double-sided shop window display',
      es: 'Dueto 55: pantalla de escaparate de doble cara',
    },
    description: {
      pt: 'Ecrã vertical de 55 polegadas com duas faces: 2500 cd/m² para a rua e 700 para a loja, em 54 mm, suspenso do teto por um tubo com os cabos por dentro.',
      en: 'A double-sided 55-inch portrait display: 2,500 cd/m² to the street and 700 to the shop, 54 mm thick, hung on a pole with its cables inside.',
      es: 'Pantalla vertical de 55 pulgadas y doble cara: 2500 cd/m² hacia la calle y 700 hacia la tienda, con 54 mm y suspendida de un tubo con los cables dentro.',
    },
  },
  updatedAt: '2026-10-20T08:40:00Z',
} satisfies ProductContent;
