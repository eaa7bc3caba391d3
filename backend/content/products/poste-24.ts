import { chargingStations } from '../categories/charging-stations.ts';
import type { ProductContent } from '../entities.ts';
import * as charging from '../specifications/charging.ts';
import * as computer from '../specifications/computer.ts';
import * as connections from '../specifications/connections.ts';
import * as display from '../specifications/display.ts';
import * as mechanics from '../specifications/mechanics.ts';
import * as power from '../specifications/power.ts';
import * as software from '../specifications/software.ts';

export const poste24 = {
  key: 'poste-24',
  category: 'charging-stations',
  slug: { pt: 'poste-24', en: 'poste-24', es: 'poste-24' },
  name: 'Poste 24',
  tagline: {
    pt: 'Coluna que carrega oito telemóveis, com ecrã de 24″',
    en: 'Column that charges eight phones, with a 24″ screen',
    es: 'Columna que carga ocho móviles, con pantalla de 24″',
  },
  summary: {
    pt: 'Coluna com seis cabos USB-C retráteis, duas prateleiras de carga sem fios e um ecrã vertical de 24 polegadas. Ocupa um pé de 42 × 42 cm e muda de lugar com duas pessoas.',
    en: 'A column with six retractable USB-C cables, two wireless charging shelves and a 24-inch portrait screen. Its foot takes 42 × 42 cm, and two people can move it.',
    es: 'Columna con seis cables USB-C retráctiles, dos baldas de carga sin cables y una pantalla vertical de 24 pulgadas. Su pie ocupa 42 × 42 cm y la mueven dos personas.',
  },
  body: {
    pt: `
      <h3>Onde pô-la</h3>
      <ul>
      <li><strong>Junto a uma fila.</strong> Quem espera dez minutos leva uns 15 % de bateria e lê dois avisos.</li>
      <li><strong>À saída de um auditório.</strong> No intervalo, oito pessoas carregam de pé sem ocupar uma mesa.</li>
      <li><strong>Numa loja.</strong> Entre os provadores e a caixa, com a campanha da semana no ecrã.</li>
      <li><strong>Numa feira.</strong> Pesa 44 kg, cabe numa carrinha com os bancos rebatidos e só pede uma tomada.</li>
      </ul>
      <h3>Cabos retráteis</h3>
      <p>Cada cabo estica 80 cm e recolhe quando se larga, com um travão que impede o estalo. É a peça que mais se gasta: por isso está numa gaveta própria e troca-se em dois minutos, sem abrir a coluna. Não tem condutores de dados. As duas prateleiras, com rebordo, seguram telemóveis com carga Qi.</p>
      <h3>O que passa no ecrã</h3>
      <p>Imagens, vídeos, horários ou o programa do dia, escolhidos a partir do navegador. Uma faixa em baixo mostra sempre que cabos estão livres. O ecrã não é tátil e não tem câmara: não conta nem reconhece quem passa.</p>
      <p>A coluna sai da caixa em três peças e monta-se com quatro parafusos. Em sítios de muita passagem, fixe-a ao chão pelo pé.</p>
    `,
    en: `
      <h3>Where to put it</h3>
      <ul>
      <li><strong>Beside a queue.</strong> Ten minutes’ wait puts about 15% into a battery and two notices in front of its owner.</li>
      <li><strong>Outside an auditorium.</strong> In the interval eight people charge their phones standing up, without taking a table.</li>
      <li><strong>In a shop.</strong> Between fitting rooms and till, with this week’s campaign on the screen.</li>
      <li><strong>At a trade fair.</strong> It weighs 44 kg, fits an estate car with the seats down and needs one socket.</li>
      </ul>
      <h3>Retractable cables</h3>
      <p>Each cable pulls out to 80 cm and returns when released, braked so that it does not whip. Being the part that wears most, it sits in a drawer of its own and is changed in two minutes without opening the column. It has no data conductors. The two lipped shelves hold phones that charge by Qi.</p>
      <h3>What the screen shows</h3>
      <p>Pictures, videos, timetables or today’s programme, chosen from a browser. A strip at the bottom always shows which cables are free. The screen has neither touch nor a camera: it does not count or recognise anyone.</p>
      <p>The column arrives in three pieces and goes together with four screws. Where many people pass, fix its foot to the floor.</p>
    `,
    es: `
      <h3>Dónde ponerla</h3>
      <ul>
      <li><strong>Junto a una cola.</strong> Quien espera diez minutos se lleva en torno a un 15 % de batería y lee dos avisos.</li>
      <li><strong>A la salida de un auditorio.</strong> En el descanso, ocho personas cargan de pie sin ocupar una mesa.</li>
      <li><strong>En una tienda.</strong> Entre los probadores y la caja, con la campaña de la semana en pantalla.</li>
      <li><strong>En una feria.</strong> Pesa 44 kg, cabe en un coche familiar con los asientos abatidos y solo pide un enchufe.</li>
      </ul>
      <h3>Cables retráctiles</h3>
      <p>Cada cable se estira 80 cm y se recoge al soltarlo, con un freno que evita el latigazo. Es la pieza que más se gasta: por eso va en un cajón propio y se cambia en dos minutos, sin abrir la columna. No tiene conductores de datos. Las dos baldas, con reborde, sujetan móviles con carga Qi.</p>
      <h3>Lo que se ve en la pantalla</h3>
      <p>Imágenes, vídeos, horarios o el programa del día, elegidos desde el navegador. Una franja inferior muestra siempre qué cables están libres. La pantalla no es táctil ni tiene cámara: no cuenta ni reconoce a quien pasa.</p>
      <p>La columna llega en tres piezas y se monta con cuatro tornillos. Donde pase mucha gente, fije el pie al suelo.</p>
    `,
  },
  gallery: [
    {
      id: 'poste-24-front',
      alt: {
        pt: 'Coluna estreita, vista de dois lados, com ecrã vertical, cabos de carga e duas prateleiras para telemóveis',
        en: 'Narrow column from two sides, with a portrait screen, charging cables and two shelves for phones',
        es: 'Columna estrecha, vista desde dos lados, con pantalla vertical, cables de carga y dos baldas para móviles',
      },
    },
    {
      id: 'poste-24-detail',
      alt: {
        pt: 'Os seis cabos retráteis, um deles esticado até ao telemóvel que está na prateleira de cima',
        en: 'The six retractable cables, one of them drawn out to the phone on the upper shelf',
        es: 'Los seis cables retráctiles, uno de ellos estirado hasta el móvil de la balda superior',
      },
    },
    {
      id: 'poste-24-use',
      alt: {
        pt: 'No átrio de uma estação, a coluna com um telemóvel a carregar na prateleira e uma mala ao lado; ao fundo, desfocado, o painel das partidas',
        en: 'In a station hall, the column with a phone charging on its shelf and a suitcase beside it; blurred in the background, the departures board',
        es: 'En el vestíbulo de una estación, la columna con un móvil cargando en la balda y una maleta al lado; al fondo, desenfocado, el panel de salidas',
      },
    },
  ],
  scene: chargingStations.picture,
  figures: ['charging-spots', 'charging-total', 'floor-footprint'],
  specifications: [
    display.diagonal(24),
    display.activeArea([299, 531]),
    display.resolution(1080, 1920),
    display.brightness(450),
    display.viewingAngle(178),
    display.glass('toughened', 'anti-glare', 3),
    display.panelLife(50000),
    ...charging.outputs({
      phones: 8,
      wired: { kind: 'retractable', count: 6, watts: 20 },
      wireless: { kind: 'shelf', count: 2, watts: 15 },
    }),
    charging.cableLength(80),
    charging.height(750, 1000),
    charging.standards('USB Power Delivery, Qi'),
    charging.powerOnly(),
    charging.safety({
      pt: 'Sobrecorrente por cabo, objetos metálicos, temperatura',
      en: 'Overcurrent at each cable, metal objects, temperature',
      es: 'Sobrecorriente por cable, objetos metálicos, temperatura',
    }),
    computer.system('Android 14'),
    computer.wireless('Wi-Fi 6, Bluetooth 5.2'),
    connections.ethernet(1, { pt: 'no pé', en: 'in the foot', es: 'en el pie' }),
    power.typical(68),
    power.maximum(235, charging.charging(8)),
    power.standby(2),
    power.mains(),
    power.temperature(0, 35),
    power.fanless(),
    mechanics.width(380),
    mechanics.height(1600),
    mechanics.depth(90),
    mechanics.weight(44),
    mechanics.base([420, 420]),
    mechanics.materials({
      pt: 'Alumínio escovado, pé de aço de 12\u00a0mm',
      en: 'Brushed aluminium, 12\u00a0mm steel foot',
      es: 'Aluminio cepillado, pie de acero de 12\u00a0mm',
    }),
    mechanics.mounting({
      pt: 'Pousada no chão ou com 4 pernos; duas pessoas',
      en: 'Free-standing or with 4 bolts; two people',
      es: 'Apoyada en el suelo o con 4 pernos; dos personas',
    }),
    software.included({
      pt: 'Listas, horários, cabos livres em rodapé',
      en: 'Playlists, schedules, free cables in a bottom strip',
      es: 'Listas, horarios, cables libres en la franja inferior',
    }),
    software.management(),
    software.updates(7),
  ],
  variants: [
    {
      key: 'screen',
      name: 'Poste 24',
      note: {
        pt: 'Com ecrã de 24 polegadas numa das faces.',
        en: 'With a 24-inch screen on one face.',
        es: 'Con pantalla de 24 pulgadas en una cara.',
      },
    },
    {
      key: 'poster',
      name: { pt: 'Poste 24 Cartaz', en: 'Poste 24 Poster', es: 'Poste 24 Cartel' },
      note: {
        pt: 'Com moldura para um cartaz A2 em vez do ecrã; gasta metade.',
        en: 'With a frame for an A2 poster in place of the screen; uses half the power.',
        es: 'Con marco para un cartel A2 en lugar de la pantalla; gasta la mitad.',
      },
    },
  ],
  accessories: [
    {
      key: 'adapter-tips',
      name: { pt: 'Pontas Isco', en: 'Isco adapter tips', es: 'Puntas Isco' },
      summary: {
        pt: 'Seis pontas presas ao cabo, para telemóveis anteriores ao USB-C.',
        en: 'Six tips tethered to the cables, for phones older than USB-C.',
        es: 'Seis puntas sujetas al cable, para móviles anteriores al USB-C.',
      },
    },
    {
      key: 'reels',
      name: { pt: 'Gavetas de cabo Carreto', en: 'Carreto cable drawers', es: 'Cajones de cable Carreto' },
      summary: {
        pt: 'Duas gavetas de reserva, com cabo e mola.',
        en: 'Two spare drawers with cable and spring.',
        es: 'Dos cajones de repuesto, con cable y muelle.',
      },
    },
    {
      key: 'bag',
      name: { pt: 'Saco de transporte Alforge', en: 'Alforge carrying bag', es: 'Bolsa de transporte Alforge' },
      summary: {
        pt: 'Saco acolchoado com rodas para a coluna e bolsa à parte para o pé.',
        en: 'Padded bag on wheels for the column, with a separate one for the foot.',
        es: 'Bolsa acolchada con ruedas para la columna y otra aparte para el pie.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'Cabos e prateleiras entre 75 cm e 1 m, ao alcance de quem está sentado; cada ficha tem um rebordo que se acha com os dedos. O pé, de 12 mm, tem arestas chanfradas e uma faixa contrastante.',
      en: 'Cables and shelves between 75 cm and 1 m, within reach of someone seated; each plug has a rim that fingers can find. The 12 mm foot has chamfered edges and a contrasting stripe.',
      es: 'Cables y baldas entre 75 cm y 1 m, al alcance de quien está sentado; cada conector tiene un reborde que se encuentra con los dedos. El pie, de 12 mm, tiene bordes achaflanados y una franja de contraste.',
    },
    energy: {
      pt: '68 W com o ecrã aceso e dois telemóveis, medidos na nossa oficina; 2 W fora do horário. O brilho do ecrã segue a luz da sala.',
      en: '68 W with the screen on and two phones, measured in our workshop; 2 W outside opening hours. Screen brightness follows the light in the room.',
      es: '68 W con la pantalla encendida y dos móviles, medidos en nuestro taller; 2 W fuera del horario. El brillo de la pantalla sigue la luz de la sala.',
    },
    warranty: {
      pt: 'Três anos; um ano para os cabos retráteis.',
      en: 'Three years; one year for the retractable cables.',
      es: 'Tres años; un año para los cables retráctiles.',
    },
    repair: {
      pt: 'Peças durante sete anos após a última venda. As gavetas de cabo troca-as qualquer pessoa; ecrã, leitor e carregadores saem por trás, com seis parafusos.',
      en: 'Parts for seven years after the last sale. Anyone can change a cable drawer; screen, player and chargers come out at the back, behind six screws.',
      es: 'Repuestos durante siete años desde la última venta. Los cajones de cable los cambia cualquiera; pantalla, reproductor y cargadores salen por detrás, con seis tornillos.',
    },
  },
  mounting: ['floor'],
  delivery: [3, 4],
  related: ['pulso-6', 'pausa-12', 'pausa-8'],
  solutions: ['retail', 'health', 'cities', 'education'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Poste 24: coluna para carregar telemóveis',
      en: 'Poste 24: phone charging column with a screen',
      es: 'Poste 24: columna de carga de móviles con pantalla',
    },
    description: {
      pt: 'Coluna para carregar telemóveis com seis cabos USB-C retráteis, duas prateleiras sem fios e ecrã de 24 polegadas, num pé de 42 × 42 cm.',
      en: 'A phone charging column with six retractable USB-C cables, two wireless shelves and a 24-inch portrait screen on a foot of 42 × 42 cm.',
      es: 'Columna para cargar móviles con seis cables USB-C retráctiles, dos baldas sin cables y pantalla de 24 pulgadas, en un pie de 42 × 42 cm.',
    },
  },
  updatedAt: '2026-11-12T09:10:00Z',
} satisfies ProductContent;
