import type { ProductContent } from '../entities.ts';
import { ledSolutions } from '../product-solutions/led-solutions.ts';
import * as connections from '../specifications/connections.ts';
import * as display from '../specifications/display.ts';
import * as led from '../specifications/led.ts';
import * as ledWall from '../specifications/led-wall.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as power from '../specifications/power.ts';
import * as software from '../specifications/software.ts';

export const aurora25 = {
  key: 'aurora-25',
  category: 'leds',
  slug: { pt: 'aurora-25', en: 'aurora-25', es: 'aurora-25' },
  name: 'Aurora 2.5',
  tagline: {
    pt: 'Parede LED de interior de 2,5 mm, com manutenção frontal',
    en: 'Indoor LED wall of 2.5 mm pitch, serviced from the front',
    es: 'Pared LED de interior de 2,5 mm, con servicio frontal',
  },
  summary: {
    pt: 'Parede LED de interior para auditórios, lojas e átrios com luz do dia: 800 cd/m², módulos de 640 × 480 mm e placas magnéticas que se tiram pela frente.',
    en: 'An indoor LED wall for auditoriums, shops and daylit lobbies: 800 cd/m², cabinets of 640 × 480 mm and magnetic tiles that come off from the front.',
    es: 'Pared LED de interior para auditorios, tiendas y vestíbulos con luz natural: 800 cd/m², módulos de 640 × 480 mm y placas magnéticas que se quitan por delante.',
  },
  body: {
    pt: `
      <h3>Aurora 2.5 ou Aurora 1.2?</h3>
      <p>As duas ficam bem numa parede de interior; o que as separa é a distância e a luz.</p>
      <ul>
      <li><strong>Distância.</strong> A 2.5 pede 2,5 m até à primeira pessoa; a 1.2, metade. A partir de 8,6 m não se distinguem uma da outra.</li>
      <li><strong>Luz.</strong> A 2.5 dá 800 cd/m², contra 600. Num átrio envidraçado, escolha a 2.5.</li>
      <li><strong>Texto.</strong> Cada letra precisa de uns 12 píxeis de altura, ou seja, 3 cm na 2.5 e 1,5 cm na 1.2. Para folhas de cálculo e plantas, a 1.2.</li>
      <li><strong>Toque e pancadas.</strong> A resina da 1.2 aguenta encostos. Na 2.5, os LED estão à vista: deixe-a acima de 1,20 m ou ponha um plinto à frente.</li>
      </ul>
      <h3>Atrás da imagem</h3>
      <p>Cada módulo leva seis placas de 320 × 160 mm, seguras por ímanes. Com a pega própria, uma placa sai em segundos e mostra a fonte, o recetor e os cabos. Nada se faz por trás, e a parede pode encostar-se ao betão, com 35 mm para a estrutura.</p>
      <p>A parede de exemplo, com 5 × 3 módulos, mede 3,20 × 1,44 m e pesa 111 kg. É mais larga do que o 16:9: nos lados cabem o programa, as horas ou o nome de quem fala.</p>
    `,
    en: `
      <h3>Aurora 2.5 or Aurora 1.2?</h3>
      <p>Both belong on an indoor wall. Distance and daylight decide between them.</p>
      <ul>
      <li><strong>Distance.</strong> The 2.5 wants 2.5 m between itself and the first viewer; the 1.2, half of that. From 8.6 m away nobody can tell them apart.</li>
      <li><strong>Daylight.</strong> The 2.5 gives 800 cd/m² against 600. For a glazed lobby, choose the 2.5.</li>
      <li><strong>Text.</strong> A letter needs about 12 pixels of height: 3 cm on the 2.5, 1.5 cm on the 1.2. For spreadsheets and plans, choose the 1.2.</li>
      <li><strong>Knocks.</strong> The resin of the 1.2 takes them. On the 2.5 the LEDs are exposed, so hang it above 1.20 m or put a plinth in front.</li>
      </ul>
      <h3>Behind the picture</h3>
      <p>Each cabinet carries six tiles of 320 × 160 mm, held by magnets. With its own handle a tile comes off in seconds and uncovers power supply, receiver and cables. Nothing has to be reached from behind, so the wall can stand against concrete, with 35 mm for its frame.</p>
      <p>The example wall of 5 × 3 cabinets measures 3.20 × 1.44 m and weighs 111 kg. It is wider than 16:9, which leaves room at the sides for the programme, the time or the speaker’s name.</p>
    `,
    es: `
      <h3>¿Aurora 2.5 o Aurora 1.2?</h3>
      <p>Las dos van bien en una pared interior; las separan la distancia y la luz.</p>
      <ul>
      <li><strong>Distancia.</strong> La 2.5 pide 2,5 m hasta la primera persona; la 1.2, la mitad. A partir de 8,6 m no se distinguen una de otra.</li>
      <li><strong>Luz.</strong> La 2.5 da 800 cd/m², frente a 600. En un vestíbulo acristalado, elija la 2.5.</li>
      <li><strong>Texto.</strong> Cada letra necesita unos 12 píxeles de alto, es decir, 3 cm en la 2.5 y 1,5 cm en la 1.2. Para hojas de cálculo y planos, la 1.2.</li>
      <li><strong>Golpes.</strong> La resina de la 1.2 los aguanta. En la 2.5 los LED quedan a la vista: cuélguela por encima de 1,20 m o ponga un zócalo delante.</li>
      </ul>
      <h3>Detrás de la imagen</h3>
      <p>Cada módulo lleva seis placas de 320 × 160 mm, sujetas con imanes. Con su propia asa, una placa sale en segundos y deja a la vista la fuente, el receptor y los cables. No hay que llegar por detrás, así que la pared puede pegarse al hormigón, con 35 mm para la estructura.</p>
      <p>La pared de ejemplo, de 5 × 3 módulos, mide 3,20 × 1,44 m y pesa 111 kg. Es más ancha que el 16:9: a los lados caben el programa, la hora o el nombre de quien habla.</p>
    `,
  },
  gallery: [
    {
      id: 'aurora-25-front',
      alt: {
        pt: 'Parede LED larga de interior, com cinco módulos de largura e três de altura',
        en: 'Wide indoor LED wall, five cabinets across and three high',
        es: 'Pared LED ancha de interior, de cinco módulos de largo y tres de alto',
      },
    },
    {
      id: 'aurora-25-detail',
      alt: {
        pt: 'Módulo LED aberto pela frente, com os ímanes, a placa recetora e a fonte à vista; em baixo, a placa que saiu',
        en: 'LED cabinet open from the front, with its magnets, receiver board and power supply in view; below, the tile that came out',
        es: 'Módulo LED abierto por delante, con los imanes, la placa receptora y la fuente a la vista; abajo, la placa que salió',
      },
    },
    {
      id: 'aurora-25-pixels',
      alt: {
        pt: 'Encontro de dois módulos visto a um palmo: a imagem desfaz-se em pontos de luz, a 2,5 mm uns dos outros, e a junta mal se nota',
        en: 'Where two cabinets meet, a hand’s breadth away: the picture dissolves into points of light 2.5 mm apart, with barely a joint',
        es: 'Encuentro de dos módulos visto a un palmo: la imagen se deshace en puntos de luz, a 2,5 mm unos de otros, y la junta apenas se nota',
      },
    },
    {
      id: 'aurora-25-use',
      alt: {
        pt: 'Loja de desporto: por cima do balcão, uma parede de seis por quatro módulos mostra a serra ao nascer do sol e uma sapatilha',
        en: 'Sports shop: above the counter, a wall of six by four cabinets shows mountains at sunrise and a running shoe',
        es: 'Tienda de deporte: sobre el mostrador, una pared de seis por cuatro módulos muestra la sierra al amanecer y una zapatilla',
      },
    },
  ],
  scene: ledSolutions.picture,
  figures: ['led-pitch', 'led-viewing', 'brightness'],
  specifications: [
    display.brightness(800),
    display.contrast(5000),
    display.viewingAngle(160),
    display.panelLife(100000),
    led.pitch(2.5),
    led.technology({
      pt: 'SMD três em um, preto mate',
      en: 'Three-in-one SMD, matt black',
      es: 'SMD tres en uno, negro mate',
    }),
    led.refresh(3840),
    ...led.viewing(2.5),
    ...ledWall.cabinets({ size: [640, 480, 58], pixels: [256, 192], weight: 7.4, power: 138, wall: [5, 3] }),
    ledWall.controller(2),
    led.service({
      pt: 'Pela frente, placas magnéticas de 320 × 160\u00a0mm',
      en: 'From the front, 320 × 160\u00a0mm magnetic tiles',
      es: 'Por delante, placas magnéticas de 320 × 160\u00a0mm',
    }),
    connections.hdmiInputs(2, { pt: 'no controlador', en: 'on the controller', es: 'en el controlador' }),
    connections.ethernet(1, { pt: 'para gestão', en: 'for management', es: 'para gestión' }),
    power.typical(720, ledWall.exampleWall),
    power.maximum(2110, ledWall.exampleWall),
    power.standby(5, {
      pt: 'com os módulos desligados',
      en: 'with the cabinets switched off',
      es: 'con los módulos apagados',
    }),
    power.mains(),
    power.temperature(-10, 40),
    power.fanless(),
    power.protection('IP40', 'front'),
    mechanics.materials({
      pt: 'Alumínio injetado, máscara preta mate',
      en: 'Die-cast aluminium, matt black mask',
      es: 'Aluminio inyectado, máscara negra mate',
    }),
    mechanics.mounting({
      pt: 'Parede, suspensa ou em curva; cada módulo levanta-o uma pessoa',
      en: 'Wall, suspended or curved; one person lifts a cabinet',
      es: 'Pared, colgada o en curva; cada módulo lo levanta una persona',
    }),
    led.angle({ pt: '0 a 5° para dentro', en: '0 to 5° inwards', es: '0 a 5° hacia dentro' }),
    software.included({
      pt: 'Listas, horários, ecrã dividido em zonas',
      en: 'Playlists, schedules, screen split into zones',
      es: 'Listas, horarios, pantalla dividida en zonas',
    }),
    software.management(),
    software.updates(7),
  ],
  variants: [
    {
      key: 'stage',
      name: { pt: 'Aurora 2.5 Auditório', en: 'Aurora 2.5 Auditorium', es: 'Aurora 2.5 Auditorio' },
      note: {
        pt: '8 × 6 módulos: 5,12 × 2,88 m em 16:9, 2048 × 1152 píxeis.',
        en: '8 × 6 cabinets: 5.12 × 2.88 m in 16:9, 2048 × 1152 pixels.',
        es: '8 × 6 módulos: 5,12 × 2,88 m en 16:9, 2048 × 1152 píxeles.',
      },
    },
    {
      key: 'column',
      name: { pt: 'Aurora 2.5 Coluna', en: 'Aurora 2.5 Column', es: 'Aurora 2.5 Columna' },
      note: {
        pt: '1 × 5 módulos, 64 cm por 2,40 m, para pilares e entradas de loja.',
        en: '1 × 5 cabinets, 64 cm by 2.40 m, for pillars and shop entrances.',
        es: '1 × 5 módulos, 64 cm por 2,40 m, para pilares y entradas de tienda.',
      },
    },
  ],
  accessories: [
    {
      key: 'trim',
      name: { pt: 'Remate Debrum', en: 'Debrum trim', es: 'Remate Debrum' },
      summary: {
        pt: 'Perfil de alumínio preto que fecha os quatro lados e acompanha as paredes em curva.',
        en: 'Black aluminium trim for all four sides, straight or along a curve.',
        es: 'Perfil de aluminio negro que cierra los cuatro lados y sigue las paredes en curva.',
      },
    },
    {
      key: 'plinth',
      name: { pt: 'Plinto Soleira', en: 'Soleira plinth', es: 'Zócalo Soleira' },
      summary: {
        pt: 'Plinto de madeira e aço, de 45 cm de fundo, que mantém os encontrões longe dos LED.',
        en: 'A timber and steel plinth, 45 cm deep, that keeps knocks away from the LEDs.',
        es: 'Zócalo de madera y acero, de 45 cm de fondo, que aleja los golpes de los LED.',
      },
    },
    {
      key: 'flying-bar',
      name: { pt: 'Barra de suspensão Verga', en: 'Verga flying bar', es: 'Barra de suspensión Verga' },
      summary: {
        pt: 'Suspende até seis módulos em altura, com dois pontos de fixação por coluna e cabo de segurança.',
        en: 'Suspends up to six cabinets one below the other, with two fixing points a column and a safety cable.',
        es: 'Cuelga hasta seis módulos en vertical, con dos puntos de fijación por columna y cable de seguridad.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'Pendurada acima de 1,20 m, vê-se por cima de quem está à frente. O programa mede o contraste do texto, recusa o que pisque mais de três vezes por segundo e aceita legendas ou uma janela de língua gestual.',
      en: 'Hung above 1.20 m it is seen over the heads in front. The software measures text contrast, refuses anything that flashes more than three times a second and takes captions or a sign-language window.',
      es: 'Colgada por encima de 1,20 m, se ve sobre las cabezas de delante. El programa mide el contraste del texto, rechaza lo que parpadee más de tres veces por segundo y admite subtítulos o una ventana de lengua de signos.',
    },
    energy: {
      pt: '720 W na parede de exemplo com vídeo a 100 % do brilho, medidos na nossa oficina. Com o sensor de luz, o brilho acompanha o átrio e ao fim da tarde desce para um terço.',
      en: '720 W for the example wall with video at full brightness, measured in our workshop. With the light sensor, brightness follows the lobby and falls to a third towards evening.',
      es: '720 W en la pared de ejemplo con vídeo al 100 % de brillo, medidos en nuestro taller. Con el sensor de luz, el brillo sigue al del vestíbulo y al caer la tarde baja a un tercio.',
    },
    warranty: {
      pt: 'Três anos, com reparação no local em Portugal continental e na Espanha peninsular.',
      en: 'Three years, with repair on site in mainland Portugal and Spain.',
      es: 'Tres años, con reparación in situ en la España peninsular y en Portugal continental.',
    },
    repair: {
      pt: 'Placas do mesmo lote guardadas durante sete anos após a última venda. Uma pessoa da casa aprende a trocar uma placa no dia da entrega.',
      en: 'Tiles of the same batch kept for seven years after the last sale. One of your staff learns to change a tile on the day of delivery.',
      es: 'Placas del mismo lote guardadas durante siete años desde la última venta. Una persona del centro aprende a cambiar una placa el día de la entrega.',
    },
  },
  mounting: ['wall', 'ceiling'],
  delivery: [6, 8],
  related: ['aurora-12', 'mare-39', 'palco-138'],
  solutions: ['retail', 'business', 'education', 'cities'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Aurora 2.5: parede LED para auditórios e lojas',
      en: 'Aurora 2.5: LED wall for auditoriums and shops',
      es: 'Aurora 2.5: pared LED para auditorios y tiendas',
    },
    description: {
      pt: 'Parede LED de interior de 2,5 mm com 800 cd/m², módulos de 7,4 kg e placas magnéticas que saem pela frente. Comparada com a Aurora 1.2.',
      en: 'A 2.5 mm indoor LED wall with 800 cd/m², 7.4 kg cabinets and magnetic tiles that come off from the front. Compared with the Aurora 1.2.',
      es: 'Pared LED de interior de 2,5 mm con 800 cd/m², módulos de 7,4 kg y placas magnéticas que salen por delante. Comparada con la Aurora 1.2.',
    },
  },
  updatedAt: '2026-11-09T09:30:00Z',
} satisfies ProductContent;
