import type { PageContent } from '../entities.ts';

export const productSolutions = {
  key: 'product-solutions',
  title: { pt: 'Conjuntos prontos', en: 'Ready-made sets', es: 'Conjuntos ya preparados' },
  headline: {
    pt: 'Equipamento, software e trabalho que já testámos em conjunto, com a lista do que trazem. Um pedido, um orçamento, uma data.',
    en: 'Equipment, software and work already tested together, with a list of what each set holds. One request, one quote, one date.',
    es: 'Equipos, software y trabajo que ya hemos probado juntos, con la lista de lo que traen. Una solicitud, un presupuesto, una fecha.',
  },
  blocks: [
    {
      block: 'steps',
      key: 'como-se-encomenda',
      title: {
        pt: 'Como se encomenda um conjunto',
        en: 'How to order a set',
        es: 'Cómo se encarga un conjunto',
      },
      lead: {
        pt: 'As quantidades são um ponto de partida: mudam-se todas.',
        en: 'The quantities are a starting point: all of them can change.',
        es: 'Las cantidades son un punto de partida: todas se pueden cambiar.',
      },
      steps: [
        {
          title: { pt: 'Escolhe', en: 'Choose', es: 'Usted elige' },
          text: {
            pt: 'Pede o conjunto como está ou diz o que quer a mais e a menos.',
            en: 'Ask for the set as it stands, or say what you want more of and less of.',
            es: 'Pida el conjunto como está o díganos qué quiere de más y de menos.',
          },
        },
        {
          title: { pt: 'Medimos', en: 'We measure', es: 'Medimos' },
          text: {
            pt: 'Vemos o espaço, por vídeo ou no local: portas, tomadas, rede, paredes.',
            en: 'We look at the space, by video or on site: doors, sockets, network, walls.',
            es: 'Vemos el espacio, por vídeo o en el lugar: puertas, enchufes, red, paredes.',
          },
        },
        {
          title: { pt: 'Orçamentamos', en: 'We quote', es: 'Presupuestamos' },
          text: {
            pt: 'Um só documento, com cada peça, cada hora de trabalho e a data.',
            en: 'A single document, with every item, every hour of work and the date.',
            es: 'Un solo documento, con cada pieza, cada hora de trabajo y la fecha.',
          },
        },
        {
          title: { pt: 'Instalamos', en: 'We install', es: 'Instalamos' },
          text: {
            pt: 'Uma equipa, uma vez. Saímos quando a sua equipa já o usa.',
            en: 'One team, one visit. We leave once your own people are using it.',
            es: 'Un equipo, una vez. Nos vamos cuando el suyo ya lo usa.',
          },
        },
      ],
    },
  ],
  seo: {
    title: {
      pt: 'Conjuntos de equipamento interativo',
      en: 'Ready-made sets of interactive equipment',
      es: 'Conjuntos de equipos interactivos',
    },
    description: {
      pt: 'Salas de aula, receções, montras e paredes LED como conjuntos prontos: equipamento, software, instalação e formação num só orçamento.',
      en: 'Classrooms, receptions, shop windows and LED walls as ready-made sets: equipment, software, installation and training in a single quote.',
      es: 'Aulas, recepciones, escaparates y paneles LED como conjuntos listos: equipos, software, instalación y formación en un solo presupuesto.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies PageContent;
