import type { SolutionDetailContent } from '../entities.ts';

export const busStop = {
  key: 'bus-stop',
  solution: 'cities',
  slug: { pt: 'paragem-de-autocarro', en: 'bus-stop', es: 'parada-de-autobus' },
  name: { pt: 'Paragem de autocarro', en: 'Bus stop', es: 'Parada de autobús' },
  headline: {
    pt: 'Um painel que diz quando vem o autocarro, e também quando não sabe.',
    en: 'A board that says when the bus is coming, and also when it does not know.',
    es: 'Un panel que dice cuándo viene el autobús, y también cuándo no lo sabe.',
  },
  summary: {
    pt: 'Partidas em tempo real na paragem, legíveis ao sol e em voz, com os avisos do município no mesmo painel.',
    en: 'Live departures at the stop, readable in sunlight and spoken aloud, with the council’s notices on the same board.',
    es: 'Salidas en tiempo real en la parada, legibles al sol y por voz, con los avisos del municipio en el mismo panel.',
  },
  body: {
    pt: `
      <p><strong>Partidas em direto.</strong> O painel recebe as partidas do sistema do operador, em GTFS-Realtime ou SIRI. Se os dados falham, não inventa: mostra o horário da tabela e di-lo. É essa honestidade que faz com que as pessoas voltem a olhar para ele.</p>
      <p><strong>Ver e ouvir.</strong> 2500 cd/m² leem-se ao sol; à noite a luz baixa, para não encandear quem conduz nem quem mora em frente. Um botão com relevo lê as próximas partidas em voz.</p>
      <p><strong>Um só painel, três vozes.</strong> O operador publica horários, a câmara publica avisos e, se o contrato o permitir, a publicidade paga a energia. Cada um só mexe na sua zona.</p>
    `,
    en: `
      <p><strong>Live departures.</strong> The board takes departures from the operator’s system, as GTFS-Realtime or SIRI. When data fails it does not make it up: it shows the timetable and says so. That honesty is what makes people look at it again.</p>
      <p><strong>Seen and heard.</strong> 2,500 cd/m² can be read in sunlight; at night the light goes down, so as not to dazzle drivers or the people who live opposite. A raised button reads out the next departures.</p>
      <p><strong>One board, three voices.</strong> The operator publishes departures, the council publishes notices and, if the contract allows, advertising pays for the energy. Each can only touch its own zone.</p>
    `,
    es: `
      <p><strong>Salidas en directo.</strong> El panel recibe las salidas del sistema del operador, en GTFS-Realtime o SIRI. Si los datos fallan, no inventa: muestra el horario teórico y lo dice. Esa honradez es lo que hace que la gente vuelva a mirarlo.</p>
      <p><strong>Ver y oír.</strong> 2500 cd/m² se leen al sol; de noche la luz baja, para no deslumbrar a quien conduce ni a quien vive enfrente. Un botón en relieve lee en voz alta las próximas salidas.</p>
      <p><strong>Un solo panel, tres voces.</strong> El operador publica horarios, el ayuntamiento publica avisos y, si el contrato lo permite, la publicidad paga la energía. Cada uno solo toca su zona.</p>
    `,
  },
  steps: [
    {
      title: { pt: 'Levantamento', en: 'Survey', es: 'Estudio' },
      text: {
        pt: 'Corrente, rede móvel, orientação solar e cobertura de cada abrigo.',
        en: 'Power, mobile signal, sun and roof of every shelter.',
        es: 'Corriente, red móvil, orientación solar y cubierta de cada marquesina.',
      },
    },
    {
      title: { pt: 'Três paragens-piloto', en: 'Three pilot stops', es: 'Tres paradas piloto' },
      text: {
        pt: 'Um mês com dados reais, a comparar o previsto com o que passou.',
        en: 'A month on live data, comparing what was predicted with what arrived.',
        es: 'Un mes con datos reales, comparando lo previsto con lo que pasó.',
      },
    },
    {
      title: { pt: 'Instalação', en: 'Installation', es: 'Instalación' },
      text: {
        pt: 'De noite, com a paragem aberta na manhã seguinte.',
        en: 'At night, with the stop open the next morning.',
        es: 'De noche, con la parada abierta a la mañana siguiente.',
      },
    },
    {
      title: { pt: 'Exploração', en: 'Operation', es: 'Explotación' },
      text: {
        pt: 'Um aviso por cada painel que se cala, e peças em armazém.',
        en: 'An alert for every board that falls silent, and spare parts in stock.',
        es: 'Un aviso por cada panel que calla, y repuestos en almacén.',
      },
    },
  ],
  picture: {
    id: 'use-bus-stop',
    alt: {
      pt: 'Ao anoitecer, as próximas partidas no painel Abrigo 32, debaixo da cobertura da paragem',
      en: 'At dusk, the next departures on the Abrigo 32 board under the shelter’s roof',
      es: 'Al anochecer, las próximas salidas en el panel Abrigo 32, bajo la marquesina',
    },
  },
  products: ['abrigo-32', 'abrigo-86', 'sentinela-55'],
  questions: [
    {
      key: 'corrente',
      question: {
        pt: 'E se a paragem só tiver corrente à noite?',
        en: 'What if the stop only has power at night?',
        es: '¿Y si la parada solo tiene corriente de noche?',
      },
      answer: {
        pt: '<p>Acontece onde o abrigo se alimenta da iluminação pública. É preciso um ramal permanente: dizemos quais são as paragens, com a potência, para pedir ao distribuidor.</p>',
        en: '<p>That happens where the shelter is fed from the street lighting. A permanent supply is needed: we list the stops and their power, for the application to the network operator.</p>',
        es: '<p>Ocurre donde la marquesina se alimenta del alumbrado público. Hace falta una acometida permanente: decimos qué paradas son, con su potencia, para pedirla a la distribuidora.</p>',
      },
    },
    {
      key: 'cpv',
      question: { pt: 'Que código CPV se usa?', en: 'Which CPV code applies?', es: '¿Qué código CPV se usa?' },
      answer: {
        pt: '<p>34928470-3 (elementos de sinalização) e 30231300-0 (ecrãs de visualização). A manutenção separa-se, em geral, num lote próprio.</p>',
        en: '<p>34928470-3 (signage) and 30231300-0 (display screens). Maintenance is usually a lot of its own.</p>',
        es: '<p>34928470-3 (elementos de señalización) y 30231300-0 (pantallas de visualización). El mantenimiento suele ir en un lote propio.</p>',
      },
    },
  ],
  seo: {
    title: {
      pt: 'Painéis de partidas para paragens de autocarro',
      en: 'Departure boards for bus stops',
      es: 'Paneles de salidas para paradas de autobús',
    },
    description: {
      pt: 'Partidas em tempo real na paragem, legíveis ao sol e lidas em voz, por GTFS-Realtime ou SIRI, com avisos municipais no mesmo painel.',
      en: 'Live departures at the stop, readable in sunlight and read aloud, by GTFS-Realtime or SIRI, with the council’s notices on the same board.',
      es: 'Salidas en tiempo real en la parada, legibles al sol y leídas en voz alta, por GTFS-Realtime o SIRI, con avisos municipales en el mismo panel.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies SolutionDetailContent;
