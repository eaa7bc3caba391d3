import { totems } from '../categories/totems.ts';
import type { ProductContent } from '../entities.ts';
import * as computer from '../specifications/computer.ts';
import * as connections from '../specifications/connections.ts';
import * as display from '../specifications/display.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as outdoor from '../specifications/outdoor.ts';
import * as power from '../specifications/power.ts';
import * as signage from '../specifications/signage.ts';
import * as software from '../specifications/software.ts';

export const sentinela55 = {
  key: 'sentinela-55',
  category: 'totems',
  slug: { pt: 'sentinela-55', en: 'sentinela-55', es: 'sentinela-55' },
  name: 'Sentinela 55',
  tagline: {
    pt: 'Totem de rua de 55″, para sol, chuva, geada e pancadas',
    en: '55″ street totem, for sun, rain, frost and knocks',
    es: 'Tótem de calle de 55″, para sol, lluvia, heladas y golpes',
  },
  summary: {
    pt: 'Totem exterior de uma face com ecrã vertical de 55 polegadas e 2500 cd/m², IP65, vidro laminado IK10 e ligação 4G. Informa em praças, parques, estações e campus; o toque é opcional.',
    en: 'A one-sided outdoor totem with a 55-inch portrait display of 2,500 cd/m², IP65, laminated IK10 glass and a 4G link. For squares, parks, stations and campuses; touch is optional.',
    es: 'Tótem exterior de una cara con pantalla vertical de 55 pulgadas y 2500 cd/m², IP65, cristal laminado IK10 y conexión 4G. Para plazas, parques, estaciones y campus; la función táctil es opcional.',
  },
  body: {
    pt: `
      <h3>O que pergunta um técnico municipal</h3>
      <ul>
      <li><strong>Lê-se ao meio-dia?</strong> Sim: 2500 cd/m² atrás de um vidro antirreflexo, também com óculos de sol polarizados. Se puder ser, vire-o a norte ou a nascente.</li>
      <li><strong>E se lhe baterem?</strong> O vidro laminado aguenta o choque de 20 J da classe IK10. Se alguém insistir, estala e fica inteiro no lugar, e o totem avisa.</li>
      <li><strong>Chuva, pó, sal?</strong> O corpo é IP65: o ar de dentro não se mistura com o da rua, arrefece num permutador. A pintura é da classe C4; à beira-mar pedimos-lhe que nos diga.</li>
      <li><strong>Vento?</strong> Rajadas de 144 km/h sobre um maciço de 1 × 1 × 0,6 m, com o desenho e o cálculo na proposta.</li>
      <li><strong>Quem vive em frente dorme?</strong> À noite desce para 250 cd/m² e pode apagar-se à hora que a licença mandar.</li>
      </ul>
      <h3>O que a câmara prepara</h3>
      <p>A licença de ocupação da via pública, um ponto de 230 V com proteção própria e um tubo até ao centro do maciço. Rede por cabo ajuda, mas o 4G chega para notícias, mapas e programação.</p>
      <h3>Limpeza e assistência</h3>
      <p>Lava-se com água e detergente neutro, sem máquina de pressão. A porta da frente abre-se com amortecedores, e um só técnico troca lá dentro o computador ou a fonte.</p>
    `,
    en: `
      <h3>What a council engineer asks</h3>
      <ul>
      <li><strong>Can it be read at noon?</strong> Yes: 2,500 cd/m² behind anti-reflective glass, with polarised sunglasses too. Given the choice, face it north or east.</li>
      <li><strong>What if somebody hits it?</strong> The laminated glass takes the 20 J blow of class IK10. If somebody insists, it cracks but stays in one piece, and the totem raises an alert.</li>
      <li><strong>Rain, dust, salt?</strong> The body is IP65: the air inside never mixes with the air outside and cools in a heat exchanger. The paint is class C4; tell us if it will stand by the sea.</li>
      <li><strong>Wind?</strong> Gusts of 144 km/h on a base of 1 × 1 × 0.6 m, with drawing and calculation in the quotation.</li>
      <li><strong>Will the neighbours sleep?</strong> At night it comes down to 250 cd/m² and can go dark at whatever hour the permit says.</li>
      </ul>
      <h3>What the council prepares</h3>
      <p>The permit for the pavement, a 230 V supply with its own protection and a duct to the middle of the base. A wired network helps, though 4G is enough for news, maps and programmes.</p>
      <h3>Cleaning and service</h3>
      <p>Wash it with water and neutral detergent, never a pressure washer. The front door opens on gas struts, and one technician can replace the computer or the power supply.</p>
    `,
    es: `
      <h3>Lo que pregunta un técnico municipal</h3>
      <ul>
      <li><strong>¿Se lee a mediodía?</strong> Sí: 2500 cd/m² tras un cristal antirreflejos, también con gafas de sol polarizadas. Si puede elegir, oriéntelo al norte o al este.</li>
      <li><strong>¿Y si lo golpean?</strong> El cristal laminado resiste el impacto de 20 J de la clase IK10. Si alguien insiste, se agrieta pero queda entero en su sitio, y el tótem avisa.</li>
      <li><strong>¿Lluvia, polvo, sal?</strong> El cuerpo es IP65: el aire de dentro no se mezcla con el de la calle y se enfría en un intercambiador. La pintura es de clase C4; si va junto al mar, díganoslo.</li>
      <li><strong>¿Viento?</strong> Rachas de 144 km/h sobre una zapata de 1 × 1 × 0,6 m, con plano y cálculo en la oferta.</li>
      <li><strong>¿Dejará dormir a los vecinos?</strong> De noche baja a 250 cd/m² y puede apagarse a la hora que marque la licencia.</li>
      </ul>
      <h3>Lo que prepara el ayuntamiento</h3>
      <p>La licencia de ocupación de la vía pública, una toma de 230 V con protección propia y un tubo hasta el centro de la zapata. La red por cable ayuda, pero el 4G basta para noticias, mapas y programación.</p>
      <h3>Limpieza y asistencia</h3>
      <p>Se lava con agua y detergente neutro, sin máquina de presión. La puerta delantera se abre con amortiguadores, y un solo técnico cambia el ordenador o la fuente.</p>
    `,
  },
  gallery: [
    {
      id: 'sentinela-55-front',
      alt: {
        pt: 'Totem exterior escuro, de frente e de lado, com ecrã aceso na metade de cima',
        en: 'Dark outdoor totem, front and side, a lit display in its upper half',
        es: 'Tótem exterior oscuro, de frente y de lado, con pantalla encendida en la mitad superior',
      },
    },
    {
      id: 'sentinela-55-detail',
      alt: {
        pt: 'Pormenor da aresta do vidro laminado e da fechadura, com gotas de chuva',
        en: 'Detail of the laminated glass edge and the lock, with drops of rain',
        es: 'Detalle del canto del cristal laminado y de la cerradura, con gotas de lluvia',
      },
    },
    {
      id: 'set-shop-window-and-street',
      alt: {
        pt: 'À noite, o Sentinela 55 continua na rua a campanha da montra',
        en: 'At night, out in the street, the Sentinela 55 carries on the campaign of the shop window',
        es: 'De noche, el Sentinela 55 continúa en la calle la campaña del escaparate',
      },
    },
  ],
  scene: totems.picture,
  figures: ['diagonal-portrait', 'brightness', 'power-typical'],
  specifications: [
    display.diagonal(55),
    signage.sides(1),
    display.activeArea([680, 1210]),
    display.resolution(1080, 1920),
    display.brightness(2500),
    display.contrast(1200),
    signage.nightBrightness(250),
    display.viewingAngle(178),
    display.glass('laminated', 'anti-reflective', 9),
    signage.sunglasses(),
    signage.clearingPoint(110),
    signage.hoursDaily(24),
    display.panelLife(50000),
    computer.system('Android 14'),
    computer.processor(8, 2.2),
    computer.memory(8),
    computer.storage(64),
    computer.wireless('Wi-Fi 6, 4G, Bluetooth 5.2'),
    connections.ethernet(1),
    power.typical(240),
    power.maximum(620, {
      pt: 'com o aquecimento ligado',
      en: 'with the heating on',
      es: 'con la calefacción encendida',
    }),
    power.mains('230\u00a0V, 50\u00a0Hz'),
    power.temperature(-20, 50),
    power.noise(42),
    power.protection('IP65', 'whole'),
    outdoor.impact('IK10'),
    outdoor.climate({
      pt: 'Permutador em circuito fechado, aquecimento',
      en: 'Closed-circuit heat exchanger, heating',
      es: 'Intercambiador en circuito cerrado, calefacción',
    }),
    outdoor.corrosion('C4 (ISO 12944)'),
    outdoor.surge({
      pt: 'Diferencial de 30\u00a0mA, descarregador tipo 2',
      en: '30\u00a0mA residual-current device, type 2 surge arrester',
      es: 'Diferencial de 30\u00a0mA, protección tipo 2 contra sobretensiones',
    }),
    outdoor.wind(144),
    outdoor.foundation([1000, 1000, 600]),
    outdoor.lock({
      pt: 'Porta frontal, fecho de 3 pontos com chave',
      en: 'Front door, 3-point lock with key',
      es: 'Puerta delantera, cierre de 3 puntos con llave',
    }),
    mechanics.width(900),
    mechanics.height(2250),
    mechanics.depth(240),
    mechanics.weight(190),
    signage.liftingGear({ pt: 'Grua ou empilhador', en: 'Crane or forklift', es: 'Grúa o carretilla elevadora' }),
    software.included({
      pt: 'Campanhas por horário, avisos prioritários',
      en: 'Campaigns by time of day, priority alerts',
      es: 'Campañas por horario, avisos prioritarios',
    }),
    software.management({
      pt: 'com aviso de calor, porta e vidro',
      en: 'with heat, door and glass alerts',
      es: 'con aviso de calor, puerta y cristal',
    }),
    software.updates(7),
  ],
  variants: [
    {
      key: 'display',
      name: { pt: 'Sentinela 55 Imagem', en: 'Sentinela 55 Display', es: 'Sentinela 55 Imagen' },
      note: { pt: 'Só imagem, sem toque.', en: 'Picture only, without touch.', es: 'Solo imagen, sin función táctil.' },
    },
    {
      key: 'touch',
      name: { pt: 'Sentinela 55 Toque', en: 'Sentinela 55 Touch', es: 'Sentinela 55 Táctil' },
      note: {
        pt: 'Com 10 pontos de toque, que respondem a luvas e com o vidro molhado.',
        en: 'With 10 touch points that answer to gloves and on wet glass.',
        es: 'Con 10 puntos táctiles, que responden a guantes y con el cristal mojado.',
      },
    },
  ],
  accessories: [
    {
      key: 'anchor-frame',
      name: { pt: 'Gabarito Raiz', en: 'Raiz anchor frame', es: 'Plantilla Raiz' },
      summary: {
        pt: 'Quadro galvanizado com os quatro pernos, que se betona semanas antes de o totem chegar.',
        en: 'Galvanised frame with the four bolts, cast into the concrete weeks before the totem arrives.',
        es: 'Marco galvanizado con los cuatro pernos, que se hormigona semanas antes de que llegue el tótem.',
      },
    },
    {
      key: 'graffiti-film',
      name: { pt: 'Película Casca', en: 'Casca film', es: 'Lámina Casca' },
      summary: {
        pt: 'Película de sacrifício para o vidro: o grafíti sai com ela e põe-se outra em meia hora.',
        en: 'Sacrificial film for the glass: graffiti comes off with it, and a new one goes on in half an hour.',
        es: 'Lámina de sacrificio para el cristal: la pintada sale con ella y se pone otra en media hora.',
      },
    },
    {
      key: 'air-sensor',
      name: { pt: 'Sensor Aragem', en: 'Aragem sensor', es: 'Sensor Aragem' },
      summary: {
        pt: 'Mede temperatura, ruído e partículas PM2,5 e mostra-os no ecrã ou no portal de dados do município.',
        en: 'Measures temperature, noise and PM2.5 particles, for the screen or the council’s data portal.',
        es: 'Mide temperatura, ruido y partículas PM2,5, para la pantalla o el portal de datos del municipio.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'A versão sem toque não pede nada ao público. Na tátil, o modo baixo desce os botões para menos de 1,20 m; o corpo chega ao chão em toda a largura, para que uma bengala o encontre.',
      en: 'The version without touch has nothing for the public to operate. On the touch version, low mode brings buttons below 1.20 m; the body reaches the ground over its full width, where a cane will find it.',
      es: 'La versión sin función táctil no exige nada al público. En la táctil, el modo bajo lleva los botones a menos de 1,20 m; el cuerpo llega al suelo en todo su ancho, para que un bastón lo encuentre.',
    },
    energy: {
      pt: '240 W de média ao longo de um dia de verão, medidos na nossa oficina; 620 W com o ecrã no máximo e o aquecimento ligado. De noite desce para um décimo do brilho.',
      en: '240 W on average over a summer’s day, measured in our workshop; 620 W with full brightness and heating on. At night it falls to a tenth of its brightness.',
      es: '240 W de media a lo largo de un día de verano, medidos en nuestro taller; 620 W a pleno brillo y con la calefacción encendida. De noche baja a una décima parte del brillo.',
    },
    warranty: {
      pt: 'Três anos com reparação no local; cinco para o corpo e a pintura. O vandalismo fica de fora, e por isso o vidro se vende em separado.',
      en: 'Three years with repair on site; five for body and paint. Vandalism is not covered, which is why the glass is sold separately.',
      es: 'Tres años con reparación in situ; cinco para el cuerpo y la pintura. El vandalismo no entra, y por eso el cristal se vende por separado.',
    },
    repair: {
      pt: 'Peças durante sete anos após a última venda. Vidro, painel, computador, fonte e ventiladores trocam-se em separado pela porta da frente, sem tirar o totem do maciço.',
      en: 'Parts for seven years after the last sale. Glass, panel, computer, power supply and fans are replaced separately at the front door, with the totem on its base.',
      es: 'Repuestos durante siete años desde la última venta. Cristal, panel, ordenador, fuente y ventiladores se cambian por separado por la puerta delantera, sin quitar el tótem de la zapata.',
    },
  },
  mounting: ['floor', 'outdoor'],
  delivery: [8, 10],
  related: ['sentinela-75', 'marco-43', 'abrigo-32'],
  solutions: ['cities', 'education', 'retail'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Sentinela 55: totem exterior IP65 de 2500 cd/m²',
      en: 'Sentinela 55: IP65 outdoor totem, 2,500 cd/m²',
      es: 'Sentinela 55: tótem exterior IP65 de 2500 cd/m²',
    },
    description: {
      pt: 'Totem de rua com ecrã vertical de 55 polegadas e 2500 cd/m², IP65, vidro laminado IK10, 4G e desenho do maciço para rajadas de 144 km/h.',
      en: 'A street totem with a 55-inch portrait display of 2,500 cd/m², IP65, laminated IK10 glass, 4G and a base designed for gusts of 144 km/h.',
      es: 'Tótem de calle con pantalla vertical de 55 pulgadas y 2500 cd/m², IP65, cristal laminado IK10, 4G y zapata calculada para rachas de 144 km/h.',
    },
  },
  updatedAt: '2026-10-23T08:50:00Z',
} satisfies ProductContent;
