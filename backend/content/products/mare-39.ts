import type { ProductContent } from '../entities.ts';
import * as connections from '../specifications/connections.ts';
import * as display from '../specifications/display.ts';
import * as led from '../specifications/led.ts';
import * as ledWall from '../specifications/led-wall.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as power from '../specifications/power.ts';
import * as software from '../specifications/software.ts';

export const mare39 = {
  key: 'mare-39',
  category: 'leds',
  slug: { pt: 'mare-39', en: 'mare-39', es: 'mare-39' },
  name: 'Maré 3.9',
  tagline: {
    pt: 'Painel LED para eventos, que se monta numa manhã',
    en: 'LED panel for events that goes up in a morning',
    es: 'Panel LED para eventos que se monta en una mañana',
  },
  summary: {
    pt: 'Painel LED para eventos, dentro e fora de portas: módulos quadrados de 50 cm e 7,9 kg que se engatam sem ferramentas, 4500 cd/m² e proteção IP65 dos dois lados.',
    en: 'An LED panel for events, indoors and out: 50 cm square cabinets of 7.9 kg that lock without tools, 4,500 cd/m² and IP65 protection on both sides.',
    es: 'Panel LED para eventos, dentro y fuera: módulos cuadrados de 50 cm y 7,9 kg que se enganchan sin herramientas, 4500 cd/m² y protección IP65 por los dos lados.',
  },
  body: {
    pt: `
      <h3>Um dia de festa na praça</h3>
      <ul>
      <li><strong>7h30.</strong> Chegam cinco caixas com rodas, de oito módulos cada. Dois técnicos e um guincho chegam para a parede de 4 × 2,5 m.</li>
      <li><strong>8h15.</strong> A primeira fila prende-se à barra. As seguintes engatam por baixo: duas alavancas por lado, e a posição acerta-se sozinha.</li>
      <li><strong>9h45.</strong> Imagem. O cabo de dados fecha em anel: se alguém o desligar num ponto, o sinal chega pelo outro lado.</li>
      <li><strong>15h00.</strong> Sol de frente. A 4500 cd/m², as letras continuam a ler-se da esplanada.</li>
      <li><strong>17h20.</strong> Chove. As fichas são estanques; continuar ou não é com a banda.</li>
      <li><strong>21h00.</strong> O brilho desce para um décimo, e ninguém fica encandeado.</li>
      <li><strong>23h30.</strong> Tudo nas caixas em hora e meia.</li>
      </ul>
      <h3>Vento e corrente</h3>
      <p>O que limita um ecrã ao ar livre é o vento. A Maré 3.9 trabalha até 60 km/h, numa estrutura com lastro calculado para o local e um anemómetro; acima disso, a imagem para e a parede desce. A parede de exemplo pesa 316 kg e pede três circuitos de 16 A, ou um gerador de 10 kVA.</p>
      <p>Pode comprá-la ou alugá-la com técnicos. Na compra, ensinamos a sua equipa a montar, a calcular a carga e a trocar uma placa.</p>
    `,
    en: `
      <h3>A festival day in the square</h3>
      <ul>
      <li><strong>7:30.</strong> Five wheeled cases arrive, eight cabinets in each. Two technicians and a hoist are enough for a wall of 4 × 2.5 m.</li>
      <li><strong>8:15.</strong> The first row hangs from the bar. Those below lock on with two levers a side and align themselves.</li>
      <li><strong>9:45.</strong> Picture. The data cable closes in a ring: pull it out at one point and the signal comes round the other way.</li>
      <li><strong>15:00.</strong> Sun straight at the screen. At 4,500 cd/m² the words can still be read from the café tables.</li>
      <li><strong>17:20.</strong> Rain. The connectors are sealed; whether to go on is up to the band.</li>
      <li><strong>21:00.</strong> Brightness drops to a tenth, and nobody is dazzled.</li>
      <li><strong>23:30.</strong> Everything back in its cases within an hour and a half.</li>
      </ul>
      <h3>Wind and current</h3>
      <p>Outdoors, wind sets the limit. The Maré 3.9 works up to 60 km/h on a structure whose ballast is calculated for the site, with an anemometer; above that the picture stops and the wall is lowered. The example wall weighs 316 kg and needs three 16 A circuits or a 10 kVA generator.</p>
      <p>Buy it, or rent it with our technicians. Buyers’ crews are taught to build it, to work out the load and to change a tile.</p>
    `,
    es: `
      <h3>Un día de fiesta en la plaza</h3>
      <ul>
      <li><strong>7:30.</strong> Llegan cinco cajas con ruedas, de ocho módulos cada una. Bastan dos técnicos y un polipasto para la pared de 4 × 2,5 m.</li>
      <li><strong>8:15.</strong> La primera fila cuelga de la barra. Las demás se enganchan por debajo: dos palancas por lado, y se alinean solas.</li>
      <li><strong>9:45.</strong> Imagen. El cable de datos se cierra en anillo: si alguien lo desconecta en un punto, la señal llega por el otro lado.</li>
      <li><strong>15:00.</strong> Sol de frente. Con 4500 cd/m², las letras se siguen leyendo desde la terraza.</li>
      <li><strong>17:20.</strong> Llueve. Los conectores son estancos; seguir o no lo decide la orquesta.</li>
      <li><strong>21:00.</strong> El brillo baja a una décima parte y nadie se deslumbra.</li>
      <li><strong>23:30.</strong> Todo vuelve a las cajas en hora y media.</li>
      </ul>
      <h3>Viento y corriente</h3>
      <p>Al aire libre, el límite lo pone el viento. La Maré 3.9 trabaja hasta 60 km/h, en una estructura con lastre calculado para el lugar y un anemómetro; por encima, la imagen se detiene y la pared baja. La pared de ejemplo pesa 316 kg y pide tres circuitos de 16 A, o un generador de 10 kVA.</p>
      <p>Puede comprarla o alquilarla con técnicos. Si la compra, enseñamos a su equipo a montarla, a calcular la carga y a cambiar una placa.</p>
    `,
  },
  gallery: [
    {
      id: 'mare-39-front',
      alt: {
        pt: 'Painel LED de eventos feito de módulos quadrados, com fechos rápidos nas juntas',
        en: 'Event LED panel made of square cabinets, with quick locks at the joints',
        es: 'Panel LED para eventos hecho de módulos cuadrados, con cierres rápidos en las juntas',
      },
    },
    {
      id: 'mare-39-back',
      alt: {
        pt: 'Costas do painel: uma caixa de comando por módulo, cabos curtos e fechos vermelhos nas juntas',
        en: 'Back of the panel: a control box on each cabinet, short cables and red locks at the joints',
        es: 'Parte trasera del panel: una caja de control por módulo, cables cortos y cierres rojos en las juntas',
      },
    },
    {
      id: 'mare-39-use',
      alt: {
        pt: 'Cinema ao ar livre numa praça ao anoitecer: um painel de oito por cinco módulos diante de dois bancos vazios',
        en: 'Open-air cinema in a square at dusk: a panel of eight by five cabinets before two empty benches',
        es: 'Cine al aire libre en una plaza al anochecer: un panel de ocho por cinco módulos ante dos bancos vacíos',
      },
    },
  ],
  figures: ['led-pitch', 'led-viewing', 'brightness'],
  specifications: [
    display.brightness(4500),
    display.contrast(5000),
    display.viewingAngle(160, {
      pt: 'na horizontal; 140° na vertical',
      en: 'horizontal; 140° vertical',
      es: 'en horizontal; 140° en vertical',
    }),
    display.panelLife(100000),
    led.pitch(3.91),
    led.technology({
      pt: 'SMD três em um, para exterior',
      en: 'Three-in-one SMD, for outdoors',
      es: 'SMD tres en uno, para exterior',
    }),
    led.refresh(3840),
    led.flatness(0.2),
    ...led.viewing(3.91),
    ...ledWall.cabinets({ size: [500, 500, 75], pixels: [128, 128], weight: 7.9, power: 160, wall: [8, 5] }),
    ledWall.controller(2),
    led.angle({
      pt: '−10 a +10°, de 5 em 5°',
      en: '−10 to +10°, in steps of 5°',
      es: '−10 a +10°, de 5 en 5°',
    }),
    led.service({
      pt: 'Pela frente ou por trás',
      en: 'From the front or the back',
      es: 'Por delante o por detrás',
    }),
    led.wind(60),
    connections.hdmiInputs(4, { pt: 'no controlador', en: 'on the controller', es: 'en el controlador' }),
    connections.ethernet(2, { pt: 'em anel', en: 'in a ring', es: 'en anillo' }),
    power.typical(2200, ledWall.exampleWall),
    power.maximum(6460, ledWall.exampleWall),
    power.mains('200–240\u00a0V, 50/60\u00a0Hz'),
    power.temperature(-20, 45),
    power.fanless(),
    led.protection('IP65', 'IP65'),
    mechanics.materials({
      pt: 'Alumínio injetado, cantos protegidos',
      en: 'Die-cast aluminium, guarded corners',
      es: 'Aluminio inyectado, esquinas protegidas',
    }),
    mechanics.mounting({
      pt: 'Suspensa até 12 módulos em altura ou pousada até 8; cada um levanta-o uma pessoa',
      en: 'Suspended up to 12 cabinets high or stacked up to 8; one person lifts a cabinet',
      es: 'Colgada hasta 12 módulos de alto o apoyada hasta 8; cada uno lo levanta una persona',
    }),
    software.management({
      pt: 'com temperatura e estado de cada módulo',
      en: 'with the temperature and state of each cabinet',
      es: 'con temperatura y estado de cada módulo',
    }),
    software.updates(7),
  ],
  variants: [
    {
      key: 'set-40',
      name: { pt: 'Maré 3.9 Praça', en: 'Maré 3.9 Square', es: 'Maré 3.9 Plaza' },
      note: {
        pt: '40 módulos, controlador, cabos e cinco caixas: 4 × 2,5 m.',
        en: '40 cabinets, controller, cables and five cases: 4 × 2.5 m.',
        es: '40 módulos, controlador, cables y cinco cajas: 4 × 2,5 m.',
      },
    },
    {
      key: 'set-72',
      name: { pt: 'Maré 3.9 Concerto', en: 'Maré 3.9 Concert', es: 'Maré 3.9 Concierto' },
      note: {
        pt: '72 módulos em nove caixas: 6 × 3 m, com redundância de sinal.',
        en: '72 cabinets in nine cases: 6 × 3 m, with redundant signal.',
        es: '72 módulos en nueve cajas: 6 × 3 m, con redundancia de señal.',
      },
    },
    {
      key: 'corner',
      name: { pt: 'Maré 3.9 Esquina', en: 'Maré 3.9 Corner', es: 'Maré 3.9 Esquina' },
      note: {
        pt: 'Módulos cortados a 45°, para cubos e cantos sem junta à vista.',
        en: 'Cabinets cut at 45° for cubes and corners without a visible joint.',
        es: 'Módulos cortados a 45°, para cubos y esquinas sin junta a la vista.',
      },
    },
  ],
  accessories: [
    {
      key: 'case',
      name: { pt: 'Caixa de transporte Porão', en: 'Porão flight case', es: 'Caja de transporte Porão' },
      summary: {
        pt: 'Para oito módulos, com rodízios com travão; cheia, pesa 98 kg e sobe por uma rampa.',
        en: 'For eight cabinets, on braked castors; 98 kg when full, and rolled up a ramp.',
        es: 'Para ocho módulos, con ruedas con freno; llena pesa 98 kg y sube por una rampa.',
      },
    },
    {
      key: 'flying-bar',
      name: { pt: 'Barra de suspensão Verga', en: 'Verga flying bar', es: 'Barra de suspensión Verga' },
      summary: {
        pt: 'De 50 ou 100 cm, com manilha e cabo de segurança, para até 12 módulos em altura.',
        en: '50 or 100 cm, with shackle and safety cable, for up to 12 cabinets high.',
        es: 'De 50 o 100 cm, con grillete y cable de seguridad, para hasta 12 módulos de alto.',
      },
    },
    {
      key: 'ground-stack',
      name: { pt: 'Base de chão Muralha', en: 'Muralha ground stack', es: 'Base de suelo Muralha' },
      summary: {
        pt: 'Escoras de alumínio e tanques de lastro de 200 litros, para quando não há onde pendurar.',
        en: 'Aluminium braces and 200-litre ballast tanks, where there is nothing to hang from.',
        es: 'Puntales de aluminio y depósitos de lastre de 200 litros, para cuando no hay de dónde colgar.',
      },
    },
    {
      key: 'anemometer',
      name: { pt: 'Anemómetro Gávea', en: 'Gávea anemometer', es: 'Anemómetro Gávea' },
      summary: {
        pt: 'Avisa no telemóvel a 40 km/h e soa no local a 60.',
        en: 'Alerts the crew’s phones at 40 km/h and sounds on site at 60.',
        es: 'Avisa en el móvil a 40 km/h y suena en el lugar a 60.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'Deixa lugar para legendas em direto e para uma janela de língua gestual com um terço da altura. O controlador trava imagens que pisquem mais de três vezes por segundo.',
      en: 'Leaves room for live captions and for a sign-language window a third of its height. The controller blocks pictures that flash more than three times a second.',
      es: 'Deja sitio para subtítulos en directo y para una ventana de lengua de signos de un tercio de la altura. El controlador bloquea las imágenes que parpadeen más de tres veces por segundo.',
    },
    energy: {
      pt: '2,2 kW na parede de exemplo com vídeo ao sol, medidos na nossa oficina; 6,5 kW com tudo a branco. À noite, a um décimo do brilho, gasta perto de um quarto.',
      en: '2.2 kW for the example wall with video at daylight brightness, measured in our workshop; 6.5 kW all white. At night, at a tenth of the brightness, it draws about a quarter.',
      es: '2,2 kW en la pared de ejemplo con vídeo y brillo de día, medidos en nuestro taller; 6,5 kW toda en blanco. De noche, a una décima parte del brillo, gasta cerca de la cuarta parte.',
    },
    warranty: {
      pt: 'Dois anos para uso em eventos; três em instalação fixa, com reparação na nossa oficina em Portugal.',
      en: 'Two years in event use; three when permanently installed, with repair in our workshop in Portugal.',
      es: 'Dos años en uso para eventos; tres en instalación fija, con reparación en nuestro taller de Portugal.',
    },
    repair: {
      pt: 'Peças durante sete anos após a última venda. Placas, fichas, fechos e cantos trocam-se um a um; uma placa, no local e com a parede montada.',
      en: 'Parts for seven years after the last sale. Tiles, connectors, locks and corners are replaced one by one; a tile on site, with the wall standing.',
      es: 'Repuestos durante siete años desde la última venta. Placas, conectores, cierres y esquinas se cambian uno a uno; una placa, in situ y con la pared montada.',
    },
  },
  mounting: ['ceiling', 'floor', 'outdoor'],
  delivery: [4, 6],
  related: ['palco-138', 'horizonte-8', 'aurora-25'],
  solutions: ['cities', 'hospitality', 'education'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Maré 3.9: painel LED para eventos e aluguer',
      en: 'Maré 3.9: LED panel for events and rental',
      es: 'Maré 3.9: panel LED para eventos y alquiler',
    },
    description: {
      pt: 'Painel LED de 3,91 mm para eventos ao ar livre e em sala: módulos de 7,9 kg com fechos rápidos, 4500 cd/m², IP65 e limites de vento claros.',
      en: 'A 3.91 mm LED panel for events outdoors and in: 7.9 kg cabinets with quick locks, 4,500 cd/m², IP65 on both sides and a clear wind limit.',
      es: 'Panel LED de 3,91 mm para eventos al aire libre y en sala: módulos de 7,9 kg con cierres rápidos, 4500 cd/m², IP65 y límite de viento claro.',
    },
  },
  updatedAt: '2026-11-10T08:40:00Z',
} satisfies ProductContent;
