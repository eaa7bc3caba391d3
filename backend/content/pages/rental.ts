import type { PageContent } from '../entities.ts';

export const rental = {
  key: 'rental',
  title: { pt: 'Aluguer', en: 'Rental', es: 'Alquiler' },
  headline: {
    pt: 'O mesmo equipamento, por um dia de congresso ou por cinco anos letivos. Montado, com assistência e recolhido no fim.',
    en: 'The same equipment, for one conference day or five school years. Installed, looked after and collected at the end.',
    es: 'El mismo equipo, para un día de congreso o para cinco cursos escolares. Instalado, con asistencia y recogido al final.',
  },
  actions: [
    {
      label: { pt: 'Pedir proposta', en: 'Request a proposal', es: 'Pedir propuesta' },
      url: 'ref:page/rental#formulario',
    },
    { label: { pt: 'Ver condições', en: 'See the terms', es: 'Ver condiciones' }, url: 'ref:page/rental#incluido' },
  ],
  picture: {
    id: 'page-rental',
    alt: {
      pt: 'Átrio de congressos ainda vazio, ao sol: uma parede LED alugada com o programa do dia e, à frente, dois quiosques com o plano das salas',
      en: 'Conference foyer still empty, in the sun: a rented LED wall with the day’s programme and, before it, two kiosks with the plan of the rooms',
      es: 'Vestíbulo de congresos aún vacío, al sol: una pared LED alquilada con el programa del día y, delante, dos quioscos con el plan de las salas',
    },
  },
  blocks: [
    {
      block: 'table',
      key: 'periodos',
      title: { pt: 'Quatro maneiras de alugar', en: 'Four ways to rent', es: 'Cuatro maneras de alquilar' },
      lead: {
        pt: 'Em Portugal continental e Espanha peninsular. Para ilhas e outros países diga-nos o local e a data: respondemos com o que é possível.',
        en: 'In mainland Portugal and Spain. For islands and other countries tell us where and when: we will answer with what can be done.',
        es: 'En Portugal continental y España peninsular. Para islas y otros países díganos el lugar y la fecha: respondemos con lo que se puede hacer.',
      },
      marked: 0,
      columns: [
        { pt: 'Período', en: 'Period', es: 'Período' },
        { pt: '1 a 7 dias', en: '1 to 7 days', es: 'De 1 a 7 días' },
        { pt: '2 a 12 semanas', en: '2 to 12 weeks', es: 'De 2 a 12 semanas' },
        { pt: '3 a 11 meses', en: '3 to 11 months', es: 'De 3 a 11 meses' },
        { pt: '12 a 60 meses', en: '12 to 60 months', es: 'De 12 a 60 meses' },
      ],
      rows: [
        [
          { pt: 'Para quê', en: 'What for', es: 'Para qué' },
          {
            pt: 'Congressos, feiras, eleições internas',
            en: 'Conferences, fairs, internal elections',
            es: 'Congresos, ferias, elecciones internas',
          },
          {
            pt: 'Exposições, campanhas, época alta',
            en: 'Exhibitions, campaigns, high season',
            es: 'Exposiciones, campañas, temporada alta',
          },
          {
            pt: 'Obras, espaços provisórios, um ano letivo',
            en: 'Building works, temporary premises, one school year',
            es: 'Obras, espacios provisionales, un curso escolar',
          },
          {
            pt: 'Parques inteiros, com despesa igual todos os meses',
            en: 'Whole fleets, at the same cost every month',
            es: 'Parques enteros, con el mismo gasto cada mes',
          },
        ],
        [
          { pt: 'Pedir com', en: 'Notice needed', es: 'Antelación' },
          { pt: '10 dias úteis', en: '10 working days', es: '10 días laborables' },
          { pt: '3 semanas', en: '3 weeks', es: '3 semanas' },
          { pt: 'O prazo de entrega do modelo', en: 'The model’s delivery time', es: 'El plazo de entrega del modelo' },
          { pt: 'O prazo de entrega do modelo', en: 'The model’s delivery time', es: 'El plazo de entrega del modelo' },
        ],
        [
          { pt: 'Se avariar', en: 'If it fails', es: 'Si se avería' },
          {
            pt: 'Equipamento de reserva no local, técnico a pedido',
            en: 'Spare unit on site, technician on request',
            es: 'Equipo de reserva en el lugar, técnico previa solicitud',
          },
          {
            pt: 'Troca no dia útil seguinte',
            en: 'Swapped the next working day',
            es: 'Cambio al día laborable siguiente',
          },
          {
            pt: 'Níveis de serviço da garantia',
            en: 'Warranty service levels',
            es: 'Niveles de servicio de la garantía',
          },
          {
            pt: 'Contrato de manutenção incluído',
            en: 'Maintenance contract included',
            es: 'Contrato de mantenimiento incluido',
          },
        ],
        [
          { pt: 'No fim', en: 'At the end', es: 'Al final' },
          { pt: 'Recolha no mesmo dia', en: 'Collected the same day', es: 'Recogida el mismo día' },
          { pt: 'Recolha em 2 dias úteis', en: 'Collected within 2 working days', es: 'Recogida en 2 días laborables' },
          { pt: 'Recolha ou prolongamento', en: 'Collection or extension', es: 'Recogida o prórroga' },
          {
            pt: 'Troca por novo, compra ou recolha',
            en: 'Exchange for new, purchase or collection',
            es: 'Cambio por uno nuevo, compra o recogida',
          },
        ],
      ],
    },
    {
      block: 'points',
      key: 'incluido',
      title: { pt: 'O que está incluído', en: 'What is included', es: 'Qué está incluido' },
      lead: {
        pt: 'O valor da proposta inclui isto. O que for à parte vem nela, linha a linha.',
        en: 'The price in the proposal covers this. Anything extra is listed in it, line by line.',
        es: 'El precio de la propuesta lo cubre. Lo que vaya aparte figura en ella, línea a línea.',
      },
      ledger: true,
      points: [
        {
          title: { pt: 'Transporte e montagem', en: 'Transport and set-up', es: 'Transporte y montaje' },
          text: {
            pt: 'Ida e volta, montagem e desmontagem, no piso de entrada ou com elevador.',
            en: 'Both ways, set up and taken down, on the ground floor or by lift.',
            es: 'Ida y vuelta, montaje y desmontaje, en la planta de entrada o con ascensor.',
          },
        },
        {
          title: { pt: 'Os seus conteúdos', en: 'Your content', es: 'Sus contenidos' },
          text: {
            pt: 'Instalamos o que nos enviar até três dias úteis antes e mandamos-lhe um vídeo do ecrã a funcionar.',
            en: 'We install what you send up to three working days before, and send you a video of the screen running it.',
            es: 'Instalamos lo que nos envíe hasta tres días laborables antes y le mandamos un vídeo de la pantalla en marcha.',
          },
        },
        {
          title: { pt: 'Seguro de danos', en: 'Damage insurance', es: 'Seguro de daños' },
          text: {
            pt: 'Quedas, líquidos e vidro partido, com franquia indicada na proposta. Não cobre furto sem sinais de arrombamento.',
            en: 'Falls, liquids and broken glass, with the excess stated in the proposal. Theft without signs of forced entry is not covered.',
            es: 'Caídas, líquidos y cristal roto, con la franquicia indicada en la propuesta. No cubre el hurto sin indicios de fuerza.',
          },
        },
        {
          title: { pt: 'Dados apagados', en: 'Data erased', es: 'Datos borrados' },
          text: {
            pt: 'Na volta, o armazenamento é limpo antes de o equipamento sair da bancada, e enviamos-lhe o registo.',
            en: 'When it returns, storage is wiped before the unit leaves the bench, and we send you the record.',
            es: 'A la vuelta, el almacenamiento se borra antes de que el equipo salga del taller, y le enviamos el registro.',
          },
        },
      ],
    },
    {
      block: 'steps',
      key: 'como-funciona',
      title: { pt: 'Como funciona', en: 'How it works', es: 'Cómo funciona' },
      steps: [
        {
          title: { pt: 'Local, data, uso', en: 'Place, date, use', es: 'Lugar, fecha, uso' },
          text: {
            pt: 'Diga quantas pessoas vão usar e durante quanto tempo. Perguntamos pela luz e pela corrente.',
            en: 'Tell us how many people will use it and for how long. We will ask about light and power.',
            es: 'Díganos cuántas personas lo usarán y durante cuánto tiempo. Preguntamos por la luz y la corriente.',
          },
        },
        {
          title: { pt: 'Proposta com reserva', en: 'Quote and reservation', es: 'Propuesta con reserva' },
          text: {
            pt: 'O equipamento fica reservado cinco dias úteis, sem compromisso.',
            en: 'The equipment is held for five working days, without obligation.',
            es: 'El equipo queda reservado cinco días laborables, sin compromiso.',
          },
        },
        {
          title: { pt: 'Entrega e ensaio', en: 'Delivery and trial', es: 'Entrega y prueba' },
          text: {
            pt: 'Montamos, pomos a passar os seus conteúdos e deixamos um número de apoio durante todo o aluguer.',
            en: 'We set it up, run your content and leave a support number for the whole rental.',
            es: 'Montamos, ponemos en marcha sus contenidos y dejamos un número que contesta mientras dure el alquiler.',
          },
        },
        {
          title: { pt: 'Recolha', en: 'Collection', es: 'Recogida' },
          text: {
            pt: 'Na hora combinada. Até 12 meses de aluguer abatem-se se decidir comprar o mesmo equipamento.',
            en: 'At the time agreed. Up to 12 months of rent is deducted if you decide to buy the same unit.',
            es: 'A la hora acordada. Hasta 12 meses de alquiler se descuentan si decide comprar el mismo equipo.',
          },
        },
      ],
    },
    {
      block: 'products',
      key: 'mais-alugados',
      title: { pt: 'Prontos a alugar', en: 'Ready to rent', es: 'Listos para alquilar' },
      products: ['orion-65', 'mare-39', 'cais-22'],
    },
    {
      block: 'questions',
      key: 'perguntas',
      title: { pt: 'Perguntas frequentes', en: 'Frequently asked questions', es: 'Preguntas frecuentes' },
      lead: {
        pt: 'A sua não está aqui? Escreva-a no pedido, em baixo: a resposta vem com a proposta.',
        en: 'Yours is not here? Put it in the request below: the answer comes with the proposal.',
        es: '¿No está la suya? Escríbala en la solicitud, abajo: la respuesta llega con la propuesta.',
      },
      questions: [
        {
          key: 'cancelar',
          question: {
            pt: 'E se o evento for adiado ou cancelado?',
            en: 'What if the event is postponed or cancelled?',
            es: '¿Y si el evento se aplaza o se cancela?',
          },
          answer: {
            pt: '<p>Adiar não tem custo se houver equipamento livre na nova data. Cancelar não tem custo até dez dias úteis antes; depois disso paga-se o transporte já contratado.</p>',
            en: '<p>Postponing costs nothing if the equipment is free on the new date. Cancelling costs nothing up to ten working days before; after that you pay for transport already booked.</p>',
            es: '<p>Aplazar no tiene coste si hay equipo libre en la nueva fecha. Cancelar no tiene coste hasta diez días laborables antes; después se paga el transporte ya contratado.</p>',
          },
        },
        {
          key: 'novo-ou-usado',
          question: {
            pt: 'O equipamento é novo?',
            en: 'Is the equipment new?',
            es: '¿El equipo es nuevo?',
          },
          answer: {
            pt: '<p>Nos alugueres de 12 meses ou mais, sim. Nos mais curtos vem do nosso parque: revisto, limpo e com as mesmas 48 horas de teste. Dizemos-lhe o ano de fabrico na proposta.</p>',
            en: '<p>For 12 months or longer, yes. For shorter periods it comes from our own fleet: checked, cleaned and tested for the same 48 hours. The proposal states its year of manufacture.</p>',
            es: '<p>En alquileres de 12 meses o más, sí. En los más cortos viene de nuestro parque: revisado, limpio y con las mismas 48 horas de prueba. En la propuesta le decimos el año de fabricación.</p>',
          },
        },
        {
          key: 'contratacao-publica',
          question: {
            pt: 'Uma entidade pública pode alugar?',
            en: 'Can a public body rent?',
            es: '¿Puede alquilar una entidad pública?',
          },
          answer: {
            pt: '<p>Pode. Enviamos a especificação e as declarações de que o procedimento precisar, e aceitamos que o contrato termine com o ano económico. Veja o <a href="ref:page/services#concursos">apoio a concursos</a>.</p>',
            en: '<p>It can. We send the specification and the declarations that the procedure asks for, and we accept contracts that end with the budget year. See <a href="ref:page/services#concursos">help with tenders</a>.</p>',
            es: '<p>Sí. Enviamos la especificación y las declaraciones que pida el procedimiento, y aceptamos que el contrato termine con el ejercicio presupuestario. Vea el <a href="ref:page/services#concursos">apoyo en licitaciones</a>.</p>',
          },
        },
        {
          key: 'o-que-preciso-ter',
          question: {
            pt: 'O que tem de estar pronto no local?',
            en: 'What has to be ready on site?',
            es: '¿Qué tiene que estar listo en el lugar?',
          },
          answer: {
            pt: '<p>Uma tomada de 230 V por equipamento a menos de 3 m, uma porta com pelo menos 90 cm e alguém que receba a entrega. A rede é útil, mas tudo o que alugamos funciona sem ela.</p>',
            en: '<p>One 230 V socket per unit within 3 m, a door at least 90 cm wide and someone to receive the delivery. A network helps, but everything we rent runs without one.</p>',
            es: '<p>Un enchufe de 230 V por equipo a menos de 3 m, una puerta de al menos 90 cm y alguien que reciba la entrega. La red ayuda, pero todo lo que alquilamos funciona sin ella.</p>',
          },
        },
      ],
    },
  ],
  seo: {
    title: {
      pt: 'Aluguer de ecrãs e quiosques interativos',
      en: 'Rent interactive screens and kiosks',
      es: 'Alquiler de pantallas y quioscos interactivos',
    },
    description: {
      pt: 'Aluguer de equipamento interativo de um dia a cinco anos: períodos, o que está incluído, seguro, assistência, cancelamento e como pedir.',
      en: 'Interactive equipment to rent, from one day to five years: periods, what is included, insurance, service, cancellation and how to ask.',
      es: 'Alquiler de equipos interactivos de un día a cinco años: períodos, qué está incluido, seguro, asistencia, cancelación y cómo pedirlo.',
    },
  },
  updatedAt: '2026-11-20T09:00:00Z',
} satisfies PageContent;
