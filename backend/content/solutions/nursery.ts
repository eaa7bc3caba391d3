import type { SolutionDetailContent } from '../entities.ts';

export const nursery = {
  key: 'nursery',
  solution: 'education',
  slug: { pt: 'jardim-de-infancia', en: 'nursery', es: 'escuela-infantil' },
  name: { pt: 'Jardim de infância', en: 'Nursery', es: 'Escuela infantil' },
  headline: {
    pt: 'Uma mesa onde ninguém ganha sozinho.',
    en: 'A table at which nobody wins alone.',
    es: 'Una mesa en la que nadie gana solo.',
  },
  summary: {
    pt: 'Jogos de grupo para crianças dos três aos seis anos, de pé à volta de uma mesa, em sessões curtas que acabam quando a educadora quer.',
    en: 'Group games for three- to six-year-olds, standing around a table, in short sessions that end when the teacher says so.',
    es: 'Juegos de grupo para niños de tres a seis años, de pie alrededor de una mesa, en sesiones cortas que acaban cuando quiere la maestra.',
  },
  body: {
    pt: `
      <p><strong>Um tablet é de quem o segura.</strong> Uma mesa é de todos: seis crianças cabem à volta da Nimbo 43, e os jogos precisam de mais do que duas mãos. Puxa-se uma forma, outra pessoa segura a de baixo, e só então a ponte fica de pé.</p>
      <p><strong>Pouco tempo de cada vez.</strong> Ao fim de vinte minutos a mesa escurece e pede uma pausa. Com a tampa de feltro por cima, volta a ser uma mesa de colagens.</p>
      <p><strong>Sem nada que vender.</strong> Não há contas, publicidade nem números que meçam crianças. Os desenhos apagam-se ao fim do dia, a não ser que a educadora os guarde.</p>
    `,
    en: `
      <p><strong>A tablet belongs to whoever holds it.</strong> A table belongs to everyone: six children fit around the Nimbo 43, and its games need more than two hands. One pulls a shape, another holds the one below, and only then does the bridge stand.</p>
      <p><strong>A little at a time.</strong> After twenty minutes the table dims and asks for a break. With its felt cover on, it is a craft table again.</p>
      <p><strong>Nothing to sell.</strong> There are no accounts, no advertising and no figures that measure children. Drawings are erased at the end of the day unless the teacher keeps them.</p>
    `,
    es: `
      <p><strong>Una tableta es de quien la sostiene.</strong> Una mesa es de todos: seis niños caben alrededor de la Nimbo 43, y los juegos piden más de dos manos. Uno tira de una forma, otro sujeta la de abajo, y solo entonces se sostiene el puente.</p>
      <p><strong>Poco tiempo cada vez.</strong> A los veinte minutos la mesa se oscurece y pide una pausa. Con la tapa de fieltro encima, vuelve a ser una mesa de manualidades.</p>
      <p><strong>Sin nada que vender.</strong> No hay cuentas, ni publicidad, ni cifras que midan a los niños. Los dibujos se borran al final del día, salvo que la maestra los guarde.</p>
    `,
  },
  steps: [
    {
      title: { pt: 'A educadora escolhe', en: 'The teacher chooses', es: 'La maestra elige' },
      text: {
        pt: 'Com um código, do telemóvel ou na mesa, marca três jogos para a manhã.',
        en: 'With a code, from a phone or at the table, she sets three games for the morning.',
        es: 'Con un código, desde el móvil o en la mesa, marca tres juegos para la mañana.',
      },
    },
    {
      title: { pt: 'O grupo joga', en: 'The group plays', es: 'El grupo juega' },
      text: {
        pt: 'Quatro a seis crianças, de pé. O jogo espera por quem ainda não tocou.',
        en: 'Four to six children, standing. The game waits for whoever has not touched it yet.',
        es: 'De cuatro a seis niños, de pie. El juego espera a quien aún no ha tocado.',
      },
    },
    {
      title: { pt: 'A mesa pede pausa', en: 'The table asks for a break', es: 'La mesa pide una pausa' },
      text: {
        pt: 'Aos vinte minutos baixa a luz. Continuar pede o código do adulto.',
        en: 'At twenty minutes the light goes down. Carrying on needs the adult’s code.',
        es: 'A los veinte minutos baja la luz. Seguir pide el código del adulto.',
      },
    },
    {
      title: { pt: 'Limpa-se e tapa-se', en: 'Wipe and cover', es: 'Se limpia y se tapa' },
      text: {
        pt: 'Um pano húmido, a tampa Concha, e os bancos arrumam-se por baixo.',
        en: 'A damp cloth, the Concha cover, and the stools stow underneath.',
        es: 'Un paño húmedo, la tapa Concha, y las banquetas se guardan debajo.',
      },
    },
  ],
  picture: {
    id: 'use-nursery',
    alt: {
      pt: 'Uma mesa Nimbo 43 entre cadeiras pequenas, com formas que se juntam no centro do ecrã; na borda, blocos e lápis de cera',
      en: 'A Nimbo 43 table among small chairs, with shapes brought together in the middle of its screen; on its rim, blocks and crayons',
      es: 'Una mesa Nimbo 43 entre sillas pequeñas, con formas que se juntan en el centro de la pantalla; en el borde, bloques y ceras',
    },
  },
  products: ['nimbo-43', 'recreio', 'sinete'],
  questions: [
    {
      key: 'idades',
      question: { pt: 'A partir de que idade?', en: 'From what age?', es: '¿A partir de qué edad?' },
      answer: {
        pt: '<p>Dos três anos, e sempre com um adulto por perto. Entre as atividades, 44 não têm texto nenhum.</p>',
        en: '<p>From three, and always with an adult nearby. Of the activities, 44 have no text at all.</p>',
        es: '<p>Desde los tres años, y siempre con un adulto cerca. Entre las actividades, 44 no tienen texto.</p>',
      },
    },
    {
      key: 'especiais',
      question: {
        pt: 'Serve crianças com necessidades específicas?',
        en: 'Does it suit children with specific needs?',
        es: '¿Sirve a niños con necesidades específicas?',
      },
      answer: {
        pt: '<p>Nada depende só da cor nem só do som, os tempos alongam-se e há um modo de uma só mão. Uma cadeira de rodas encosta à versão Biblioteca, com 80 cm de altura.</p>',
        en: '<p>Nothing depends on colour alone or on sound alone, time limits can be extended and there is a one-handed mode. A wheelchair fits the Library version, 80 cm high.</p>',
        es: '<p>Nada depende solo del color ni solo del sonido, los tiempos se alargan y hay un modo de una mano. Una silla de ruedas se acerca a la versión Biblioteca, de 80 cm de altura.</p>',
      },
    },
  ],
  seo: {
    title: {
      pt: 'Mesa interativa para o jardim de infância',
      en: 'An interactive table for the nursery',
      es: 'Mesa interactiva para la escuela infantil',
    },
    description: {
      pt: 'Jogos de grupo à volta de uma mesa de 60 cm, em sessões de vinte minutos, sem contas, sem publicidade e sem internet: como se usa no dia a dia.',
      en: 'Group games around a 60 cm high table, in twenty-minute sessions, with no accounts, no advertising and no internet: how it is used day by day.',
      es: 'Juegos de grupo alrededor de una mesa de 60 cm, en sesiones de veinte minutos, sin cuentas, sin publicidad y sin internet: cómo se usa a diario.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies SolutionDetailContent;
