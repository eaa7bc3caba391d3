import type { CategoryContent } from '../entities.ts';

export const software = {
  key: 'software',
  slug: { pt: 'software', en: 'software', es: 'software' },
  name: { pt: 'Software', en: 'Software', es: 'Software' },
  headline: {
    pt: 'Aulas, jogos, reconhecimento de objetos, sinalização digital e gestão de ecrãs.',
    en: 'Lessons, games, object recognition, digital signage and screen management.',
    es: 'Clases, juegos, reconocimiento de objetos, cartelería digital y gestión de pantallas.',
  },
  intro: {
    pt: '<p>Há programas para ensinar, a Lousa e o Recreio; um para reconhecer o que se pousa numa mesa, o Sinete; e dois para quem tem ecrãs à sua guarda: o Leme trata das máquinas, o Cartaz do que elas mostram. Escreve-os a mesma casa que monta os ecrãs e atende o telefone.</p><p>Cada ficha diz o que funciona sem internet, que dados se recolhem e em que país ficam. Os alunos não precisam de conta em nenhum deles, e tudo o que lá se faz exporta-se em formatos abertos.</p>',
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
      pt: 'Mesa interativa vista de cima, com mãos e peças coloridas sobre o ecrã',
      en: 'Interactive table seen from above, with hands and coloured pieces on its screen',
      es: 'Mesa interactiva vista desde arriba, con manos y piezas de colores sobre la pantalla',
    },
  },
  order: 8,
  questions: [],
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
