import type { ProductContent } from '../entities.ts';

export const orion86 = {
  key: 'orion-86',
  category: 'screens',
  slug: { pt: 'orion-86', en: 'orion-86', es: 'orion-86' },
  name: 'Orion 86',
  tagline: {
    pt: 'Imagem, som e microfones numa só peça, na parede da sala',
    en: 'Picture, sound and microphones in one piece on the wall',
    es: 'Imagen, sonido y micrófonos en una sola pieza, en la pared',
  },
  summary: {
    pt: 'Ecrã interativo 4K de 86 polegadas para a parede da sala de reuniões, com barra de som e oito microfones por baixo. Lê-se a oito metros e dispensa o computador da sala.',
    en: 'An 86-inch 4K interactive screen for the meeting-room wall, with a soundbar and eight microphones below it. It can be read from eight metres away and needs no separate computer.',
    es: 'Pantalla interactiva 4K de 86 pulgadas para la pared de la sala de reuniones, con barra de sonido y ocho micrófonos debajo. Se lee a ocho metros y no necesita un ordenador de sala.',
  },
  body: {
    pt: `
      <h3>Reuniões na sala e à distância</h3>
      <p>A imagem, o som e os microfones estão no mesmo conjunto, por isso não faltam adaptadores nem sai o som pelo portátil. O cabo de mesa Cordame, um acessório, dá ao portátil ecrã, toque, rede, som e 100 W de carga. Sem cabo, partilham até 16 dispositivos, seis ao mesmo tempo.</p>
      <ul>
      <li>Seis pessoas riscam por cima da mesma planta, e o desenho segue para todos em PDF.</li>
      <li>Nas videochamadas, os microfones apanham a voz até oito metros.</li>
      <li>Entre reuniões, o ecrã mostra a agenda da sala.</li>
      <li>Ao fechar a sessão, o quadro, os ficheiros e as palavras-passe apagam-se.</li>
      </ul>
      <h3>Instalação na parede</h3>
      <p>Vamos ver a parede antes de a furar. O suporte vem incluído e distribui o peso por quatro pontos; em pladur, levamos uma chapa de reforço. <strong>Dois técnicos, com um elevador de painéis, instalam o ecrã em cerca de três horas</strong>, com os cabos dentro de calha ou embutidos. O ecrã encaixa em dois trincos e pode depois ser afastado 20 cm para chegar às ligações.</p>
      <h3>Limpeza e assistência</h3>
      <p>Limpa-se com um pano húmido. A barra de som retira-se à parte, e o computador sai pelo lado direito sem descer o painel.</p>
    `,
    en: `
      <h3>Meetings in the room and on a call</h3>
      <p>Picture, sound and microphones are one piece of equipment, so no adapter goes missing and the sound does not come out of a laptop. The Cordame table cable, an accessory, gives the laptop the screen, touch, network, sound and 100 W of charge. Without a cable, up to 16 devices can share, six of them at once.</p>
      <ul>
      <li>Six people draw over the same floor plan, and everyone gets the drawing as a PDF.</li>
      <li>In a video call, the microphones pick up voices up to eight metres away.</li>
      <li>Between meetings the screen shows the room’s diary.</li>
      <li>When a session is closed, the board, the files and the passwords are erased.</li>
      </ul>
      <h3>Installation on the wall</h3>
      <p>We look at the wall before we drill into it. The bracket is included and spreads the weight over four points; on plasterboard we bring a reinforcing plate. <strong>Two fitters with a panel lift need about three hours</strong>, with the cables in trunking or in the wall. The screen drops onto two latches and later swings out 20 cm to give access to the ports.</p>
      <h3>Cleaning and service</h3>
      <p>A damp cloth is enough for the glass. The soundbar comes off on its own, and the computer slides out at the right-hand side while the panel stays up.</p>
    `,
    es: `
      <h3>Reuniones en la sala y a distancia</h3>
      <p>La imagen, el sonido y los micrófonos van en una sola pieza, así que no faltan adaptadores ni sale el sonido por el portátil. El cable de mesa Cordame, un accesorio, da al portátil pantalla, función táctil, red, sonido y 100 W de carga. Sin cable comparten hasta 16 dispositivos, seis a la vez.</p>
      <ul>
      <li>Seis personas dibujan sobre el mismo plano, y el resultado les llega a todas en PDF.</li>
      <li>En las videollamadas, los micrófonos recogen la voz hasta a ocho metros.</li>
      <li>Entre reunión y reunión, la pantalla muestra la agenda de la sala.</li>
      <li>Al cerrar la sesión se borran la pizarra, los archivos y las contraseñas.</li>
      </ul>
      <h3>Instalación en la pared</h3>
      <p>Miramos la pared antes de taladrarla. El soporte está incluido y reparte el peso en cuatro puntos; si es de pladur, llevamos una chapa de refuerzo. <strong>Dos técnicos con un elevador de paneles la instalan en unas tres horas</strong>, con los cables por canaleta o empotrados. La pantalla se apoya en dos pestillos y después se separa 20 cm para llegar a las conexiones.</p>
      <h3>Limpieza y asistencia</h3>
      <p>Se limpia con un paño húmedo. La barra de sonido se desmonta aparte, y el ordenador sale por el lado derecho sin descolgar el panel.</p>
    `,
  },
  gallery: [
    {
      id: 'orion-86-front',
      alt: {
        pt: 'Ecrã interativo de 86 polegadas na parede, com a barra de som por baixo e um aparador de carvalho',
        en: '86-inch interactive screen on a wall, with the soundbar below it and an oak sideboard',
        es: 'Pantalla interactiva de 86 pulgadas en la pared, con la barra de sonido debajo y un aparador de roble',
      },
    },
    {
      id: 'orion-86-detail',
      alt: {
        pt: 'Pormenor do canto do ecrã e da barra de som, com o rebordo metálico fino',
        en: 'Detail of the corner of the screen and the soundbar, showing the thin metal edge',
        es: 'Detalle de la esquina de la pantalla y la barra de sonido, con el fino borde metálico',
      },
    },
  ],
  figures: [
    { value: '86"', label: { pt: 'de diagonal, em 4K', en: 'diagonal, in 4K', es: 'de diagonal, en 4K' } },
    { value: '50', label: { pt: 'toques em simultâneo', en: 'simultaneous touches', es: 'toques simultáneos' } },
    { value: '450 cd/m²', label: { pt: 'de brilho', en: 'brightness', es: 'de brillo' } },
  ],
  specifications: [
    {
      key: 'display',
      title: { pt: 'Ecrã', en: 'Display', es: 'Pantalla' },
      rows: [
        { key: 'diagonal', label: { pt: 'Diagonal', en: 'Diagonal', es: 'Diagonal' }, value: '86"' },
        {
          key: 'active-area',
          label: { pt: 'Área visível', en: 'Active area', es: 'Área visible' },
          value: '1895 × 1066',
          unit: 'mm',
        },
        {
          key: 'resolution',
          label: { pt: 'Resolução', en: 'Resolution', es: 'Resolución' },
          value: '3840 × 2160',
          unit: 'px',
        },
        { key: 'brightness', label: { pt: 'Brilho', en: 'Brightness', es: 'Brillo' }, value: '450', unit: 'cd/m²' },
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
          value: { pt: '8 núcleos, 2,2 GHz', en: '8 cores, 2.2 GHz', es: '8 núcleos, 2,2 GHz' },
        },
        { key: 'memory', label: { pt: 'Memória', en: 'Memory', es: 'Memoria' }, value: '8', unit: 'GB' },
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
        {
          key: 'speakers',
          label: { pt: 'Altifalantes', en: 'Speakers', es: 'Altavoces' },
          value: { pt: '2 × 30 W, na barra', en: '2 × 30 W, in the bar', es: '2 × 30 W, en la barra' },
        },
        {
          key: 'microphones',
          label: { pt: 'Microfones', en: 'Microphones', es: 'Micrófonos' },
          value: { pt: '8, alcance de 8 m', en: '8, range 8 m', es: '8, alcance de 8 m' },
        },
      ],
    },
    {
      key: 'connections',
      title: { pt: 'Ligações', en: 'Connections', es: 'Conexiones' },
      rows: [
        { key: 'hdmi-in', label: { pt: 'Entradas HDMI', en: 'HDMI inputs', es: 'Entradas HDMI' }, value: '3' },
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
          value: '240',
          unit: 'W',
        },
        {
          key: 'power-max',
          label: { pt: 'Consumo máximo', en: 'Maximum power', es: 'Consumo máximo' },
          value: '430',
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
          value: { pt: 'Sem ventilador', en: 'No fan', es: 'Sin ventilador' },
        },
      ],
    },
    {
      key: 'mechanics',
      title: { pt: 'Dimensões e montagem', en: 'Dimensions and mounting', es: 'Dimensiones y montaje' },
      rows: [
        { key: 'width', label: { pt: 'Largura', en: 'Width', es: 'Ancho' }, value: '1925', unit: 'mm' },
        { key: 'height', label: { pt: 'Altura', en: 'Height', es: 'Alto' }, value: '1096', unit: 'mm' },
        { key: 'depth', label: { pt: 'Profundidade', en: 'Depth', es: 'Fondo' }, value: '82', unit: 'mm' },
        { key: 'weight', label: { pt: 'Peso', en: 'Weight', es: 'Peso' }, value: '64', unit: 'kg' },
        {
          key: 'vesa',
          label: { pt: 'Furação VESA', en: 'VESA pattern', es: 'Patrón VESA' },
          value: '800 × 600',
          unit: 'mm',
        },
        {
          key: 'installed',
          label: { pt: 'Medidas com suporte', en: 'Size with support', es: 'Medidas con soporte' },
          value: {
            pt: '1925 × 1240 × 128\u00a0mm, com barra de som',
            en: '1925 × 1240 × 128\u00a0mm, with speaker bar',
            es: '1925 × 1240 × 128\u00a0mm, con barra de sonido',
          },
        },
        {
          key: 'installed-weight',
          label: { pt: 'Peso com suporte', en: 'Weight with support', es: 'Peso con soporte' },
          value: '78',
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
            pt: '1350 a 1500\u00a0mm, à escolha na montagem',
            en: '1350 to 1500\u00a0mm, chosen at installation',
            es: '1350 a 1500\u00a0mm, a elegir en la instalación',
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
            pt: 'Quadro, anotação, agenda da sala, limpeza da sessão',
            en: 'Whiteboard, notes, room diary, session wipe',
            es: 'Pizarra, notas, agenda de sala, borrado de sesión',
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
      key: 'wall',
      name: { pt: 'Orion 86 Parede', en: 'Orion 86 Wall', es: 'Orion 86 Pared' },
      note: {
        pt: 'Com suporte de parede e barra de som.',
        en: 'With wall bracket and soundbar.',
        es: 'Con soporte de pared y barra de sonido.',
      },
    },
    {
      key: 'silent',
      name: { pt: 'Orion 86 sem barra', en: 'Orion 86 without soundbar', es: 'Orion 86 sin barra' },
      note: {
        pt: 'Para salas que já têm som: dois altifalantes de 15 W no painel.',
        en: 'For rooms with their own sound system: two 15 W speakers in the panel.',
        es: 'Para salas que ya tienen sonido: dos altavoces de 15 W en el panel.',
      },
    },
    {
      key: 'windows',
      name: 'Orion 86 W',
      note: {
        pt: 'Com módulo Windows 11 de 16 GB já encaixado; o módulo tem ventilador.',
        en: 'With a 16 GB Windows 11 module already in its slot; the module has a fan.',
        es: 'Con módulo Windows 11 de 16 GB ya instalado; el módulo tiene ventilador.',
      },
    },
  ],
  accessories: [
    {
      key: 'camera',
      name: { pt: 'Câmara Vigia Larga', en: 'Vigia Wide camera', es: 'Cámara Vigia Ancha' },
      summary: {
        pt: 'Câmara 4K de 110° que enquadra quem fala; tem tampa física.',
        en: '4K camera with a 110° view that frames the speaker; physical shutter.',
        es: 'Cámara 4K de 110° que encuadra a quien habla; con tapa física.',
      },
    },
    {
      key: 'table-cable',
      name: { pt: 'Cabo de mesa Cordame', en: 'Cordame table cable', es: 'Cable de mesa Cordame' },
      summary: {
        pt: 'Cabo USB-C ativo de 8 m, com imagem, toque, rede e 100 W, terminado num recolhedor para o tampo.',
        en: 'Active 8 m USB-C cable for picture, touch, network and 100 W, ending in a retractor for the table.',
        es: 'Cable USB-C activo de 8 m, con imagen, función táctil, red y 100 W, y recogecables para la mesa.',
      },
    },
    {
      key: 'wall-plate',
      name: { pt: 'Chapa Encosto', en: 'Encosto wall plate', es: 'Placa Encosto' },
      summary: {
        pt: 'Reforço em aço que leva o peso aos montantes de uma parede de pladur.',
        en: 'Steel plate that carries the weight to the studs of a plasterboard wall.',
        es: 'Refuerzo de acero que lleva el peso a los montantes de un tabique de pladur.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'Os menus vêm à mão de quem está sentado, em qualquer dos lados. Legendas em direto nas chamadas, leitor de ecrã, alto contraste e tomada de auscultadores; relatório de conformidade com a EN 301 549 a pedido.',
      en: 'Menus can be called to either side, within reach of someone seated. Live captions in calls, screen reader, high contrast and a headphone socket; EN 301 549 conformity report on request.',
      es: 'Los menús se acercan a quien está sentado, por cualquiera de los lados. Subtítulos en directo en las llamadas, lector de pantalla, alto contraste y toma de auriculares; informe de conformidad con la EN 301 549 a petición.',
    },
    energy: {
      pt: '240 W numa reunião com partilha de ecrã, medidos na nossa oficina; 0,5 W em espera. Um sensor de luz baixa o brilho quando escurece.',
      en: '240 W in a meeting with screen sharing, measured in our workshop; 0.5 W in standby. A light sensor lowers the brightness as the room darkens.',
      es: '240 W en una reunión con pantalla compartida, medidos en nuestro taller; 0,5 W en espera. Un sensor de luz baja el brillo cuando oscurece.',
    },
    warranty: {
      pt: 'Três anos, com reparação no local até ao segundo dia útil em Portugal continental.',
      en: 'Three years, with repair on site by the second working day in mainland Portugal.',
      es: 'Tres años, con reparación in situ; en Portugal continental, en dos días laborables.',
    },
    repair: {
      pt: 'Peças durante sete anos após a última venda. Barra de som, fonte, computador e moldura tátil são módulos separados.',
      en: 'Parts for seven years after the last sale. Soundbar, power supply, computer and touch frame are separate modules.',
      es: 'Repuestos durante siete años desde la última venta. La barra de sonido, la fuente, el ordenador y el marco táctil son módulos independientes.',
    },
  },
  related: ['orion-65', 'atlas-98', 'delta-55'],
  solutions: ['business', 'cities', 'industry'],
  projects: [],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Orion 86: ecrã interativo para salas de reunião',
      en: 'Orion 86: interactive screen for meeting rooms',
      es: 'Orion 86: pantalla interactiva para reuniones',
    },
    description: {
      pt: 'Ecrã interativo 4K de 86 polegadas para parede, com barra de som, oito microfones e USB-C de 100 W. Para salas de reunião até oito metros de fundo.',
      en: 'An 86-inch 4K interactive screen for the wall with soundbar, eight microphones and 100 W USB-C. For meeting rooms up to eight metres deep.',
      es: 'Pantalla interactiva 4K de 86 pulgadas para pared, con barra de sonido, ocho micrófonos y USB-C de 100 W. Para salas de hasta ocho metros de fondo.',
    },
  },
  updatedAt: '2026-09-22T11:45:00Z',
} satisfies ProductContent;
