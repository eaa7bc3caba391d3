import type { PageContent } from '../entities.ts';

export const future = {
  key: 'future',
  title: { pt: 'Construir o futuro', en: 'Building the future', es: 'Construir el futuro' },
  headline: {
    pt: 'Seis projetos de investigação, contados como estão: o que já funciona, o que ainda falha e o que parámos.',
    en: 'Six research projects, told as they stand: what works, what still fails and what we have stopped.',
    es: 'Seis proyectos de investigación, contados como están: lo que ya funciona, lo que aún falla y lo que hemos parado.',
  },
  actions: [
    {
      label: { pt: 'Ser escola ou loja-piloto', en: 'Become a pilot site', es: 'Ser centro piloto' },
      url: 'ref:page/future#ser-piloto',
    },
    {
      label: { pt: 'Como se mede', en: 'How we measure', es: 'Cómo se mide' },
      url: 'ref:page/innovation#ensaios',
    },
  ],
  picture: {
    id: 'page-future',
    alt: {
      pt: 'Bancada da oficina com um ecrã aberto e outro aceso, já reparado; na parede, placas e peças guardadas; ao lado, uma estante com painéis recolhidos',
      en: 'Workshop bench with one display opened and another lit, already repaired; on the wall, boards and parts kept; beside it, shelves of panels taken back',
      es: 'Banco del taller con una pantalla abierta y otra encendida, ya reparada; en la pared, placas y piezas guardadas; al lado, una estantería con paneles recogidos',
    },
  },
  blocks: [
    {
      block: 'timeline',
      key: 'projetos',
      title: { pt: 'Em que estamos a trabalhar', en: 'What we are working on', es: 'En qué estamos trabajando' },
      events: [
        {
          when: { pt: 'Piloto', en: 'Pilot', es: 'Piloto' },
          title: {
            pt: 'Reparar sem esperar pelo técnico',
            en: 'Repair without waiting for a technician',
            es: 'Reparar sin esperar al técnico',
          },
          text: {
            pt: 'Módulos que um porteiro troca em dez minutos, guiado pelo próprio ecrã. Quatro escolas desde março de 2026. A fonte e o computador já saem assim; o vidro não, e não é certo que venha a sair.',
            en: 'Modules that a caretaker swaps in ten minutes, guided by the screen itself. Four schools since March 2026. Power supply and computer already work this way; the glass does not, and may never.',
            es: 'Módulos que un conserje cambia en diez minutos, guiado por la propia pantalla. Cuatro colegios desde marzo de 2026. La fuente y el ordenador ya salen así; el cristal no, y no es seguro que llegue a salir.',
          },
          picture: {
            id: 'miolo-16-slot',
            alt: {
              pt: 'Um computador do tamanho de um livro sai da ranhura na traseira de um ecrã',
              en: 'A computer the size of a book comes out of its slot at the back of a screen',
              es: 'Un ordenador del tamaño de un libro sale de su ranura en la trasera de una pantalla',
            },
          },
        },
        {
          when: { pt: 'Em ensaio', en: 'Testing', es: 'En ensayo' },
          title: {
            pt: 'Um quiosque que ouve, sem internet',
            en: 'A kiosk that listens, without the internet',
            es: 'Un quiosco que escucha, sin internet',
          },
          text: {
            pt: 'Pedir uma senha por voz, com o som tratado dentro do quiosque e apagado a seguir. Em setembro de 2026 demos-lhe 200 frases com ruído de átrio a 62 dB(A), no nosso laboratório: percebeu 171. Para atender ao público queremos 195.',
            en: 'Asking for a ticket by voice, with the sound handled inside the kiosk and erased at once. In September 2026 we gave it 200 sentences over lobby noise of 62 dB(A), in our laboratory: it understood 171. To serve the public we want 195.',
            es: 'Pedir turno con la voz, con el sonido tratado dentro del quiosco y borrado después. En septiembre de 2026 le dimos 200 frases con ruido de vestíbulo a 62 dB(A), en nuestro laboratorio: entendió 171. Para atender al público queremos 195.',
          },
          picture: {
            id: 'cais-22-detail',
            alt: {
              pt: 'A frente de um quiosque: as línguas no ecrã, uma senha a sair',
              en: 'The front of a kiosk: languages on its screen, a ticket coming out',
              es: 'El frente de un quiosco: los idiomas en pantalla y un tique que sale',
            },
          },
        },
        {
          when: { pt: 'Em ensaio', en: 'Testing', es: 'En ensayo' },
          title: {
            pt: 'Segunda vida para os painéis',
            en: 'A second life for panels',
            es: 'Una segunda vida para los paneles',
          },
          text: {
            pt: 'Dos 140 painéis recolhidos entre janeiro e junho de 2026, 61 ainda davam mais de 80 % do brilho de origem, medidos na oficina. Falta uma moldura que aceite medidas diferentes e um seguro que aceite painéis usados.',
            en: 'Of 140 panels taken back between January and June 2026, 61 still gave more than 80% of their original brightness, measured in our workshop. What is missing is a frame that takes different sizes, and an insurer that takes used panels.',
            es: 'De los 140 paneles recogidos entre enero y junio de 2026, 61 daban todavía más del 80 % del brillo original, medidos en el taller. Falta un marco que admita medidas distintas y un seguro que admita paneles usados.',
          },
          picture: {
            id: 'workshop',
            alt: {
              pt: 'Um painel aberto na bancada, com as placas à vista',
              en: 'A panel opened on the bench, its boards in sight',
              es: 'Un panel abierto en el banco, con las placas a la vista',
            },
          },
        },
        {
          when: { pt: 'Protótipo', en: 'Prototype', es: 'Prototipo' },
          title: {
            pt: 'Um painel de paragem a energia solar',
            en: 'A bus stop panel on solar power',
            es: 'Un panel de parada con energía solar',
          },
          text: {
            pt: 'Papel eletrónico de 32″ que gasta 55 Wh por dia, medidos. Um módulo de 100 W na cobertura dá em Braga, em dezembro, cerca de 130 Wh (estimativa: 1,7 horas de sol pleno, perdas de 25 %). Chega para papel eletrónico; não chega para um ecrã a cores que se leia ao sol, que gasta perto de 2 kWh.',
            en: 'A 32″ electronic-paper panel that uses 55 Wh a day, measured. In Braga in December a 100 W module on the roof gives about 130 Wh (estimate: 1.7 hours of full sun, 25% losses). Enough for electronic paper; not for a colour screen readable in sunlight, which uses close to 2 kWh.',
            es: 'Papel electrónico de 32″ que gasta 55 Wh al día, medidos. Un módulo de 100 W en la cubierta da en Braga, en diciembre, unos 130 Wh (estimación: 1,7 horas de sol pleno, pérdidas del 25 %). Basta para papel electrónico; no para una pantalla en color legible al sol, que gasta cerca de 2 kWh.',
          },
          picture: {
            id: 'use-bus-stop',
            alt: {
              pt: 'Ao anoitecer, um painel numa paragem mostra quanto falta para cada autocarro',
              en: 'At dusk, a panel at a bus stop shows how long each bus will be',
              es: 'Al anochecer, un panel de parada muestra cuánto falta para cada autobús',
            },
          },
        },
        {
          when: { pt: 'Estudo', en: 'Study', es: 'Estudio' },
          title: {
            pt: 'De quem é esta mão?',
            en: 'Whose hand is this?',
            es: '¿De quién es esta mano?',
          },
          text: {
            pt: 'Quatro pessoas à volta de uma mesa, e a mesa a distinguir as mãos pela direção dos dedos, sem câmara. Acerta em sete de dez. Com menos de nove não serve para uma aula.',
            en: 'Four people around a table, and the table telling hands apart by the direction of the fingers, without a camera. It is right seven times in ten. Under nine it is no use in a lesson.',
            es: 'Cuatro personas alrededor de una mesa, y la mesa distingue las manos por la dirección de los dedos, sin cámara. Acierta siete de cada diez veces. Con menos de nueve no sirve para una clase.',
          },
          picture: {
            id: 'nimbo-43-detail',
            alt: {
              pt: 'Numa mesa, o rasto de uma forma arrastada',
              en: 'On a table, the trail of a dragged shape',
              es: 'En una mesa, el rastro de una forma arrastrada',
            },
          },
        },
        {
          when: { pt: 'Parado', en: 'Stopped', es: 'Parado' },
          title: {
            pt: 'O vidro que se sente',
            en: 'Glass you can feel',
            es: 'El cristal que se siente',
          },
          text: {
            pt: 'Uma película que vibrava sob o dedo, para quem não vê. Agradou a quem a experimentou, mas descolou aos 60 000 toques e precisávamos de um milhão. Publicámos o que aprendemos e passámos para teclas em relevo.',
            en: 'A film that vibrated under the finger, for people who cannot see. Those who tried it liked it, but it came loose after 60,000 touches and we needed a million. We published what we learnt and turned to raised keys.',
            es: 'Una película que vibraba bajo el dedo, para quien no ve. Gustó a quien la probó, pero se despegó a los 60 000 toques y necesitábamos un millón. Publicamos lo aprendido y pasamos a teclas en relieve.',
          },
          picture: {
            id: 'abrigo-32-button',
            alt: {
              pt: 'Um botão aceso com altifalante em relevo e pontos braille',
              en: 'A lit button with a raised loudspeaker and braille dots',
              es: 'Un botón iluminado con altavoz en relieve y puntos braille',
            },
          },
        },
      ],
    },
    {
      block: 'text',
      key: 'regras',
      title: { pt: 'As nossas regras', en: 'Our rules', es: 'Nuestras reglas' },
      body: {
        pt: '<ul><li><strong>Nada disto está à venda.</strong> O que está em piloto pode nunca chegar ao catálogo, e dizemo-lo a quem participa antes de começar.</li><li><strong>Os números dizem quem mediu e quando.</strong> As estimativas vão identificadas como tal.</li><li><strong>Não se grava som nem imagem de quem passa.</strong> O que precisar disso não se faz.</li><li><strong>O que para também se conta.</strong> Poupa a outros o mesmo caminho.</li></ul>',
        en: '<ul><li><strong>None of this is for sale.</strong> What is in pilot may never reach the catalogue, and we tell those who take part before they start.</li><li><strong>Numbers say who measured and when.</strong> Estimates are called estimates.</li><li><strong>No sound or picture of passers-by is recorded.</strong> We do not do what would need it.</li><li><strong>We report what we stop, too.</strong> It saves others the detour.</li></ul>',
        es: '<ul><li><strong>Nada de esto está a la venta.</strong> Lo que está en piloto puede no llegar nunca al catálogo, y se lo decimos a quien participa antes de empezar.</li><li><strong>Los números dicen quién midió y cuándo.</strong> Las estimaciones llevan ese nombre.</li><li><strong>No se graba sonido ni imagen de quien pasa.</strong> Lo que lo necesite no se hace.</li><li><strong>Lo que se para también se cuenta.</strong> Ahorra a otros el mismo camino.</li></ul>',
      },
    },
    {
      block: 'marks',
      key: 'quem-apoia',
      title: { pt: 'Quem apoia', en: 'Who supports it', es: 'Quién lo apoya' },
      lead: {
        pt: 'Os parceiros de inovação, desde quando e para quê.',
        en: 'Our innovation partners, since when and what for.',
        es: 'Los socios de innovación, desde cuándo y para qué.',
      },
      marks: [
        {
          key: 'agencia-oficinas',
          year: 2019,
          name: 'Agência Oficinas',
          note: {
            pt: 'Equipou o laboratório de toque: câmara rápida e braço de ensaio.',
            en: 'Equipped the touch laboratory: fast camera and test arm.',
            es: 'Equipó el laboratorio táctil: cámara rápida y brazo de ensayo.',
          },
        },
        {
          key: 'fundo-atlantico',
          year: 2024,
          name: 'Fundo Atlântico',
          note: {
            pt: 'Financia metade do painel de paragem e da segunda vida dos painéis.',
            en: 'Funds half of the bus stop panel and of the panels’ second life.',
            es: 'Financia la mitad del panel de parada y de la segunda vida de los paneles.',
          },
        },
        {
          key: 'margem-sul',
          year: 2025,
          name: 'Programa Margem Sul',
          note: {
            pt: 'Paga duas bolsas no projeto do quiosque que ouve, até ao fim de 2027.',
            en: 'Pays two research fellows on the listening kiosk, until the end of 2027.',
            es: 'Paga dos becarios del quiosco que escucha, hasta finales de 2027.',
          },
        },
      ],
    },
    {
      block: 'cards',
      key: 'participar',
      title: { pt: 'Participar', en: 'Take part', es: 'Participar' },
      cards: [
        {
          key: 'ser-piloto',
          title: { pt: 'Ser local-piloto', en: 'Be a pilot site', es: 'Ser centro piloto' },
          text: {
            pt: 'Escolas, balcões e paragens em Portugal continental ou na Galiza, com alguém disposto a dizer o que não gosta.',
            en: 'Schools, counters and bus stops in mainland Portugal or Galicia, with someone willing to say what they dislike.',
            es: 'Colegios, mostradores y paradas en Portugal continental o en Galicia, con alguien dispuesto a decir lo que no le gusta.',
          },
          link: {
            label: { pt: 'Propor um local', en: 'Propose a place', es: 'Proponer un lugar' },
            url: 'ref:page/contacts#formulario-contacto',
          },
        },
        {
          key: 'como-se-mede',
          title: { pt: 'Como medimos', en: 'How we measure', es: 'Cómo medimos' },
          text: {
            pt: 'Os ensaios por que passa cada produto antes de chegar ao catálogo.',
            en: 'The tests every product goes through before it reaches the catalogue.',
            es: 'Los ensayos por los que pasa cada producto antes de llegar al catálogo.',
          },
          link: {
            label: { pt: 'Ver o laboratório', en: 'See the laboratory', es: 'Ver el laboratorio' },
            url: 'ref:page/innovation#ensaios',
          },
        },
      ],
    },
  ],
  seo: {
    title: {
      pt: 'Construir o futuro: investigação em curso',
      en: 'Building the future: research under way',
      es: 'Construir el futuro: investigación en curso',
    },
    description: {
      pt: 'Seis projetos de investigação contados como estão: reparação sem técnico, voz sem internet, painéis usados, energia solar, mãos na mesa e um que parou.',
      en: 'Six research projects told as they stand: repair without a technician, voice offline, used panels, solar power, hands on a table and one that stopped.',
      es: 'Seis proyectos de investigación contados como están: reparar sin técnico, voz sin internet, paneles usados, energía solar y uno que se paró.',
    },
  },
  updatedAt: '2026-11-20T09:00:00Z',
} satisfies PageContent;
