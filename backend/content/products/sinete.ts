import type { ProductContent } from '../entities.ts';
import { piecesInHand } from '../solutions/pieces-in-hand.ts';
import * as licence from '../specifications/licence.ts';
import * as software from '../specifications/software.ts';

export const sinete = {
  key: 'sinete',
  category: 'software',
  slug: { pt: 'sinete', en: 'sinete', es: 'sinete' },
  name: 'Sinete',
  tagline: {
    pt: 'Reconhecimento de peças para mesas interativas',
    en: 'Object recognition for interactive tables',
    es: 'Reconocimiento de piezas para mesas interactivas',
  },
  summary: {
    pt: 'Reconhecimento de objetos para mesas interativas: peças com uma marca impressa por baixo, que a mesa identifica e segue quando se movem e rodam. Até 32 ao mesmo tempo.',
    en: 'Object recognition for interactive tables: pieces with a mark printed underneath, which the table identifies and follows as they move and turn. Up to 32 at once.',
    es: 'Reconocimiento de objetos para mesas interactivas: piezas con una marca impresa por debajo, que la mesa identifica y sigue cuando se mueven y giran. Hasta 32 a la vez.',
  },
  body: {
    pt: `
      <h3>Como funciona</h3>
      <p>Debaixo de cada peça há um desenho em tinta condutora, com 60 mm de diâmetro. A superfície tátil sente-o através do vidro, como sente um dedo, e a distância entre as manchas diz que peça é, onde está e para onde aponta. <strong>Não há pilhas, câmaras nem rádio</strong>, e a luz da sala não interfere. As manchas estão unidas por um traço impresso; por isso a peça continua reconhecida depois de se tirar a mão.</p>
      <h3>Em que mesas</h3>
      <ul>
      <li><strong>Faro 65:</strong> 32 peças. Sem o Sinete, a mesa segue doze objetos, porque conta cada mancha como um ponto de toque; o Sinete lê a imagem inteira do sensor, e os pontos ficam para os dedos.</li>
      <li><strong>Delta 55:</strong> 24 peças, ao lado de chávenas e papéis, que continuam a ser ignorados.</li>
      <li><strong>Nimbo 43:</strong> 12 peças, com histórias e jogos do Recreio.</li>
      </ul>
      <p>Os ecrãs Orion e Atlas, de infravermelhos, não servem.</p>
      <h3>Pôr a funcionar</h3>
      <p>Instalamos o Sinete à distância. Cola-se a marca, pousa-se a peça uma vez para a apresentar e escolhe-se o que ela abre: um vídeo, uma camada do mapa, uma pergunta. Não é preciso programar. A quem programa, o Sinete entrega posição e rotação por WebSocket.</p>
      <h3>Limites</h3>
      <p>Entre duas marcas deixam-se 20 mm. Bases de metal tapam a marca; madeira, cerâmica e plástico não.</p>
    `,
    en: `
      <h3>How it works</h3>
      <p>Under each piece is a pattern in conductive ink, 60 mm across. The touch surface senses it through the glass just as it senses a finger, and the spacing of the patches tells which piece it is, where it stands and which way it points. <strong>There is no battery, camera or radio</strong>, and room lighting makes no difference. A printed track joins the patches, so a piece stays recognised when the hand lets go.</p>
      <h3>Compatible tables</h3>
      <ul>
      <li><strong>Faro 65:</strong> 32 pieces. Without Sinete the table follows twelve objects, because every patch counts as a touch point; Sinete reads the sensor’s whole image and leaves the points to fingers.</li>
      <li><strong>Delta 55:</strong> 24 pieces, next to cups and papers, which are still ignored.</li>
      <li><strong>Nimbo 43:</strong> 12 pieces, with stories and games from Recreio.</li>
      </ul>
      <p>Orion and Atlas screens use infrared and are not suitable.</p>
      <h3>Setting it up</h3>
      <p>We install Sinete remotely. Stick a mark on, put the piece down once to introduce it, and choose what it opens: a film, a map layer, a question. No programming is involved. Those who do program receive position and rotation over a WebSocket.</p>
      <h3>Limits</h3>
      <p>Leave 20 mm between two marks. A metal base hides its mark; wood, ceramic and plastic do not.</p>
    `,
    es: `
      <h3>Cómo funciona</h3>
      <p>Debajo de cada pieza hay un dibujo en tinta conductora, de 60 mm de diámetro. La superficie táctil lo detecta a través del cristal, igual que un dedo, y la distancia entre las manchas dice qué pieza es, dónde está y hacia dónde apunta. <strong>No hay pilas, cámaras ni radio</strong>, y la luz de la sala no influye. Un trazo impreso une las manchas: la pieza se sigue reconociendo aunque se retire la mano.</p>
      <h3>En qué mesas</h3>
      <ul>
      <li><strong>Faro 65:</strong> 32 piezas. Sin Sinete, la mesa sigue doce objetos, porque cada mancha le cuenta como un punto táctil; Sinete lee la imagen completa del sensor y deja los puntos para los dedos.</li>
      <li><strong>Delta 55:</strong> 24 piezas, junto a tazas y papeles, a los que sigue sin reaccionar.</li>
      <li><strong>Nimbo 43:</strong> 12 piezas, con cuentos y juegos de Recreio.</li>
      </ul>
      <p>Las pantallas Orion y Atlas, de infrarrojos, no sirven.</p>
      <h3>Puesta en marcha</h3>
      <p>Instalamos Sinete a distancia. Se pega la marca, se pone la pieza una vez para presentarla y se elige lo que abre: un vídeo, una capa del mapa, una pregunta. No hay que programar. A quien programa, Sinete le entrega posición y giro por WebSocket.</p>
      <h3>Límites</h3>
      <p>Entre dos marcas se dejan 20 mm. Una base metálica tapa la marca; la madera, la cerámica y el plástico, no.</p>
    `,
  },
  gallery: [
    {
      id: 'sinete-table',
      alt: {
        pt: 'Sinete aberto: seis peças na mesa, cada uma com número, rotação e posição em milímetros',
        en: 'Sinete open: six pieces on the table, each with its number, rotation and position in millimetres',
        es: 'Sinete abierto: seis piezas en la mesa, cada una con número, giro y posición en milímetros',
      },
    },
    {
      id: 'sinete-front',
      alt: {
        pt: 'Peça vermelha pousada no vidro de uma mesa interativa, com um halo de luz e a etiqueta que ela abre',
        en: 'Red piece standing on the glass of an interactive table, with a halo of light and the label it opens',
        es: 'Pieza roja sobre el cristal de una mesa interactiva, con un halo de luz y la etiqueta que abre',
      },
    },
    {
      id: 'sinete-piece',
      alt: {
        pt: 'Apresentar uma peça nova no Sinete em três passos e escolher o que ela abre',
        en: 'Introducing a new piece to Sinete in three steps and choosing what it opens',
        es: 'Presentar una pieza nueva en Sinete en tres pasos y elegir lo que abre',
      },
    },
    {
      id: 'sinete-data',
      alt: {
        pt: 'Dados do Sinete para quem programa: mensagens de posição e rotação por WebSocket',
        en: 'Sinete data for programmers: position and rotation messages over a WebSocket',
        es: 'Datos de Sinete para quien programa: mensajes de posición y giro por WebSocket',
      },
    },
    {
      id: 'sinete-detail',
      alt: {
        pt: 'Uma peça virada ao contrário, com a marca impressa à vista',
        en: 'A piece turned upside down, with its printed mark in view',
        es: 'Una pieza vuelta del revés, con la marca impresa a la vista',
      },
    },
  ],
  scene: piecesInHand.picture,
  figures: ['objects', 'distinct-marks', 'mark-size'],
  specifications: [
    licence.licence({
      pt: 'Por mesa, sem prazo',
      en: 'Per table, perpetual',
      es: 'Por mesa, sin caducidad',
    }),
    licence.objects(32),
    licence.objectsByTable({ 'Faro 65': 32, 'Delta 55': 24, 'Nimbo 43': 12 }),
    licence.distinctMarks(96),
    licence.markSize(60),
    licence.markGap(20),
    licence.platforms({
      pt: 'Windows 11 (Faro, Delta), Android 14 (Nimbo)',
      en: 'Windows 11 (Faro, Delta), Android 14 (Nimbo)',
      es: 'Windows 11 (Faro, Delta), Android 14 (Nimbo)',
    }),
    licence.languages({
      pt: 'Português, inglês, espanhol',
      en: 'Portuguese, English, Spanish',
      es: 'Portugués, inglés, español',
    }),
    licence.offline({
      pt: 'Tudo, exceto as atualizações',
      en: 'Everything but updates',
      es: 'Todo, salvo las actualizaciones',
    }),
    licence.integrations('WebSocket (JSON), TUIO 1.1'),
    licence.dataCollected({
      pt: 'Nenhuns; não há contas nem câmara',
      en: 'None; no accounts and no camera',
      es: 'Ninguno; no hay cuentas ni cámara',
    }),
    licence.dataPlace('device'),
    ...licence.supportHours(),
    software.updates(7),
  ],
  variants: [
    {
      key: 'twelve',
      name: 'Sinete 12',
      note: {
        pt: 'Licença e doze peças de faia pintada, em quatro cores, numa caixa.',
        en: 'Licence and twelve pieces of painted beech, in four colours, in a box.',
        es: 'Licencia y doce piezas de haya pintada, en cuatro colores, en una caja.',
      },
    },
    {
      key: 'thirty-two',
      name: 'Sinete 32',
      note: {
        pt: 'Licença e 32 peças em oito cores: a lotação da Faro 65.',
        en: 'Licence and 32 pieces in eight colours: as many as the Faro 65 takes.',
        es: 'Licencia y 32 piezas en ocho colores: el máximo de la Faro 65.',
      },
    },
    {
      key: 'own',
      name: { pt: 'Sinete Próprio', en: 'Sinete Own', es: 'Sinete Propio' },
      note: {
        pt: 'Licença e 24 marcas autocolantes, para peças que já existem: réplicas, maquetas, frascos.',
        en: 'Licence and 24 self-adhesive marks for pieces you already have: replicas, models, bottles.',
        es: 'Licencia y 24 marcas adhesivas para piezas que ya existen: réplicas, maquetas, frascos.',
      },
    },
  ],
  accessories: [
    {
      key: 'marks',
      name: { pt: 'Marcas Concheiro', en: 'Concheiro tags', es: 'Marcas Concheiro' },
      summary: {
        pt: 'As doze bases da Faro 65: o Sinete lê-as como às suas próprias marcas.',
        en: 'The twelve bases made for the Faro 65; Sinete reads them like its own marks.',
        es: 'Las doce bases de la Faro 65: Sinete las lee como a sus propias marcas.',
      },
    },
    {
      key: 'tray',
      name: { pt: 'Tabuleiro Gaveta', en: 'Gaveta tray', es: 'Bandeja Gaveta' },
      summary: {
        pt: 'Tabuleiro de faia com doze lugares, que se pousa na borda da mesa e mostra logo a peça que falta.',
        en: 'Beech tray with twelve places for the edge of the table; a missing piece is noticed at once.',
        es: 'Bandeja de haya con doce huecos, para el borde de la mesa: se ve enseguida qué pieza falta.',
      },
    },
    {
      key: 'workshop',
      name: { pt: 'Oficina Molde', en: 'Molde workshop', es: 'Taller Molde' },
      summary: {
        pt: 'Um dia no local para montar a primeira história com as peças e as imagens da casa.',
        en: 'A day on site to build the first story with your own pieces and pictures.',
        es: 'Un día in situ para montar la primera historia con las piezas y las imágenes de la casa.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'As peças distinguem-se também pela forma e têm lugar para texto em braille. Uma peça pousada pode abrir audiodescrição; o que se faz com peças faz-se também com o dedo.',
      en: 'Pieces also differ in shape and have room for braille. Putting one down can start an audio description, and whatever a piece does can be done with a finger too.',
      es: 'Las piezas se distinguen también por la forma y tienen sitio para texto en braille. Al poner una puede abrirse una audiodescripción; lo que se hace con piezas se hace también con el dedo.',
    },
    energy: {
      pt: 'As marcas não gastam energia. O programa corre no computador da mesa e cabe no consumo típico que a ficha dela indica.',
      en: 'Marks use no energy. The program runs on the table’s computer, within the typical power that its datasheet gives.',
      es: 'Las marcas no gastan energía. El programa funciona en el ordenador de la mesa, dentro del consumo típico que indica su ficha.',
    },
    warranty: {
      pt: 'Três anos para as peças e para as marcas coladas por nós; erros do programa corrigidos durante sete.',
      en: 'Three years for the pieces and for marks that we applied; program faults are corrected for seven.',
      es: 'Tres años para las piezas y para las marcas que pegamos nosotros; los errores del programa se corrigen durante siete.',
    },
    repair: {
      pt: 'Uma peça perdida encomenda-se à unidade, com a mesma marca. Uma marca gasta descola-se com água quente e cola-se outra por cima da madeira limpa.',
      en: 'A lost piece can be ordered singly, with the same mark. A worn mark comes off with hot water, and a new one goes on the clean wood.',
      es: 'Una pieza perdida se pide suelta, con la misma marca. Una marca gastada se despega con agua caliente y se pega otra sobre la madera limpia.',
    },
  },
  mounting: [],
  delivery: [2, 3],
  related: ['faro-65', 'delta-55', 'recreio'],
  solutions: ['museums', 'education', 'retail'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Sinete: reconhecimento de objetos em mesas',
      en: 'Sinete: object recognition for tables',
      es: 'Sinete: reconocimiento de objetos en mesas',
    },
    description: {
      pt: 'Reconhecimento de objetos em mesas interativas: até 32 peças com marca impressa, sem pilhas nem câmaras, nas mesas Faro 65, Delta 55 e Nimbo 43.',
      en: 'Object recognition on interactive tables: up to 32 pieces with a printed mark, no batteries or cameras, on the Faro 65, Delta 55 and Nimbo 43.',
      es: 'Reconocimiento de objetos en mesas interactivas: hasta 32 piezas con marca impresa, sin pilas ni cámaras, en las mesas Faro 65, Delta 55 y Nimbo 43.',
    },
  },
  updatedAt: '2026-11-18T10:30:00Z',
} satisfies ProductContent;
