import type { ProductContent } from '../entities.ts';

export const delta55 = {
  key: 'delta-55',
  category: 'tables',
  slug: { pt: 'delta-55', en: 'delta-55', es: 'delta-55' },
  name: 'Delta 55',
  tagline: {
    pt: 'Tampo de 26 mm, ecrã à face e lugar para seis à volta',
    en: 'A 26 mm top, a flush screen and room for six around it',
    es: 'Tablero de 26 mm, pantalla enrasada y sitio para seis',
  },
  summary: {
    pt: 'Mesa de reunião interativa de 55 polegadas, com tampo fino azul-tinta e pé em chapa de alumínio dobrada. Também serve para pousar papéis e tomar café.',
    en: 'A 55-inch interactive meeting table with a thin ink-blue top and a pedestal of folded aluminium plate. It also holds papers and coffee like any other table.',
    es: 'Mesa de reuniones interactiva de 55 pulgadas, con tablero fino azul tinta y pie de chapa de aluminio plegada. También sirve para dejar papeles y tomar café.',
  },
  body: {
    pt: `
      <h3>Uma mesa que também é ecrã</h3>
      <p>O desenho, o mapa ou o orçamento ficam no meio, e cada pessoa mexe do lugar onde está. Um documento roda-se com dois dedos e empurra-se para o colega da frente. Livros, chávenas e antebraços pousados são ignorados. Quando a reunião é só de conversa, <strong>o vidro escurece por completo e fica uma mesa</strong>.</p>
      <h3>Onde se usa</h3>
      <ul>
      <li>Em gabinetes de urbanismo, para comparar com o munícipe duas versões do plano de pormenor.</li>
      <li>Em agências, para escolher fotografias com o cliente.</li>
      <li>Em fábricas, para rever a paragem da noite sobre o desenho da máquina.</li>
      </ul>
      <h3>Ligações no tampo</h3>
      <p>Num canto há duas tomadas, HDMI e dois USB-C. O portátil que se liga aparece numa janela que se puxa e se gira como as outras. O cabo da mesa desce por dentro do pé e sai para uma caixa de chão ou para a parede.</p>
      <h3>Entrega, limpeza e manutenção</h3>
      <p>A mesa pesa 118 kg e chega em duas caixas, tampo e pé; montamo-la nós, com três pessoas. O vidro resiste a riscos de canetas e loiça e limpa-se com pano húmido. O computador fica por baixo, numa gaveta que abre com chave, e os filtros de ar aspiram-se duas vezes por ano.</p>
    `,
    en: `
      <h3>A table that is also a screen</h3>
      <p>The drawing, the map or the budget lies in the middle and people work from where they sit. Turn a document with two fingers and push it across to the colleague opposite. Books, cups and resting forearms are ignored. When the meeting is only talk, <strong>the glass goes fully dark and it is a table</strong>.</p>
      <h3>Where it is used</h3>
      <ul>
      <li>In planning offices, to compare two versions of a neighbourhood plan with a resident.</li>
      <li>In agencies, to choose photographs with a client.</li>
      <li>In factories, to go through last night’s stoppage on the machine drawing.</li>
      </ul>
      <h3>Connections in the top</h3>
      <p>One corner has two mains sockets, HDMI and two USB-C. A laptop that is plugged in appears in a window you can pull and turn like any other. The table’s own cable runs down inside the pedestal to a floor box or the wall.</p>
      <h3>Delivery, cleaning and maintenance</h3>
      <p>The table weighs 118 kg and comes in two crates, top and pedestal; three of us put it together on site. The glass resists scratches from pens and crockery and needs only a damp cloth. The computer sits underneath in a lockable drawer; its air filters are vacuumed twice a year.</p>
    `,
    es: `
      <h3>Una mesa que también es pantalla</h3>
      <p>El dibujo, el mapa o el presupuesto quedan en el centro y cada cual trabaja desde su sitio. Un documento se gira con dos dedos y se empuja hasta el compañero de enfrente. No reacciona a libros, tazas ni antebrazos apoyados. Si la reunión es solo para hablar, <strong>el cristal se oscurece del todo y queda una mesa</strong>.</p>
      <h3>Dónde se usa</h3>
      <ul>
      <li>En servicios de urbanismo, para comparar con el vecino dos versiones del plan del barrio.</li>
      <li>En agencias, para elegir fotografías con el cliente.</li>
      <li>En fábricas, para repasar la parada de la noche sobre el plano de la máquina.</li>
      </ul>
      <h3>Conexiones en el tablero</h3>
      <p>En una esquina hay dos enchufes, HDMI y dos USB-C. El portátil conectado aparece en una ventana que se arrastra y se gira como las demás. El cable de la mesa baja por dentro del pie hasta una caja de suelo o la pared.</p>
      <h3>Entrega, limpieza y mantenimiento</h3>
      <p>La mesa pesa 118 kg y llega en dos cajas, tablero y pie; la montamos nosotros, entre tres personas. El cristal resiste los arañazos de bolígrafos y vajilla y se limpia con un paño húmedo. El ordenador va debajo, en un cajón con llave, y los filtros de aire se aspiran dos veces al año.</p>
    `,
  },
  gallery: [
    {
      id: 'delta-55-front',
      alt: {
        pt: 'Mesa de reunião de tampo azul-escuro, com uma planta no ecrã e pé central em alumínio dobrado',
        en: 'Meeting table with a dark blue top, a plan on its screen and a central pedestal of folded aluminium',
        es: 'Mesa de reuniones de tablero azul oscuro, con un plano en pantalla y pie central de aluminio plegado',
      },
    },
    {
      id: 'delta-55-detail',
      alt: {
        pt: 'A mesa em uso, vista de cima: uma planta no ecrã, uma chávena de café e um caderno ao lado',
        en: 'The table in use, seen from above: a plan on the screen, a cup of coffee and a notebook beside it',
        es: 'La mesa en uso, vista desde arriba: un plano en pantalla, una taza de café y un cuaderno al lado',
      },
    },
  ],
  figures: [
    { value: '55"', label: { pt: 'de diagonal, em 4K', en: 'diagonal, in 4K', es: 'de diagonal, en 4K' } },
    { value: '75 cm', label: { pt: 'de altura', en: 'high', es: 'de altura' } },
    { value: '40', label: { pt: 'toques em simultâneo', en: 'simultaneous touches', es: 'toques simultáneos' } },
  ],
  specifications: [
    {
      key: 'display',
      title: { pt: 'Ecrã', en: 'Display', es: 'Pantalla' },
      rows: [
        { key: 'diagonal', label: { pt: 'Diagonal', en: 'Diagonal', es: 'Diagonal' }, value: '55"' },
        {
          key: 'active-area',
          label: { pt: 'Área visível', en: 'Active area', es: 'Área visible' },
          value: '1210 × 680',
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
            pt: 'Temperado, antirreflexo, 5 mm',
            en: 'Toughened, anti-glare, 5 mm',
            es: 'Templado, antirreflejos, 5 mm',
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
          value: { pt: 'Capacitiva projetada', en: 'Projected capacitive', es: 'Capacitiva proyectada' },
        },
        {
          key: 'touch-points',
          label: { pt: 'Toques em simultâneo', en: 'Simultaneous touches', es: 'Toques simultáneos' },
          value: '40',
        },
        { key: 'touch-accuracy', label: { pt: 'Precisão', en: 'Accuracy', es: 'Precisión' }, value: '±1', unit: 'mm' },
        {
          key: 'touch-latency',
          label: { pt: 'Tempo de resposta', en: 'Response time', es: 'Tiempo de respuesta' },
          value: '10',
          unit: 'ms',
        },
        {
          key: 'touch-tools',
          label: { pt: 'Responde a', en: 'Responds to', es: 'Responde a' },
          value: { pt: 'Dedo, caneta ativa', en: 'Finger, active pen', es: 'Dedo, lápiz activo' },
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
          value: 'Windows 11',
        },
        {
          key: 'processor',
          label: { pt: 'Processador', en: 'Processor', es: 'Procesador' },
          value: { pt: '10 núcleos, 4,4 GHz', en: '10 cores, 4.4 GHz', es: '10 núcleos, 4,4 GHz' },
        },
        { key: 'memory', label: { pt: 'Memória', en: 'Memory', es: 'Memoria' }, value: '16', unit: 'GB' },
        {
          key: 'storage',
          label: { pt: 'Armazenamento', en: 'Storage', es: 'Almacenamiento' },
          value: '512',
          unit: 'GB',
        },
        {
          key: 'wireless',
          label: { pt: 'Rede sem fios', en: 'Wireless', es: 'Red inalámbrica' },
          value: 'Wi-Fi 6, Bluetooth 5.2',
        },
        { key: 'speakers', label: { pt: 'Altifalantes', en: 'Speakers', es: 'Altavoces' }, value: '2 × 10 W' },
        {
          key: 'microphones',
          label: { pt: 'Microfones', en: 'Microphones', es: 'Micrófonos' },
          value: {
            pt: '4, no rebordo do tampo',
            en: '4, along the edge of the top',
            es: '4, en el canto del tablero',
          },
        },
      ],
    },
    {
      key: 'connections',
      title: { pt: 'Ligações', en: 'Connections', es: 'Conexiones' },
      rows: [
        {
          key: 'hdmi-in',
          label: { pt: 'Entradas HDMI', en: 'HDMI inputs', es: 'Entradas HDMI' },
          value: { pt: '2 (1 no tampo)', en: '2 (1 in the top)', es: '2 (1 en el tablero)' },
        },
        { key: 'hdmi-out', label: { pt: 'Saídas HDMI', en: 'HDMI outputs', es: 'Salidas HDMI' }, value: '1' },
        {
          key: 'usb-c',
          label: { pt: 'USB-C', en: 'USB-C', es: 'USB-C' },
          value: {
            pt: '2 no tampo (1 com imagem e 100 W)',
            en: '2 in the top (1 with picture and 100 W)',
            es: '2 en el tablero (1 con imagen y 100 W)',
          },
        },
        { key: 'usb-a', label: { pt: 'USB-A', en: 'USB-A', es: 'USB-A' }, value: '2' },
        {
          key: 'ethernet',
          label: { pt: 'Rede por cabo', en: 'Wired network', es: 'Red por cable' },
          value: '1 Gbit/s',
        },
        {
          key: 'sockets',
          label: { pt: 'Tomadas no tampo', en: 'Sockets in the top', es: 'Enchufes en el tablero' },
          value: '2 × 230 V',
        },
        {
          key: 'audio-out',
          label: { pt: 'Saída para auscultadores', en: 'Headphone output', es: 'Salida de auriculares' },
          value: { pt: '3,5 mm, no tampo', en: '3.5 mm, in the top', es: '3,5 mm, en el tablero' },
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
          value: '145',
          unit: 'W',
        },
        {
          key: 'power-max',
          label: { pt: 'Consumo máximo', en: 'Maximum power', es: 'Consumo máximo' },
          value: '290',
          unit: 'W',
        },
        {
          key: 'power-standby',
          label: { pt: 'Consumo em espera', en: 'Standby power', es: 'Consumo en espera' },
          value: { pt: '1,2', en: '1.2', es: '1,2' },
          unit: 'W',
        },
        { key: 'mains', label: { pt: 'Alimentação', en: 'Supply', es: 'Alimentación' }, value: '230 V, 50 Hz' },
        {
          key: 'temperature',
          label: { pt: 'Temperatura de uso', en: 'Operating temperature', es: 'Temperatura de uso' },
          value: { pt: '5 a 35', en: '5 to 35', es: '5 a 35' },
          unit: '°C',
        },
        {
          key: 'humidity',
          label: {
            pt: 'Humidade, sem condensação',
            en: 'Humidity, non-condensing',
            es: 'Humedad, sin condensación',
          },
          value: { pt: '20 a 80', en: '20 to 80', es: '20 a 80' },
          unit: '%',
        },
        {
          key: 'protection',
          label: { pt: 'Proteção', en: 'Protection', es: 'Protección' },
          value: { pt: 'IP42 no tampo', en: 'IP42 at the top', es: 'IP42 en el tablero' },
        },
        { key: 'noise', label: { pt: 'Ruído a 1 m', en: 'Noise at 1 m', es: 'Ruido a 1 m' }, value: '26 dB(A)' },
      ],
    },
    {
      key: 'mechanics',
      title: { pt: 'Dimensões e montagem', en: 'Dimensions and mounting', es: 'Dimensiones y montaje' },
      rows: [
        { key: 'width', label: { pt: 'Largura', en: 'Width', es: 'Ancho' }, value: '1774', unit: 'mm' },
        { key: 'height', label: { pt: 'Altura', en: 'Height', es: 'Alto' }, value: '750', unit: 'mm' },
        { key: 'depth', label: { pt: 'Profundidade', en: 'Depth', es: 'Fondo' }, value: '1085', unit: 'mm' },
        { key: 'weight', label: { pt: 'Peso', en: 'Weight', es: 'Peso' }, value: '118', unit: 'kg' },
        {
          key: 'top-load',
          label: { pt: 'Carga no tampo', en: 'Load on the top', es: 'Carga en el tablero' },
          value: '80',
          unit: 'kg',
        },
        {
          key: 'mounting',
          label: { pt: 'Montagem', en: 'Mounting', es: 'Montaje' },
          value: {
            pt: 'Pé central com 4 niveladores',
            en: 'Central pedestal with 4 levelling feet',
            es: 'Pie central con 4 niveladores',
          },
        },
        {
          key: 'materials',
          label: { pt: 'Materiais', en: 'Materials', es: 'Materiales' },
          value: {
            pt: 'Tampo lacado azul-tinta, chapa de alumínio de 8 mm',
            en: 'Ink-blue lacquered top, 8 mm aluminium plate',
            es: 'Tablero lacado azul tinta, chapa de aluminio de 8 mm',
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
            pt: 'Mesa partilhada, mapas, anotação, atas em PDF',
            en: 'Shared desktop, maps, notes, minutes as PDF',
            es: 'Escritorio compartido, mapas, notas, actas en PDF',
          },
        },
        {
          key: 'sharing',
          label: { pt: 'Partilha de ecrã', en: 'Screen sharing', es: 'Compartir pantalla' },
          value: {
            pt: '8 dispositivos, em janelas que rodam',
            en: '8 devices, in windows that turn',
            es: '8 dispositivos, en ventanas que giran',
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
      key: 'ink',
      name: { pt: 'Delta 55 Tinta', en: 'Delta 55 Ink', es: 'Delta 55 Tinta' },
      note: {
        pt: 'Tampo azul-tinta e pé em alumínio escovado.',
        en: 'Ink-blue top, brushed aluminium pedestal.',
        es: 'Tablero azul tinta y pie de aluminio cepillado.',
      },
    },
    {
      key: 'oak',
      name: { pt: 'Delta 55 Carvalho', en: 'Delta 55 Oak', es: 'Delta 55 Roble' },
      note: {
        pt: 'Tampo folheado a carvalho, com 30 mm de espessura.',
        en: 'Oak-veneered top, 30 mm thick.',
        es: 'Tablero chapado en roble, de 30 mm de grosor.',
      },
    },
    {
      key: 'standing',
      name: { pt: 'Delta 55 Alta', en: 'Delta 55 High', es: 'Delta 55 Alta' },
      note: {
        pt: 'Com 105 cm de altura, para reunir de pé.',
        en: 'At 105 cm, for standing meetings.',
        es: 'Con 105 cm de altura, para reunirse de pie.',
      },
    },
  ],
  accessories: [
    {
      key: 'cover',
      name: { pt: 'Tampa Lençol', en: 'Lençol cover', es: 'Tapa Lençol' },
      summary: {
        pt: 'Manta de feltro com ímanes que protege o vidro quando se almoça à mesa.',
        en: 'Felt sheet with magnets that protects the glass when lunch is served.',
        es: 'Manta de fieltro con imanes que protege el cristal cuando se come en la mesa.',
      },
    },
    {
      key: 'pens',
      name: { pt: 'Canetas Aresta', en: 'Aresta pens', es: 'Lápices Aresta' },
      summary: {
        pt: 'Duas canetas ativas que carregam num encaixe debaixo do tampo.',
        en: 'Two active pens that charge in a slot under the top.',
        es: 'Dos lápices activos que se cargan en una ranura bajo el tablero.',
      },
    },
    {
      key: 'floor-channel',
      name: { pt: 'Calha Rasa', en: 'Rasa floor channel', es: 'Canaleta Rasa' },
      summary: {
        pt: 'Leva o cabo até à parede em 12 mm de altura, sem obras.',
        en: 'Takes the cable to the wall in a height of 12 mm, without building work.',
        es: 'Lleva el cable a la pared con 12 mm de altura, sin obras.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'Nos lados compridos há 67 cm livres de altura e 34 de fundo para quem está sentado. Os menus abrem diante de quem toca; tem leitor de ecrã, alto contraste e tomada de auscultadores.',
      en: 'Along the long sides there are 67 cm of clear height and 34 of depth for seated users. Menus open in front of whoever touches; there is a screen reader, high contrast and a headphone socket.',
      es: 'En los lados largos quedan 67 cm libres de alto y 34 de fondo para quien está sentado. Los menús se abren delante de quien toca; tiene lector de pantalla, alto contraste y toma de auriculares.',
    },
    energy: {
      pt: '145 W numa reunião, com o computador e sem nada nas tomadas do tampo, medidos na nossa oficina; 22 W com o vidro escuro e 1,2 W em espera.',
      en: '145 W in a meeting, with the computer and nothing in the mains sockets, measured in our workshop; 22 W with the glass dark and 1.2 W in standby.',
      es: '145 W en una reunión, con el ordenador y sin nada en los enchufes del tablero, medidos en nuestro taller; 22 W con el cristal a oscuras y 1,2 W en espera.',
    },
    warranty: {
      pt: 'Três anos com reparação no local; cinco para o pé e o tampo.',
      en: 'Three years with repair on site; five for pedestal and top.',
      es: 'Tres años con reparación in situ; cinco para el pie y el tablero.',
    },
    repair: {
      pt: 'Peças durante sete anos após a última venda. O vidro levanta-se por cima com duas ventosas e o computador sai em gaveta.',
      en: 'Parts for seven years after the last sale. The glass lifts out from above with two suction cups; the computer slides out on its drawer.',
      es: 'Repuestos durante siete años desde la última venta. El cristal se levanta por arriba con dos ventosas y el ordenador sale en su cajón.',
    },
  },
  related: ['orion-86', 'faro-65', 'nimbo-43'],
  solutions: ['business', 'cities', 'industry'],
  projects: [],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Delta 55: mesa interativa de reunião',
      en: 'Delta 55: interactive meeting table',
      es: 'Delta 55: mesa interactiva de reuniones',
    },
    description: {
      pt: 'Mesa de reunião interativa de 55 polegadas com tampo de 26 mm, ecrã à face, tomadas e USB-C de 100 W no tampo. Para seis pessoas, com 40 pontos de toque.',
      en: 'A 55-inch interactive meeting table: a 26 mm top with a flush 4K screen, mains sockets and 100 W USB-C. For six people, with 40 touch points.',
      es: 'Mesa de reuniones interactiva de 55 pulgadas con tablero de 26 mm, pantalla enrasada, enchufes y USB-C de 100 W. Para seis personas, con 40 puntos táctiles.',
    },
  },
  updatedAt: '2026-05-27T13:55:00Z',
} satisfies ProductContent;
