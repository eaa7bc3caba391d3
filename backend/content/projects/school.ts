import type { ProjectContent } from '../entities.ts';

export const school = {
  key: 'school',
  slug: {
    pt: 'quarenta-e-duas-salas-num-verao',
    en: 'forty-two-classrooms-in-one-summer',
    es: 'cuarenta-y-dos-aulas-en-un-verano',
  },
  name: {
    pt: 'Quarenta e duas salas num verão',
    en: 'Forty-two classrooms in one summer',
    es: 'Cuarenta y dos aulas en un verano',
  },
  client: 'Agrupamento de Escolas da Ribeira Alta',
  sector: 'education',
  place: 'Viseu',
  year: 2025,
  summary: {
    pt: 'Um Orion 65 em cada sala e uma Nimbo 43 em cada jardim de infância, até setembro. Cinco portas eram estreitas demais.',
    en: 'An Orion 65 in every classroom and a Nimbo 43 in every nursery by September. Five doors were too narrow.',
    es: 'Una Orion 65 en cada aula y una Nimbo 43 en cada escuela infantil para septiembre. Cinco puertas eran demasiado estrechas.',
  },
  story: {
    pt: `
      <h2>O que lá estava</h2>
      <p>Quarenta e dois projetores de 2011, nove deles sem lâmpada, e quadros brancos onde já só se escrevia a preto. Sete escolas num raio de 18 km, duas sem elevador. O agrupamento tinha financiamento até ao fim de setembro e nenhuma aula podia ser interrompida.</p>
      <h2>O plano</h2>
      <p>Uma escola por semana, a começar pela maior. Cada ecrã saiu da oficina já com a rede do agrupamento, os códigos dos professores e o nome da sala. No local faltava empurrá-lo, ligá-lo e escrever uma linha: 31 minutos, na mediana.</p>
      <h2>As portas de 76 centímetros</h2>
      <p>Tínhamos medido uma porta por escola. Em Cimo de Vila, o edifício de 1956 tinha cinco mais estreitas do que a que medimos: 76 cm livres, para um suporte que pede 80. O segundo camião já estava carregado. Esses cinco ecrãs ficaram na versão de parede, que trouxemos na segunda-feira seguinte; os suportes voltaram connosco e não foram faturados. Desde então medimos todas as portas, e a folha de levantamento tem uma linha para cada uma.</p>
      <h2>O que lá está</h2>
      <p>Trinta e sete Orion 65 móveis, cinco na parede, seis mesas Nimbo 43. Os professores tiveram duas tardes de formação por escola, a segunda em outubro, quando já tinham perguntas. O agrupamento vê todos os ecrãs numa página e desliga-os nas férias.</p>
    `,
    en: `
      <h2>What was there</h2>
      <p>Forty-two projectors from 2011, nine of them without a lamp, and whiteboards on which only the black pens still wrote. Seven schools within 18 km, two without a lift. The group of schools had funding until the end of September, and no lesson could be interrupted.</p>
      <h2>The plan</h2>
      <p>One school a week, the largest first. Each screen left the workshop with the schools’ network, the teachers’ codes and the room’s name already on it. On site it only had to be pushed in, plugged in and written on: 31 minutes (median).</p>
      <h2>The 76-centimetre doors</h2>
      <p>We had measured one door per school. At Cimo de Vila the 1956 building had five that were narrower than the one we measured: 76 cm clear, for a stand that needs 80. The second lorry was already loaded. Those five screens became the wall version, which we brought on the following Monday; the stands came back with us and were not charged. Since then we measure every door, and the survey sheet has a line for each.</p>
      <h2>What is there now</h2>
      <p>Thirty-seven mobile Orion 65, five on the wall, six Nimbo 43 tables. Teachers had two afternoons of training at each school, the second in October, when they had questions. The schools see all their screens on one page and switch them off in the holidays.</p>
    `,
    es: `
      <h2>Lo que había</h2>
      <p>Cuarenta y dos proyectores de 2011, nueve de ellos sin lámpara, y pizarras blancas en las que ya solo escribía el negro. Siete colegios en un radio de 18 km, dos sin ascensor. La agrupación tenía financiación hasta finales de septiembre y no podía interrumpirse ninguna clase.</p>
      <h2>El plan</h2>
      <p>Un colegio por semana, empezando por el mayor. Cada pantalla salió del taller con la red de la agrupación, los códigos de los profesores y el nombre del aula. Allí solo quedaba empujarla, enchufarla y escribir una línea: 31 minutos de mediana.</p>
      <h2>Las puertas de 76 centímetros</h2>
      <p>Habíamos medido una puerta por colegio. En Cimo de Vila, el edificio de 1956 tenía cinco más estrechas que la que medimos: 76 cm libres, para un soporte que pide 80. El segundo camión ya estaba cargado. Esas cinco pantallas pasaron a la versión de pared, que llevamos el lunes siguiente; los soportes volvieron con nosotros y no se cobraron. Desde entonces medimos todas las puertas, y la hoja de visita tiene una línea para cada una.</p>
      <h2>Lo que hay ahora</h2>
      <p>Treinta y siete Orion 65 móviles, cinco en la pared y seis mesas Nimbo 43. Los profesores tuvieron dos tardes de formación por colegio, la segunda en octubre, cuando ya tenían preguntas. La agrupación ve todas las pantallas en una página y las apaga en vacaciones.</p>
    `,
  },
  quotation: {
    text: {
      pt: '«Acabaram no dia que tinham dito. Os cinco suportes que não passavam nas portas não foram cobrados.»',
      en: '‘They named a date and kept it. The five stands that did not fit through the doors were not charged.’',
      es: '«Dijeron una fecha y la cumplieron. Los cinco soportes que no pasaban por las puertas no se cobraron.»',
    },
    source: {
      pt: 'Direção do Agrupamento de Escolas da Ribeira Alta',
      en: 'School management, Agrupamento de Escolas da Ribeira Alta',
      es: 'Dirección del Agrupamento de Escolas da Ribeira Alta',
    },
  },
  figures: [
    {
      value: '42',
      label: {
        pt: 'salas prontas no primeiro dia de aulas, em setembro de 2025',
        en: 'classrooms ready on the first day of term, September 2025',
        es: 'aulas listas el primer día de curso, en septiembre de 2025',
      },
    },
    {
      value: '31 min',
      label: {
        pt: 'por sala, da carrinha à primeira linha escrita',
        en: 'per room, from the van to the first written line',
        es: 'por aula, de la furgoneta a la primera línea escrita',
      },
      source: {
        pt: 'mediana das nossas 42 folhas de obra',
        en: 'median of our 42 job sheets',
        es: 'mediana de nuestras 42 hojas de obra',
      },
    },
    {
      value: { pt: '36 em 42', en: '36 of 42', es: '36 de 42' },
      label: {
        pt: 'ecrãs usados em mais de metade das aulas',
        en: 'screens used in more than half of lessons',
        es: 'pantallas usadas en más de la mitad de las clases',
      },
      source: {
        pt: 'registo do agrupamento, outubro de 2025 a junho de 2026',
        en: 'the schools’ own log, October 2025 to June 2026',
        es: 'registro de la agrupación, octubre de 2025 a junio de 2026',
      },
    },
  ],
  picture: {
    id: 'project-school-room',
    alt: {
      pt: 'Sala de aula ao sol da manhã: um Orion 65 dá os bons-dias; na primeira carteira, um caderno aberto e lápis de cor',
      en: 'Classroom in the morning sun: an Orion 65 says good morning; on the first desk an open exercise book and coloured pencils',
      es: 'Aula con una Orion 65: da los buenos días; delante, un cuaderno',
    },
  },
  gallery: [
    {
      id: 'project-school',
      alt: {
        pt: 'Ginásio de uma escola ao sol da manhã: sete Orion 65 com rodas, em fila, dão os bons-dias; ao fundo, espaldares',
        en: 'School gym in the morning sun: seven Orion 65 on castors in a row, all saying good morning; wall bars behind',
        es: 'Gimnasio de una escuela: siete Orion 65 en fila dan los buenos días',
      },
    },
    {
      id: 'project-school-door',
      alt: {
        pt: 'Corredor de uma escola antiga: um Orion 65 diante de uma porta estreita demais para o suporte',
        en: 'Corridor of an old school: an Orion 65 waits before a 76-centimetre door, too narrow for its stand',
        es: 'Pasillo de una escuela antigua: una Orion 65 ante una puerta demasiado estrecha para su soporte',
      },
    },
    {
      id: 'project-school-near',
      alt: {
        pt: 'Um Orion 65 numa sala de aula, com um triângulo desenhado; no chão, a caixa e o cabo de quem o ligou',
        en: 'An Orion 65 in a classroom, a triangle drawn on it; on the floor, the crate and cable of whoever plugged it in',
        es: 'Una Orion 65 en un aula, con un triángulo dibujado; en el suelo, la caja y el cable de quien la conectó',
      },
    },
    {
      id: 'project-school-table',
      alt: {
        pt: 'Jardim de infância ao sol: uma mesa Nimbo com um jogo de formas entre três cadeiras pequenas; ao fundo, uma estante cheia de livros',
        en: 'Nursery in sunlight: a Nimbo table with a game of shapes between three small chairs; in the background, a bookcase full of books',
        es: 'Escuela infantil al sol: una mesa Nimbo con un juego de formas entre tres sillas pequeñas; al fondo, una estantería llena de libros',
      },
    },
  ],
  products: [
    { product: 'orion-65', quantity: 42, pictured: ['project-school-near', 'project-school'] },
    { product: 'nimbo-43', quantity: 6, pictured: ['project-school-table'] },
    { product: 'lousa', quantity: 42 },
    { product: 'leme', quantity: 48 },
  ],
  seo: {
    title: {
      pt: '42 salas de aula equipadas num verão',
      en: '42 classrooms equipped in one summer',
      es: '42 aulas equipadas en un verano',
    },
    description: {
      pt: 'Como equipámos 42 salas de um agrupamento de escolas em Viseu entre julho e setembro de 2025: quantidades, tempos, e as portas que não deixavam passar.',
      en: 'How we equipped 42 classrooms of a group of schools in Viseu between July and September 2025: quantities, times, and the doors that were too narrow.',
      es: 'Cómo equipamos 42 aulas de una agrupación de colegios en Viseu entre julio y septiembre de 2025: cantidades, tiempos y las puertas que no dejaban pasar.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies ProjectContent;
