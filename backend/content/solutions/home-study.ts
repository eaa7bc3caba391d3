import type { SolutionDetailContent } from '../entities.ts';

export const homeStudy = {
  key: 'home-study',
  solution: 'home',
  slug: { pt: 'escritorio-em-casa', en: 'home-study', es: 'despacho-en-casa' },
  name: { pt: 'Escritório em casa', en: 'Home study', es: 'Despacho en casa' },
  headline: {
    pt: 'Explicações, consultas e reuniões num quadro que às sete da tarde se empurra para o canto.',
    en: 'Tuition, consultations and meetings on a board that is pushed into the corner at seven.',
    es: 'Clases particulares, consultas y reuniones en una pizarra que a las siete se empuja al rincón.',
  },
  summary: {
    pt: 'Para quem dá explicações, desenha, acompanha doentes à distância ou trabalha em casa com uma equipa que está longe.',
    en: 'For people who teach, draw, see patients remotely or work from home with a team that is far away.',
    es: 'Para quien da clases, dibuja, atiende pacientes a distancia o trabaja en casa con un equipo que está lejos.',
  },
  body: {
    pt: `
      <p><strong>Traço, não imagem.</strong> Escrever num quadro, de pé, com o aluno ou o cliente do outro lado, é diferente de partilhar o ecrã do portátil. No Orion 65, o cabo USB-C traz a imagem e carrega o computador, e o traço chega ao outro lado como traço.</p>
      <p><strong>Cabe num quarto.</strong> O suporte ocupa 1,46 × 0,74 m, passa na porta e empurra-se com uma mão. Não tem ventilador, salvo no módulo Windows, por isso não se ouve na chamada.</p>
      <p><strong>Sem departamento de informática.</strong> Deixamos tudo a funcionar e mostramos, no próprio dia, o que vai usar. As atualizações chegam de noite durante sete anos.</p>
    `,
    en: `
      <p><strong>Strokes, not a picture.</strong> Writing on a board, on your feet, with a pupil or a client at the other end is not the same as sharing a laptop screen. On the Orion 65 the USB-C cable brings the picture and charges the computer, and what you write arrives as strokes.</p>
      <p><strong>It fits a bedroom.</strong> The stand takes 1.46 × 0.74 m, passes through the door and moves with one hand. There is no fan except in the Windows module, so nobody hears it on the call.</p>
      <p><strong>No IT department needed.</strong> We leave it working and show you, that same day, what you will use. Updates arrive at night for seven years.</p>
    `,
    es: `
      <p><strong>Trazo, no imagen.</strong> Escribir en una pizarra, de pie, con el alumno o el cliente al otro lado, no es lo mismo que compartir la pantalla del portátil. En la Orion 65, el cable USB-C trae la imagen y carga el ordenador, y lo que escribe llega como trazo.</p>
      <p><strong>Cabe en una habitación.</strong> El soporte ocupa 1,46 × 0,74 m, pasa por la puerta y se empuja con una mano. No tiene ventilador, salvo en el módulo Windows, así que no se oye en la llamada.</p>
      <p><strong>Sin departamento de informática.</strong> Lo dejamos todo funcionando y enseñamos, el mismo día, lo que va a usar. Las actualizaciones llegan de noche durante siete años.</p>
    `,
  },
  steps: [
    {
      title: { pt: 'Conversar', en: 'Talk', es: 'Hablar' },
      text: {
        pt: 'Vinte minutos por vídeo: o que faz, em que sala, com que luz.',
        en: 'Twenty minutes by video: what you do, in which room, in what light.',
        es: 'Veinte minutos por vídeo: qué hace, en qué sala, con qué luz.',
      },
    },
    {
      title: { pt: 'Experimentar', en: 'Try', es: 'Probar' },
      text: {
        pt: 'Na nossa sala, ou com um mês de aluguer.',
        en: 'In our showroom, or by renting for a month.',
        es: 'En nuestra sala, o con un mes de alquiler.',
      },
    },
    {
      title: { pt: 'Montar', en: 'Set up', es: 'Montar' },
      text: {
        pt: 'Duas pessoas, uma hora, já aparafusado ao suporte.',
        en: 'Two people, an hour, already bolted to its stand.',
        es: 'Dos personas, una hora, ya atornillada a su soporte.',
      },
    },
    {
      title: { pt: 'Usar', en: 'Use', es: 'Usar' },
      text: {
        pt: 'Um número de telefone e uma pessoa do outro lado.',
        en: 'A phone number with a person at the other end.',
        es: 'Un teléfono con una persona al otro lado.',
      },
    },
  ],
  picture: {
    id: 'use-home-study',
    alt: {
      pt: 'Escritório em casa: explicação de frações num Orion 65, com a videochamada no portátil sobre a secretária',
      en: 'Study at home: a lesson in fractions on an Orion 65, the video call on the laptop on the desk',
      es: 'Estudio en casa: clase de fracciones en una Orion 65, con la videollamada en el portátil sobre la mesa',
    },
  },
  products: ['orion-65', 'traco', 'lousa'],
  questions: [
    {
      key: 'escadas',
      question: {
        pt: 'E num terceiro andar sem elevador?',
        en: 'What about a third floor without a lift?',
        es: '¿Y en un tercero sin ascensor?',
      },
      answer: {
        pt: '<p>O ecrã pesa 39 kg e o conjunto 71. Sobem separados, com duas pessoas, e montam-se em casa.</p>',
        en: '<p>The screen weighs 39 kg and the whole 71. They go up separately, with two people, and are put together upstairs.</p>',
        es: '<p>La pantalla pesa 39 kg y el conjunto 71. Suben por separado, con dos personas, y se montan en casa.</p>',
      },
    },
    {
      key: 'mac',
      question: {
        pt: 'Funciona com Mac, Linux e tablets?',
        en: 'Does it work with Mac, Linux and tablets?',
        es: '¿Funciona con Mac, Linux y tabletas?',
      },
      answer: {
        pt: '<p>A imagem, com todos. O toque por cabo funciona com Windows, ChromeOS e a maioria dos Linux; em macOS pede um controlador. Partilhar pelo navegador funciona em qualquer um.</p>',
        en: '<p>The picture, with all of them. Touch over the cable works with Windows, ChromeOS and most Linux; macOS needs a driver. Sharing from a browser works on any.</p>',
        es: '<p>La imagen, con todos. La función táctil por cable funciona con Windows, ChromeOS y la mayoría de Linux; en macOS pide un controlador. Compartir desde el navegador funciona en cualquiera.</p>',
      },
    },
  ],
  seo: {
    title: {
      pt: 'Quadro interativo para o escritório em casa',
      en: 'An interactive whiteboard for the home study',
      es: 'Pizarra digital para el despacho en casa',
    },
    description: {
      pt: 'Um quadro com rodízios para explicações, consultas e reuniões em casa: cabe num quarto, passa na porta, não se ouve e montamo-lo numa hora.',
      en: 'A board on castors for tuition, consultations and meetings at home: it fits a bedroom, passes the door, makes no noise and is set up in an hour.',
      es: 'Una pizarra con ruedas para clases, consultas y reuniones en casa: cabe en una habitación, pasa por la puerta, no hace ruido y se monta en una hora.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies SolutionDetailContent;
