import type { CategoryContent } from '../entities.ts';

export const software = {
  key: 'software',
  slug: { pt: 'software', en: 'software', es: 'software' },
  name: { pt: 'Software', en: 'Software', es: 'Software' },
  shortName: { pt: 'Software', en: 'Software', es: 'Software' },
  headline: {
    pt: 'Aulas, jogos, reconhecimento de objetos, sinalização digital e gestão de ecrãs.',
    en: 'Lessons, games, object recognition, digital signage and screen management.',
    es: 'Clases, juegos, reconocimiento de objetos, cartelería digital y gestión de pantallas.',
  },
  intro: {
    pt: '<p>Há programas para ensinar, a Lousa e o Recreio; um para reconhecer o que se pousa numa mesa, o Sinete; e dois para quem tem ecrãs à sua guarda: o Leme trata das máquinas, o Cartaz do que elas mostram. São escritos na mesma casa onde se montam os ecrãs e se atende o telefone.</p><p>Cada ficha diz o que funciona sem internet, que dados se recolhem e em que país ficam. Os alunos não precisam de conta em nenhum deles, e tudo o que lá se faz exporta-se em formatos abertos.</p>',
    en: '<p>Two programs are for teaching, Lousa and Recreio; one recognises what is put on a table, Sinete; and two are for whoever looks after screens: Leme takes care of the machines, Cartaz of what they show. They are written by the company that assembles the screens and answers the phone.</p><p>Each datasheet says what works without internet, which data is collected and in which country it is kept. Pupils need no account in any of them, and everything made there can be exported in open formats.</p>',
    es: '<p>Hay programas para enseñar, Lousa y Recreio; uno que reconoce lo que se pone en una mesa, Sinete; y dos para quien tiene pantallas a su cargo: Leme se ocupa de las máquinas y Cartaz, de lo que muestran. Los escribe la misma casa que monta las pantallas y atiende el teléfono.</p><p>Cada ficha dice qué funciona sin internet, qué datos se recogen y en qué país se guardan. El alumnado no necesita cuenta en ninguno, y todo lo que se hace en ellos se exporta en formatos abiertos.</p>',
  },
  summary: {
    pt: 'Para dar aulas, jogar, reconhecer objetos, planear conteúdos e gerir ecrãs à distância.',
    en: 'For teaching, playing, recognising objects, planning content and managing screens remotely.',
    es: 'Para dar clase, jugar, reconocer objetos, planificar contenidos y gestionar pantallas a distancia.',
  },
  picture: {
    id: 'category-software',
    alt: {
      pt: 'Os programas a trabalhar: Leme num portátil, Lousa num ecrã de parede, Cartaz num totem e Recreio numa mesa infantil',
      en: 'The programs at work: Leme on a laptop, Lousa on a wall-mounted screen, Cartaz on a totem and Recreio on a children’s table',
      es: 'Los programas en marcha: Leme en un portátil, Lousa en una pantalla de pared, Cartaz en un tótem y Recreio en una mesa infantil',
    },
  },
  order: 8,
  questions: [
    {
      key: 'outras-marcas',
      question: {
        pt: 'Funciona em ecrãs de outras marcas?',
        en: 'Does it run on other makes of screen?',
        es: '¿Funciona en pantallas de otras marcas?',
      },
      answer: {
        pt: '<p>Os programas de aula e de gestão funcionam em ecrãs com Android 13 ou Windows 11, com uma licença por equipamento. O Sinete precisa das nossas mesas, porque lê o sensor tátil.</p>',
        en: '<p>The teaching and management programs run on screens with Android 13 or Windows 11, with one licence per device. Sinete needs our tables, because it reads their touch sensor.</p>',
        es: '<p>Los programas de clase y de gestión funcionan en pantallas con Android 13 o Windows 11, con una licencia por equipo. Sinete necesita nuestras mesas, porque lee su sensor táctil.</p>',
      },
    },
    {
      key: 'dados',
      question: {
        pt: 'Que dados guarda e onde ficam?',
        en: 'What data does it keep, and where?',
        es: '¿Qué datos guarda y dónde están?',
      },
      answer: {
        pt: '<p>Nenhum que identifique os alunos: entram na aula com um código, sem conta. O Leme guarda estado, temperatura e horas de uso, nunca imagens. Os dados ficam em Portugal, com cópia em Espanha, ou no servidor do próprio cliente.</p>',
        en: '<p>None that identifies pupils: they join a lesson with a code, without an account. Leme stores status, temperature and hours of use, never pictures. Data stays in Portugal, with a backup in Spain, or on the customer’s own server.</p>',
        es: '<p>Ninguno que identifique a los alumnos: entran en la clase con un código, sin cuenta. Leme guarda estado, temperatura y horas de uso, nunca imágenes. Los datos están en Portugal, con copia en España, o en el servidor del propio cliente.</p>',
      },
    },
    {
      key: 'sem-rede',
      question: {
        pt: 'Para sem internet?',
        en: 'Does it stop without the internet?',
        es: '¿Se para sin internet?',
      },
      answer: {
        pt: '<p>Não. O Lousa e o Recreio correm no próprio equipamento, e o Cartaz tem conteúdo para 30 dias. Sem rede só falta o que precisa dela: trabalhar a partir de casa, mudar uma campanha, receber alarmes.</p>',
        en: '<p>No. Lousa and Recreio run on the equipment itself, and Cartaz holds 30 days of content. Without a network only what needs one is missing: working from home, changing a campaign, receiving alarms.</p>',
        es: '<p>No. Lousa y Recreio funcionan en el propio equipo, y Cartaz guarda contenido para 30 días. Sin red solo falta lo que la necesita: trabajar desde casa, cambiar una campaña, recibir alarmas.</p>',
      },
    },
    {
      key: 'licencas',
      question: {
        pt: 'Como se licencia?',
        en: 'How is it licensed?',
        es: '¿Cómo se licencia?',
      },
      answer: {
        pt: '<p>O Lousa vem com os ecrãs Orion e Atlas e o Leme com todo o nosso equipamento, sem mensalidade. Recreio, Sinete e Cartaz compram-se por escola, por mesa ou por número de ecrãs: cada ficha diz qual.</p>',
        en: '<p>Lousa comes with Orion and Atlas screens, and Leme with all our equipment, with no monthly fee. Recreio, Sinete and Cartaz are bought by school, by table or by number of screens: each datasheet says which.</p>',
        es: '<p>Lousa viene con las pantallas Orion y Atlas y Leme con todo nuestro equipo, sin cuota mensual. Recreio, Sinete y Cartaz se compran por centro, por mesa o por número de pantallas: cada ficha dice cuál.</p>',
      },
    },
  ],
  seo: {
    title: {
      pt: 'Software para ecrãs e mesas interativas',
      en: 'Software for interactive screens and tables',
      es: 'Software para pantallas y mesas interactivas',
    },
    description: {
      pt: 'Software educativo, reconhecimento de objetos, sinalização digital e gestão de ecrãs, com a licença, o uso sem internet e o lugar dos dados à vista.',
      en: 'Lesson software, object recognition, digital signage and screen management, with licence terms, offline use and where your data is kept.',
      es: 'Software educativo, reconocimiento de objetos, cartelería digital y gestión de pantallas, con licencia, uso sin internet y lugar de los datos a la vista.',
    },
  },
  updatedAt: '2026-11-18T10:00:00Z',
} satisfies CategoryContent;
