import type { PageContent } from '../entities.ts';

export const lpQuote = {
  key: 'lp-quote',
  title: {
    pt: 'Um orçamento que se percebe à primeira',
    en: 'A quote you understand the first time you read it',
    es: 'Un presupuesto que se entiende a la primera',
  },
  headline: {
    pt: 'Equipamento, entrega, instalação e formação, cada coisa na sua linha.',
    en: 'Equipment, delivery, installation and training, each on a line of its own.',
    es: 'Equipo, entrega, instalación y formación, cada cosa en su línea.',
  },
  picture: {
    id: 'project-university',
    alt: {
      pt: 'Sala híbrida: um Orion 86 na parede mostra uma ponte metálica e seis estudantes à distância; à frente, uma mesa e duas cadeiras',
      en: 'Hybrid room: an Orion 86 on the wall shows a truss bridge and six remote students; before it, a table and two chairs',
      es: 'Aula híbrida: una Orion 86 en la pared muestra un puente metálico y seis alumnos a distancia; delante, una mesa y dos sillas',
    },
  },
  blocks: [
    {
      block: 'steps',
      key: 'what-happens',
      title: { pt: 'O que acontece a seguir', en: 'What happens next', es: 'Qué ocurre después' },
      steps: [
        {
          title: { pt: 'Lemos e perguntamos', en: 'We read and ask', es: 'Leemos y preguntamos' },
          text: {
            pt: 'Uma pessoa da equipa lê o pedido. Se faltar uma medida ou uma fotografia, pede-a por telefone ou e\u2011mail.',
            en: 'Someone on the team reads your request. If a measurement or a photograph is missing, they ask by phone or email.',
            es: 'Una persona del equipo lee la solicitud. Si falta una medida o una foto, la pide por teléfono o correo.',
          },
        },
        {
          title: { pt: 'Recebe preço e data', en: 'You get a price and a date', es: 'Recibe precio y fecha' },
          text: {
            pt: 'O orçamento diz o que está incluído, o que não está, quando chega e durante quanto tempo há peças.',
            en: 'The quote says what is included, what is not, when it arrives and for how long there are spare parts.',
            es: 'El presupuesto dice qué incluye, qué no, cuándo llega y durante cuánto tiempo habrá repuestos.',
          },
        },
        {
          title: {
            pt: 'Experimenta antes de decidir',
            en: 'You try it before deciding',
            es: 'Lo prueba antes de decidir',
          },
          text: {
            pt: 'Mostramos o equipamento a funcionar em Braga, no seu espaço ou por vídeo. A encomenda vem depois.',
            en: 'We show the equipment working in Braga, at your premises or by video. Ordering comes after that.',
            es: 'Le mostramos el equipo en marcha en Braga, en sus instalaciones o por vídeo. El pedido viene después.',
          },
        },
      ],
    },
  ],
  seo: {
    title: {
      pt: 'Pedir orçamento de equipamento interativo',
      en: 'Request a quote for interactive equipment',
      es: 'Presupuesto de equipo interactivo',
    },
    description: {
      pt: 'Peça um orçamento de ecrãs, mesas, quiosques ou totens: resposta em 24 horas úteis, com preço, prazo, entrega e instalação discriminados.',
      en: 'Ask for a quote for screens, tables, kiosks or totems: price, delivery date, installation and training each on its own line, with nothing hidden.',
      es: 'Pida presupuesto de pantallas, mesas, quioscos o tótems: precio, plazo, entrega, instalación y formación, cada concepto en su propia línea.',
    },
  },
  updatedAt: '2026-11-10T09:00:00Z',
} satisfies PageContent;
