import type { Locale } from '#shared/i18n/locales.ts';
import type { PageContent } from '../entities.ts';
import type { Everywhere } from '../localised.ts';
import { everywhere } from '../localised.ts';
import { procurementCodes } from '../procurement.ts';

/** The families that public buyers file under each code first, in the order of the menu. */
const families: readonly { category: string; name: Everywhere }[] = [
  { category: 'screens', name: { pt: 'ecrãs', en: 'screens', es: 'pantallas' } },
  { category: 'tables', name: { pt: 'mesas', en: 'tables', es: 'mesas' } },
  { category: 'kiosks', name: { pt: 'quiosques', en: 'kiosks', es: 'quioscos' } },
  { category: 'storefronts', name: { pt: 'montras', en: 'shop windows', es: 'escaparates' } },
  { category: 'totems', name: { pt: 'totens', en: 'totems', es: 'tótems' } },
  { category: 'leds', name: { pt: 'paredes LED', en: 'LED walls', es: 'paneles LED' } },
  { category: 'charging-stations', name: { pt: 'carregamento', en: 'charging', es: 'carga de móviles' } },
  { category: 'software', name: { pt: 'software', en: 'software', es: 'software' } },
];

/** The first code of every family, each once with the families under it. */
function listMainCodes(locale: Locale): string {
  const byCode = Map.groupBy(families, ({ category }) => procurementCodes[category]?.[0]?.code);
  return [...byCode].map(([code, group]) => `${code} (${group.map(({ name }) => name[locale]).join(', ')})`).join('; ');
}

export const services = {
  key: 'services',
  title: { pt: 'Serviços', en: 'Services', es: 'Servicios' },
  headline: {
    pt: 'O que se passa entre a encomenda e o dia em que o equipamento deixa de ser notícia. E depois.',
    en: 'What happens between the order and the day the equipment stops being news. And afterwards.',
    es: 'Lo que pasa entre el pedido y el día en que el equipo deja de ser noticia. Y después.',
  },
  actions: [
    {
      label: { pt: 'Pedir assistência', en: 'Request service', es: 'Pedir asistencia' },
      url: 'ref:page/support#formulario',
    },
    {
      label: { pt: 'Ver contratos', en: 'See the contracts', es: 'Ver los contratos' },
      url: 'ref:page/services#manutencao',
    },
  ],
  picture: {
    id: 'services-setup',
    alt: {
      pt: 'Na oficina, dois ecrãs com rodízios e um quiosque em 48 horas de ensaio: toques num, cores e geometria no outro; atrás, a bancada',
      en: 'In the workshop, two screens on wheels and a kiosk in their 48 hours of testing: touches on one, colours and shapes on the other; behind, the bench',
      es: 'En el taller, dos pantallas con ruedas y un quiosco en sus 48 horas de prueba: toques en una, colores en la otra; detrás, el banco',
    },
  },
  blocks: [
    {
      block: 'steps',
      key: 'entrega',
      title: { pt: 'Entrega e instalação', en: 'Delivery and installation', es: 'Entrega e instalación' },
      lead: {
        pt: 'De 1 a 14 semanas, em Portugal continental e Espanha peninsular; o prazo de cada modelo está na sua página. Ilhas, mais 2 semanas. Para os outros países o prazo vem na proposta.',
        en: '1 to 14 weeks, in mainland Portugal and Spain; each model’s time is on its page. Islands, 2 weeks more. For other countries the proposal states the time.',
        es: 'De 1 a 14 semanas, en Portugal continental y España peninsular; el plazo de cada modelo está en su página. Islas, 2 semanas más. Para los demás países el plazo figura en la propuesta.',
      },
      ledger: true,
      steps: [
        {
          title: { pt: 'Encomenda', en: 'Order', es: 'Pedido' },
          text: {
            pt: 'Confirmamos por escrito o prazo de cada equipamento e quem o acompanha daqui em diante.',
            en: 'We confirm in writing when each unit arrives and who looks after you from here on.',
            es: 'Confirmamos por escrito el plazo de cada equipo y quién le atiende desde ese momento.',
          },
        },
        {
          title: { pt: 'Visita ou planta', en: 'Visit or floor plan', es: 'Visita o plano' },
          text: {
            pt: 'Medimos portas, elevador, parede, luz e tomadas. Fica um relatório de uma página com o que tem de estar pronto.',
            en: 'We measure doors, lift, wall, light and sockets. You get one page with what has to be ready.',
            es: 'Medimos puertas, ascensor, pared, luz y enchufes. Queda un informe de una página con lo que debe estar listo.',
          },
        },
        {
          title: { pt: 'Preparação na oficina', en: 'Preparation in the workshop', es: 'Preparación en el taller' },
          text: {
            pt: 'Software instalado, contas e rede configuradas, 48 horas de teste.',
            en: 'Software installed, accounts and network set up, 48 hours of testing.',
            es: 'Software instalado, cuentas y red configuradas, 48 horas de prueba.',
          },
        },
        {
          title: { pt: 'Montagem', en: 'Assembly', es: 'Montaje' },
          text: {
            pt: 'Dois ou três técnicos, fora das horas de atendimento se for preciso. Levamos buchas para a parede que existe, e a embalagem de volta.',
            en: 'Two or three technicians, outside opening hours if needed. We bring the anchors your wall needs and take the packaging away.',
            es: 'Dos o tres técnicos, fuera del horario de atención si hace falta. Llevamos los anclajes para la pared que hay y nos llevamos el embalaje.',
          },
        },
        {
          title: { pt: 'Ensaio consigo', en: 'Handover test', es: 'Prueba con usted' },
          text: {
            pt: 'Percorre-se uma lista de verificação com quem vai usar. Só depois se assina.',
            en: 'We go through a checklist with the people who will use it. Only then do you sign.',
            es: 'Se recorre una lista de comprobación con quien lo va a usar. Solo después se firma.',
          },
        },
        {
          title: { pt: 'Trinta dias depois', en: 'Thirty days later', es: 'Treinta días después' },
          text: {
            pt: 'Telefonamos. As dúvidas da quarta semana não são as do primeiro dia.',
            en: 'We call. The questions of week four are not those of day one.',
            es: 'Llamamos. Las dudas de la cuarta semana no son las del primer día.',
          },
        },
      ],
    },
    {
      block: 'text',
      key: 'preparacao',
      title: {
        pt: '48 horas de ensaio',
        en: '48 hours of testing',
        es: '48 horas de prueba',
      },
      body: {
        pt: '<p>O equipamento chega à sua morada com as contas, a rede e os horários que indicou. Antes disso passa 48 horas ligado, com uma sequência de toques em ciclo.</p><p>O registo dessas horas fica guardado com o número de série. Se um dia o equipamento voltar à bancada, é por ele que se começa: <a href="ref:page/about#reparacao">como corre uma reparação</a>.</p>',
        en: '<p>Equipment arrives at your premises with the accounts, network and schedules you gave us. Before that it spends 48 hours switched on while a sequence of touches repeats itself.</p><p>The log of those hours is kept with the serial number. Should a unit ever come back to the bench, that is where we start: <a href="ref:page/about#reparacao">how a repair works</a>.</p>',
        es: '<p>El equipo llega a su dirección con las cuentas, la red y los horarios que nos indicó. Antes pasa 48 horas encendido, con una secuencia de toques en bucle.</p><p>El registro de esas horas se guarda con el número de serie. Si algún día el equipo vuelve al banco, se empieza por ahí: <a href="ref:page/about#reparacao">cómo es una reparación</a>.</p>',
      },
      picture: {
        id: 'services-loading',
        alt: {
          pt: 'Armazém ao sol: um ecrã numa mala de transporte aberta e um quiosque ligado, prontos a sair; ao fundo, estantes com caixas',
          en: 'Store in the sun: a screen in an open road case and a kiosk switched on, ready to leave; behind them, racks of boxes',
          es: 'Almacén al sol: una pantalla en una maleta de transporte abierta y un quiosco encendido, listos para salir; al fondo, estanterías con cajas',
        },
      },
    },
    {
      block: 'figures',
      key: 'prazos',
      title: { pt: 'Os prazos em números', en: 'Times in numbers', es: 'Los plazos en cifras' },
      figures: [
        {
          value: { pt: '48 h', en: '48 h', es: '48 h' },
          label: { pt: 'ligado, antes de sair', en: 'switched on before it leaves', es: 'encendido, antes de salir' },
        },
        {
          value: { pt: '2 dias', en: '2 days', es: '2 días' },
          label: {
            pt: 'até estar lá um técnico',
            en: 'until a technician is there',
            es: 'hasta que llega un técnico',
          },
        },
        {
          value: { pt: '7 anos', en: '7 years', es: '7 años' },
          label: {
            pt: 'de peças, desde a última venda',
            en: 'of parts after the last sale',
            es: 'de repuestos tras la última venta',
          },
        },
        {
          value: { pt: '1 h', en: '1 h', es: '1 h' },
          label: { pt: 'até à primeira resposta', en: 'to a first answer', es: 'hasta la primera respuesta' },
        },
      ],
      note: {
        pt: 'Resposta e visita, com garantia ou contrato, contam-se em horas e dias úteis, em Portugal continental; os outros países estão no Suporte.',
        en: 'Answers and visits, under warranty or contract, count working hours and days in mainland Portugal; other countries are under Support.',
        es: 'Respuesta y visita, con garantía o contrato, se cuentan en horas y días laborables, en Portugal continental; los demás países están en Soporte.',
      },
    },
    {
      block: 'table',
      key: 'incluido',
      title: { pt: 'O que está incluído', en: 'What is included', es: 'Qué está incluido' },
      fold: { pt: 'Ver o que está incluído', en: 'See what is included', es: 'Ver qué está incluido' },
      columns: [
        { pt: 'Trabalho', en: 'Work', es: 'Trabajo' },
        { pt: 'Incluído', en: 'Included', es: 'Incluido' },
        { pt: 'Orçamentado à parte', en: 'Quoted separately', es: 'Presupuestado aparte' },
      ],
      rows: [
        [
          { pt: 'Entrega', en: 'Delivery', es: 'Entrega' },
          {
            pt: 'Transporte até à sala, no rés do chão ou com elevador; recolha da embalagem',
            en: 'Transport to the room, on the ground floor or by lift; packaging taken away',
            es: 'Transporte hasta la sala, en planta baja o con ascensor; recogida del embalaje',
          },
          {
            pt: 'Grua, escadas acima de um piso, entrega fora das 8h às 20h',
            en: 'Crane, stairs beyond one floor, delivery outside 8:00 to 20:00',
            es: 'Grúa, escaleras de más de una planta, entrega fuera de 8:00 a 20:00',
          },
        ],
        [
          { pt: 'Instalação', en: 'Installation', es: 'Instalación' },
          {
            pt: 'Suporte, fixação, ligação a tomadas que existam a menos de 3 m, calibração do toque',
            en: 'Mount, fixing, connection to existing sockets within 3 m, touch calibration',
            es: 'Soporte, fijación, conexión a tomas existentes a menos de 3 m, calibración táctil',
          },
          {
            pt: 'Obra, pintura, novas tomadas e pontos de rede',
            en: 'Building work, painting, new sockets and network points',
            es: 'Obra, pintura, nuevas tomas y puntos de red',
          },
        ],
        [
          { pt: 'Configuração', en: 'Set-up', es: 'Configuración' },
          {
            pt: 'Contas, rede, horários, aplicação de base e gestão à distância',
            en: 'Accounts, network, schedules, core application and remote management',
            es: 'Cuentas, red, horarios, aplicación básica y gestión a distancia',
          },
          {
            pt: 'Conteúdos, aplicações à medida, ligação a outros sistemas',
            en: 'Content, bespoke applications, links to other systems',
            es: 'Contenidos, aplicaciones a medida, conexión con otros sistemas',
          },
        ],
        [
          { pt: 'Formação', en: 'Training', es: 'Formación' },
          {
            pt: '90 minutos no dia da instalação, até 12 pessoas, com guia impresso',
            en: '90 minutes on installation day, up to 12 people, with a printed guide',
            es: '90 minutos el día de la instalación, hasta 12 personas, con guía impresa',
          },
          {
            pt: 'Cursos da academia, sessões repetidas por turnos',
            en: 'Academy courses, repeat sessions for shifts',
            es: 'Cursos de la academia, sesiones repetidas por turnos',
          },
        ],
        [
          { pt: 'Fim de vida', en: 'End of life', es: 'Final de vida útil' },
          {
            pt: 'Recolha do equipamento antigo equivalente na entrega do novo (REEE)',
            en: 'The equivalent old unit collected when the new one is delivered (WEEE)',
            es: 'Recogida del equipo antiguo equivalente al entregar el nuevo (RAEE)',
          },
          {
            pt: 'Desmontagem de estruturas fixas e remoção de dados certificada por terceiros',
            en: 'Dismantling of fixed structures, data removal certified by a third party',
            es: 'Desmontaje de estructuras fijas y borrado de datos acreditado por terceros',
          },
        ],
      ],
    },
    {
      block: 'cards',
      key: 'formacao',
      title: {
        pt: 'Outros serviços',
        en: 'Other services',
        es: 'Otros servicios',
      },
      cards: [
        {
          key: 'cartao-academia',
          title: { pt: 'Formação', en: 'Training', es: 'Formación' },
          text: {
            pt: 'Oito cursos, de uma manhã a um dia, na sua sala, na nossa ou por vídeo.',
            en: 'Eight courses, from a morning to a day, in your room, in ours or by video.',
            es: 'Ocho cursos, de una mañana a un día, en su sala, en la nuestra o por vídeo.',
          },
          link: {
            label: { pt: 'Ver os cursos', en: 'See the courses', es: 'Ver los cursos' },
            url: 'ref:page/academy#cursos',
          },
          picture: {
            id: 'services-training',
            alt: {
              pt: 'Sala de formação de paredes verdes, com vista para os montes: um ecrã grande numa coluna elevatória mostra três gestos e, junto à janela, uma mesa para quatro pessoas',
              en: 'Training room with green walls and a view of hills: a large screen on a lift column shows three gestures and, by the window, a table for four',
              es: 'Sala de formación de paredes verdes, con vistas a los montes: una pantalla grande en una columna elevadora muestra tres gestos y, junto a la ventana, una mesa para cuatro personas',
            },
          },
        },
        {
          key: 'cartao-aluguer',
          title: { pt: 'Aluguer', en: 'Rental', es: 'Alquiler' },
          text: {
            pt: 'Por um dia de congresso ou por cinco anos letivos, com assistência incluída.',
            en: 'For one conference day or five school years, service included.',
            es: 'Para un día de congreso o para cinco cursos escolares, con asistencia incluida.',
          },
          link: {
            label: { pt: 'Ver as condições', en: 'See the terms', es: 'Ver las condiciones' },
            url: 'ref:page/rental',
          },
          picture: {
            id: 'page-rental',
            alt: {
              pt: 'Átrio de congressos ainda vazio, ao sol: uma parede LED com o programa do dia e dois quiosques com o plano das salas',
              en: 'Conference foyer still empty, in the sun: an LED wall with the day’s programme and two kiosks with the plan of the rooms',
              es: 'Vestíbulo de congresos aún vacío, al sol: una pared LED con el programa del día y dos quioscos con el plan de las salas',
            },
          },
        },
        {
          key: 'cartao-suporte',
          title: { pt: 'Suporte', en: 'Support', es: 'Soporte' },
          text: {
            pt: 'O que experimentar primeiro, em quanto tempo respondemos em cada país e como pedir ajuda.',
            en: 'What to try first, how soon we answer in each country, and how to ask for help.',
            es: 'Qué probar primero, en cuánto tiempo respondemos en cada país y cómo pedir ayuda.',
          },
          link: {
            label: { pt: 'Pedir assistência', en: 'Ask for support', es: 'Pedir asistencia' },
            url: 'ref:page/support',
          },
          picture: {
            id: 'miolo-16-slot',
            alt: {
              pt: 'O computador de um Orion 65 meio fora da sua ranhura, com a pega coral à vista',
              en: 'The computer of an Orion 65 half out of its slot, its coral pull in view',
              es: 'El ordenador de una Orion 65 medio fuera de su ranura, con el tirador coral a la vista',
            },
          },
        },
      ],
    },
    {
      block: 'table',
      key: 'manutencao',
      title: { pt: 'Contratos de manutenção', en: 'Maintenance contracts', es: 'Contratos de mantenimiento' },
      lead: {
        pt: 'Não são precisos para ter assistência. Servem para quando parar um dia custa mais do que prevenir. Contratam-se até sete anos depois da última venda do modelo, enquanto há peças.',
        en: 'You do not need one to get service. They are for when a day’s standstill costs more than prevention. You can take one out up to seven years after the model’s last sale, for as long as there are parts.',
        es: 'No hacen falta para tener asistencia. Sirven cuando parar un día cuesta más que prevenir. Se contratan hasta siete años después de la última venta del modelo, mientras hay repuestos.',
      },
      fold: { pt: 'Comparar os contratos', en: 'Compare the contracts', es: 'Comparar los contratos' },
      marked: 2,
      tag: { pt: 'Para a maioria', en: 'For most', es: 'Para la mayoría' },
      columns: [
        { pt: 'O que muda', en: 'What changes', es: 'Qué cambia' },
        { pt: 'Só garantia', en: 'Warranty only', es: 'Solo garantía' },
        { pt: 'Manutenção', en: 'Maintenance', es: 'Mantenimiento' },
        { pt: 'Continuidade', en: 'Continuity', es: 'Continuidad' },
      ],
      rows: [
        [
          { pt: 'Para quem', en: 'Who it is for', es: 'Para quién' },
          {
            pt: 'Quem pode esperar uns dias por uma peça',
            en: 'Those who can wait a few days for a part',
            es: 'Quien puede esperar unos días por una pieza',
          },
          {
            pt: 'Uso diário, em salas de aula, reuniões e museus',
            en: 'Daily use in classrooms, meeting rooms and museums',
            es: 'Uso diario en aulas, salas de reuniones y museos',
          },
          {
            pt: 'Check-in, senhas e turnos, que não podem parar',
            en: 'Check-in, queue tickets and shifts, which cannot stop',
            es: 'Check-in, turnos de espera y producción, que no pueden parar',
          },
        ],
        [
          {
            pt: 'Telefone e diagnóstico à distância',
            en: 'Phone and remote diagnosis',
            es: 'Teléfono y diagnóstico a distancia',
          },
          { pt: 'Sim', en: 'Yes', es: 'Sí' },
          { pt: 'Sim', en: 'Yes', es: 'Sí' },
          { pt: 'Sim, também ao sábado', en: 'Yes, Saturdays too', es: 'Sí, también los sábados' },
        ],
        [
          { pt: 'Peças e mão de obra', en: 'Parts and labour', es: 'Piezas y mano de obra' },
          { pt: 'Durante a garantia', en: 'During the warranty', es: 'Durante la garantía' },
          { pt: 'Durante o contrato', en: 'During the contract', es: 'Durante el contrato' },
          {
            pt: 'Durante o contrato, com um vidro partido por ano',
            en: 'During the contract, with one broken glass a year',
            es: 'Durante el contrato, con un cristal roto al año',
          },
        ],
        [
          { pt: 'Visita preventiva', en: 'Preventive visit', es: 'Visita preventiva' },
          { pt: 'Não', en: 'No', es: 'No' },
          { pt: 'Uma por ano', en: 'One a year', es: 'Una al año' },
          { pt: 'Duas por ano', en: 'Two a year', es: 'Dos al año' },
        ],
        [
          {
            pt: 'Técnico no local, Portugal continental e Espanha peninsular',
            en: 'Technician on site, mainland Portugal and Spain',
            es: 'Técnico in situ, Portugal y España peninsulares',
          },
          { pt: '2 dias úteis; 3 em Espanha', en: '2 working days; 3 in Spain', es: '2 días laborables; 3 en España' },
          { pt: '2 dias úteis; 3 em Espanha', en: '2 working days; 3 in Spain', es: '2 días laborables; 3 en España' },
          { pt: 'Dia útil seguinte', en: 'Next working day', es: 'Día laborable siguiente' },
        ],
        [
          { pt: 'Equipamento de substituição', en: 'Replacement unit', es: 'Equipo de sustitución' },
          { pt: 'Não', en: 'No', es: 'No' },
          {
            pt: 'Se a reparação passar de 10 dias úteis',
            en: 'If the repair takes more than 10 working days',
            es: 'Si la reparación pasa de 10 días laborables',
          },
          { pt: 'Com a visita', en: 'With the visit', es: 'Con la visita' },
        ],
        [
          { pt: 'Duração', en: 'Term', es: 'Duración' },
          { pt: 'A de cada produto', en: 'As stated for each product', es: 'La de cada producto' },
          { pt: '1 a 4 anos', en: '1 to 4 years', es: 'De 1 a 4 años' },
          { pt: '1 a 4 anos', en: '1 to 4 years', es: 'De 1 a 4 años' },
        ],
      ],
      link: {
        label: {
          pt: 'Pedir uma proposta de contrato',
          en: 'Ask for a contract proposal',
          es: 'Pedir una propuesta de contrato',
        },
        url: 'ref:page/contacts',
      },
    },
    {
      block: 'table',
      key: 'integracoes',
      title: { pt: 'Integrações', en: 'Integrations', es: 'Integraciones' },
      lead: {
        pt: 'Ligamo-nos ao que já existe, por normas abertas ou pela interface que o fabricante publica. Testamos com dados fictícios antes da entrega.',
        en: 'We connect to what is there already, by open standards or through the interface its maker publishes. We test with dummy data before delivery.',
        es: 'Nos conectamos a lo que ya existe, con normas abiertas o con la interfaz que publica el fabricante. Probamos con datos ficticios antes de la entrega.',
      },
      fold: { pt: 'Ver os sistemas', en: 'See the systems', es: 'Ver los sistemas' },
      columns: [
        { pt: 'Sistema', en: 'System', es: 'Sistema' },
        { pt: 'O que passa', en: 'What is exchanged', es: 'Qué se intercambia' },
        { pt: 'O que precisamos de si', en: 'What we need from you', es: 'Qué necesitamos de usted' },
      ],
      rows: [
        [
          { pt: 'Gestão hoteleira', en: 'Hotel management', es: 'Gestión hotelera' },
          {
            pt: 'Reserva, check-in, número do quarto, codificação da chave',
            en: 'Booking, check-in, room number, key encoding',
            es: 'Reserva, check-in, número de habitación, codificación de la llave',
          },
          {
            pt: 'Acesso à interface do sistema e ao codificador de chaves; leitor de documentos no quiosque',
            en: 'Access to the system’s interface and to the key encoder; a document reader in the kiosk',
            es: 'Acceso a la interfaz del sistema y al codificador de llaves; lector de documentos en el quiosco',
          },
        ],
        [
          { pt: 'Filas e marcações', en: 'Queues and appointments', es: 'Colas y citas' },
          {
            pt: 'Serviços, senhas, chamadas, confirmação de presença',
            en: 'Services, tickets, calls, arrival check-in',
            es: 'Servicios, turnos, llamadas, confirmación de llegada',
          },
          {
            pt: 'A lista de serviços e um ambiente de testes',
            en: 'The list of services and a test environment',
            es: 'La lista de servicios y un entorno de pruebas',
          },
        ],
        [
          { pt: 'Caixa e faturação', en: 'Tills and invoicing', es: 'Caja y facturación' },
          {
            pt: 'Artigos, preços, pedido pago. A fatura é emitida pelo seu programa certificado, não pelo quiosque',
            en: 'Items, prices, paid order. The invoice is issued by your own certified program, not by the kiosk',
            es: 'Artículos, precios, pedido pagado. La factura la emite su programa de facturación, no el quiosco',
          },
          {
            pt: 'Programa de faturação com interface e terminal de pagamento do seu banco',
            en: 'An invoicing program with an interface, and a payment terminal from your bank',
            es: 'Programa de facturación con interfaz y terminal de pago de su banco',
          },
        ],
        [
          { pt: 'Contas da organização', en: 'Organisation accounts', es: 'Cuentas de la organización' },
          {
            pt: 'Entrada com a conta da escola ou da empresa (SAML 2.0, OpenID Connect)',
            en: 'Sign-in with the school or company account (SAML 2.0, OpenID Connect)',
            es: 'Acceso con la cuenta del centro o de la empresa (SAML 2.0, OpenID Connect)',
          },
          {
            pt: 'Uma hora de quem gere as contas',
            en: 'One hour of whoever runs the accounts',
            es: 'Una hora de quien gestiona las cuentas',
          },
        ],
        [
          { pt: 'Transportes', en: 'Public transport', es: 'Transporte público' },
          {
            pt: 'Horários e tempos de espera (GTFS, GTFS Realtime, SIRI)',
            en: 'Timetables and waiting times (GTFS, GTFS Realtime, SIRI)',
            es: 'Horarios y tiempos de espera (GTFS, GTFS Realtime, SIRI)',
          },
          {
            pt: 'O endereço dos dados e a licença para os mostrar',
            en: 'The address of the data and the licence to show it',
            es: 'La dirección de los datos y la licencia para mostrarlos',
          },
        ],
        [
          { pt: 'Agenda e bibliotecas', en: 'Calendars and libraries', es: 'Agenda y bibliotecas' },
          {
            pt: 'Ocupação de salas (iCalendar), empréstimos (SIP2)',
            en: 'Room bookings (iCalendar), loans (SIP2)',
            es: 'Ocupación de salas (iCalendar), préstamos (SIP2)',
          },
          {
            pt: 'Uma conta só de leitura',
            en: 'A read-only account',
            es: 'Una cuenta de solo lectura',
          },
        ],
      ],
    },
    {
      block: 'points',
      key: 'concursos',
      title: { pt: 'Apoio a concursos', en: 'Help with tenders', es: 'Apoyo en licitaciones' },
      lead: {
        pt: 'Para quem escreve o caderno de encargos. Não custa nada, nem obriga a comprar.',
        en: 'For whoever writes the tender documents. It costs nothing and commits you to nothing.',
        es: 'Para quien redacta los pliegos. No cuesta nada ni obliga a comprar.',
      },
      points: [
        {
          title: { pt: 'Texto de especificação', en: 'Specification text', es: 'Texto de especificación' },
          text: {
            pt: 'Requisitos por produto, sem marca, prontos a copiar para o caderno de encargos. Estão na página de cada produto.',
            en: 'Requirements per product, without a make, ready to copy into the tender. They are on every product page.',
            es: 'Requisitos por producto, sin marca, listos para copiar en el pliego. Están en la página de cada producto.',
          },
        },
        {
          title: { pt: 'Relatório de conformidade', en: 'Conformity report', es: 'Informe de conformidad' },
          text: {
            pt: 'EN 301 549, cláusula a cláusula, a pedido. Diz também o que não cumpre, e porquê.',
            en: 'EN 301 549, clause by clause, on request. It also says what is not met, and why.',
            es: 'EN 301 549, cláusula a cláusula, previa solicitud. Dice también qué no se cumple, y por qué.',
          },
        },
        {
          title: { pt: 'Declarações', en: 'Declarations', es: 'Declaraciones' },
          text: {
            pt: 'Declaração UE de conformidade (marcação CE), REEE, substâncias (RoHS e REACH) e garantia, num só ficheiro.',
            en: 'EU declaration of conformity (CE marking), WEEE, substances (RoHS and REACH) and warranty, in one file.',
            es: 'Declaración UE de conformidad (marcado CE), RAEE, sustancias (RoHS y REACH) y garantía, en un solo archivo.',
          },
        },
        {
          title: { pt: 'Demonstração', en: 'Demonstration', es: 'Demostración' },
          text: {
            pt: 'Um equipamento durante dez dias úteis na sua sala, em Portugal continental e Espanha peninsular, quando o concurso prevê ensaio.',
            en: 'A unit in your room for ten working days, in mainland Portugal and Spain, where the tender provides for a trial.',
            es: 'Un equipo durante diez días laborables en su sala, en Portugal continental y España peninsular, cuando la licitación prevé ensayo.',
          },
        },
        {
          title: { pt: 'Códigos CPV', en: 'CPV codes', es: 'Códigos CPV' },
          text: everywhere(
            (locale) =>
              ({
                pt: `Os principais: ${listMainCodes('pt')}. Os outros estão na página de cada produto.`,
                en: `The main ones: ${listMainCodes('en')}. The others are on every product page.`,
                es: `Los principales: ${listMainCodes('es')}. Los demás están en la página de cada producto.`,
              })[locale],
          ),
        },
        {
          title: { pt: 'Esclarecimentos', en: 'Clarifications', es: 'Aclaraciones' },
          text: {
            pt: 'Respondemos por escrito, e da mesma forma a todas as entidades que perguntem o mesmo.',
            en: 'We answer in writing, and give everyone the same answer.',
            es: 'Respondemos por escrito, y de la misma manera a todas las entidades que pregunten lo mismo.',
          },
        },
      ],
    },
    {
      block: 'questions',
      key: 'perguntas',
      title: { pt: 'Perguntas sobre contratos', en: 'Questions on contracts', es: 'Preguntas sobre contratos' },
      lead: {
        pt: 'O que mais nos perguntam antes de um contrato de manutenção.',
        en: 'What we are asked most before a maintenance contract.',
        es: 'Lo que más nos preguntan antes de un contrato de mantenimiento.',
      },
      questions: [
        {
          key: 'reparar-nos',
          question: {
            pt: 'A nossa equipa pode reparar?',
            en: 'Can our own team do repairs?',
            es: '¿Puede reparar nuestro propio equipo técnico?',
          },
          answer: {
            pt: '<p>Pode. Quem fez o curso <a href="ref:page/academy#primeira-linha">Primeira linha de manutenção</a> troca módulos sem perder a garantia, com peças que enviamos no dia útil seguinte para Portugal continental e Espanha peninsular. Fora disso, abrir o equipamento não anula os seus direitos legais; só não cobrimos o que se partir ao fazê-lo.</p>',
            en: '<p>Yes. Anyone who has taken the course <a href="ref:page/academy#primeira-linha">First-line maintenance</a> can replace modules without losing the warranty, with parts we dispatch the next working day to mainland Portugal and Spain. Otherwise, opening a unit does not void your statutory rights; we just do not cover what gets broken in doing so.</p>',
            es: '<p>Sí. Quien ha hecho el curso <a href="ref:page/academy#primeira-linha">Primera línea de mantenimiento</a> cambia módulos sin perder la garantía, con repuestos que enviamos al día laborable siguiente a Portugal continental y España peninsular. Fuera de eso, abrir el equipo no anula sus derechos legales; solo no cubrimos lo que se rompa al hacerlo.</p>',
          },
        },
        {
          key: 'depois-das-pecas',
          question: {
            pt: 'E quando acabarem os sete anos de peças?',
            en: 'What happens when the seven years of parts are over?',
            es: '¿Y cuando acaben los siete años de repuestos?',
          },
          answer: {
            pt: '<p>Avisamos com um ano. Muitas peças são comuns a modelos mais novos e continuam a existir; as que não forem, trocamos enquanto houver em segunda mão. Quantos anos dura o software vem na ficha de cada produto, na linha «Atualizações».</p>',
            en: '<p>We tell you a year ahead. Many parts are shared with newer models and stay available; those that are not, we replace while second-hand ones last. How long the software is kept up to date is on each product’s datasheet, in the row ‘Updates’.</p>',
            es: '<p>Avisamos con un año. Muchos repuestos son comunes a modelos más nuevos y siguen existiendo; los que no, los cambiamos mientras queden de segunda mano. Cuántos años se actualiza el software figura en la ficha de cada producto, en la fila «Actualizaciones».</p>',
          },
        },
        {
          key: 'dados-no-equipamento',
          question: {
            pt: 'O que acontece aos dados numa reparação?',
            en: 'What happens to our data in a repair?',
            es: '¿Qué pasa con los datos en una reparación?',
          },
          answer: {
            pt: '<p>O módulo do computador, com o disco, pode ficar consigo. Se vier, só é lido com a sua autorização escrita, e apagado antes de sair da bancada. Para entidades públicas assinamos o contrato de subcontratação do artigo 28.º do RGPD.</p>',
            en: '<p>You may keep the computer module, with its drive. If it travels, it is read only with your written permission, and wiped before it leaves the bench. For public bodies we sign the processing contract of article 28 of the GDPR.</p>',
            es: '<p>El módulo del ordenador, con su disco, puede quedarse con usted. Si viaja, solo se lee con su autorización escrita, y se borra antes de salir del banco. Con entidades públicas firmamos el contrato de encargado del artículo 28 del RGPD.</p>',
          },
        },
      ],
    },
  ],
  seo: {
    title: {
      pt: 'Instalação, manutenção e apoio a concursos',
      en: 'Installation, maintenance and tenders',
      es: 'Instalación, mantenimiento y licitaciones',
    },
    description: {
      pt: 'O que inclui a entrega, a instalação e a formação; níveis de serviço por país, contratos de manutenção, integrações e apoio a concursos públicos.',
      en: 'What delivery, installation and training include; service levels by country, maintenance contracts, integrations and help with public tenders.',
      es: 'Qué incluyen la entrega, la instalación y la formación; niveles de servicio por país, mantenimiento, integraciones y apoyo en licitaciones.',
    },
  },
  updatedAt: '2026-11-20T09:00:00Z',
} satisfies PageContent;
