import type { SolutionDetailContent } from '../entities.ts';

export const windowAfterHours = {
  key: 'window-after-hours',
  solution: 'retail',
  slug: { pt: 'montra-depois-de-fechar', en: 'window-after-hours', es: 'escaparate-fuera-de-hora' },
  name: { pt: 'Montra depois de fechar', en: 'The window after hours', es: 'El escaparate fuera de horario' },
  headline: {
    pt: 'A porta fecha às 19h30. A montra continua a responder.',
    en: 'The door closes at half past seven. The window keeps answering.',
    es: 'La puerta cierra a las 19:30. El escaparate sigue respondiendo.',
  },
  summary: {
    pt: 'Quem passa folheia a coleção, o menu ou os imóveis com o dedo no vidro da loja, e leva no telemóvel o que escolheu.',
    en: 'Passers-by leaf through the collection, the menu or the properties with a finger on the shop’s own glass, and take their choice away on a phone.',
    es: 'Quien pasa hojea la colección, la carta o los inmuebles con el dedo en el cristal de la tienda, y se lleva en el móvil lo que eligió.',
  },
  body: {
    pt: `
      <p><strong>O vidro é o ecrã.</strong> Uma película transparente colada por dentro faz do vidro da loja uma superfície tátil. Todo o equipamento fica do lado seco e fechado da porta; na rua não há nada para partir.</p>
      <p><strong>Para que serve, na prática.</strong> Uma imobiliária mostra as casas da semana e envia a visita por código QR. Uma ótica deixa marcar consulta. Uma livraria aceita reservas para levantar de manhã.</p>
      <p><strong>O que convém saber antes.</strong> Um vidro com camada metálica, dos que isolam do calor, tapa o toque: testamos o seu com uma amostra da película. E o ecrã atrás precisa de 2500 cd/m² para vencer o reflexo do dia.</p>
    `,
    en: `
      <p><strong>The glass is the screen.</strong> A clear film bonded to the inside turns the shop’s glass into a touch surface. All the equipment stays on the dry, locked side of the door; out in the street there is nothing to break.</p>
      <p><strong>What it is for, in practice.</strong> An estate agent shows the week’s homes and sends the viewing by QR code. An optician takes appointments. A bookshop accepts reservations to collect in the morning.</p>
      <p><strong>What to know beforehand.</strong> Glass with a metallic coating, the kind that keeps heat out, blocks touch: we test yours with a sample of the film. And the display behind needs 2,500 cd/m² to beat the reflections of the day.</p>
    `,
    es: `
      <p><strong>El cristal es la pantalla.</strong> Una lámina transparente pegada por dentro convierte el cristal de la tienda en una superficie táctil. Todo el equipo queda del lado seco y cerrado de la puerta; en la calle no hay nada que romper.</p>
      <p><strong>Para qué sirve, en la práctica.</strong> Una inmobiliaria muestra las casas de la semana y envía la visita por código QR. Una óptica deja pedir cita. Una librería acepta reservas para recoger por la mañana.</p>
      <p><strong>Lo que conviene saber antes.</strong> Un cristal con capa metálica, de los que aíslan del calor, tapa la función táctil: probamos el suyo con una muestra de la lámina. Y la pantalla de detrás necesita 2500 cd/m² para vencer el reflejo del día.</p>
    `,
  },
  steps: [
    {
      title: { pt: 'Provar o vidro', en: 'Test the glass', es: 'Probar el cristal' },
      text: {
        pt: 'Dez minutos com uma amostra, na loja.',
        en: 'Ten minutes with a sample, in the shop.',
        es: 'Diez minutos con una muestra, en la tienda.',
      },
    },
    {
      title: { pt: 'Desenhar o percurso', en: 'Design the path', es: 'Diseñar el recorrido' },
      text: {
        pt: 'Três toques entre o primeiro olhar e o código no telemóvel.',
        en: 'Three touches from the first glance to the code on a phone.',
        es: 'Tres toques entre la primera mirada y el código en el móvil.',
      },
    },
    {
      title: { pt: 'Colar e ligar', en: 'Bond and connect', es: 'Pegar y conectar' },
      text: {
        pt: 'Uma manhã, com a loja aberta.',
        en: 'A morning, with the shop open.',
        es: 'Una mañana, con la tienda abierta.',
      },
    },
    {
      title: { pt: 'Ler os números', en: 'Read the figures', es: 'Leer las cifras' },
      text: {
        pt: 'O que se abriu e a que horas, sem câmara.',
        en: 'What was opened and when, with no camera.',
        es: 'Qué se abrió y a qué horas, sin cámara.',
      },
    },
  ],
  picture: {
    id: 'use-window-after-hours',
    alt: {
      pt: 'Ao anoitecer, na rua, um ecrã Claro 46 mostra casas e onde ficam, atrás do vidro de uma imobiliária fechada',
      en: 'At dusk, seen from the street, a Claro 46 shows homes and where they are, behind the glass of a closed estate agency',
      es: 'Al anochecer, desde la calle, una Claro 46 muestra casas y dónde están, tras el cristal de una inmobiliaria cerrada',
    },
  },
  products: ['claro-46', 'rua-55', 'cartaz'],
  questions: [
    {
      key: 'chuva',
      question: { pt: 'Funciona à chuva?', en: 'Does it work in the rain?', es: '¿Funciona con lluvia?' },
      answer: {
        pt: '<p>Funciona, com menos precisão quando escorre água pelo vidro. Por isso os botões são grandes. De luva, funciona através de vidro até 8 mm.</p>',
        en: '<p>It does, less precisely while water runs down the glass, which is why the buttons are large. With gloves it works through up to 8 mm of glass.</p>',
        es: '<p>Funciona, con menos precisión cuando corre agua por el cristal. Por eso los botones son grandes. Con guante, funciona a través de cristal de hasta 8 mm.</p>',
      },
    },
    {
      key: 'trespasse',
      question: {
        pt: 'E se mudarmos de loja?',
        en: 'What if we move premises?',
        es: '¿Y si cambiamos de local?',
      },
      answer: {
        pt: '<p>A película descola-se sem marcar o vidro, mas não se volta a colar. O ecrã, o controlador e o suporte vão para a loja nova.</p>',
        en: '<p>The film comes off without marking the glass but cannot be bonded again. Display, controller and mount move with you.</p>',
        es: '<p>La lámina se despega sin marcar el cristal, pero no se vuelve a pegar. La pantalla, el controlador y el soporte van al local nuevo.</p>',
      },
    },
  ],
  seo: {
    title: {
      pt: 'Montra interativa depois da hora de fecho',
      en: 'Interactive shop windows after closing time',
      es: 'Escaparates interactivos fuera de horario',
    },
    description: {
      pt: 'O vidro da loja responde ao dedo de quem passa: coleção, reservas e marcações depois de fechar, com todo o equipamento do lado de dentro.',
      en: 'The shop’s own glass answers to a finger: collections, reservations and appointments after closing, with all the equipment safely indoors.',
      es: 'El cristal de la tienda responde al dedo de quien pasa: colección, reservas y citas después de cerrar, con todo el equipo en el interior.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies SolutionDetailContent;
