import type { CategoryContent } from '../entities.ts';

export const accessories = {
  key: 'accessories',
  slug: { pt: 'acessorios', en: 'accessories', es: 'accesorios' },
  name: { pt: 'Acessórios', en: 'Accessories', es: 'Accesorios' },
  shortName: { pt: 'Acessórios', en: 'Accessories', es: 'Accesorios' },
  headline: {
    pt: 'Suportes, computadores, câmaras e canetas para o ecrã que já tem.',
    en: 'Stands, computers, cameras and pens for the screen you already have.',
    es: 'Soportes, ordenadores, cámaras y lápices para la pantalla que ya tiene.',
  },
  intro: {
    pt: '<p>Um acessório resolve uma coisa só: levar o ecrã para outra sala, pô-lo ao alcance de quem está sentado, juntar-lhe o Windows, uma câmara ou quatro canetas. Cada ficha diz em que modelos serve e que carga aguenta.</p><p>Os suportes e o módulo seguem normas comuns (VESA e OPS), e por isso também servem em ecrãs de outras marcas. As canetas querem um ecrã de infravermelhos; as nossas mesas, capacitivas, têm as suas.</p>',
    en: '<p>An accessory does one thing: takes a screen to another room, brings it within reach of someone seated, or gives it Windows, a camera or four pens. Each datasheet says which models it fits and what load it bears.</p><p>The stands and the module follow common standards (VESA and OPS), so they fit other makes of screen too. The pens need an infrared screen; our tables are capacitive and have pens of their own.</p>',
    es: '<p>Un accesorio resuelve una sola cosa: llevar la pantalla a otra sala, ponerla al alcance de quien está sentado o darle Windows, una cámara o cuatro lápices. Cada ficha dice en qué modelos sirve y qué carga aguanta.</p><p>Los soportes y el módulo siguen normas comunes (VESA y OPS), así que también valen para pantallas de otras marcas. Los lápices piden una pantalla de infrarrojos; nuestras mesas, capacitivas, tienen los suyos.</p>',
  },
  summary: {
    pt: 'Coluna elevatória, suporte com rodízios, módulo Windows, câmara 4K e canetas sem pilha.',
    en: 'Lift column, stand on castors, Windows module, 4K camera and passive pens.',
    es: 'Columna elevadora, soporte con ruedas, módulo Windows, cámara 4K y lápices sin pilas.',
  },
  picture: {
    id: 'category-accessories',
    alt: {
      pt: 'Sobre uma mesa, o computador Miolo, a câmara Vigia, os lápis Traço, uma calha de fixação e um rodízio; atrás, a coluna elevatória Subida 60 com um ecrã e o suporte Rodas 86',
      en: 'On a table, the Miolo computer, the Vigia camera, Traço pens, a mounting rail and a castor; behind, the Subida 60 lift column with a screen on it and the Rodas 86 stand',
      es: 'Sobre una mesa, el ordenador Miolo, la cámara Vigia, los lápices Traço, un raíl de fijación y una rueda; detrás, la columna elevadora Subida 60 con una pantalla y el soporte Rodas 86',
    },
  },
  closeUp: {
    id: 'category-accessories-near',
    alt: {
      pt: 'Lápis de ecrã no seu tabuleiro de faia e um pousado na mesa; atrás, a câmara e o computador, com as suas entradas',
      en: 'Screen pens in their beech tray and one lying on the table; behind them, the camera and the computer with its ports',
      es: 'Lápices de pantalla en su bandeja de haya y uno sobre la mesa; detrás, la cámara y el ordenador con sus puertos',
    },
  },
  order: 9,
  questions: [
    {
      key: 'compatibilidade',
      question: {
        pt: 'Serve no ecrã que já temos?',
        en: 'Will it fit the screen we have?',
        es: '¿Sirve en la pantalla que ya tenemos?',
      },
      answer: {
        pt: '<p>Os suportes seguem a furação VESA, até 1000 × 600 mm no Subida 60, e o Miolo 16 a ranhura OPS: servem ecrãs de outras marcas. Veja na ficha o peso que cada um leva. As canetas pedem um ecrã de infravermelhos.</p>',
        en: '<p>The stands follow the VESA pattern, up to 1000 × 600 mm on the Subida 60, and the Miolo 16 the OPS slot: they fit other makes. Each datasheet says what weight it bears. The pens need an infrared screen.</p>',
        es: '<p>Los soportes siguen el patrón VESA, hasta 1000 × 600 mm en el Subida 60, y el Miolo 16 la ranura OPS: sirven en otras marcas. La ficha dice qué peso admite cada uno. Los lápices piden una pantalla de infrarrojos.</p>',
      },
    },
    {
      key: 'suporte',
      question: {
        pt: 'Suporte com motor ou sem motor?',
        en: 'A stand with a motor or without?',
        es: '¿Soporte con motor o sin motor?',
      },
      answer: {
        pt: '<p>Sem motor, o Rodas 86, quando a altura se escolhe uma vez. Com motor, o Subida 60, quando há crianças de manhã e adultos à tarde, alguém em cadeira de rodas ou um ecrã de 98 polegadas: sobe 60 cm em 24 segundos.</p>',
        en: '<p>Without, the Rodas 86, where the height is chosen once. With, the Subida 60, where children come in the morning and adults in the afternoon, where somebody uses a wheelchair, or for 98 inches: it rises 60 cm in 24 seconds.</p>',
        es: '<p>Sin motor, el Rodas 86, cuando la altura se elige una vez. Con motor, el Subida 60, cuando hay niños por la mañana y adultos por la tarde, alguien en silla de ruedas o una pantalla de 98 pulgadas: sube 60 cm en 24 segundos.</p>',
      },
    },
    {
      key: 'windows',
      question: {
        pt: 'Preciso mesmo do módulo Windows?',
        en: 'Do I really need the Windows module?',
        es: '¿De verdad necesito el módulo Windows?',
      },
      answer: {
        pt: '<p>Só para programas que existem apenas em Windows ou para entrar no domínio da rede. Para escrever, anotar, partilhar um portátil, ver vídeo e fazer chamadas no navegador, o Android do ecrã chega, gasta menos e não tem ventilador.</p>',
        en: '<p>Only for programs that exist for Windows alone, or to join the network’s domain. For writing, annotating, sharing a laptop, watching video and taking calls in a browser, the screen’s own Android is enough, uses less power and has no fan.</p>',
        es: '<p>Solo para programas que existen únicamente en Windows o para entrar en el dominio de la red. Para escribir, anotar, compartir un portátil, ver vídeo y hacer llamadas en el navegador basta el Android de la pantalla, que gasta menos y no tiene ventilador.</p>',
      },
    },
    {
      key: 'montagem',
      question: {
        pt: 'Quem monta?',
        en: 'Who fits it?',
        es: '¿Quién lo monta?',
      },
      answer: {
        pt: '<p>Módulo, câmara e canetas põem-se sem técnico, em minutos. Os suportes trazem a chave: uma pessoa monta o Rodas 86 em meia hora, mas pendurar um ecrã de 86 polegadas pede três. Se preferir, montamos nós.</p>',
        en: '<p>Module, camera and pens need minutes and no technician. The stands come with their key: one person assembles the Rodas 86 in half an hour, but hanging an 86-inch screen takes three. If you prefer, we do it.</p>',
        es: '<p>El módulo, la cámara y los lápices se ponen en minutos y sin técnico. Los soportes traen su llave: una persona monta el Rodas 86 en media hora, pero colgar una pantalla de 86 pulgadas pide tres. Si lo prefiere, lo montamos nosotros.</p>',
      },
    },
  ],
  seo: {
    title: {
      pt: 'Acessórios para ecrãs interativos',
      en: 'Accessories for interactive screens',
      es: 'Accesorios para pantallas interactivas',
    },
    description: {
      pt: 'Acessórios para ecrãs interativos: coluna elevatória motorizada, suporte com rodízios, módulo Windows OPS, câmara 4K com tampa e canetas sem pilha.',
      en: 'Accessories for interactive screens: motorised lift column, mobile stand, Windows OPS module, 4K camera with a shutter and a set of passive pens.',
      es: 'Accesorios para pantallas interactivas: columna elevadora motorizada, soporte con ruedas, módulo Windows OPS, cámara 4K con tapa y lápices sin pilas.',
    },
  },
  updatedAt: '2026-11-19T09:00:00Z',
} satisfies CategoryContent;
