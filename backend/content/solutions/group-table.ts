import type { SolutionDetailContent } from '../entities.ts';

export const groupTable = {
  key: 'group-table',
  solution: 'museums',
  slug: { pt: 'visita-em-grupo', en: 'group-visit', es: 'visita-en-grupo' },
  name: { pt: 'Visita em grupo', en: 'Group visit', es: 'Visita en grupo' },
  headline: {
    pt: 'Vinte e seis crianças, um mapa e nenhuma à espera de vez.',
    en: 'Twenty-six children, one map, and nobody waiting for a turn.',
    es: 'Veintiséis niños, un mapa y ninguno esperando turno.',
  },
  summary: {
    pt: 'Uma mesa que aguenta um grupo inteiro à volta, com um segundo ecrã para quem está atrás e um percurso que o guia conduz.',
    en: 'A table that takes a whole group around it, with a second screen for those behind and a path that the guide leads.',
    es: 'Una mesa que admite a un grupo entero alrededor, con una segunda pantalla para los de atrás y un recorrido que conduce el guía.',
  },
  body: {
    pt: `
      <p><strong>Ao alcance de todos.</strong> A Faro 65 inclina-se quinze graus para quem a usa e tem a frente a 74 cm do chão: chega-lhe uma criança de sete anos e uma cadeira de rodas. Nos modelos planos, roda-se à volta.</p>
      <p><strong>O guia tem a vez quando a quer.</strong> Com um gesto de três dedos, ou do telemóvel, junta tudo numa só imagem. Ao largar, cada um volta à sua.</p>
      <p><strong>Conteúdos em camadas.</strong> Um mapa de base e, por cima, rotas, vozes, retratos, objetos. Cada história dura menos de dois minutos, porque o grupo seguinte já entrou.</p>
    `,
    en: `
      <p><strong>Within everyone’s reach.</strong> The Faro 65 slopes fifteen degrees towards its user, with its front edge 74 cm from the floor, within reach of a seven-year-old and of a wheelchair. Visitors can walk all the way round the flat version.</p>
      <p><strong>The guide takes over at will.</strong> A three-finger gesture, or a phone, brings everything into one picture. On letting go, each visitor returns to their own.</p>
      <p><strong>Content in layers.</strong> A base map and, above it, routes, voices, portraits, objects. Every story lasts under two minutes, because the next group has already come in.</p>
    `,
    es: `
      <p><strong>Al alcance de todos.</strong> La Faro 65 se inclina quince grados hacia quien la usa y tiene el borde delantero a 74 cm del suelo: la alcanza un niño de siete años y una silla de ruedas. En la versión plana se camina alrededor.</p>
      <p><strong>El guía toma el mando cuando quiere.</strong> Con un gesto de tres dedos, o desde el móvil, lo reúne todo en una sola imagen. Al soltar, cada cual vuelve a la suya.</p>
      <p><strong>Contenidos por capas.</strong> Un mapa de base y, encima, rutas, voces, retratos, objetos. Cada historia dura menos de dos minutos, porque el grupo siguiente ya ha entrado.</p>
    `,
  },
  steps: [
    {
      title: { pt: 'Escolher três histórias', en: 'Pick three stories', es: 'Elegir tres historias' },
      text: {
        pt: 'Com a equipa do museu, numa tarde, sobre a planta da sala.',
        en: 'With the museum’s staff, in an afternoon, over the plan of the room.',
        es: 'Con el equipo del museo, en una tarde, sobre el plano de la sala.',
      },
    },
    {
      title: { pt: 'Preparar as imagens', en: 'Prepare the pictures', es: 'Preparar las imágenes' },
      text: {
        pt: 'Digitalizações, textos em três línguas e audiodescrição.',
        en: 'Scans, texts in three languages and audio description.',
        es: 'Digitalizaciones, textos en tres idiomas y audiodescripción.',
      },
    },
    {
      title: { pt: 'Testar com uma turma', en: 'Test with a class', es: 'Probar con una clase' },
      text: {
        pt: 'Antes de abrir, com crianças a sério e o guia da casa.',
        en: 'Before opening, with real children and the museum’s own guide.',
        es: 'Antes de abrir, con niños de verdad y el guía de la casa.',
      },
    },
    {
      title: { pt: 'Acertar ao fim de um mês', en: 'Adjust after a month', es: 'Ajustar al cabo de un mes' },
      text: {
        pt: 'Os números anónimos dizem que história ninguém abre.',
        en: 'Anonymous figures tell which story nobody opens.',
        es: 'Las cifras anónimas dicen qué historia no abre nadie.',
      },
    },
  ],
  picture: {
    id: 'use-group-table',
    alt: {
      pt: 'Mesa Faro 65 com o mapa de um vale e as suas histórias numeradas, numa sala clara com vista para os montes; à volta, bancos; ao fundo, a parede LED com o mesmo mapa',
      en: 'The Faro 65 table with the map of a valley and its numbered stories in a bright room with a view of hills; stools around it and, beyond, the LED wall with the same map',
      es: 'La mesa Faro 65 con el mapa de un valle y sus historias numeradas, en una sala clara con vistas a los montes; alrededor, taburetes; al fondo, la pared led con el mismo mapa',
    },
  },
  products: ['faro-65', 'nimbo-43', 'aurora-25'],
  questions: [
    {
      key: 'luz',
      question: {
        pt: 'A luz da mesa prejudica as peças?',
        en: 'Does the table’s light harm the exhibits?',
        es: '¿La luz de la mesa perjudica las piezas?',
      },
      answer: {
        pt: '<p>O ecrã não emite ultravioleta e o brilho regula-se. Medimos os lux junto às vitrinas com a mesa ligada e entregamos os valores à conservação.</p>',
        en: '<p>The screen gives off no ultraviolet and its brightness can be set. We measure the lux beside the cases with the table on, and give the values to conservation.</p>',
        es: '<p>La pantalla no emite ultravioleta y el brillo se regula. Medimos los lux junto a las vitrinas con la mesa encendida y entregamos los valores a conservación.</p>',
      },
    },
    {
      key: 'limpeza',
      question: { pt: 'Quem a limpa e quando?', en: 'Who cleans it, and when?', es: '¿Quién la limpia y cuándo?' },
      answer: {
        pt: '<p>A equipa de limpeza, com pano de microfibra, antes de abrir. Um toque no canto pausa a mesa enquanto se limpa.</p>',
        en: '<p>The cleaning staff, with a microfibre cloth, before opening. A touch in the corner pauses the table meanwhile.</p>',
        es: '<p>El personal de limpieza, con paño de microfibra, antes de abrir. Un toque en la esquina pausa la mesa mientras tanto.</p>',
      },
    },
  ],
  seo: {
    title: {
      pt: 'Mesas interativas para visitas em grupo',
      en: 'Interactive tables for group visits',
      es: 'Mesas interactivas para visitas en grupo',
    },
    description: {
      pt: 'Uma turma inteira à volta do mesmo mapa, com o guia a conduzir e um segundo ecrã para quem está atrás: como se prepara, se testa e se acerta.',
      en: 'A whole class around one map, with the guide leading and a second screen for those behind: how it is prepared, tested and then adjusted.',
      es: 'Una clase entera alrededor de un mapa, con el guía al mando y una segunda pantalla para los de atrás: cómo se prepara, se prueba y se ajusta.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies SolutionDetailContent;
