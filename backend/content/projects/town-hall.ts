import type { ProjectContent } from '../entities.ts';

export const townHall = {
  key: 'town-hall',
  slug: {
    pt: 'catorze-filas-que-passaram-a-cinco',
    en: 'fourteen-queues-became-five',
    es: 'catorce-colas-que-pasaron-a-cinco',
  },
  name: {
    pt: 'Catorze filas que passaram a cinco',
    en: 'Fourteen queues became five',
    es: 'Catorce colas que pasaron a cinco',
  },
  client: 'Ayuntamiento de Valdearce',
  sector: 'cities',
  place: 'Cáceres',
  year: 2024,
  summary: {
    pt: 'Senhas à entrada, uma mesa para ver o plano com os moradores e um ecrã que sobe na sala de sessões. A primeira lista de serviços baralhou toda a gente.',
    en: 'Queue tickets at the door, a table to go through the plan with residents and a screen that rises in the chamber. The first list of services confused everyone.',
    es: 'Turnos en la entrada, una mesa para ver el plan con los vecinos y una pantalla que sube en el salón de plenos. La primera lista de servicios confundió a todos.',
  },
  story: {
    pt: `
      <p>Três salas do mesmo edifício, três problemas que ninguém tinha juntado até ao dia do concurso.</p>
      <h2>O átrio</h2>
      <p>Havia um rolo de senhas vermelho e uma pessoa a explicar onde era cada coisa. Os dois Cais 22 arrancaram em março com os catorze serviços que constavam do regulamento. Em duas semanas, um em cada cinco munícipes tirava a senha errada, esperava e voltava ao princípio: ninguém sabia se uma licença de esplanada era «Atividades» ou «Via pública».</p>
      <p>Sentámo-nos dois dias no átrio com a funcionária do atendimento e anotámos as palavras das pessoas. A lista passou a cinco entradas, escritas como elas falam, e uma sexta: «Não sei». Essa dá uma senha para uma pessoa.</p>
      <h2>O gabinete de urbanismo</h2>
      <p>O plano de pormenor consultava-se numa folha A0 pendurada. Numa Delta 55, o arquiteto e os moradores rodam-no para o seu lado, ligam e desligam as camadas e levam em papel o recorte que lhes interessa.</p>
      <h2>A sala de sessões</h2>
      <p>Um Atlas 98 fica em cima durante a sessão, para o público, e desce quando se desenha. O chão do século XVIII não se furou: a chapa pousa sobre feltro.</p>
    `,
    en: `
      <p>Three rooms of one building, three problems that nobody had put together until the day of the tender.</p>
      <h2>The entrance</h2>
      <p>There was a red ticket roll and somebody explaining where everything was. The two Cais 22 started in March with the fourteen services named in the bye-laws. Within two weeks one visitor in five took the wrong ticket, waited and started again: nobody knew whether a café terrace came under ‘Activities’ or ‘Public space’.</p>
      <p>We sat in the entrance for two days with a member of the desk staff and wrote down the words people used. The list shrank to five entries in those words, and a sixth: ‘I don’t know’. That one gives a ticket for a person.</p>
      <h2>The planning office</h2>
      <p>The neighbourhood plan used to hang on the wall as an A0 sheet. On a Delta 55 the architect and the residents turn it to their side, switch layers on and off and take home on paper the part that concerns them.</p>
      <h2>The chamber</h2>
      <p>An Atlas 98 stays high during the meeting, for the public, and comes down when somebody draws. The eighteenth-century floor was not drilled: the plate stands on felt.</p>
    `,
    es: `
      <p>Tres salas del mismo edificio, tres problemas que nadie había juntado hasta el día del concurso.</p>
      <h2>El vestíbulo</h2>
      <p>Había un rollo rojo de turnos y una persona que explicaba dónde estaba cada cosa. Los dos Cais 22 arrancaron en marzo con los catorce servicios que figuraban en el reglamento. En dos semanas, uno de cada cinco vecinos cogía el turno equivocado, esperaba y volvía a empezar: nadie sabía si una licencia de terraza era «Actividades» o «Vía pública».</p>
      <p>Nos sentamos dos días en el vestíbulo con la funcionaria de atención y apuntamos las palabras de la gente. La lista pasó a cinco entradas, escritas como se habla, y una sexta: «No lo sé». Esa da turno con una persona.</p>
      <h2>La oficina de urbanismo</h2>
      <p>El plan del barrio se consultaba en una hoja A0 colgada. En una Delta 55, el arquitecto y los vecinos lo giran hacia su lado, encienden y apagan capas y se llevan en papel el recorte que les interesa.</p>
      <h2>El salón de plenos</h2>
      <p>Una Atlas 98 queda arriba durante el pleno, para el público, y baja cuando se dibuja. El suelo del siglo XVIII no se taladró: la placa se apoya sobre fieltro.</p>
    `,
  },
  quotation: {
    text: {
      pt: '«Cinco entradas e um “Não sei”: foi esse o botão que mais trabalho nos poupou.»',
      en: '‘Five entries and an “I don’t know”: that button has saved us more work than any other.’',
      es: '«Cinco entradas y un “No lo sé”: ese es el botón que más trabajo nos ha ahorrado.»',
    },
    source: {
      pt: 'Atendimento, Ayuntamiento de Valdearce',
      en: 'Front desk, Ayuntamiento de Valdearce',
      es: 'Atención ciudadana, Ayuntamiento de Valdearce',
    },
  },
  figures: [
    {
      value: '23 → 9 min',
      label: {
        pt: 'espera média ao balcão',
        en: 'average wait at the desk',
        es: 'espera media en ventanilla',
      },
      source: {
        pt: 'sistema de filas do município, outubro de 2023 e outubro de 2024',
        en: 'the town’s queue system, October 2023 and October 2024',
        es: 'sistema de turnos municipal, octubre de 2023 y octubre de 2024',
      },
    },
    {
      value: '14 → 5',
      label: {
        pt: 'entradas na lista de serviços, e uma para quem não sabe',
        en: 'entries in the list of services, and one for those who do not know',
        es: 'entradas en la lista de servicios, y una para quien no sabe',
      },
    },
    {
      value: { pt: '20 → 2,5\u00a0%', en: '20 → 2.5%', es: '20 → 2,5\u00a0%' },
      label: {
        pt: 'das senhas eram erradas',
        en: 'of tickets were wrong',
        es: 'de los turnos eran equivocados',
      },
      source: {
        pt: 'contadas pelo atendimento, duas semanas de março e duas de maio de 2024',
        en: 'counted at the desk, two weeks of March and two of May 2024',
        es: 'contados por atención al público, dos semanas de marzo y dos de mayo de 2024',
      },
    },
  ],
  picture: {
    id: 'project-town-hall',
    alt: {
      pt: 'Sala de sessões de uma câmara municipal, com um ecrã grande que mostra a ordem de trabalhos e uma votação aprovada',
      en: 'The council chamber of a town hall, with a large screen showing the agenda and a vote that has passed',
      es: 'Salón de plenos de un ayuntamiento, con una pantalla grande que muestra el orden del día y una votación aprobada',
    },
  },
  gallery: [
    {
      id: 'article-queue-tickets',
      alt: {
        pt: 'Uma senha acabada de sair do quiosque; ao fundo, as cadeiras da espera e o ecrã que chama',
        en: 'A ticket just printed by the kiosk; behind, the seats of those who wait and the screen that calls',
        es: 'Un turno recién impreso en el quiosco; al fondo, los asientos de la espera y la pantalla que llama',
      },
    },
  ],
  products: [
    { product: 'cais-22', quantity: 2 },
    { product: 'delta-55', quantity: 1 },
    { product: 'atlas-98', quantity: 1, pictured: ['project-town-hall'] },
    { product: 'ponto-15', quantity: 5 },
  ],
  seo: {
    title: {
      pt: 'Câmara: senhas, plano e sala de sessões',
      en: 'Town hall: tickets, plan and chamber',
      es: 'Ayuntamiento: turnos, plan y salón de plenos',
    },
    description: {
      pt: 'Num município de Cáceres, senhas no átrio, uma mesa no urbanismo e um ecrã na sala de sessões. A espera média desceu de 23 para 9 minutos, e porquê.',
      en: 'At a town hall in Cáceres: tickets at the door, a planning table and a chamber screen. The average wait fell from 23 to 9 minutes, and here is why.',
      es: 'En un municipio de Cáceres: turnos en el vestíbulo, una mesa en urbanismo y una pantalla en el pleno. La espera media bajó de 23 a 9 minutos, y por qué.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies ProjectContent;
