import type { HomeContent } from '../entities.ts';

export const home = {
  hero: {
    title: {
      pt: 'Vidro que responde assim que lhe tocam',
      en: 'Glass that answers when people touch it',
      es: 'Cristal que responde en cuanto lo tocan',
    },
    lead: {
      pt: 'Ecrãs, mesas, quiosques e painéis LED, montados e reparados em Portugal por quem atende o telefone.',
      en: 'Screens, tables, kiosks and LED walls, built and repaired in Portugal by those who answer the phone.',
      es: 'Pantallas, mesas, quioscos y paneles LED. Los monta y repara en Portugal quien atiende el teléfono.',
    },
    primary: {
      label: { pt: 'Pedir orçamento', en: 'Request a quote', es: 'Pedir presupuesto' },
      url: 'ref:page/lp-quote',
    },
    secondary: {
      label: { pt: 'Ver os produtos', en: 'See the products', es: 'Ver productos' },
      url: 'ref:page/products',
    },
    picture: {
      id: 'hero',
      alt: {
        pt: 'Átrio ao fim da tarde: uma mala de viagem ao lado do mapa da cidade',
        en: 'Hall in late afternoon light: a suitcase beside a map of the city',
        es: 'Vestíbulo al atardecer: una maleta junto al plano urbano',
      },
    },
    narrow: {
      id: 'hero-narrow',
      alt: {
        pt: 'Átrio público ao fim da tarde: um ecrã largo sobre um suporte branco',
        en: 'Public hall in late afternoon light: a wide screen on a white stand',
        es: 'Vestíbulo público al atardecer: una pantalla ancha sobre un soporte blanco',
      },
    },
  },
  claims: [
    {
      value: { pt: '+4700', en: '+4,700', es: '+4700' },
      label: { pt: 'clientes', en: 'customers', es: 'clientes' },
    },
    {
      value: { pt: '+65\u202f000', en: '+65,000', es: '+65\u202f000' },
      label: { pt: 'soluções entregues', en: 'solutions delivered', es: 'soluciones entregadas' },
    },
    {
      value: '+25',
      label: { pt: 'anos de experiência', en: 'years of experience', es: 'años de experiencia' },
    },
    {
      value: '8',
      label: { pt: 'países', en: 'countries', es: 'países' },
    },
  ],
  familiesIntro: {
    title: {
      pt: 'Equipamento e software',
      en: 'Equipment and software',
      es: 'Equipos y software',
    },
    lead: {
      pt: 'Saem da oficina com computador, software instalado e toque calibrado.',
      en: 'Each leaves the workshop with its computer fitted, its software installed and its touch calibrated.',
      es: 'Salen del taller con ordenador, software y pantalla táctil calibrada.',
    },
  },
  solutionsIntro: {
    title: {
      pt: 'Soluções por setor',
      en: 'Solutions by sector',
      es: 'Soluciones por sector',
    },
    lead: {
      pt: 'Cada setor tem a sua hora, e é por ela que começamos.',
      en: 'Every sector has its hour, and that is where we start.',
      es: 'Cada sector tiene su hora, y por ella empezamos.',
    },
  },
  projectsIntro: {
    title: {
      pt: 'Já a funcionar',
      en: 'Already at work',
      es: 'Ya en marcha',
    },
    lead: {
      pt: 'Uma escola, um museu e um hotel, recriados em 3D: o que nos pediram e o que instalámos.',
      en: 'A school, a museum and a hotel, recreated in 3D: what we were asked for and what we installed.',
      es: 'Un colegio, un museo y un hotel, recreados en 3D: qué nos pidieron y qué instalamos.',
    },
  },
  clients: ['university', 'town-hall', 'hospital', 'bus-network'],
  projects: ['school', 'museum', 'hotel'],
  reasonsIntro: {
    title: {
      pt: 'Antes e depois de instalar',
      en: 'Before and after installation',
      es: 'Antes y después de instalar',
    },
    lead: {
      pt: 'Quem monta, quem atende, que peças há e o que não se paga à parte.',
      en: 'Who assembles it, who answers, which parts we keep and what costs nothing extra.',
      es: 'Quién lo monta, quién atiende, qué repuestos hay y qué no se paga aparte.',
    },
  },
  reasonsPicture: {
    id: 'page-future',
    alt: {
      pt: 'Oficina: bancada de reparação e peças guardadas',
      en: 'Workshop: repair bench and parts in stock',
      es: 'Taller: banco de reparación y repuestos guardados',
    },
  },
  reasons: [
    {
      key: 'workshop',
      title: { pt: 'Oficina própria', en: 'Our own workshop', es: 'Taller propio' },
      text: {
        pt: 'Montamos, deixamos 48 horas em teste e reparamos debaixo do mesmo teto. Quem abre um equipamento avariado é quem o montou.',
        en: 'We assemble, run every unit for 48 hours and repair under one roof. The people who open a faulty unit are the people who put it together.',
        es: 'Montamos, probamos durante 48 horas y reparamos bajo el mismo techo. Quien abre un equipo averiado es quien lo montó.',
      },
    },
    {
      key: 'one-contact',
      title: { pt: 'Um contacto que atende', en: 'One person who answers', es: 'Una persona que contesta' },
      text: {
        pt: 'Do orçamento à assistência, fala sempre com a mesma pessoa. Se ela for de férias, fica a saber antes quem a substitui.',
        en: 'From quote to service call, you speak to the same person. When they go on holiday, you know beforehand who steps in.',
        es: 'Del presupuesto a la asistencia se habla con la misma persona. Antes de irse de vacaciones, dice quién la sustituye.',
      },
    },
    {
      key: 'spare-parts',
      title: { pt: 'Peças durante sete anos', en: 'Parts for seven years', es: 'Repuestos durante siete años' },
      text: {
        pt: 'Guardamos peças de cada modelo durante pelo menos sete anos depois da última venda.',
        en: 'We keep parts for each model for at least seven years after the last one is sold.',
        es: 'Guardamos repuestos al menos siete años tras la última venta de cada modelo.',
      },
    },
    {
      key: 'software-included',
      title: { pt: 'Software incluído', en: 'Software included', es: 'Software incluido' },
      text: {
        pt: 'A aplicação de base e a gestão à distância já vêm instaladas e não têm mensalidade. As atualizações também não se pagam.',
        en: 'The core application and remote management come installed, with no monthly fee. Updates cost nothing either.',
        es: 'La aplicación básica y la gestión a distancia vienen instaladas, sin cuota mensual. Actualizar tampoco cuesta.',
      },
    },
  ],
  partnersIntro: {
    title: {
      pt: 'Quem nos põe à prova',
      en: 'Who puts us to the test',
      es: 'Quien nos pone a prueba',
    },
    lead: {
      pt: 'Testam, dobram chapa, ensinam e dizem-nos quando algo está mal.',
      en: 'They test, fold metal, teach, and tell us when something is wrong.',
      es: 'Prueban, pliegan chapa, enseñan y nos dicen cuándo algo está mal.',
    },
  },
  partners: [
    {
      key: 'dobra-e-aco',
      year: 2003,
      name: 'Metalomecânica Dobra & Aço',
      note: {
        pt: 'Corta, dobra e pinta a chapa das nossas mesas e quiosques.',
        en: 'Cuts, folds and paints the metal of our tables and kiosks.',
        es: 'Corta, pliega y pinta la chapa de nuestras mesas y quioscos.',
      },
    },
    {
      key: 'vale-novo',
      year: 2011,
      name: 'Instituto Politécnico do Vale Novo',
      note: {
        pt: 'Mede connosco a resposta do toque com luvas, canetas e mãos molhadas.',
        en: 'Measures touch response with us, with gloves, pens and wet hands.',
        es: 'Mide con nosotros la respuesta táctil con guantes, lápices y manos mojadas.',
      },
    },
    {
      key: 'segundo-ciclo',
      year: 2014,
      name: 'Cooperativa Segundo Ciclo',
      note: {
        pt: 'Recolhe os equipamentos em fim de vida e separa vidro, metal e placas.',
        en: 'Collects equipment at the end of its life and sorts glass, metal and boards.',
        es: 'Recoge los equipos al final de su vida útil y separa vidrio, metal y placas.',
      },
    },
    {
      key: 'raia-sul',
      year: 2016,
      name: 'Associação de Municípios da Raia Sul',
      note: {
        pt: 'Prepara connosco a formação de quem atende ao balcão.',
        en: 'Prepares the training of counter staff with us.',
        es: 'Prepara con nosotros la formación de quien atiende al público.',
      },
    },
    {
      key: 'mostrador-comun',
      year: 2018,
      name: 'Fundación Mostrador Común',
      note: {
        pt: 'Testa os quiosques com pessoas cegas e em cadeira de rodas.',
        en: 'Tests our kiosks with blind people and wheelchair users.',
        es: 'Prueba los quioscos con personas ciegas y usuarias de silla de ruedas.',
      },
    },
    {
      key: 'mar-aberto',
      year: 2019,
      name: 'Rede de Escolas Mar Aberto',
      note: {
        pt: 'Doze turmas experimentam cada versão do quadro antes de a publicarmos.',
        en: 'Twelve classes try each version of the whiteboard before we release it.',
        es: 'Doce clases prueban cada versión de la pizarra antes de publicarla.',
      },
    },
  ],
  awards: [
    {
      key: 'public-object',
      year: 2025,
      url: 'ref:product/nimbo-43',
      name: { pt: 'Prémio Objeto Público', en: 'Public Object Award', es: 'Premio Objeto Público' },
      note: {
        pt: 'Associação Objeto Público: mobiliário para crianças, com a Nimbo 43',
        en: 'Associação Objeto Público: children’s furniture, for the Nimbo 43',
        es: 'Associação Objeto Público: mobiliario infantil, por la Nimbo 43',
      },
    },
    {
      key: 'second-life',
      year: 2024,
      url: 'ref:page/services#manutencao',
      name: { pt: 'Prémio Segunda Vida', en: 'Second Life Prize', es: 'Premio Segunda Vida' },
      note: {
        pt: 'Fórum Segunda Vida: menção honrosa pelo serviço de reparação',
        en: 'Fórum Segunda Vida: special mention for our repair service',
        es: 'Fórum Segunda Vida: mención especial por el servicio de reparación',
      },
    },
    {
      key: 'counter-for-all',
      year: 2023,
      url: 'ref:product/cais-22',
      name: { pt: 'Prémio Balcão para Todos', en: 'Counter for All Award', es: 'Premio Mostrador para Todos' },
      note: {
        pt: 'Rede Balcão para Todos: acessibilidade no atendimento, com o Cais 22',
        en: 'Rede Balcão para Todos: accessible public service, for the Cais 22',
        es: 'Rede Balcão para Todos: accesibilidad en la atención al público, por el Cais 22',
      },
    },
  ],
  articlesTitle: {
    pt: 'Antes de comprar',
    en: 'Before you buy',
    es: 'Antes de comprar',
  },
  articles: ['screen-size', 'kiosk-accessibility', 'seven-years'],
  seo: {
    title: {
      pt: 'Ecrãs, mesas e quiosques interativos',
      en: 'Interactive screens, tables and kiosks',
      es: 'Pantallas, mesas y quioscos interactivos',
    },
    description: {
      pt: 'Ecrãs, mesas e quiosques interativos para escolas, autarquias, museus, hotéis e lojas. Oficina própria em Portugal, software incluído e peças durante sete anos.',
      en: 'Interactive screens, tables and kiosks for schools, councils, museums, hotels and shops. Assembled and repaired in Portugal, software included.',
      es: 'Pantallas, mesas y quioscos interactivos para colegios, ayuntamientos, museos, hoteles y tiendas. Taller propio en Portugal y software incluido.',
    },
  },
  updatedAt: '2026-10-28T09:15:00Z',
} satisfies HomeContent;
