import type { ProductContent } from '../entities.ts';
import { ledFacade } from '../product-solutions/led-facade.ts';
import * as connections from '../specifications/connections.ts';
import * as display from '../specifications/display.ts';
import * as led from '../specifications/led.ts';
import * as ledWall from '../specifications/led-wall.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as power from '../specifications/power.ts';
import * as software from '../specifications/software.ts';

export const horizonte8 = {
  key: 'horizonte-8',
  category: 'leds',
  slug: { pt: 'horizonte-8', en: 'horizonte-8', es: 'horizonte-8' },
  name: 'Horizonte 8',
  tagline: {
    pt: 'Painel LED de fachada, legível ao sol e regulado à noite',
    en: 'LED façade panel, readable in sunlight and dimmed at night',
    es: 'Panel LED de fachada, legible al sol y atenuado de noche',
  },
  summary: {
    pt: 'Painel LED de exterior com 8 mm de passo, 6500 cd/m² e frente IP65, em módulos de 96 × 96 cm. O sensor de luz ajusta o brilho de minuto a minuto.',
    en: 'An outdoor LED panel with 8 mm pitch, 6,500 cd/m² and an IP65 front, in cabinets of 96 × 96 cm. A light sensor adjusts its brightness minute by minute.',
    es: 'Panel LED de exterior con 8 mm de paso, 6500 cd/m² y frontal IP65, en módulos de 96 × 96 cm. Un sensor de luz ajusta el brillo minuto a minuto.',
  },
  body: {
    pt: `
      <p>Na parede de exemplo, 24 módulos fazem 22 m² de imagem, com 720 × 480 píxeis. Lê-se a partir de oito metros; a 28, do outro lado de uma rua larga, os píxeis já não se distinguem.</p>
      <h3>Da primeira visita à primeira imagem</h3>
      <ol>
      <li><strong>Visita e licença.</strong> Medimos a fachada, o sol e a distância de quem passa. Entregamos os desenhos e as luminâncias de dia e de noite que o pedido de licença leva.</li>
      <li><strong>Estrutura.</strong> Um engenheiro calcula-a para a obra segundo a EN 1991-1-4. A 120 km/h, o vento faz sobre estes 22 m² uma força de cerca de 15 kN, o peso de tonelada e meia.</li>
      <li><strong>Quadro elétrico.</strong> Cinco circuitos de 16 A em corrente trifásica, com proteção contra sobretensões e um corte ao nível da rua.</li>
      <li><strong>Módulos.</strong> Cada um pesa 26 kg e é posto por duas pessoas, a partir de uma plataforma. Sem a estrutura, são 624 kg.</li>
      <li><strong>Brilho.</strong> Ao meio-dia, até 6500 cd/m²; depois do pôr do sol, 300 ou o que a licença mandar.</li>
      </ol>
      <h3>Depois de instalado</h3>
      <p>Cada módulo comunica a temperatura e a tensão. Uma placa solta-se pela frente com meia volta de chave, sem andaime por trás da parede. Uma vez por ano lavamos a frente e apertamos o que o vento mexeu.</p>
    `,
    en: `
      <p>Twenty-four cabinets make the example wall: 22 m² of picture with 720 × 480 pixels. It can be read from eight metres; at 28, across a wide street, the pixels can no longer be told apart.</p>
      <h3>From first visit to first picture</h3>
      <ol>
      <li><strong>Visit and permit.</strong> We measure the façade, the sun and how far away people pass. You receive the drawings and the day and night luminance that a permit application asks for.</li>
      <li><strong>Structure.</strong> An engineer calculates it for the site to EN 1991-1-4. At 120 km/h the wind pushes on these 22 m² with about 15 kN, the weight of a tonne and a half.</li>
      <li><strong>Distribution board.</strong> Five 16 A circuits on a three-phase supply, with surge protection and a cut-off at street level.</li>
      <li><strong>Cabinets.</strong> Each weighs 26 kg and is put in place by two people on a platform. Without the structure they come to 624 kg.</li>
      <li><strong>Brightness.</strong> Up to 6,500 cd/m² at noon; after sunset 300, or whatever the permit says.</li>
      </ol>
      <h3>Once it is up</h3>
      <p>Every cabinet reports its temperature and voltage. A tile is released from the front with half a turn of a key, with no scaffold behind the wall. Once a year we wash the face and tighten what the wind has moved.</p>
    `,
    es: `
      <p>En la pared de ejemplo, 24 módulos forman 22 m² de imagen, con 720 × 480 píxeles. Se lee desde ocho metros; a 28, al otro lado de una calle ancha, los píxeles ya no se distinguen.</p>
      <h3>De la primera visita a la primera imagen</h3>
      <ol>
      <li><strong>Visita y licencia.</strong> Medimos la fachada, el sol y la distancia de quien pasa. Entregamos los planos y las luminancias de día y de noche que pide la solicitud de licencia.</li>
      <li><strong>Estructura.</strong> Un ingeniero la calcula para la obra según la EN 1991-1-4. A 120 km/h, el viento ejerce sobre estos 22 m² una fuerza de unos 15 kN, el peso de tonelada y media.</li>
      <li><strong>Cuadro eléctrico.</strong> Cinco circuitos de 16 A en corriente trifásica, con protección contra sobretensiones y un corte a pie de calle.</li>
      <li><strong>Módulos.</strong> Cada uno pesa 26 kg y lo colocan dos personas desde una plataforma. Sin la estructura, suman 624 kg.</li>
      <li><strong>Brillo.</strong> A mediodía, hasta 6500 cd/m²; tras la puesta de sol, 300 o lo que diga la licencia.</li>
      </ol>
      <h3>Una vez instalado</h3>
      <p>Cada módulo comunica su temperatura y su tensión. Una placa se suelta por delante con media vuelta de llave, sin andamio detrás de la pared. Una vez al año lavamos el frontal y apretamos lo que el viento haya movido.</p>
    `,
  },
  gallery: [
    {
      id: 'horizonte-8-front',
      alt: {
        pt: 'Painel LED de 24 grandes módulos quadrados na fachada de um edifício ao anoitecer, por cima da porta, com o anúncio de uma regata, as horas e o vento',
        en: 'LED panel of 24 large square cabinets on the façade of a building at dusk, above its door, announcing a regatta, with the time and the wind',
        es: 'Panel LED de 24 grandes módulos cuadrados en la fachada de un edificio al anochecer, sobre la puerta, con el anuncio de una regata, la hora y el viento',
      },
    },
    {
      id: 'horizonte-8-detail',
      alt: {
        pt: 'Módulo aberto pela frente: atrás dos LED, a fonte de alimentação e a placa recetora, com vedação à volta da porta',
        en: 'Module opened from the front: behind the LEDs, the power supply and the receiving card, with a seal around the door',
        es: 'Módulo abierto por delante: detrás de los LED, la fuente de alimentación y la tarjeta receptora, con junta alrededor de la puerta',
      },
    },
    {
      id: 'horizonte-8-use',
      alt: {
        pt: 'Ao fim da tarde, visto da praça: na fachada ao sol, um painel de quatro por três módulos dá a data, a temperatura e o vento',
        en: 'Late in the afternoon, seen from the square: on the sunlit façade, a panel of four by three cabinets gives the date, the temperature and the wind',
        es: 'Al final de la tarde, visto desde la plaza: en la fachada al sol, un panel de cuatro por tres módulos da la fecha, la temperatura y el viento',
      },
    },
  ],
  scene: ledFacade.picture,
  figures: ['led-pitch', 'led-viewing', 'brightness'],
  specifications: [
    display.brightness(6500),
    display.contrast(5000),
    display.viewingAngle(150, {
      pt: 'na horizontal; 70° na vertical',
      en: 'horizontal; 70° vertical',
      es: 'en horizontal; 70° en vertical',
    }),
    display.panelLife(100000),
    led.pitch(8),
    led.technology({
      pt: 'SMD três em um, com lamelas contra o sol',
      en: 'Three-in-one SMD, with sun louvres',
      es: 'SMD tres en uno, con lamas contra el sol',
    }),
    led.refresh(3840),
    led.flatness(0.5),
    ...led.viewing(8),
    ...ledWall.cabinets({ size: [960, 960, 110], pixels: [120, 120], weight: 26, power: 550, wall: [6, 4] }),
    ledWall.controller(1),
    led.service({
      pt: 'Pela frente, com chave',
      en: 'From the front, with a key',
      es: 'Por delante, con llave',
    }),
    led.wind(120),
    connections.ethernet(1, { pt: 'ou 4G, para gestão', en: 'or 4G, for management', es: 'o 4G, para gestión' }),
    power.typical(4400, ledWall.exampleWall),
    power.maximum(13250, ledWall.exampleWall),
    power.standby(12, {
      pt: 'com os módulos desligados',
      en: 'with the cabinets switched off',
      es: 'con los módulos apagados',
    }),
    power.mains({
      pt: '230/400\u00a0V, 50\u00a0Hz, trifásica',
      en: '230/400\u00a0V, 50\u00a0Hz, three-phase',
      es: '230/400\u00a0V, 50\u00a0Hz, trifásica',
    }),
    power.temperature(-20, 50),
    power.fanless(),
    led.protection('IP65', 'IP54'),
    mechanics.materials({
      pt: 'Alumínio extrudido, pintura para orla marítima',
      en: 'Extruded aluminium, marine-grade paint',
      es: 'Aluminio extruido, pintura para ambiente marino',
    }),
    mechanics.mounting({
      pt: 'Estrutura de aço galvanizado; duas pessoas por módulo',
      en: 'Galvanised steel structure; two people per cabinet',
      es: 'Estructura de acero galvanizado; dos personas por módulo',
    }),
    software.included({
      pt: 'Listas, horários, brilho pelo sensor de luz',
      en: 'Playlists, schedules, brightness by light sensor',
      es: 'Listas, horarios, brillo según el sensor de luz',
    }),
    software.management({
      pt: 'com temperatura e tensão de cada módulo',
      en: 'with the temperature and voltage of each cabinet',
      es: 'con temperatura y tensión de cada módulo',
    }),
    software.updates(7),
  ],
  variants: [
    {
      key: 'facade',
      name: { pt: 'Horizonte 8 Fachada', en: 'Horizonte 8 Façade', es: 'Horizonte 8 Fachada' },
      note: {
        pt: '6 × 4 módulos: 5,76 × 3,84 m, presos à parede.',
        en: '6 × 4 cabinets: 5.76 × 3.84 m, fixed to the wall.',
        es: '6 × 4 módulos: 5,76 × 3,84 m, fijados a la pared.',
      },
    },
    {
      key: 'pole',
      name: { pt: 'Horizonte 8 Mastro', en: 'Horizonte 8 Mast', es: 'Horizonte 8 Mástil' },
      note: {
        pt: '4 × 3 módulos em dois postes, com fundação própria: 3,84 × 2,88 m.',
        en: '4 × 3 cabinets on two posts with foundations of their own: 3.84 × 2.88 m.',
        es: '4 × 3 módulos sobre dos postes, con cimentación propia: 3,84 × 2,88 m.',
      },
    },
    {
      key: 'sports',
      name: { pt: 'Horizonte 8 Marcador', en: 'Horizonte 8 Scoreboard', es: 'Horizonte 8 Marcador' },
      note: {
        pt: '8 × 2 módulos com programa de marcador para pavilhões e estádios: 7,68 × 1,92 m.',
        en: '8 × 2 cabinets with scoreboard software for halls and stadiums: 7.68 × 1.92 m.',
        es: '8 × 2 módulos con programa de marcador para pabellones y estadios: 7,68 × 1,92 m.',
      },
    },
  ],
  accessories: [
    {
      key: 'anemometer',
      name: { pt: 'Anemómetro Gávea', en: 'Gávea anemometer', es: 'Anemómetro Gávea' },
      summary: {
        pt: 'Regista as rajadas e pede uma inspeção depois das que passem o limite.',
        en: 'Records gusts and asks for an inspection after any above the limit.',
        es: 'Registra las rachas y pide una inspección tras las que superen el límite.',
      },
    },
    {
      key: 'surge',
      name: { pt: 'Quadro Quebra-mar', en: 'Quebra-mar board', es: 'Cuadro Quebra-mar' },
      summary: {
        pt: 'Quadro elétrico com descarregadores, arranque por fases e corte à distância.',
        en: 'Distribution board with surge arresters, staged start and remote cut-off.',
        es: 'Cuadro eléctrico con descargadores, arranque por fases y corte a distancia.',
      },
    },
    {
      key: 'cladding',
      name: { pt: 'Revestimento Beiral', en: 'Beiral cladding', es: 'Revestimiento Beiral' },
      summary: {
        pt: 'Remates de alumínio na cor da fachada, com pingadeira em cima.',
        en: 'Aluminium trim in the colour of the façade, with a drip edge along the top.',
        es: 'Remates de aluminio del color de la fachada, con goterón arriba.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'Texto com 20 cm de altura lê-se a 50 m. As mudanças de imagem podem ser graduais, para não distrair quem conduz, e nada pisca mais de três vezes por segundo.',
      en: 'Text 20 cm high can be read at 50 m. Pictures can change gradually, so as not to distract drivers, and nothing flashes more than three times a second.',
      es: 'El texto de 20 cm de alto se lee a 50 m. Las imágenes pueden cambiar de forma gradual, para no distraer a quien conduce, y nada parpadea más de tres veces por segundo.',
    },
    energy: {
      pt: '4,4 kW na parede de exemplo com vídeo ao sol; à noite, a 300 cd/m², menos de 1 kW. Medido na nossa oficina num módulo e multiplicado por 24. Desliga-se às horas que a licença fixar.',
      en: '4.4 kW for the example wall with video in sunlight; under 1 kW at night, at 300 cd/m². Measured in our workshop on one cabinet and multiplied by 24. It switches off at the hours set by the permit.',
      es: '4,4 kW en la pared de ejemplo con vídeo al sol; de noche, a 300 cd/m², menos de 1 kW. Medido en nuestro taller en un módulo y multiplicado por 24. Se apaga a las horas que fije la licencia.',
    },
    warranty: {
      pt: 'Três anos para a eletrónica e cinco para a estrutura e a pintura, com reparação no local em Portugal continental e na Espanha peninsular.',
      en: 'Three years for the electronics and five for structure and paint, with repair on site in mainland Portugal and Spain.',
      es: 'Tres años para la electrónica y cinco para la estructura y la pintura, con reparación in situ en la España peninsular y en Portugal continental.',
    },
    repair: {
      pt: 'Placas do mesmo lote guardadas durante sete anos após a última venda. Placa, fonte e recetor trocam-se pela frente; o módulo fica no seu lugar.',
      en: 'Tiles of the same batch kept for seven years after the last sale. Tile, power supply and receiver are changed from the front while the cabinet stays in place.',
      es: 'Placas del mismo lote guardadas durante siete años desde la última venta. Placa, fuente y receptor se cambian por delante; el módulo se queda en su sitio.',
    },
  },
  mounting: ['wall', 'outdoor'],
  delivery: [10, 14],
  related: ['mare-39', 'aurora-25', 'palco-138'],
  solutions: ['cities', 'retail', 'education'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Horizonte 8: painel LED de fachada, IP65',
      en: 'Horizonte 8: outdoor LED façade panel, IP65',
      es: 'Horizonte 8: panel LED de fachada, IP65',
    },
    description: {
      pt: 'Painel LED de exterior com 8 mm de passo e 6500 cd/m², que baixa sozinho à noite. Da visita e da licença ao cálculo do vento e à manutenção.',
      en: 'An outdoor LED panel with 8 mm pitch and 6,500 cd/m² that dims itself at night. From visit and permit to wind calculation and maintenance.',
      es: 'Panel LED de exterior con 8 mm de paso y 6500 cd/m², que se atenúa solo de noche. De la visita y la licencia al cálculo del viento y el mantenimiento.',
    },
  },
  updatedAt: '2026-11-10T09:15:00Z',
} satisfies ProductContent;
