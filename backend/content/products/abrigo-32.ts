import type { ProductContent } from '../entities.ts';
import * as computer from '../specifications/computer.ts';
import * as connections from '../specifications/connections.ts';
import * as display from '../specifications/display.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as outdoor from '../specifications/outdoor.ts';
import * as power from '../specifications/power.ts';
import * as signage from '../specifications/signage.ts';
import * as software from '../specifications/software.ts';

export const abrigo32 = {
  key: 'abrigo-32',
  category: 'totems',
  slug: { pt: 'abrigo-32', en: 'abrigo-32', es: 'abrigo-32' },
  name: 'Abrigo 32',
  tagline: {
    pt: 'Painel de partidas para abrigos, para ler a 7,5 m ou para ouvir',
    en: 'Departures board for bus shelters, readable from 7.5 m and spoken on request',
    es: 'Panel de salidas para marquesinas, para leer a 7,5 m o para escuchar',
  },
  summary: {
    pt: 'Painel de partidas de 32 polegadas e 2500 cd/m² para abrigos de paragem, IP65 e sem ventiladores, suspenso da cobertura. Um botão diz em voz alta o que o painel mostra.',
    en: 'A 32-inch departures board of 2,500 cd/m² for bus shelters, IP65 and without fans, hung under the roof. A button reads out what the board shows.',
    es: 'Panel de salidas de 32 pulgadas y 2500 cd/m² para marquesinas, IP65 y sin ventiladores, suspendido del techo. Un botón dice en voz alta lo que muestra el panel.',
  },
  body: {
    pt: `
      <h3>Para quem vê, e para quem não vê</h3>
      <p>Seis linhas com número, destino e minutos, em letras de 30 mm que se leem a 7,5 m: da ponta do abrigo ou do outro lado do passeio. No poste, a 1,05 m do chão, há um botão com um altifalante em relevo. Quem carrega nele ouve as mesmas linhas, pela mesma ordem, e depois as alterações do dia. O volume acompanha o barulho da rua e fica mais baixo depois das dez da noite.</p>
      <h3>De onde vêm os minutos</h3>
      <p>Do seu sistema de exploração, em GTFS-Realtime ou SIRI. Se os dados param de chegar, o painel deixa de prometer: passa ao horário da tabela e diz que o é.</p>
      <h3>E se a paragem só tem corrente de noite?</h3>
      <p>Acontece quando o abrigo está ligado à iluminação pública. A bateria Vigília carrega enquanto há corrente e alimenta o painel durante quinze horas de dia. <strong>Pergunte ao seu eletricista antes de pedir a proposta.</strong></p>
      <h3>Altura e montagem</h3>
      <ul>
      <li>Onde se passa por baixo, o bordo inferior fica a 2,20 m.</li>
      <li>Num abrigo mais baixo, vai para o fundo, por cima do banco.</li>
      <li>Pesa 31 kg: duas pessoas e uma plataforma de trabalho, meia manhã com o botão e a cablagem.</li>
      </ul>
    `,
    en: `
      <h3>For sighted and for blind passengers</h3>
      <p>Six lines with route, destination and minutes, in 30 mm letters that can be read from 7.5 m: the far end of the shelter, or the other side of the pavement. On the post, 1.05 m above the ground, is a button with a raised speaker symbol. Press it and the same lines are spoken in the same order, followed by the day’s changes. The volume follows the noise of the street and comes down after ten at night.</p>
      <h3>Where the minutes come from</h3>
      <p>From your operations system, as GTFS-Realtime or SIRI. If data stops arriving, the board stops promising: it goes back to the timetable and says so.</p>
      <h3>What if the stop has power only at night?</h3>
      <p>That happens where a shelter is wired to the street lighting. The Vigília battery charges while there is current and runs the board for fifteen hours of daytime. <strong>Ask your electrician before you ask us for a quotation.</strong></p>
      <h3>Height and fitting</h3>
      <ul>
      <li>Where people walk underneath, the lower edge is at 2.20 m.</li>
      <li>In a lower shelter it goes to the back, above the bench.</li>
      <li>It weighs 31 kg: two people and a podium step, half a morning with button and wiring.</li>
      </ul>
    `,
    es: `
      <h3>Para quien ve y para quien no</h3>
      <p>Seis líneas con número, destino y minutos, en letras de 30 mm que se leen a 7,5 m: desde la punta de la marquesina o desde el otro lado de la acera. En el poste, a 1,05 m del suelo, hay un botón con un altavoz en relieve. Al pulsarlo se oyen las mismas líneas, en el mismo orden, y después los cambios del día. El volumen sigue el ruido de la calle y baja a partir de las diez de la noche.</p>
      <h3>De dónde salen los minutos</h3>
      <p>De su sistema de ayuda a la explotación, en GTFS-Realtime o SIRI. Si dejan de llegar datos, el panel deja de prometer: pasa al horario teórico y lo dice.</p>
      <h3>¿Y si la parada solo tiene corriente de noche?</h3>
      <p>Ocurre cuando la marquesina está conectada al alumbrado público. La batería Vigília se carga mientras hay corriente y alimenta el panel durante quince horas de día. <strong>Consulte a su electricista antes de pedirnos la oferta.</strong></p>
      <h3>Altura y montaje</h3>
      <ul>
      <li>Donde se pasa por debajo, el borde inferior queda a 2,20 m.</li>
      <li>En una marquesina más baja va al fondo, encima del banco.</li>
      <li>Pesa 31 kg: dos personas y una plataforma de trabajo, media mañana con el botón y el cableado.</li>
      </ul>
    `,
  },
  gallery: [
    {
      id: 'abrigo-32-front',
      alt: {
        pt: 'Painel horizontal de partidas suspenso da cobertura de um abrigo de paragem, com linhas e minutos',
        en: 'Landscape departures board hung under a bus shelter’s roof, with routes and minutes',
        es: 'Panel horizontal de salidas suspendido del techo de una marquesina, con líneas y minutos',
      },
    },
    {
      id: 'abrigo-32-button',
      alt: {
        pt: 'Uma luva de lã carrega no botão azul do poste, aceso e com um altifalante em relevo, que lê as partidas em voz alta',
        en: 'A woollen glove presses the blue button on the post, ringed with light, which reads departures aloud',
        es: 'Un guante de lana pulsa el botón azul del poste, iluminado y con un altavoz en relieve, que lee las salidas en voz alta',
      },
    },
    {
      id: 'use-bus-stop',
      alt: {
        pt: 'Ao anoitecer, o Abrigo 32 mostra as próximas partidas sob a cobertura da paragem',
        en: 'At dusk the Abrigo 32 shows the next departures under the shelter’s roof',
        es: 'Al anochecer, el Abrigo 32 muestra las próximas salidas bajo la marquesina',
      },
    },
  ],
  figures: ['diagonal', 'brightness', 'power-typical'],
  specifications: [
    display.diagonal(32),
    signage.sides(1),
    display.activeArea([708, 398]),
    display.resolution(1920, 1080),
    display.brightness(2500),
    display.contrast(1200),
    signage.nightBrightness(250),
    display.viewingAngle(178),
    display.glass('laminated', 'anti-reflective', 6),
    signage.sunglasses(),
    signage.clearingPoint(110),
    signage.hoursDaily(24),
    display.panelLife(50000),
    computer.system('Android 14'),
    computer.processor(4, 1.8),
    computer.memory(4),
    computer.storage(32),
    computer.wireless('Wi-Fi 6, 4G, Bluetooth 5.2'),
    connections.ethernet(1),
    power.typical(85),
    power.maximum(160, {
      pt: 'com o aquecimento e a voz',
      en: 'with heating and speech',
      es: 'con calefacción y voz',
    }),
    power.mains('230\u00a0V, 50\u00a0Hz'),
    power.temperature(-20, 50),
    power.fanless(),
    power.protection('IP65', 'whole'),
    outdoor.impact('IK10'),
    outdoor.climate({
      pt: 'Por condução, sem ventoinhas; aquecimento',
      en: 'By conduction, no fans; heating',
      es: 'Por conducción, sin ventiladores; calefacción',
    }),
    outdoor.corrosion('C4 (ISO 12944)'),
    outdoor.letterHeight(30),
    outdoor.readingDistance(7.5),
    outdoor.announcement({
      pt: 'Botão em relevo a 1,05\u00a0m; voz em 3 línguas',
      en: 'Raised button at 1.05\u00a0m; speech in 3 languages',
      es: 'Botón en relieve a 1,05\u00a0m; voz en 3 idiomas',
    }),
    mechanics.width(800),
    mechanics.height(520),
    mechanics.depth(120),
    mechanics.weight(31),
    signage.suspension(
      { pt: '2 braços de aço inoxidável', en: '2 stainless steel arms', es: '2 brazos de acero inoxidable' },
      120,
    ),
    signage.lifting(2),
    software.included({
      pt: 'Partidas em tempo real (GTFS-Realtime, SIRI)',
      en: 'Real-time departures (GTFS-Realtime, SIRI)',
      es: 'Salidas en tiempo real (GTFS-Realtime, SIRI)',
    }),
    software.management(),
    software.updates(7),
  ],
  variants: [
    {
      key: 'mains',
      name: { pt: 'Abrigo 32 Rede', en: 'Abrigo 32 Mains', es: 'Abrigo 32 Red' },
      note: {
        pt: 'Para paragens com corrente permanente.',
        en: 'For stops with a permanent supply.',
        es: 'Para paradas con corriente permanente.',
      },
    },
    {
      key: 'battery',
      name: { pt: 'Abrigo 32 Noite', en: 'Abrigo 32 Night', es: 'Abrigo 32 Noche' },
      note: {
        pt: 'Com a bateria Vigília, para paragens ligadas à iluminação pública.',
        en: 'With the Vigília battery, for stops wired to the street lighting.',
        es: 'Con la batería Vigília, para paradas conectadas al alumbrado público.',
      },
    },
  ],
  accessories: [
    {
      key: 'battery',
      name: { pt: 'Bateria Vigília', en: 'Vigília battery', es: 'Batería Vigília' },
      summary: {
        pt: '1,6 kWh em caixa IP65 com carregador próprio de 230 W: quinze horas do painel a 85 W, recarregadas em sete.',
        en: '1.6 kWh in an IP65 box with its own 230 W charger: fifteen hours of the board at 85 W, recharged in seven.',
        es: '1,6 kWh en caja IP65 con cargador propio de 230 W: quince horas del panel a 85 W, recargadas en siete.',
      },
    },
    {
      key: 'back-bracket',
      name: { pt: 'Braço Encosto', en: 'Encosto bracket', es: 'Brazo Encosto' },
      summary: {
        pt: 'Prende o painel ao montante do fundo do abrigo, por cima do banco.',
        en: 'Fixes the board to the rear upright of the shelter, above the bench.',
        es: 'Sujeta el panel al montante trasero de la marquesina, encima del banco.',
      },
    },
    {
      key: 'graffiti-film',
      name: { pt: 'Película Casca', en: 'Casca film', es: 'Lámina Casca' },
      summary: {
        pt: 'Película de sacrifício: o grafíti sai com ela e põe-se outra com o painel no lugar.',
        en: 'Sacrificial film: graffiti comes off with it, and a new one goes on with the board in place.',
        es: 'Lámina de sacrificio: la pintada sale con ella y se pone otra con el panel en su sitio.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'Letras de 30 mm com contraste de 7:1, sem texto a correr. O botão de voz, em relevo e a 1,05 m, diz tudo o que o painel mostra, e um sinal sonoro discreto, que se pode desligar, ajuda a encontrá-lo.',
      en: 'Letters of 30 mm at a contrast of 7:1, with no scrolling text. The raised button at 1.05 m speaks everything the board shows, and a quiet locating tone, which can be switched off, helps people find it.',
      es: 'Letras de 30 mm con contraste de 7:1, sin texto en movimiento. El botón de voz, en relieve y a 1,05 m, dice todo lo que muestra el panel, y una señal sonora discreta, que se puede apagar, ayuda a encontrarlo.',
    },
    energy: {
      pt: '85 W de média ao longo de um dia, medidos na nossa oficina; 160 W com brilho máximo, aquecimento e voz. Sem autocarros, mostra só a hora, a um décimo do brilho.',
      en: '85 W on average over a day, measured in our workshop; 160 W with full brightness, heating and speech. When no buses run it shows only the time, at a tenth of its brightness.',
      es: '85 W de media a lo largo de un día, medidos en nuestro taller; 160 W a pleno brillo, con calefacción y voz. Cuando no hay autobuses muestra solo la hora, a una décima parte del brillo.',
    },
    warranty: {
      pt: 'Três anos com uso de 24 horas por dia; a bateria Vigília, três anos ou 1500 ciclos.',
      en: 'Three years at 24 hours a day; the Vigília battery three years or 1,500 cycles.',
      es: 'Tres años con uso de 24 horas al día; la batería Vigília, tres años o 1500 ciclos.',
    },
    repair: {
      pt: 'Peças durante sete anos após a última venda. O painel baixa-se num dos braços e abre-se no lugar; botão, fonte, computador e ecrã trocam-se em separado.',
      en: 'Parts for seven years after the last sale. The board swings down on its arms and opens where it hangs; button, power supply, computer and screen are replaced separately.',
      es: 'Repuestos durante siete años desde la última venta. El panel bascula sobre sus brazos y se abre allí mismo; el botón, la fuente, el ordenador y la pantalla se cambian por separado.',
    },
  },
  mounting: ['ceiling', 'outdoor'],
  delivery: [6, 8],
  related: ['abrigo-86', 'sentinela-55', 'marco-43'],
  solutions: ['cities', 'education'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Abrigo 32: painel de partidas para paragens',
      en: 'Abrigo 32: departures board for bus shelters',
      es: 'Abrigo 32: panel de salidas para marquesinas',
    },
    description: {
      pt: 'Painel de partidas de 32 polegadas para abrigos de paragem: 2500 cd/m², IP65, tempo real em GTFS-Realtime ou SIRI e botão que fala.',
      en: 'A 32-inch departures board for bus shelters: 2,500 cd/m², IP65, real-time data by GTFS-Realtime or SIRI, and a button that reads it aloud.',
      es: 'Panel de salidas de 32 pulgadas para marquesinas: 2500 cd/m², IP65, tiempo real en GTFS-Realtime o SIRI y un botón que lo lee en voz alta.',
    },
  },
  updatedAt: '2026-10-26T09:15:00Z',
} satisfies ProductContent;
