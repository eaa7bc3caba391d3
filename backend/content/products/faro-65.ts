import type { ProductContent } from '../entities.ts';

export const faro65 = {
  key: 'faro-65',
  category: 'tables',
  slug: { pt: 'faro-65', en: 'faro-65', es: 'faro-65' },
  name: 'Faro 65',
  tagline: {
    pt: 'Tampo a 15 graus: lê-se de pé e ninguém pousa lá o casaco',
    en: 'A top at 15 degrees: easy to read standing, no place for coats',
    es: 'Tablero a 15 grados: se lee de pie y nadie deja ahí el abrigo',
  },
  summary: {
    pt: 'Mesa de exposição de 65 polegadas em chapa dobrada cor de areia, com o tampo inclinado 15 graus. Feita para museus e centros de visita que abrem todos os dias.',
    en: 'A 65-inch exhibition table in folded, sand-coloured metal with its top inclined by 15 degrees. Made for museums and visitor centres that open every day.',
    es: 'Mesa de exposición de 65 pulgadas en chapa plegada color arena, con el tablero inclinado 15 grados. Hecha para museos y centros de visitantes que abren todos los días.',
  },
  body: {
    pt: `
      <h3>Consultar o que está na vitrina</h3>
      <p>Uma carta náutica de 1630 não se manuseia. Na Faro 65, sim: amplia-se até à fibra do papel, põe-se-lhe por cima a costa de hoje, segue-se uma rota com o dedo. A inclinação de 15 graus afasta os reflexos do teto e deixa ver a imagem a quem está atrás, por cima dos ombros.</p>
      <h3>Grupos, objetos e línguas</h3>
      <ul>
      <li>Com 50 pontos de toque, meia turma mexe enquanto a outra metade vê.</li>
      <li>A mesa reconhece até doze objetos marcados: uma réplica em cerâmica pousada no vidro abre a sua própria história.</li>
      <li>Cada grupo escolhe a língua sem mudar a dos outros, e duas tomadas servem quem prefere auscultadores.</li>
      <li>A equipa do museu troca os textos a partir do escritório.</li>
      </ul>
      <h3>Transporte e instalação</h3>
      <p>O corpo é de aço de 3 mm, dobrado e soldado, pintado a pó, sem parafusos à vista. A mesa pesa 172 kg e não se leva em braços: <strong>entra por portas de 110 cm sobre uma plataforma com rodas e pousa-se com um elevador hidráulico</strong>, que levamos. Assenta sobre um rodapé recuado, com quatro niveladores, e pode ser fixada ao chão onde passam multidões.</p>
      <h3>Limpeza e manutenção</h3>
      <p>O vidro laminado limpa-se de manhã com álcool isopropílico a 70 %. O acesso técnico faz-se pelo lado, com chave, sem arrastar a mesa. Os filtros mudam-se duas vezes por ano.</p>
    `,
    en: `
      <h3>Looking into the display case</h3>
      <p>Nobody may handle a sea chart from 1630. On the Faro 65 everybody can: zoom in to the fibre of the paper, lay today’s coast over it, follow a route with a finger. The 15-degree slope keeps ceiling lights out of the picture and lets those behind see over the shoulders in front.</p>
      <h3>Groups, objects and languages</h3>
      <ul>
      <li>With 50 touch points, half a class can touch while the other half watches.</li>
      <li>The table recognises up to twelve tagged objects: set a ceramic replica on the glass and it opens its own story.</li>
      <li>Each group chooses a language without changing anyone else’s, and two sockets serve those who prefer headphones.</li>
      <li>Museum staff change the texts from their office.</li>
      </ul>
      <h3>Transport and installation</h3>
      <p>The body is 3 mm steel, folded, welded and powder-coated, with no visible screws. At 172 kg the table is not carried by hand: <strong>it goes through a 110 cm door on a wheeled platform and is set down with a hydraulic lifter</strong>, which we bring. It stands on a recessed plinth with four levelling feet and can be fixed to the floor where crowds pass.</p>
      <h3>Cleaning and maintenance</h3>
      <p>The laminated glass is cleaned each morning with 70% isopropyl alcohol. Technical access is from the side, with a key, without moving the table. Filters are changed twice a year.</p>
    `,
    es: `
      <h3>Consultar lo que hay en la vitrina</h3>
      <p>Una carta náutica de 1630 no se toca. En la Faro 65 sí: se amplía hasta ver la fibra del papel, se le pone encima la costa de hoy, se sigue una ruta con el dedo. La inclinación de 15 grados aparta los reflejos del techo y deja ver la imagen a los de atrás, por encima de los hombros.</p>
      <h3>Grupos, objetos e idiomas</h3>
      <ul>
      <li>Con 50 puntos táctiles, media clase toca mientras la otra media mira.</li>
      <li>La mesa reconoce hasta doce objetos marcados: una réplica de cerámica puesta sobre el cristal abre su propia historia.</li>
      <li>Cada grupo elige idioma sin cambiar el de los demás, y dos tomas sirven a quien prefiere auriculares.</li>
      <li>El equipo del museo cambia los textos desde la oficina.</li>
      </ul>
      <h3>Transporte e instalación</h3>
      <p>El cuerpo es de acero de 3 mm, plegado, soldado y con pintura en polvo, sin tornillos a la vista. La mesa pesa 172 kg y no se lleva a pulso: <strong>entra por puertas de 110 cm sobre una plataforma con ruedas y se posa con un elevador hidráulico</strong>, que llevamos nosotros. Se apoya en un zócalo retranqueado con cuatro niveladores y se puede fijar al suelo donde pasa mucha gente.</p>
      <h3>Limpieza y mantenimiento</h3>
      <p>El cristal laminado se limpia cada mañana con alcohol isopropílico al 70 %. El acceso técnico es lateral, con llave, sin mover la mesa. Los filtros se cambian dos veces al año.</p>
    `,
  },
  gallery: [
    {
      id: 'faro-65-front',
      alt: {
        pt: 'Mesa de exposição cor de areia, em chapa dobrada, com um mapa antigo no tampo inclinado',
        en: 'Sand-coloured exhibition table in folded metal, with an old map on its sloping top',
        es: 'Mesa de exposición color arena, de chapa plegada, con un mapa antiguo en el tablero inclinado',
      },
    },
    {
      id: 'faro-65-detail',
      alt: {
        pt: 'Pormenor de perfil: a dobra do corpo metálico, a aresta do vidro e o rodapé recuado',
        en: 'Detail in profile: the fold of the metal body, the edge of the glass and the recessed plinth',
        es: 'Detalle de perfil: el pliegue del cuerpo metálico, el borde del cristal y el zócalo retranqueado',
      },
    },
  ],
  figures: [
    { value: '65"', label: { pt: 'de diagonal, em 4K', en: 'diagonal, in 4K', es: 'de diagonal, en 4K' } },
    {
      value: '74–101 cm',
      label: {
        pt: 'de altura, da frente ao fundo',
        en: 'high, front to back',
        es: 'de altura, de delante a atrás',
      },
    },
    { value: '50', label: { pt: 'toques em simultâneo', en: 'simultaneous touches', es: 'toques simultáneos' } },
  ],
  specifications: [
    {
      key: 'display',
      title: { pt: 'Ecrã', en: 'Display', es: 'Pantalla' },
      rows: [
        { key: 'diagonal', label: { pt: 'Diagonal', en: 'Diagonal', es: 'Diagonal' }, value: '65"' },
        {
          key: 'active-area',
          label: { pt: 'Área visível', en: 'Active area', es: 'Área visible' },
          value: '1428 × 803',
          unit: 'mm',
        },
        {
          key: 'resolution',
          label: { pt: 'Resolução', en: 'Resolution', es: 'Resolución' },
          value: '3840 × 2160',
          unit: 'px',
        },
        { key: 'brightness', label: { pt: 'Brilho', en: 'Brightness', es: 'Brillo' }, value: '500', unit: 'cd/m²' },
        { key: 'contrast', label: { pt: 'Contraste', en: 'Contrast', es: 'Contraste' }, value: '1200:1' },
        {
          key: 'viewing-angle',
          label: { pt: 'Ângulo de visão', en: 'Viewing angle', es: 'Ángulo de visión' },
          value: '178°',
        },
        {
          key: 'glass',
          label: { pt: 'Vidro', en: 'Glass', es: 'Cristal' },
          value: {
            pt: 'Laminado, antirreflexo, 8 mm',
            en: 'Laminated, anti-glare, 8 mm',
            es: 'Laminado, antirreflejos, 8 mm',
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
          value: '50',
        },
        { key: 'touch-accuracy', label: { pt: 'Precisão', en: 'Accuracy', es: 'Precisión' }, value: '±1', unit: 'mm' },
        {
          key: 'touch-latency',
          label: { pt: 'Tempo de resposta', en: 'Response time', es: 'Tiempo de respuesta' },
          value: '9',
          unit: 'ms',
        },
        {
          key: 'touch-tools',
          label: { pt: 'Responde a', en: 'Responds to', es: 'Responde a' },
          value: {
            pt: 'Dedo, 12 objetos marcados',
            en: 'Finger, 12 tagged objects',
            es: 'Dedo, 12 objetos marcados',
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
          value: 'Windows 11',
        },
        {
          key: 'processor',
          label: { pt: 'Processador', en: 'Processor', es: 'Procesador' },
          value: { pt: '12 núcleos, 4,6 GHz', en: '12 cores, 4.6 GHz', es: '12 núcleos, 4,6 GHz' },
        },
        { key: 'memory', label: { pt: 'Memória', en: 'Memory', es: 'Memoria' }, value: '32', unit: 'GB' },
        {
          key: 'storage',
          label: { pt: 'Armazenamento', en: 'Storage', es: 'Almacenamiento' },
          value: '1000',
          unit: 'GB',
        },
        {
          key: 'wireless',
          label: { pt: 'Rede sem fios', en: 'Wireless', es: 'Red inalámbrica' },
          value: 'Wi-Fi 6, Bluetooth 5.2',
        },
        {
          key: 'speakers',
          label: { pt: 'Altifalantes', en: 'Speakers', es: 'Altavoces' },
          value: {
            pt: '2 × 15 W, dirigidos à frente',
            en: '2 × 15 W, aimed to the front',
            es: '2 × 15 W, dirigidos al frente',
          },
        },
      ],
    },
    {
      key: 'connections',
      title: { pt: 'Ligações', en: 'Connections', es: 'Conexiones' },
      rows: [
        { key: 'hdmi-in', label: { pt: 'Entradas HDMI', en: 'HDMI inputs', es: 'Entradas HDMI' }, value: '1' },
        {
          key: 'hdmi-out',
          label: { pt: 'Saídas HDMI', en: 'HDMI outputs', es: 'Salidas HDMI' },
          value: {
            pt: '2, para projetor ou ecrã de parede',
            en: '2, for a projector or wall screen',
            es: '2, para proyector o pantalla de pared',
          },
        },
        { key: 'usb-c', label: { pt: 'USB-C', en: 'USB-C', es: 'USB-C' }, value: '1' },
        { key: 'usb-a', label: { pt: 'USB-A', en: 'USB-A', es: 'USB-A' }, value: '4' },
        {
          key: 'ethernet',
          label: { pt: 'Rede por cabo', en: 'Wired network', es: 'Red por cable' },
          value: '1 Gbit/s',
        },
        {
          key: 'audio-out',
          label: { pt: 'Saída para auscultadores', en: 'Headphone output', es: 'Salida de auriculares' },
          value: { pt: '2 × 3,5 mm, à frente', en: '2 × 3.5 mm, at the front', es: '2 × 3,5 mm, delante' },
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
          value: '210',
          unit: 'W',
        },
        {
          key: 'power-max',
          label: { pt: 'Consumo máximo', en: 'Maximum power', es: 'Consumo máximo' },
          value: '360',
          unit: 'W',
        },
        {
          key: 'power-standby',
          label: { pt: 'Consumo em espera', en: 'Standby power', es: 'Consumo en espera' },
          value: { pt: '1,2', en: '1.2', es: '1,2' },
          unit: 'W',
        },
        { key: 'mains', label: { pt: 'Alimentação', en: 'Supply', es: 'Alimentación' }, value: '100–240 V, 50/60 Hz' },
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
        { key: 'noise', label: { pt: 'Ruído a 1 m', en: 'Noise at 1 m', es: 'Ruido a 1 m' }, value: '28 dB(A)' },
      ],
    },
    {
      key: 'mechanics',
      title: { pt: 'Dimensões e montagem', en: 'Dimensions and mounting', es: 'Dimensiones y montaje' },
      rows: [
        { key: 'width', label: { pt: 'Largura', en: 'Width', es: 'Ancho' }, value: '1739', unit: 'mm' },
        { key: 'height', label: { pt: 'Altura', en: 'Height', es: 'Alto' }, value: '1012', unit: 'mm' },
        { key: 'depth', label: { pt: 'Profundidade', en: 'Depth', es: 'Fondo' }, value: '1013', unit: 'mm' },
        { key: 'weight', label: { pt: 'Peso', en: 'Weight', es: 'Peso' }, value: '172', unit: 'kg' },
        {
          key: 'front-height',
          label: { pt: 'Altura da frente', en: 'Height of front edge', es: 'Altura del borde delantero' },
          value: '740',
          unit: 'mm',
        },
        {
          key: 'top-load',
          label: { pt: 'Carga no tampo', en: 'Load on the top', es: 'Carga en el tablero' },
          value: '120',
          unit: 'kg',
        },
        {
          key: 'mounting',
          label: { pt: 'Montagem', en: 'Mounting', es: 'Montaje' },
          value: {
            pt: '4 niveladores, fixação ao chão opcional',
            en: '4 levelling feet, optional floor fixing',
            es: '4 niveladores, fijación al suelo opcional',
          },
        },
        {
          key: 'materials',
          label: { pt: 'Materiais', en: 'Materials', es: 'Materiales' },
          value: {
            pt: 'Aço de 3 mm pintado a pó, cor de areia',
            en: '3 mm powder-coated steel, sand',
            es: 'Acero de 3 mm con pintura en polvo, color arena',
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
            pt: 'Exposição em camadas, mapas, objetos, quatro línguas',
            en: 'Layered exhibits, maps, objects, four languages',
            es: 'Exposición por capas, mapas, objetos, cuatro idiomas',
          },
        },
        {
          key: 'sharing',
          label: { pt: 'Partilha de ecrã', en: 'Screen sharing', es: 'Compartir pantalla' },
          value: {
            pt: 'Segundo ecrã para o grupo',
            en: 'Second screen for the group',
            es: 'Segunda pantalla para el grupo',
          },
        },
        {
          key: 'management',
          label: { pt: 'Gestão à distância', en: 'Remote management', es: 'Gestión a distancia' },
          value: {
            pt: 'Incluída, com estatísticas anónimas de uso',
            en: 'Included, with anonymous usage figures',
            es: 'Incluida, con estadísticas anónimas de uso',
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
      key: 'sand',
      name: { pt: 'Faro 65 Areia', en: 'Faro 65 Sand', es: 'Faro 65 Arena' },
      note: {
        pt: 'Corpo cor de areia, luz rasante no rodapé.',
        en: 'Sand-coloured body, low light along the plinth.',
        es: 'Cuerpo color arena, luz rasante en el zócalo.',
      },
    },
    {
      key: 'graphite',
      name: { pt: 'Faro 65 Grafite', en: 'Faro 65 Graphite', es: 'Faro 65 Grafito' },
      note: {
        pt: 'Corpo cinzento-escuro mate, para salas na penumbra.',
        en: 'Matt dark grey body, for dimly lit rooms.',
        es: 'Cuerpo gris oscuro mate, para salas en penumbra.',
      },
    },
    {
      key: 'flat',
      name: { pt: 'Faro 65 Plana', en: 'Faro 65 Flat', es: 'Faro 65 Plana' },
      note: {
        pt: 'Tampo horizontal a 76 cm, para quem circula à volta.',
        en: 'Level top at 76 cm, for visitors who walk around it.',
        es: 'Tablero horizontal a 76 cm, para rodearla por los cuatro lados.',
      },
    },
  ],
  accessories: [
    {
      key: 'markers',
      name: { pt: 'Marcas Concheiro', en: 'Concheiro tags', es: 'Marcas Concheiro' },
      summary: {
        pt: 'Doze bases finas que se colam sob réplicas e objetos para a mesa os reconhecer.',
        en: 'Twelve thin bases that go under replicas and objects so that the table recognises them.',
        es: 'Doce bases finas que se pegan bajo réplicas y objetos para que la mesa los reconozca.',
      },
    },
    {
      key: 'headphones',
      name: { pt: 'Auscultadores Búzio', en: 'Búzio headphones', es: 'Auriculares Búzio' },
      summary: {
        pt: 'Par com cabo em aço e gancho lateral; as almofadas mudam-se sem ferramentas.',
        en: 'Pair with steel cable and side hook; ear pads change without tools.',
        es: 'Par con cable de acero y gancho lateral; las almohadillas se cambian sin herramientas.',
      },
    },
    {
      key: 'floor-anchors',
      name: { pt: 'Fixação Lastro', en: 'Lastro floor fixing', es: 'Fijación Lastro' },
      summary: {
        pt: 'Quatro chumbadouros escondidos no rodapé.',
        en: 'Four anchors hidden inside the plinth.',
        es: 'Cuatro anclajes ocultos en el zócalo.',
      },
    },
    {
      key: 'caption-rail',
      name: { pt: 'Régua Legenda', en: 'Legenda caption rail', es: 'Regleta Legenda' },
      summary: {
        pt: 'Friso em alumínio na aresta da frente, com texto e braille gravados.',
        en: 'Aluminium rail along the front edge, engraved with text and braille.',
        es: 'Perfil de aluminio en el borde delantero, con texto y braille grabados.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'A aresta da frente fica a 74 cm e o corpo recua 20 cm em baixo, para os pés e para as rodas. Comandos repetidos na metade inferior, audiodescrição por auscultadores e contraste reforçado; relatório de conformidade com a EN 301 549 a pedido.',
      en: 'The front edge is at 74 cm and the body recedes by 20 cm at the bottom, for feet and wheels. Controls repeated in the lower half, audio description by headphones and strong contrast; EN 301 549 conformity report on request.',
      es: 'El borde delantero queda a 74 cm y el cuerpo se retira 20 cm por abajo, para pies y ruedas. Controles repetidos en la mitad inferior, audiodescripción por auriculares y contraste reforzado; informe de conformidad con la EN 301 549 a petición.',
    },
    energy: {
      pt: '210 W em uso, com o computador incluído, medidos na nossa oficina; 1,2 W em espera. Liga-se e desliga-se com o horário do museu e baixa o brilho quando ninguém lhe toca.',
      en: '210 W in use, computer included, measured in our workshop; 1.2 W in standby. It follows the museum’s opening hours and dims when nobody touches it.',
      es: '210 W en uso, con el ordenador incluido, medidos en nuestro taller; 1,2 W en espera. Sigue el horario del museo y baja el brillo cuando nadie la toca.',
    },
    warranty: {
      pt: 'Três anos com reparação no local; cinco para o corpo metálico e a pintura.',
      en: 'Three years with repair on site; five for the metal body and its paint.',
      es: 'Tres años con reparación in situ; cinco para el cuerpo metálico y la pintura.',
    },
    repair: {
      pt: 'Peças durante sete anos após a última venda. Painel, vidro, computador e fonte trocam-se em separado, pelo lado, sem mudar a mesa de sítio.',
      en: 'Parts for seven years after the last sale. Panel, glass, computer and power supply are replaced separately, from the side, with the table in place.',
      es: 'Repuestos durante siete años desde la última venta. Panel, cristal, ordenador y fuente se cambian por separado, por el lateral, sin mover la mesa.',
    },
  },
  related: ['delta-55', 'nimbo-43', 'cais-22'],
  solutions: ['museums', 'cities', 'hospitality'],
  projects: ['museum'],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Faro 65: mesa interativa para museus',
      en: 'Faro 65: interactive table for museums',
      es: 'Faro 65: mesa interactiva para museos',
    },
    description: {
      pt: 'Mesa de exposição interativa de 65 polegadas com tampo a 15 graus, vidro laminado e reconhecimento de objetos. Para museus e centros de visita.',
      en: 'A 65-inch interactive exhibition table with a 15-degree top, laminated glass and object recognition. For museums and visitor centres.',
      es: 'Mesa de exposición interactiva de 65 pulgadas con tablero a 15 grados, cristal laminado y reconocimiento de objetos. Para museos y centros de visitantes.',
    },
  },
  updatedAt: '2026-04-15T09:00:00Z',
} satisfies ProductContent;
