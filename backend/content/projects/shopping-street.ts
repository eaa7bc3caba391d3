import type { ProjectContent } from '../entities.ts';

export const shoppingStreet = {
  key: 'shopping-street',
  slug: {
    pt: 'uma-rua-vinte-e-quatro-montras',
    en: 'one-street-twenty-four-windows',
    es: 'una-calle-veinticuatro-escaparates',
  },
  name: {
    pt: 'Uma rua, vinte e quatro montras',
    en: 'One street, twenty-four windows',
    es: 'Una calle, veinticuatro escaparates',
  },
  client: 'Asociación de Comercio Calle Mayor Vieja',
  sector: 'retail',
  place: 'Palencia',
  year: 2025,
  summary: {
    pt: 'Dezoito lojas com um calendário comum, seis ecrãs de dupla face ou táteis e uma regra: à meia-noite a rua escurece. Numa das montras, o vidro não deixou passar o toque.',
    en: 'Eighteen shops on one calendar, six double-sided or touch displays and one rule: at midnight the street goes dark. In one window the glass would not let touch through.',
    es: 'Dieciocho tiendas con un calendario común, seis pantallas de doble cara o táctiles y una regla: a medianoche la calle se oscurece. En uno, el cristal no dejó pasar el tacto.',
  },
  story: {
    pt: `
      <h2>Dezoito donos, uma rua</h2>
      <p>Cada loja queria a sua campanha; a associação queria que a rua parecesse uma rua. O acordo coube numa folha: dois terços do tempo são da loja, um terço é comum, com o mercado de sábado, a farmácia de serviço e o que houver no teatro. Ninguém pisca. Depois das 22h00 baixa para 300 cd/m² e à meia-noite apaga-se, como manda a ordenança municipal.</p>
      <h2>Cada montra, medida</h2>
      <p>Medimos o sol em todas, às 13h00 e às 17h00, durante uma semana de junho. Dezoito ficaram com um Rua 55; quatro, de esquina ou fundas, com um Dueto 55, que fala para a rua e para a loja; duas, a livraria e a imobiliária, com um Claro 46, onde se toca por fora.</p>
      <h2>O vidro que não deixou</h2>
      <p>Eram três as táteis. Na ourivesaria, a amostra colada com fita tinha funcionado; a película definitiva, não. A montra fora mudada dois anos antes e a metade de baixo era de vidro de controlo solar, que tem uma camada metálica. Tínhamos experimentado em cima. A película saiu sem marca, a loja ficou com um dos dezoito Rua 55, e a nossa amostra passou a ser colada a 90 cm do chão, onde as pessoas tocam.</p>
      <h2>Um ano depois</h2>
      <p>O calendário é feito na associação, às segundas, por uma pessoa em uma hora. Cada loja muda o que é seu do telemóvel.</p>
    `,
    en: `
      <h2>Eighteen owners, one street</h2>
      <p>Each shop wanted its own campaign; the association wanted the street to look like a street. The agreement fitted on one sheet: two thirds of the time belong to the shop, one third is shared, with the Saturday market, the duty pharmacy and whatever is on at the theatre. Nothing blinks. After 22:00 it comes down to 300 cd/m² and at midnight it goes dark, as the town’s by-law says.</p>
      <h2>Each window measured</h2>
      <p>We measured the sun on every one, at 13:00 and 17:00, for a week in June. Eighteen got a Rua 55; four, on corners or deep, a Dueto 55, which speaks to the street and to the shop; two, the bookshop and the estate agent, a Claro 46, touched from outside.</p>
      <h2>The pane that would not have it</h2>
      <p>There were to be three with touch. At the jeweller’s the sample held on with tape had worked; the final film did not. The window had been replaced two years before and its lower half was solar-control glass, which has a metallic layer. We had tried it at the top. The film came off without a mark, the shop got one of the eighteen Rua 55, and our sample is now taped up 90 cm above the pavement, where people touch.</p>
      <h2>A year later</h2>
      <p>The calendar is made at the association, on Mondays, by one person in an hour. Each shop changes its own part by phone.</p>
    `,
    es: `
      <h2>Dieciocho dueños, una calle</h2>
      <p>Cada tienda quería su campaña; la asociación quería que la calle pareciera una calle. El acuerdo cupo en una hoja: dos tercios del tiempo son de la tienda y un tercio es común, con el mercado del sábado, la farmacia de guardia y lo que haya en el teatro. Nada parpadea. Desde las 22:00 baja a 300 cd/m² y a medianoche se apaga, como manda la ordenanza municipal.</p>
      <h2>Cada escaparate, medido</h2>
      <p>Medimos el sol en todos, a las 13:00 y a las 17:00, durante una semana de junio. Dieciocho llevan una Rua 55; cuatro, de esquina o profundos, una Dueto 55, que habla a la calle y a la tienda; dos, la librería y la inmobiliaria, una Claro 46, que se toca desde fuera.</p>
      <h2>El cristal que no quiso</h2>
      <p>Iban a ser tres con función táctil. En la joyería, la muestra pegada con cinta había funcionado; la lámina definitiva, no. El escaparate se había cambiado dos años antes y su mitad inferior era de vidrio de control solar, que lleva una capa metálica. Habíamos probado arriba. La lámina salió sin marca, la tienda se quedó con una de las dieciocho Rua 55, y nuestra muestra se pega ahora a 90 cm del suelo, donde toca la gente.</p>
      <h2>Un año después</h2>
      <p>El calendario se hace en la asociación, los lunes, por una persona y en una hora. Cada tienda cambia lo suyo desde el móvil.</p>
    `,
  },
  quotation: {
    text: {
      pt: '«Dezoito lojistas assinaram a mesma folha. Nunca tinha acontecido nesta rua.»',
      en: '‘Eighteen shopkeepers signed the same sheet of paper. That had never happened in this street.’',
      es: '«Dieciocho comerciantes firmaron la misma hoja. En esta calle no había pasado nunca.»',
    },
    source: {
      pt: 'Direção, Asociación de Comercio Calle Mayor Vieja',
      en: 'Board, Asociación de Comercio Calle Mayor Vieja',
      es: 'Junta directiva, Asociación de Comercio Calle Mayor Vieja',
    },
  },
  figures: [
    {
      value: '24',
      label: {
        pt: 'montras num só calendário, desde setembro de 2025',
        en: 'windows on one calendar, since September 2025',
        es: 'escaparates en un solo calendario, desde septiembre de 2025',
      },
    },
    {
      value: { pt: '6 → 9\u00a0%', en: '6 → 9%', es: '6 → 9\u00a0%' },
      label: {
        pt: 'dos passantes param',
        en: 'of passers-by stop',
        es: 'de los viandantes se paran',
      },
      source: {
        pt: 'contadores da associação em seis lojas, duas semanas de junho e duas de outubro de 2025',
        en: 'the association’s counters at six shops, two weeks of June and two of October 2025',
        es: 'contadores de la asociación en seis tiendas, dos semanas de junio y dos de octubre de 2025',
      },
    },
    {
      value: '00:00',
      label: {
        pt: 'tudo apagado, todos os dias',
        en: 'everything dark, every day',
        es: 'todo apagado, todos los días',
      },
    },
  ],
  picture: {
    id: 'project-shopping-street',
    alt: {
      pt: 'Rua comercial ao anoitecer: na montra de uma sapataria, um ecrã suspenso do teto por um tubo; outro, em cabos de aço, na perfumaria ao lado',
      en: 'Shopping street at dusk: in a shoe shop’s window, a screen hung from the ceiling on a pole; another, on steel cables, at the perfume shop next door',
      es: 'Calle comercial al anochecer: en el escaparate de una zapatería, una pantalla suspendida del techo por un tubo; otra, con cables de acero, en la perfumería de al lado',
    },
  },
  gallery: [
    {
      id: 'project-shopping-street-window',
      alt: {
        pt: 'Montra da sapataria vista do passeio, à noite: uma bota de couro numa base e, ao lado, o ecrã suspenso com uma bota e os seus números',
        en: 'The shoe shop’s window seen from the pavement at night: a leather boot on a plinth and, beside it, the hanging screen with a boot and its sizes',
        es: 'El escaparate de la zapatería visto desde la acera, de noche: una bota de cuero en un pedestal y, al lado, la pantalla suspendida con una bota y sus tallas',
      },
    },
  ],
  products: [
    { product: 'rua-55', quantity: 18, pictured: ['project-shopping-street'] },
    { product: 'dueto-55', quantity: 4, pictured: ['project-shopping-street'] },
    { product: 'claro-46', quantity: 2 },
    { product: 'cartaz', quantity: 24 },
  ],
  seo: {
    title: {
      pt: 'Comércio: 24 montras com um só calendário',
      en: 'Retail: 24 shop windows on one calendar',
      es: 'Comercio: 24 escaparates y un calendario',
    },
    description: {
      pt: 'Uma rua comercial de Palencia pôs 24 montras num só calendário: como se reparte o tempo, como se mediu o sol, o vidro que falhou e quantos mais param.',
      en: 'A shopping street in Palencia put 24 windows on one calendar: how time is shared, how the sun was measured, the pane that failed and how many more stop.',
      es: 'Una calle comercial de Palencia puso de acuerdo 24 escaparates: cómo se reparte el tiempo, cómo se midió el sol, el cristal que falló y quién se para.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies ProjectContent;
