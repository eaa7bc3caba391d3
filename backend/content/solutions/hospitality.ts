import type { SolutionContent } from '../entities.ts';

export const hospitality = {
  key: 'hospitality',
  slug: { pt: 'hotelaria', en: 'hospitality', es: 'hosteleria' },
  name: { pt: 'Hotelaria e restauração', en: 'Hotels and restaurants', es: 'Hoteles y restaurantes' },
  headline: {
    pt: 'Quem chega às duas da manhã entra no quarto. Quem tem vinte minutos para almoçar almoça.',
    en: 'Guests get their room at two in the morning. People with twenty minutes get lunch.',
    es: 'Quien llega a las dos de la madrugada entra en su habitación. Quien tiene veinte minutos para comer, come.',
  },
  summary: {
    pt: 'Check-in a qualquer hora, com leitura de documentos e ligação ao sistema do hotel, e pedidos à hora de almoço, em quatro línguas.',
    en: 'Check-in at any hour, with document reading and a link to the hotel’s system, and lunchtime orders, in four languages.',
    es: 'Check-in a cualquier hora, con lectura de documentos y conexión con el sistema del hotel, y pedidos a mediodía, en cuatro idiomas.',
  },
  time: [2, 0],
  moment: { pt: 'os hóspedes do último voo', en: 'guests off the last flight', es: 'los huéspedes del último vuelo' },
  problem: {
    pt: `
      <p>O último voo chega à uma. Às duas, oito pessoas esperam na receção por uma só que faz tudo: copia o documento à mão para o boletim de alojamento, procura a reserva, cobra a taxa turística e explica onde é o pequeno-almoço.</p>
      <p>Ao meio-dia, o restaurante tem o problema inverso: toda a gente ao mesmo tempo, uma ementa que se explica em quatro línguas e pedidos que chegam à cozinha com letra de pressa.</p>
    `,
    en: `
      <p>The last flight lands at one. At two, eight people stand at reception before a single member of staff who does it all: copies the document by hand into the guest register, looks for the booking, charges the tourist tax and explains where breakfast is.</p>
      <p>At midday the restaurant has the opposite problem: everybody at once, a menu that must be explained in four languages, and orders that reach the kitchen in hurried handwriting.</p>
    `,
    es: `
      <p>El último vuelo llega a la una. A las dos, ocho personas esperan en recepción ante una sola que lo hace todo: copia a mano el documento en el parte de viajeros, busca la reserva, cobra la tasa turística y explica dónde se desayuna.</p>
      <p>A mediodía, el restaurante tiene el problema contrario: todo el mundo a la vez, una carta que se explica en cuatro idiomas y comandas que llegan a cocina con letra de prisa.</p>
    `,
  },
  approach: {
    pt: `
      <p>O <a href="ref:product/cais-22">Cais 22</a> com leitor Cédula lê o cartão de cidadão ou o passaporte, encontra a reserva no sistema do hotel, recebe a assinatura e, na versão Chave, entrega o cartão do quarto. Quem prefere falar com alguém continua a poder fazê-lo, e já não espera.</p>
      <ul>
      <li><strong>À mesa ou à entrada</strong>, o <a href="ref:product/cais-32">Cais 32</a> toma o pedido com os alergénios à vista, aceita o pagamento e manda-o para a cozinha e para o ecrã de chamada.</li>
      <li><strong>No átrio</strong>, o telemóvel carrega num cacifo fechado enquanto se espera pelo quarto.</li>
      <li><strong>Para grupos</strong>, um ecrã diz que sala, que piso e a que horas.</li>
      </ul>
    `,
    en: `
      <p>The <a href="ref:product/cais-22">Cais 22</a> with a Cédula reader reads the identity card or passport, finds the booking in the hotel’s system, takes the signature and, in its Key version, issues the room card. Guests who would rather speak to somebody still can, and no longer wait for it.</p>
      <ul>
      <li><strong>In the dining room</strong>, the <a href="ref:product/cais-32">Cais 32</a> takes the order with allergens in view, accepts payment and sends it to the kitchen and to the order display.</li>
      <li><strong>In the lobby</strong>, a phone charges in a closed locker while its owner waits for the room.</li>
      <li><strong>For groups</strong>, a display says which room, which floor and at what time.</li>
      </ul>
    `,
    es: `
      <p>El <a href="ref:product/cais-22">Cais 22</a> con lector Cédula lee el documento de identidad o el pasaporte, encuentra la reserva en el sistema del hotel, recoge la firma y, en su versión Llave, entrega la tarjeta de la habitación. Quien prefiere hablar con alguien puede seguir haciéndolo, y ya no espera.</p>
      <ul>
      <li><strong>En el comedor</strong>, el <a href="ref:product/cais-32">Cais 32</a> toma el pedido con los alérgenos a la vista, acepta el pago y lo envía a cocina y a la pantalla de avisos.</li>
      <li><strong>En el vestíbulo</strong>, el móvil se carga en una taquilla cerrada mientras se espera la habitación.</li>
      <li><strong>Para grupos</strong>, una pantalla dice qué sala, qué planta y a qué hora.</li>
      </ul>
    `,
  },
  picture: {
    id: 'solution-hospitality',
    alt: {
      pt: 'Átrio de hotel de madrugada, sem ninguém: um quiosque de check-in aceso e uma mala; atrás, um cadeirão e, pela parede de vidro, as luzes da cidade na outra margem',
      en: 'Hotel lobby in the small hours, with nobody there: a lit check-in kiosk and a suitcase; behind them, an armchair and, through the glass wall, the lights of the town across the water',
      es: 'Vestíbulo de hotel de madrugada, sin nadie: un quiosco de check-in encendido y una maleta; detrás, un sillón y, por la pared de cristal, las luces de la ciudad en la otra orilla',
    },
  },
  closeUp: {
    id: 'solution-hospitality-near',
    alt: {
      pt: 'Quiosque de check-in à noite, com o talão do quarto 412 a sair e uma mala ao lado; ao fundo, as luzes da cidade pela parede de vidro',
      en: 'Check-in kiosk at night with the slip for room 412 coming out and a suitcase beside it; beyond the glass wall, the lights of the town',
      es: 'Quiosco de check-in de noche, con el recibo de la habitación 412 saliendo y una maleta al lado; al fondo, las luces de la ciudad tras el cristal',
    },
  },
  figures: [
    {
      value: { pt: '4 línguas', en: '4 languages', es: '4 idiomas' },
      label: {
        pt: 'as que o hotel escolher, antes de qualquer pergunta',
        en: 'of the hotel’s choice, offered before any question',
        es: 'los que elija el hotel, antes de cualquier pregunta',
      },
    },
    {
      value: '46 × 44 cm',
      label: {
        pt: 'ocupa um quiosque de check-in',
        en: 'footprint of a check-in kiosk',
        es: 'ocupa un quiosco de check-in',
      },
    },
    {
      value: '750',
      label: {
        pt: 'talões por rolo do Cais 32, ou perto disso',
        en: 'receipts from one Cais 32 roll, or thereabouts',
        es: 'tiques por rollo del Cais 32, más o menos',
      },
    },
  ],
  products: ['cais-22', 'cais-32', 'pausa-12', 'marco-43', 'pulso-6', 'cartaz'],
  questions: [
    {
      key: 'pms',
      question: {
        pt: 'Com que sistemas de hotel se liga?',
        en: 'Which hotel systems does it connect to?',
        es: '¿Con qué sistemas de hotel se conecta?',
      },
      answer: {
        pt: '<p>Com os que têm uma interface aberta para reservas, quartos e conta. Diga-nos qual é o seu: antes da proposta confirmamos, com o fornecedor, o que se pode ler e escrever.</p>',
        en: '<p>To those with an open interface for bookings, rooms and folios. Tell us which one you have: before quoting we confirm with its maker what can be read and written.</p>',
        es: '<p>Con los que tienen una interfaz abierta para reservas, habitaciones y cuenta. Díganos cuál es el suyo: antes de la propuesta confirmamos con su proveedor qué se puede leer y escribir.</p>',
      },
    },
    {
      key: 'boletim',
      question: {
        pt: 'E a comunicação dos hóspedes às autoridades?',
        en: 'What about reporting guests to the authorities?',
        es: '¿Y la comunicación de viajeros a las autoridades?',
      },
      answer: {
        pt: '<p>O quiosque recolhe os campos que a lei de cada país pede e entrega-os ao sistema do hotel, que faz a comunicação. A imagem do documento não se guarda.</p>',
        en: '<p>The kiosk collects the fields each country’s law requires and hands them to the hotel’s system, which does the reporting. No picture of the document is kept.</p>',
        es: '<p>El quiosco recoge los campos que exige la normativa de cada país y los entrega al sistema del hotel, que hace la comunicación. No se guarda la imagen del documento.</p>',
      },
    },
    {
      key: 'falha',
      question: {
        pt: 'Se a rede cair às duas da manhã?',
        en: 'What if the network fails at two in the morning?',
        es: '¿Y si cae la red a las dos de la madrugada?',
      },
      answer: {
        pt: '<p>O quiosque di-lo no ecrã e chama a receção; não deixa ninguém a meio. Quem gere recebe um aviso. Os prazos de assistência estão em <a href="ref:page/services">serviços</a>.</p>',
        en: '<p>The kiosk says so on screen and calls reception; it leaves nobody halfway. Whoever manages it gets an alert. Service times are listed under <a href="ref:page/services">services</a>.</p>',
        es: '<p>El quiosco lo dice en pantalla y llama a recepción; no deja a nadie a medias. Quien lo gestiona recibe un aviso. Los plazos de asistencia están en <a href="ref:page/services">servicios</a>.</p>',
      },
    },
    {
      key: 'ementa',
      question: {
        pt: 'Quem muda a ementa e os preços?',
        en: 'Who changes the menu and the prices?',
        es: '¿Quién cambia la carta y los precios?',
      },
      answer: {
        pt: '<p>A sua equipa, no sistema da caixa ou no próprio programa. Um prato que acaba sai de todos os quiosques de uma vez, e o prato do dia entra à hora marcada.</p>',
        en: '<p>Your own team, in the till system or in the kiosk software. A dish that runs out leaves every kiosk at once, and the dish of the day appears at its hour.</p>',
        es: '<p>Su equipo, en el sistema de caja o en el propio programa. Un plato que se acaba sale de todos los quioscos a la vez, y el plato del día entra a su hora.</p>',
      },
    },
  ],
  order: 5,
  seo: {
    title: {
      pt: 'Check-in e pedidos para hotéis e restaurantes',
      en: 'Check-in and orders for hotels and restaurants',
      es: 'Check-in y pedidos para hoteles y restaurantes',
    },
    description: {
      pt: 'Quiosques de check-in com leitura de documentos e ligação ao sistema do hotel, pedidos com pagamento e carregamento de telemóveis no átrio.',
      en: 'Check-in kiosks with document reading and a link to the hotel’s system, orders with payment, and phone charging in the lobby for guests.',
      es: 'Quioscos de check-in con lectura de documentos y conexión con el sistema del hotel, pedidos con pago y carga de móviles en el vestíbulo.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies SolutionContent;
