import type { ProjectContent } from '../entities.ts';

export const busNetwork = {
  key: 'bus-network',
  slug: {
    pt: 'sessenta-e-quatro-abrigos-que-falam',
    en: 'sixty-four-shelters-that-speak',
    es: 'sesenta-y-cuatro-marquesinas-que-hablan',
  },
  name: {
    pt: 'Sessenta e quatro abrigos que falam',
    en: 'Sixty-four shelters that speak',
    es: 'Sesenta y cuatro marquesinas que hablan',
  },
  client: 'Transportes Urbanos do Ave Novo',
  sector: 'cities',
  place: 'Guimarães',
  year: 2026,
  summary: {
    pt: 'Painéis de partidas em 64 paragens, com um botão que as diz em voz alta. Os vizinhos ouviram-no antes dos passageiros.',
    en: 'Departure boards at 64 stops, with a button that reads them aloud. The neighbours heard it before the passengers did.',
    es: 'Paneles de salidas en 64 paradas, con un botón que las dice en voz alta. Los vecinos lo oyeron antes que los viajeros.',
  },
  story: {
    pt: `
      <h2>Setembro de 2025: quatro abrigos</h2>
      <p>O concurso pedia 64 painéis em seis meses. Propusemos quatro no primeiro mês, em sítios difíceis de propósito: uma paragem virada a sul, uma sem cobertura de rede, uma junto a uma escola e uma debaixo de janelas.</p>
      <h2>Outubro: o que os quatro ensinaram</h2>
      <ul>
      <li><strong>Sul:</strong> lê-se ao meio-dia, a 7,5 m, com letras de 30 mm. Nada a mudar.</li>
      <li><strong>Sem rede:</strong> ao fim de dois minutos sem dados aparece o horário que o painel guarda, com a palavra «previsto». Pusemos uma antena na cobertura.</li>
      <li><strong>Escola:</strong> o botão era tocado por brincadeira. A mensagem passou a começar pela próxima partida, e a brincadeira acaba em seis segundos.</li>
      <li><strong>Janelas:</strong> à terceira noite, uma moradora escreveu à câmara. A voz soava às 6h10 ao mesmo volume que às 18h00.</li>
      </ul>
      <p>A voz passou a medir o ruído da rua e a falar 6 dB acima dele, com um máximo mais baixo entre as 22h00 e as 7h00. Quem não vê ouve-a na mesma junto ao botão. A moradora foi convidada a afinar o limite connosco; ficou a metade do que propúnhamos.</p>
      <h2>Novembro a março: os outros sessenta</h2>
      <p>Três por noite, entre a última e a primeira carreira. Em doze abrigos do centro, a parede de topo é um Abrigo 86, com metade do tempo para avisos da câmara.</p>
      <h2>A mudança de horário</h2>
      <p>Em janeiro os dados do operador trocaram de formato às 4h00 sem aviso, e 31 painéis mostraram o horário guardado até às 7h20. Agora o sistema do operador avisa-nos 48 horas antes, por contrato, e o painel verifica de véspera.</p>
    `,
    en: `
      <h2>September 2025: four shelters</h2>
      <p>The tender asked for 64 boards in six months. We proposed four in the first month, in places that were difficult on purpose: one facing south, one without mobile coverage, one by a school and one under windows.</p>
      <h2>October: what the four taught</h2>
      <ul>
      <li><strong>South:</strong> readable at noon from 7.5 m, with 30 mm letters. Nothing to change.</li>
      <li><strong>No coverage:</strong> after two minutes without data the board shows the timetable it holds, with the word ‘scheduled’. We put an aerial on the roof.</li>
      <li><strong>School:</strong> the button was pressed for fun. The message now begins with the next departure, and the fun is over in six seconds.</li>
      <li><strong>Windows:</strong> on the third night a resident wrote to the council. At 6:10 the voice was as loud as at 18:00.</li>
      </ul>
      <p>The voice now measures the noise of the street and speaks 6 dB above it, with a lower maximum between 22:00 and 7:00. People who cannot see still hear it beside the button. The resident was invited to set the limit with us; it ended at half of what we had proposed.</p>
      <h2>November to March: the other sixty</h2>
      <p>Three a night, between the last bus and the first. At twelve shelters in the centre the end wall is an Abrigo 86, with half of its time for council notices.</p>
      <h2>The new timetable</h2>
      <p>In January the operator’s data changed format at 4:00 without notice, and 31 boards showed the stored timetable until 7:20. Now the operator tells us 48 hours ahead, by contract, and the boards check the night before.</p>
    `,
    es: `
      <h2>Septiembre de 2025: cuatro marquesinas</h2>
      <p>El concurso pedía 64 paneles en seis meses. Propusimos cuatro el primer mes, en sitios difíciles a propósito: una parada orientada al sur, una sin cobertura, una junto a un colegio y una bajo ventanas.</p>
      <h2>Octubre: lo que enseñaron las cuatro</h2>
      <ul>
      <li><strong>Sur:</strong> se lee a mediodía, a 7,5 m, con letras de 30 mm. Nada que cambiar.</li>
      <li><strong>Sin cobertura:</strong> a los dos minutos sin datos, el panel muestra el horario que guarda, con la palabra «previsto». Pusimos una antena en el techo.</li>
      <li><strong>Colegio:</strong> pulsaban el botón por jugar. El mensaje empieza ahora por la próxima salida, y el juego se acaba en seis segundos.</li>
      <li><strong>Ventanas:</strong> la tercera noche, una vecina escribió al ayuntamiento. A las 6:10 la voz sonaba igual de fuerte que a las 18:00.</li>
      </ul>
      <p>La voz mide ahora el ruido de la calle y habla 6 dB por encima, con un máximo más bajo entre las 22:00 y las 7:00. Quien no ve la oye igual junto al botón. Invitamos a la vecina a ajustar el límite con nosotros; quedó en la mitad de lo que proponíamos.</p>
      <h2>De noviembre a marzo: las otras sesenta</h2>
      <p>Tres por noche, entre el último autobús y el primero. En doce marquesinas del centro, el lateral es un Abrigo 86, con la mitad del tiempo para avisos municipales.</p>
      <h2>El cambio de horario</h2>
      <p>En enero, los datos del operador cambiaron de formato a las 4:00 sin aviso, y 31 paneles mostraron el horario guardado hasta las 7:20. Ahora el operador nos avisa con 48 horas, por contrato, y los paneles comprueban la víspera.</p>
    `,
  },
  quotation: {
    text: {
      pt: '«A moradora que se queixou é hoje quem nos avisa quando um painel fala alto demais.»',
      en: '‘The neighbour who complained now tells us when a panel speaks too loudly.’',
      es: '«La vecina que se quejó es hoy quien nos avisa cuando un panel habla demasiado alto.»',
    },
    source: {
      pt: 'Serviço de paragens, Transportes Urbanos do Ave Novo',
      en: 'Stops department, Transportes Urbanos do Ave Novo',
      es: 'Servicio de paradas, Transportes Urbanos do Ave Novo',
    },
  },
  figures: [
    {
      value: '64',
      label: {
        pt: 'paragens com partidas em tempo real e em voz alta, março de 2026',
        en: 'stops with live departures, shown and spoken, March 2026',
        es: 'paradas con salidas en tiempo real y en voz alta, marzo de 2026',
      },
    },
    {
      value: { pt: '99,2\u00a0%', en: '99.2%', es: '99,2\u00a0%' },
      label: {
        pt: 'do tempo de serviço com partidas à vista, abril a setembro de 2026',
        en: 'of service time with departures on view, April to September 2026',
        es: 'del tiempo de servicio con salidas a la vista, abril a septiembre de 2026',
      },
      source: {
        pt: 'registo da gestão à distância',
        en: 'remote management log',
        es: 'registro de la gestión a distancia',
      },
    },
    {
      value: { pt: '1840', en: '1,840', es: '1840' },
      label: {
        pt: 'pedidos de voz por semana, em média',
        en: 'spoken requests a week on average',
        es: 'peticiones de voz por semana, de media',
      },
      source: {
        pt: 'contados pelos painéis, maio de 2026',
        en: 'counted by the boards, May 2026',
        es: 'contadas por los paneles, mayo de 2026',
      },
    },
  ],
  picture: {
    id: 'project-bus-network',
    alt: {
      pt: 'Abrigos seguidos numa praça, ao anoitecer: sob a cobertura do primeiro, o painel de partidas e, no poste, o botão amarelo que as lê em voz alta',
      en: 'Bus shelters along a square at dusk: under the roof of the first, the departures board and, on the post, the yellow button that has them read aloud',
      es: 'Marquesinas seguidas en una plaza, al anochecer: bajo el techo de la primera, el panel de salidas y, en el poste, el botón amarillo que las lee en voz alta',
    },
  },
  gallery: [
    {
      id: 'abrigo-32-button',
      alt: {
        pt: 'Uma luva de lã carrega no botão azul do poste, aceso e com um altifalante em relevo, que lê as partidas em voz alta',
        en: 'A woollen glove presses the blue button on the post, ringed with light, which reads departures aloud',
        es: 'Un guante de lana pulsa el botón azul del poste, iluminado y con un altavoz en relieve, que lee las salidas en voz alta',
      },
    },
  ],
  products: [
    { product: 'abrigo-32', quantity: 64, pictured: ['project-bus-network'] },
    { product: 'abrigo-86', quantity: 12 },
    { product: 'leme', quantity: 76 },
  ],
  seo: {
    title: {
      pt: 'Autocarros: 64 painéis de partidas com voz',
      en: 'Buses: 64 departure boards with speech',
      es: 'Autobuses: 64 paneles de salidas con voz',
    },
    description: {
      pt: 'Painéis de partidas em 64 abrigos de Guimarães: quatro de ensaio, o que ensinaram, a queixa de uma moradora, e os números dos primeiros seis meses.',
      en: 'Departure boards at 64 shelters in Guimarães: four on trial, what they taught, a resident’s complaint, and the figures of the first six months.',
      es: 'Paneles de salidas en 64 marquesinas de Guimarães: cuatro de ensayo, lo que enseñaron, la queja de una vecina y las cifras de los seis primeros meses.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies ProjectContent;
