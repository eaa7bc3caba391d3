import type { ProductContent } from '../entities.ts';

export const cais32 = {
  key: 'cais-32',
  category: 'kiosks',
  slug: { pt: 'cais-32', en: 'cais-32', es: 'cais-32' },
  name: 'Cais 32',
  tagline: {
    pt: 'Pedir, pagar e levar o talão sem dar um passo',
    en: 'Order, pay and take the receipt without taking a step',
    es: 'Pedir, pagar y coger el tique sin dar un paso',
  },
  summary: {
    pt: 'Quiosque de encomenda com ecrã vertical de 32 polegadas, terminal de pagamento e impressora de talões. O corpo azul-tinta e a risca coral veem-se do outro lado da sala.',
    en: 'A self-order kiosk with a 32-inch portrait screen, a payment terminal and a receipt printer. Its ink-blue body and coral stripe are easy to spot from across the room.',
    es: 'Quiosco de pedidos con pantalla vertical de 32 pulgadas, terminal de pago e impresora de tiques. El cuerpo azul tinta y la franja coral se ven desde el otro lado del local.',
  },
  body: {
    pt: `
      <h3>Pedido e pagamento</h3>
      <ul>
      <li>Escolhe-se a língua e, se for caso disso, os alergénios a evitar. As fotografias dos pratos aparecem quase em tamanho real.</li>
      <li>A ementa esconde o que esgotou: a cozinha marca, o quiosque atualiza.</li>
      <li>Paga-se com cartão, telemóvel ou código; em dinheiro, o talão segue para a caixa.</li>
      <li>Sai o número do pedido, que a cozinha recebe no mesmo instante.</li>
      </ul>
      <p>Numa loja, o mesmo quiosque consulta o stock, encomenda a cor que falta e regista devoluções. Ao fim do dia, o fecho de caixa vem separado por quiosque. Se a rede falhar, o quiosque mantém a ementa no ecrã e avisa que o pagamento se faz na caixa.</p>
      <h3>Faturação</h3>
      <p>O quiosque não fatura por si: imprime o documento que o programa de faturação do cliente emite, certificado pela Autoridade Tributária em Portugal e adaptado ao Veri*factu em Espanha. Diga-nos no pedido que programa usa.</p>
      <h3>Instalação em duas horas</h3>
      <p>Instalamos cedo, para ninguém ter de fechar. <strong>Testamos o terminal com o banco do cliente e a ligação ao programa de faturação</strong> na véspera, na oficina. O quiosque fixa-se ao chão com quatro pernos e pode ficar costas com costas com outro igual.</p>
      <h3>Limpeza e papel</h3>
      <p>A porta da frente abre com chave e dá acesso a tudo. Gordura e dedadas saem com detergente desengordurante diluído; o rolo de papel dura cerca de 750 talões.</p>
    `,
    en: `
      <h3>Ordering and payment</h3>
      <ul>
      <li>Customers choose a language and, where it matters, the allergens to avoid. Dishes appear almost life-size.</li>
      <li>The menu hides what has run out: the kitchen marks it, the kiosk updates.</li>
      <li>Payment is by card, phone or code; for cash, the slip goes to the till.</li>
      <li>The order number prints as the kitchen receives it.</li>
      </ul>
      <p>In a shop the same unit checks stock, orders the colour that is missing and handles returns. At closing time the takings are reported kiosk by kiosk. If the network drops, the kiosk keeps the menu on screen and says that payment is at the till.</p>
      <h3>Invoicing</h3>
      <p>The kiosk does not invoice by itself: it prints the document that your till software issues, certified by the tax authority in Portugal and adapted to Veri*factu in Spain. Tell us in your request which software you use.</p>
      <h3>Installed in two hours</h3>
      <p>We install early so that nobody has to close. <strong>The payment terminal, with your bank, and the link to your till software are tested</strong> the day before, in our workshop. The kiosk is bolted to the floor at four points and can stand back to back with a second one.</p>
      <h3>Cleaning and paper</h3>
      <p>A front door with a key gives access to everything. Grease and fingerprints come off with a diluted degreaser, and a paper roll lasts for about 750 receipts.</p>
    `,
    es: `
      <h3>Pedido y pago</h3>
      <ul>
      <li>Se elige el idioma y, si hace falta, los alérgenos que hay que evitar. Las fotos de los platos se ven casi a tamaño real.</li>
      <li>La carta oculta lo que se ha acabado: la cocina lo marca y el quiosco se actualiza.</li>
      <li>Se paga con tarjeta, móvil o código; en efectivo, el tique se lleva a la caja.</li>
      <li>Sale el número de pedido en el momento en que la cocina lo recibe.</li>
      </ul>
      <p>En una tienda, el mismo quiosco consulta las existencias, encarga el color que falta y tramita devoluciones. Al cerrar, la caja se cuadra quiosco por quiosco. Si se cae la red, el quiosco mantiene la carta en pantalla y avisa de que se paga en la caja.</p>
      <h3>Facturación</h3>
      <p>El quiosco no factura por sí solo: imprime el documento que emite el programa de facturación del cliente, certificado por la autoridad tributaria en Portugal y adaptado a Veri*factu en España. Díganos en la solicitud qué programa usa.</p>
      <h3>Instalación en dos horas</h3>
      <p>Instalamos temprano para no parar el negocio. <strong>La víspera probamos en el taller el terminal con su banco y la conexión con el programa de facturación</strong>. El quiosco se fija al suelo con cuatro pernos y puede ir espalda con espalda con otro igual.</p>
      <h3>Limpieza y papel</h3>
      <p>La puerta delantera se abre con llave y da acceso a todo. La grasa y las huellas salen con desengrasante diluido; el rollo de papel dura unos 750 tiques.</p>
    `,
  },
  gallery: [
    {
      id: 'cais-32-front',
      alt: {
        pt: 'Quiosque azul-tinta com uma ementa no ecrã vertical, risca coral de lado e terminal de pagamento',
        en: 'Ink-blue kiosk with a menu on its portrait screen, a coral side stripe and a payment terminal',
        es: 'Quiosco azul tinta con una carta en la pantalla vertical, franja coral lateral y terminal de pago',
      },
    },
    {
      id: 'cais-32-detail',
      alt: {
        pt: 'Pormenor do terminal de pagamento, do leitor de códigos e da saída do talão',
        en: 'Detail of the payment terminal, the code reader and the receipt slot',
        es: 'Detalle del terminal de pago, el lector de códigos y la salida del tique',
      },
    },
  ],
  figures: [
    {
      value: '32"',
      label: {
        pt: 'de diagonal, na vertical',
        en: 'diagonal, portrait',
        es: 'de diagonal, en vertical',
      },
    },
    { value: '56 × 50 cm', label: { pt: 'de chão', en: 'of floor', es: 'de suelo' } },
    { value: '88 W', label: { pt: 'de consumo típico', en: 'typical power', es: 'de consumo típico' } },
  ],
  specifications: [
    {
      key: 'display',
      title: { pt: 'Ecrã', en: 'Display', es: 'Pantalla' },
      rows: [
        { key: 'diagonal', label: { pt: 'Diagonal', en: 'Diagonal', es: 'Diagonal' }, value: '32"' },
        {
          key: 'active-area',
          label: { pt: 'Área visível', en: 'Active area', es: 'Área visible' },
          value: '393 × 698',
          unit: 'mm',
        },
        {
          key: 'resolution',
          label: { pt: 'Resolução', en: 'Resolution', es: 'Resolución' },
          value: '2160 × 3840',
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
          value: { pt: 'Capacitiva projetada', en: 'Projected capacitive', es: 'Capacitiva proyectada' },
        },
        {
          key: 'touch-points',
          label: { pt: 'Toques em simultâneo', en: 'Simultaneous touches', es: 'Toques simultáneos' },
          value: '10',
        },
        {
          key: 'touch-accuracy',
          label: { pt: 'Precisão', en: 'Accuracy', es: 'Precisión' },
          value: { pt: '±1,5', en: '±1.5', es: '±1,5' },
          unit: 'mm',
        },
        {
          key: 'touch-latency',
          label: { pt: 'Tempo de resposta', en: 'Response time', es: 'Tiempo de respuesta' },
          value: '12',
          unit: 'ms',
        },
        {
          key: 'touch-tools',
          label: { pt: 'Responde a', en: 'Responds to', es: 'Responde a' },
          value: { pt: 'Dedo, luva fina', en: 'Finger, thin glove', es: 'Dedo, guante fino' },
        },
      ],
    },
    {
      key: 'computer',
      title: { pt: 'Computador e software', en: 'Computer and software', es: 'Ordenador y software' },
      rows: [
        {
          key: 'system',
          label: { pt: 'Sistema operativo', en: 'Operating system', es: 'Sistema operativo' },
          value: 'Windows 11',
        },
        {
          key: 'processor',
          label: { pt: 'Processador', en: 'Processor', es: 'Procesador' },
          value: { pt: '6 núcleos, 3,4 GHz', en: '6 cores, 3.4 GHz', es: '6 núcleos, 3,4 GHz' },
        },
        { key: 'memory', label: { pt: 'Memória', en: 'Memory', es: 'Memoria' }, value: '16', unit: 'GB' },
        {
          key: 'storage',
          label: { pt: 'Armazenamento', en: 'Storage', es: 'Almacenamiento' },
          value: '256',
          unit: 'GB',
        },
        {
          key: 'wireless',
          label: { pt: 'Rede sem fios', en: 'Wireless', es: 'Red inalámbrica' },
          value: 'Wi-Fi 6, Bluetooth 5.2',
        },
        {
          key: 'software-included',
          label: { pt: 'Incluído', en: 'Included', es: 'Incluido' },
          value: {
            pt: 'Ementa, pedidos, stock, fecho por quiosque',
            en: 'Menu, orders, stock, takings per kiosk',
            es: 'Carta, pedidos, existencias, caja por quiosco',
          },
        },
        {
          key: 'management',
          label: { pt: 'Gestão à distância', en: 'Remote management', es: 'Gestión a distancia' },
          value: {
            pt: 'Incluída, com aviso de fim de papel',
            en: 'Included, with low-paper alert',
            es: 'Incluida, con aviso de fin de papel',
          },
        },
        {
          key: 'updates',
          label: { pt: 'Atualizações', en: 'Updates', es: 'Actualizaciones' },
          value: { pt: '7 anos, sem custo', en: '7 years, free of charge', es: '7 años, sin coste' },
        },
      ],
    },
    {
      key: 'peripherals',
      title: { pt: 'Periféricos', en: 'Peripherals', es: 'Periféricos' },
      rows: [
        {
          key: 'printer',
          label: { pt: 'Impressora', en: 'Printer', es: 'Impresora' },
          value: {
            pt: 'Térmica de 80 mm, com corte, 250 mm/s',
            en: '80 mm thermal, with cutter, 250 mm/s',
            es: 'Térmica de 80 mm, con corte, 250 mm/s',
          },
        },
        {
          key: 'paper-roll',
          label: { pt: 'Rolo de papel', en: 'Paper roll', es: 'Rollo de papel' },
          value: {
            pt: '150 m, cerca de 750 talões',
            en: '150 m, about 750 receipts',
            es: '150 m, unos 750 tiques',
          },
        },
        {
          key: 'code-reader',
          label: { pt: 'Leitor de códigos', en: 'Code reader', es: 'Lector de códigos' },
          value: {
            pt: 'QR e códigos de barras, em papel ou telemóvel',
            en: 'QR and barcodes, on paper or phone',
            es: 'QR y códigos de barras, en papel o móvil',
          },
        },
        {
          key: 'payment',
          label: { pt: 'Pagamento', en: 'Payment', es: 'Pago' },
          value: {
            pt: 'Chip, sem contacto e PIN',
            en: 'Chip, contactless and PIN',
            es: 'Chip, sin contacto y PIN',
          },
        },
        { key: 'speakers', label: { pt: 'Altifalantes', en: 'Speakers', es: 'Altavoces' }, value: '2 × 5 W' },
      ],
    },
    {
      key: 'connections',
      title: { pt: 'Ligações', en: 'Connections', es: 'Conexiones' },
      rows: [
        {
          key: 'ethernet',
          label: { pt: 'Rede por cabo', en: 'Wired network', es: 'Red por cable' },
          value: '1 Gbit/s',
        },
        {
          key: 'usb-a',
          label: { pt: 'USB-A', en: 'USB-A', es: 'USB-A' },
          value: { pt: '4, atrás da porta', en: '4, behind the door', es: '4, tras la puerta' },
        },
        {
          key: 'usb-c',
          label: { pt: 'USB-C', en: 'USB-C', es: 'USB-C' },
          value: { pt: '1, para assistência', en: '1, for service', es: '1, para asistencia' },
        },
        {
          key: 'hdmi-out',
          label: { pt: 'Saídas HDMI', en: 'HDMI outputs', es: 'Salidas HDMI' },
          value: {
            pt: '1, para ecrã de chamada',
            en: '1, for an order display',
            es: '1, para pantalla de avisos',
          },
        },
        {
          key: 'audio-out',
          label: { pt: 'Saída para auscultadores', en: 'Headphone output', es: 'Salida de auriculares' },
          value: { pt: '3,5 mm, à frente', en: '3.5 mm, at the front', es: '3,5 mm, delante' },
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
          value: '88',
          unit: 'W',
        },
        {
          key: 'power-max',
          label: { pt: 'Consumo máximo', en: 'Maximum power', es: 'Consumo máximo' },
          value: '190',
          unit: 'W',
        },
        {
          key: 'power-standby',
          label: { pt: 'Consumo em espera', en: 'Standby power', es: 'Consumo en espera' },
          value: { pt: '1,5', en: '1.5', es: '1,5' },
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
          key: 'protection',
          label: { pt: 'Proteção', en: 'Protection', es: 'Protección' },
          value: { pt: 'IP54 no ecrã', en: 'IP54 at the screen', es: 'IP54 en la pantalla' },
        },
        { key: 'noise', label: { pt: 'Ruído a 1 m', en: 'Noise at 1 m', es: 'Ruido a 1 m' }, value: '27 dB(A)' },
      ],
    },
    {
      key: 'mechanics',
      title: { pt: 'Dimensões e montagem', en: 'Dimensions and mounting', es: 'Dimensiones y montaje' },
      rows: [
        { key: 'width', label: { pt: 'Largura', en: 'Width', es: 'Ancho' }, value: '558', unit: 'mm' },
        { key: 'height', label: { pt: 'Altura', en: 'Height', es: 'Alto' }, value: '1780', unit: 'mm' },
        { key: 'depth', label: { pt: 'Profundidade', en: 'Depth', es: 'Fondo' }, value: '500', unit: 'mm' },
        { key: 'weight', label: { pt: 'Peso', en: 'Weight', es: 'Peso' }, value: '64', unit: 'kg' },
        {
          key: 'tilt',
          label: { pt: 'Inclinação do ecrã', en: 'Screen tilt', es: 'Inclinación de la pantalla' },
          value: '0°',
        },
        {
          key: 'controls-height',
          label: { pt: 'Altura do que se toca', en: 'Height of controls', es: 'Altura de los controles' },
          value: {
            pt: '780 a 1200\u00a0mm no modo baixo',
            en: '780 to 1200\u00a0mm in low mode',
            es: '780 a 1200\u00a0mm en modo bajo',
          },
        },
        {
          key: 'mounting',
          label: { pt: 'Montagem', en: 'Mounting', es: 'Montaje' },
          value: {
            pt: '4 pernos, simples ou costas com costas',
            en: '4 bolts, single or back to back',
            es: '4 pernos, solo o espalda con espalda',
          },
        },
        {
          key: 'materials',
          label: { pt: 'Materiais', en: 'Materials', es: 'Materiales' },
          value: {
            pt: 'Aço de 2 mm dobrado, azul-tinta e coral',
            en: '2 mm folded steel, ink blue and coral',
            es: 'Acero plegado de 2 mm, azul tinta y coral',
          },
        },
      ],
    },
  ],
  variants: [
    {
      key: 'single',
      name: { pt: 'Cais 32 Simples', en: 'Cais 32 Single', es: 'Cais 32 Individual' },
      note: {
        pt: 'Um ecrã, fixo ao chão.',
        en: 'One screen, bolted to the floor.',
        es: 'Una pantalla, fijada al suelo.',
      },
    },
    {
      key: 'double',
      name: { pt: 'Cais 32 Duplo', en: 'Cais 32 Double', es: 'Cais 32 Doble' },
      note: {
        pt: 'Dois ecrãs costas com costas sobre a mesma base.',
        en: 'Two screens back to back on one base.',
        es: 'Dos pantallas espalda con espalda sobre la misma base.',
      },
    },
    {
      key: 'wall',
      name: { pt: 'Cais 32 Parede', en: 'Cais 32 Wall', es: 'Cais 32 Pared' },
      note: {
        pt: 'Sem base, encastrado ou à face da parede; 48 kg.',
        en: 'Without base, recessed or against the wall; 48 kg.',
        es: 'Sin base, empotrado o adosado a la pared; 48 kg.',
      },
    },
  ],
  accessories: [
    {
      key: 'order-display',
      name: { pt: 'Ecrã de chamada Farol', en: 'Farol order display', es: 'Pantalla de avisos Farol' },
      summary: {
        pt: 'Ecrã de 24 polegadas que mostra os números prontos a levantar.',
        en: 'A 24-inch display that shows the numbers ready for collection.',
        es: 'Pantalla de 24 pulgadas con los números listos para recoger.',
      },
    },
    {
      key: 'keypad',
      name: { pt: 'Teclado Relevo', en: 'Relevo keypad', es: 'Teclado Relevo' },
      summary: {
        pt: 'Teclas com relevo e tomada de auscultadores, para navegar só pelo som.',
        en: 'Tactile keys with a headphone socket, to use the kiosk by sound alone.',
        es: 'Teclas en relieve y toma de auriculares, para manejarlo solo con el oído.',
      },
    },
    {
      key: 'tag-holder',
      name: { pt: 'Caixa de marcadores Boia', en: 'Boia marker box', es: 'Caja de marcadores Boia' },
      summary: {
        pt: 'Trinta marcadores de mesa numerados que o leitor reconhece.',
        en: 'Thirty numbered table markers that the reader recognises.',
        es: 'Treinta marcadores de mesa numerados que el lector reconoce.',
      },
    },
  ],
  downloads: [{ kind: 'datasheet', label: { pt: 'Ficha técnica', en: 'Datasheet', es: 'Ficha técnica' } }],
  lifecycle: {
    accessibility: {
      pt: 'Terminal, leitor e talão entre 78 e 90 cm; no modo baixo, os botões ficam aquém de 1,20 m, dentro do alcance frontal de 1,22 m da EN 301 549; relatório de conformidade a pedido. Voz por auscultadores, letra maior e alto contraste em qualquer passo.',
      en: 'Terminal, reader and receipt slot between 78 and 90 cm; in low mode the buttons stay below 1.20 m, within the 1.22 m forward reach of EN 301 549; conformity report on request. Speech by headphones, larger type and high contrast at any step.',
      es: 'Terminal, lector y salida del tique entre 78 y 90 cm; en modo bajo, los botones quedan por debajo de 1,20 m, dentro del alcance frontal de 1,22 m de la EN 301 549; informe de conformidad a petición. Voz por auriculares, letra mayor y alto contraste en cualquier paso.',
    },
    energy: {
      pt: '88 W em serviço, medidos na nossa oficina; 1,5 W em espera. O consumo máximo conta com a impressora e o terminal em funcionamento. Fora de horas baixa o brilho ou desliga-se, como se preferir.',
      en: '88 W in service, measured in our workshop; 1.5 W in standby. Maximum power is with printer and terminal running. Outside opening hours it dims or switches off, as you prefer.',
      es: '88 W en servicio, medidos en nuestro taller; 1,5 W en espera. El consumo máximo cuenta con la impresora y el terminal en marcha. Fuera de horas baja el brillo o se apaga, según se prefiera.',
    },
    warranty: {
      pt: 'Três anos; a cabeça de impressão, dois anos ou 150 km de papel. O terminal segue a garantia do banco do cliente.',
      en: 'Three years; print head two years or 150 km of paper. The terminal is covered by your bank’s terms.',
      es: 'Tres años; el cabezal de impresión, dos años o 150 km de papel. El terminal sigue la garantía del banco del cliente.',
    },
    repair: {
      pt: 'Peças durante sete anos após a última venda. Tudo se troca pela porta da frente: ecrã em 15 minutos, impressora em cinco.',
      en: 'Parts for seven years after the last sale. Everything is replaced through the front door: the screen in 15 minutes, the printer in five.',
      es: 'Repuestos durante siete años desde la última venta. Todo se cambia por la puerta delantera: la pantalla en 15 minutos, la impresora en cinco.',
    },
  },
  related: ['cais-22', 'ponto-15'],
  solutions: ['hospitality', 'retail'],
  projects: [],
  withdrawn: false,
  seo: {
    title: {
      pt: 'Cais 32: quiosque de encomenda e pagamento',
      en: 'Cais 32: self-order and payment kiosk',
      es: 'Cais 32: quiosco de pedidos y pago',
    },
    description: {
      pt: 'Quiosque de encomenda com ecrã vertical de 32 polegadas em 4K, pagamento, impressora e leitor QR ao alcance de todos. Para restaurantes e lojas.',
      en: 'A self-order kiosk with a 32-inch 4K portrait screen, payment, printer and QR reader within everyone’s reach. For restaurants and shops.',
      es: 'Quiosco de pedidos con pantalla vertical 4K de 32 pulgadas, pago, impresora y lector QR al alcance de todos. Para restaurantes y tiendas.',
    },
  },
  updatedAt: '2026-08-20T08:35:00Z',
} satisfies ProductContent;
