import type { ProductContent } from '../entities.ts';

export const atlas98 = {
  key: 'atlas-98',
  category: 'screens',
  slug: { pt: 'atlas-98', en: 'atlas-98', es: 'atlas-98' },
  name: 'Atlas 98',
  tagline: {
    pt: 'Um ecrã de 98 polegadas que sobe 60 cm e se lê da última fila',
    en: 'A 98-inch screen that rises 60 cm and can be read from the back row',
    es: 'Una pantalla de 98 pulgadas que sube 60 cm y se lee desde la última fila',
  },
  summary: {
    pt: 'Ecrã interativo 4K de 98 polegadas numa coluna elevatória branca, pensado para salas de sessões e salas de administração. Sobe para o público ver e desce para se escrever sentado.',
    en: 'A 98-inch 4K interactive screen on a white lift column, made for council chambers and boardrooms. It rises so that the public can see and comes down so that people can write sitting down.',
    es: 'Pantalla interactiva 4K de 98 pulgadas en una columna elevadora blanca, pensada para salones de plenos y salas de juntas. Sube para que el público vea y baja para escribir sentado.',
  },
  body: {
    pt: `
      <h3>Imagem e altura</h3>
      <p>A imagem tem 2,16 m de largura, lê-se com as luzes acesas e serve as duas distâncias de uma sala de sessões: três metros para quem vota, dez para o público. A coluna percorre 60 cm em 24 segundos, sem interromper quem fala, e detém-se assim que encontra resistência.</p>
      <h3>Numa reunião de câmara</h3>
      <ul>
      <li>Antes de começar, a ordem de trabalhos fica no alto, visível da porta.</li>
      <li>Quando chega o plano de pormenor, o ecrã desce e o arquiteto desenha por cima da planta.</li>
      <li>Quem intervém em cadeira de rodas baixa a imagem até 54 cm do chão, com dois botões a 45 cm de altura.</li>
      <li>No fim, a ata anexa o que foi desenhado, página a página.</li>
      </ul>
      <h3>Transporte e montagem</h3>
      <p>O painel (2,19 × 1,24 m) viaja à parte; medimos antes portas, escadas e elevador. <strong>Não se fura o chão nem a parede</strong>: a placa de aço assenta sobre quatro pés que corrigem até 8 mm de desnível. A montagem é nossa e pede três pessoas, um elevador de painéis e uma tarde.</p>
      <h3>Manutenção</h3>
      <p>Uma vez por ano verificamos guias, cabos e travão da coluna; a visita está incluída durante a garantia. No dia a dia basta um pano húmido no vidro e outro, seco, nas colunas brancas.</p>
    `,
    en: `
      <h3>Picture and height</h3>
      <p>The picture is 2.16 m wide, stays readable under full lighting and suits both distances of a council chamber: three metres for those who vote, ten for the public. The column travels 60 cm in 24 seconds, without interrupting the speaker, and stops as soon as it meets resistance.</p>
      <h3>At a council meeting</h3>
      <ul>
      <li>Before the start, the agenda stays high, visible from the door.</li>
      <li>When the neighbourhood plan comes up, the screen comes down and the architect draws over the map.</li>
      <li>A speaker in a wheelchair lowers the picture to 54 cm above the floor, with two buttons at a height of 45 cm.</li>
      <li>Afterwards the minutes include whatever was drawn, page by page.</li>
      </ul>
      <h3>Transport and assembly</h3>
      <p>The panel (2.19 × 1.24 m) travels separately; we measure doors, stairs and lift beforehand. <strong>Neither floor nor wall is drilled</strong>: the steel plate stands on four feet that take up 8 mm of unevenness. We assemble it, with three people, a panel lift and one afternoon.</p>
      <h3>Maintenance</h3>
      <p>Once a year we check the guides, cables and brake of the column; during the warranty that visit is included. Day to day, a damp cloth for the glass and a dry one for the white columns will do.</p>
    `,
    es: `
      <h3>Imagen y altura</h3>
      <p>La imagen mide 2,16 m de ancho, se lee con las luces encendidas y sirve a las dos distancias de un salón de plenos: tres metros para quien vota y diez para el público. La columna recorre 60 cm en 24 segundos, sin interrumpir a quien habla, y se detiene en cuanto encuentra resistencia.</p>
      <h3>En un pleno</h3>
      <ul>
      <li>Antes de empezar, el orden del día queda en lo alto y se ve desde la puerta.</li>
      <li>Cuando llega el plan urbanístico, la pantalla baja y la arquitecta dibuja sobre el plano.</li>
      <li>Quien interviene en silla de ruedas baja la imagen hasta 54 cm del suelo, con dos botones a 45 cm de altura.</li>
      <li>Al terminar, el acta adjunta lo dibujado, página a página.</li>
      </ul>
      <h3>Transporte y montaje</h3>
      <p>El panel (2,19 × 1,24 m) viaja aparte; antes medimos puertas, escaleras y ascensor. <strong>No se taladra ni el suelo ni la pared</strong>: la placa de acero se apoya en cuatro pies que corrigen hasta 8 mm de desnivel. La montamos nosotros: tres personas, un elevador de paneles y una tarde.</p>
      <h3>Mantenimiento</h3>
      <p>Una vez al año revisamos guías, cables y freno de la columna; la visita va incluida mientras dura la garantía. A diario basta un paño húmedo para el cristal y otro seco para las columnas blancas.</p>
    `,
  },
  gallery: [
    {
      id: 'atlas-98-front',
      alt: {
        pt: 'Ecrã interativo de 98 polegadas com um mapa de cidade, sobre uma coluna elevatória branca',
        en: '98-inch interactive screen showing a city map, on a white lift column',
        es: 'Pantalla interactiva de 98 pulgadas con un mapa de ciudad, sobre una columna elevadora blanca',
      },
    },
    {
      id: 'atlas-98-detail',
      alt: {
        pt: 'O mesmo ecrã visto de trás: as duas colunas telescópicas, as calhas de montagem e o cabo do motor',
        en: 'The same screen from behind: the two telescopic columns, the mounting rails and the motor cable',
        es: 'La misma pantalla vista por detrás: las dos columnas telescópicas, los raíles de montaje y el cable del motor',
      },
    },
  ],
  figures: [
    { value: '98"', label: { pt: 'de diagonal, em 4K', en: 'diagonal, in 4K', es: 'de diagonal, en 4K' } },
    { value: '50', label: { pt: 'toques em simultâneo', en: 'simultaneous touches', es: 'toques simultáneos' } },
    { value: '500 cd/m²', label: { pt: 'de brilho', en: 'brightness', es: 'de brillo' } },
  ],
  specifications: [
    {
      key: 'display',
      title: { pt: 'Ecrã', en: 'Display', es: 'Pantalla' },
      rows: [
        { key: 'diagonal', label: { pt: 'Diagonal', en: 'Diagonal', es: 'Diagonal' }, value: '98"' },
        {
          key: 'active-area',
          label: { pt: 'Área visível', en: 'Active area', es: 'Área visible' },
          value: '2159 × 1214',
          unit: 'mm',
        },
        {
          key: 'resolution',
          label: { pt: 'Resolução', en: 'Resolution', es: 'Resolución' },
          value: '3840 × 2160',
          unit: 'px',
        },
        { key: 'brightness', label: { pt: 'Brilho', en: 'Brightness', es: 'Brillo' }, value: '500', unit: 'cd/m²' },
        { key: 'contrast', label: { pt: 'Contraste', en: 'Contrast', es: 'Contraste' }, value: '1300:1' },
        {
          key: 'viewing-angle',
          label: { pt: 'Ângulo de visão', en: 'Viewing angle', es: 'Ángulo de visión' },
          value: '178°',
        },
        {
          key: 'glass',
          label: { pt: 'Vidro', en: 'Glass', es: 'Cristal' },
          value: {
            pt: 'Temperado, antirreflexo, 4 mm',
            en: 'Toughened, anti-glare, 4 mm',
            es: 'Templado, antirreflejos, 4 mm',
          },
        },
        {
          key: 'panel-life',
          label: { pt: 'Vida útil do painel', en: 'Panel life', es: 'Vida útil del panel' },
          value: { pt: '50\u00a0000', en: '50,000', es: '50\u00a0000' },
          unit: 'h',
        },
      ],
    },
    {
      key: 'touch',
      title: { pt: 'Toque', en: 'Touch', es: 'Táctil' },
      rows: [
        {
          key: 'touch-technology',
          label: { pt: 'Tecnologia', en: 'Technology', es: 'Tecnología' },
          value: { pt: 'Infravermelhos', en: 'Infrared', es: 'Infrarrojos' },
        },
        {
          key: 'touch-points',
          label: { pt: 'Toques em simultâneo', en: 'Simultaneous touches', es: 'Toques simultáneos' },
          value: '50',
        },
        { key: 'touch-accuracy', label: { pt: 'Precisão', en: 'Accuracy', es: 'Precisión' }, value: '±1', unit: 'mm' },
        {
          key: 'touch-latency',
          label: { pt: 'Tempo de resposta', en: 'Response time', es: 'Tiempo de respuesta' },
          value: '7',
          unit: 'ms',
        },
        {
          key: 'touch-tools',
          label: { pt: 'Responde a', en: 'Responds to', es: 'Responde a' },
          value: {
            pt: 'Dedo, luva, caneta sem pilha',
            en: 'Finger, glove, passive pen',
            es: 'Dedo, guante, lápiz sin pilas',
          },
        },
      ],
    },
    {
      key: 'computer',
      title: { pt: 'Computador', en: 'Computer', es: 'Ordenador' },
      rows: [
        {
          key: 'system',
          label: { pt: 'Sistema operativo', en: 'Operating system', es: 'Sistema operativo' },
          value: 'Android 14',
        },
        {
          key: 'processor',
          label: { pt: 'Processador', en: 'Processor', es: 'Procesador' },
          value: { pt: '8 núcleos, 2,4 GHz', en: '8 cores, 2.4 GHz', es: '8 núcleos, 2,4 GHz' },
        },
        { key: 'memory', label: { pt: 'Memória', en: 'Memory', es: 'Memoria' }, value: '12', unit: 'GB' },
        {
          key: 'storage',
          label: { pt: 'Armazenamento', en: 'Storage', es: 'Almacenamiento' },
          value: '128',
          unit: 'GB',
        },
        {
          key: 'wireless',
          label: { pt: 'Rede sem fios', en: 'Wireless', es: 'Red inalámbrica' },
          value: 'Wi-Fi 6, Bluetooth 5.2',
        },
        {
          key: 'computer-slot',
          label: { pt: 'Encaixe para computador', en: 'Computer slot', es: 'Ranura para ordenador' },
          value: {
            pt: 'Sim, para módulo com Windows 11',
            en: 'Yes, for a Windows 11 module',
            es: 'Sí, para módulo con Windows 11',
          },
        },
        { key: 'speakers', label: { pt: 'Altifalantes', en: 'Speakers', es: 'Altavoces' }, value: '2 × 25 W' },
      ],
    },
    {
      key: 'connections',
      title: { pt: 'Ligações', en: 'Connections', es: 'Conexiones' },
      rows: [
        { key: 'hdmi-in', label: { pt: 'Entradas HDMI', en: 'HDMI inputs', es: 'Entradas HDMI' }, value: '4' },
        { key: 'hdmi-out', label: { pt: 'Saídas HDMI', en: 'HDMI outputs', es: 'Salidas HDMI' }, value: '1' },
        {
          key: 'usb-c',
          label: { pt: 'USB-C', en: 'USB-C', es: 'USB-C' },
          value: {
            pt: '2 (1 com imagem, rede e 100 W)',
            en: '2 (1 with picture, network and 100 W)',
            es: '2 (1 con imagen, red y 100 W)',
          },
        },
        { key: 'usb-a', label: { pt: 'USB-A', en: 'USB-A', es: 'USB-A' }, value: '4' },
        {
          key: 'ethernet',
          label: { pt: 'Rede por cabo', en: 'Wired network', es: 'Red por cable' },
          value: '2 × 1 Gbit/s',
        },
        {
          key: 'audio-out',
          label: { pt: 'Saída para auscultadores', en: 'Headphone output', es: 'Salida de auriculares' },
          value: { pt: '3,5 mm, de lado', en: '3.5 mm, at the side', es: '3,5 mm, en el lateral' },
        },
      ],
    },
    {
      key: 'power',
      title: { pt: 'Energia e ambiente', en: 'Power and environment', es: 'Energía y entorno' },
      rows: [
        {
          key: 'power-typical',
          label: { pt: 'Consumo típico', en: 'Typical power', es: 'Consumo típico' },
          value: '350',
          unit: 'W',
        },
        {
          key: 'power-max',
          label: { pt: 'Consumo máximo', en: 'Maximum power', es: 'Consumo máximo' },
          value: '640',
          unit: 'W',
        },
        {
          key: 'power-standby',
          label: { pt: 'Consumo em espera', en: 'Standby power', es: 'Consumo en espera' },
          value: { pt: '0,5', en: '0.5', es: '0,5' },
          unit: 'W',
        },
        { key: 'mains', label: { pt: 'Alimentação', en: 'Supply', es: 'Alimentación' }, value: '100–240 V, 50/60 Hz' },
        {
          key: 'temperature',
          label: { pt: 'Temperatura de uso', en: 'Operating temperature', es: 'Temperatura de uso' },
          value: { pt: '0 a 40', en: '0 to 40', es: '0 a 40' },
          unit: '°C',
        },
        {
          key: 'humidity',
          label: {
            pt: 'Humidade, sem condensação',
            en: 'Humidity, non-condensing',
            es: 'Humedad, sin condensación',
          },
          value: { pt: '10 a 80', en: '10 to 80', es: '10 a 80' },
          unit: '%',
        },
        {
          key: 'noise',
          label: { pt: 'Ruído a 1 m', en: 'Noise at 1 m', es: 'Ruido a 1 m' },
          value: {
            pt: '46 dB(A), só com a coluna a mover-se',
            en: '46 dB(A), only while the column moves',
            es: '46 dB(A), solo con la columna en marcha',
          },
        },
      ],
    },
    {
      key: 'mechanics',
      title: { pt: 'Dimensões e montagem', en: 'Dimensions and mounting', es: 'Dimensiones y montaje' },
      rows: [
        { key: 'width', label: { pt: 'Largura', en: 'Width', es: 'Ancho' }, value: '2189', unit: 'mm' },
        { key: 'height', label: { pt: 'Altura', en: 'Height', es: 'Alto' }, value: '1244', unit: 'mm' },
        { key: 'depth', label: { pt: 'Profundidade', en: 'Depth', es: 'Fondo' }, value: '92', unit: 'mm' },
        { key: 'weight', label: { pt: 'Peso', en: 'Weight', es: 'Peso' }, value: '88', unit: 'kg' },
        {
          key: 'vesa',
          label: { pt: 'Furação VESA', en: 'VESA pattern', es: 'Patrón VESA' },
          value: '900 × 600',
          unit: 'mm',
        },
        {
          key: 'installed',
          label: { pt: 'Medidas com suporte', en: 'Size with support', es: 'Medidas con soporte' },
          value: {
            pt: '2189 × 1772 a 2372 × 840',
            en: '2189 × 1772 to 2372 × 840',
            es: '2189 × 1772 a 2372 × 840',
          },
          unit: 'mm',
        },
        {
          key: 'installed-weight',
          label: { pt: 'Peso com suporte', en: 'Weight with support', es: 'Peso con soporte' },
          value: '186',
          unit: 'kg',
        },
        {
          key: 'screen-centre',
          label: {
            pt: 'Altura do centro da imagem',
            en: 'Height of picture centre',
            es: 'Altura del centro de la imagen',
          },
          value: {
            pt: '1150 a 1750\u00a0mm, motorizado, 25 mm/s',
            en: '1150 to 1750\u00a0mm, motorised, 25 mm/s',
            es: '1150 a 1750\u00a0mm, motorizado, 25 mm/s',
          },
        },
      ],
    },
    {
      key: 'software',
      title: { pt: 'Software', en: 'Software', es: 'Software' },
      rows: [
        {
          key: 'software-included',
          label: { pt: 'Incluído', en: 'Included', es: 'Incluido' },
          value: {
            pt: 'Quadro, anotação, ordem de trabalhos, registo da sessão',
            en: 'Whiteboard, notes, agenda, session record',
            es: 'Pizarra, notas, orden del día, registro de la sesión',
          },
        },
        {
          key: 'sharing',
          label: { pt: 'Partilha de ecrã', en: 'Screen sharing', es: 'Compartir pantalla' },
          value: {
            pt: '16 dispositivos, 6 no ecrã ao mesmo tempo',
            en: '16 devices, 6 on screen at once',
            es: '16 dispositivos, 6 en pantalla a la vez',
          },
        },
        {
          key: 'management',
          label: { pt: 'Gestão à distância', en: 'Remote management', es: 'Gestión a distancia' },
          value: {
            pt: 'Incluída, sem mensalidade',
            en: 'Included, no monthly fee',
            es: 'Incluida, sin cuota mensual',
          },
        },
        {
          key: 'updates',
          label: { pt: 'Atualizações', en: 'Updates', es: 'Actualizaciones' },
          value: { pt: '7 anos, sem custo', en: '7 years, free of charge', es: '7 años, sin coste' },
        },
      ],
    },
  ],
  variants: [
    {
      key: 'column',
      name: { pt: 'Atlas 98 Coluna', en: 'Atlas 98 Column', es: 'Atlas 98 Columna' },
      note: {
        pt: 'Assente em placa de aço, sem furar o chão.',
        en: 'Stands on a steel plate; no drilling into the floor.',
        es: 'Sobre placa de acero, sin taladrar el suelo.',
      },
    },
    {
      key: 'castors',
      name: { pt: 'Atlas 98 Móvel', en: 'Atlas 98 Mobile', es: 'Atlas 98 Móvil' },
      note: {
        pt: 'A mesma coluna sobre quatro rodízios de 125 mm, para salas de uso múltiplo.',
        en: 'The same column on four 125 mm castors, for multi-purpose rooms.',
        es: 'La misma columna sobre cuatro ruedas de 125 mm, para salas polivalentes.',
      },
    },
    {
      key: 'windows',
      name: 'Atlas 98 W',
      note: {
        pt: 'Com módulo Windows 11 de 32 GB já encaixado; o módulo tem ventilador.',
        en: 'With a 32 GB Windows 11 module already in its slot; the module has a fan.',
        es: 'Con módulo Windows 11 de 32 GB ya instalado; el módulo tiene ventilador.',
      },
    },
  ],
  accessories: [
    {
      key: 'remote',
      name: { pt: 'Comando Maré', en: 'Maré remote', es: 'Mando Maré' },
      summary: {
        pt: 'Comando de mesa para subir, descer e guardar três alturas.',
        en: 'Table remote with up, down and three stored heights.',
        es: 'Mando de mesa para subir, bajar y guardar tres alturas.',
      },
    },
    {
      key: 'sound-columns',
      name: { pt: 'Colunas Foz', en: 'Foz column speakers', es: 'Altavoces Foz' },
      summary: {
        pt: 'Par de colunas de 60 W que se fixa de cada lado do painel e sobe com ele.',
        en: 'A 60 W pair that fits either side of the panel and rises with it.',
        es: 'Par de altavoces de 60 W que se fija a cada lado del panel y sube con él.',
      },
    },
    {
      key: 'camera',
      name: { pt: 'Câmara Vigia Larga', en: 'Vigia Wide camera', es: 'Cámara Vigia Ancha' },
      summary: {
        pt: 'Câmara 4K de 110° para transmitir a sessão; tem tampa física.',
        en: '4K camera with a 110° view for streaming the meeting; physical shutter.',
        es: 'Cámara 4K de 110° para retransmitir la sesión; con tapa física.',
      },
    },
    {
      key: 'rear-cover',
      name: { pt: 'Tampa Popa', en: 'Popa rear cover', es: 'Tapa Popa' },
      summary: {
        pt: 'Painel branco que esconde cabos e ligações quando o ecrã se vê por trás.',
        en: 'White panel that hides cables and ports where the screen is seen from behind.',
        es: 'Panel blanco que oculta cables y conexiones cuando la pantalla se ve por detrás.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'A imagem desce até 54 cm do chão e os botões da coluna, com relevo, estão a 45 cm. Tem leitor de ecrã, alto contraste, legendas e tomada de auscultadores; relatório de conformidade com a EN 301 549 a pedido.',
      en: 'The picture comes down to 54 cm above the floor; the column’s tactile buttons are at 45 cm. It has a screen reader, high contrast, captions and a headphone socket; EN 301 549 conformity report on request.',
      es: 'La imagen baja hasta 54 cm del suelo y los botones de la columna, en relieve, están a 45 cm. Tiene lector de pantalla, alto contraste, subtítulos y toma de auriculares; informe de conformidad con la EN 301 549 a petición.',
    },
    energy: {
      pt: '350 W numa sessão com documentos, medidos na nossa oficina; 0,5 W em espera. A coluna gasta 180 W durante os segundos em que se move e nada quando está parada.',
      en: '350 W in a meeting with documents on screen, measured in our workshop; 0.5 W in standby. The column draws 180 W for the seconds it moves and nothing when still.',
      es: '350 W en una sesión con documentos, medidos en nuestro taller; 0,5 W en espera. La columna consume 180 W los segundos en que se mueve y nada cuando está parada.',
    },
    warranty: {
      pt: 'Três anos para o ecrã, cinco para a coluna, com uma visita anual de verificação.',
      en: 'Three years for the screen, five for the column, with one check-up visit a year.',
      es: 'Tres años para la pantalla y cinco para la columna, con una visita anual de revisión.',
    },
    repair: {
      pt: 'Peças durante sete anos após a última venda, motores e guias incluídos. A fonte e o computador trocam-se pelo lado, com o painel na coluna.',
      en: 'Parts for seven years after the last sale, motors and guides included. Power supply and computer are replaced from the side with the panel in place.',
      es: 'Repuestos durante siete años desde la última venta, motores y guías incluidos. La fuente y el ordenador se cambian por el lateral, con el panel puesto.',
    },
  },
  related: ['orion-86', 'orion-65', 'delta-55'],
  solutions: ['cities', 'business', 'education'],
  projects: [],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Atlas 98: ecrã interativo em coluna elevatória',
      en: 'Atlas 98: interactive screen on a lift column',
      es: 'Atlas 98: pantalla interactiva en columna elevadora',
    },
    description: {
      pt: 'Ecrã interativo 4K de 98 polegadas em coluna elevatória, para salas de sessões e de administração. Sobe 60 cm e desce ao alcance de quem está sentado.',
      en: 'A 98-inch 4K interactive screen on a lift column for council chambers and boardrooms. It rises 60 cm and comes down within reach of someone seated.',
      es: 'Pantalla interactiva 4K de 98 pulgadas en columna elevadora, para plenos y salas de juntas. Sube 60 cm y baja al alcance de quien está sentado.',
    },
  },
  updatedAt: '2026-07-03T15:10:00Z',
} satisfies ProductContent;
