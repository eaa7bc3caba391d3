import type { ProductSolutionContent } from '../entities.ts';
import { windowAfterHours } from '../solutions/window-after-hours.ts';
import { changes, serviceLevel } from './questions.ts';

export const windowTouch = {
  key: 'window-touch',
  category: 'shop-window-and-street',
  slug: { pt: 'montra-que-responde', en: 'touch-window', es: 'escaparate-que-responde' },
  name: { pt: 'Montra que responde', en: 'Touch window', es: 'Escaparate que responde' },
  headline: {
    pt: 'O vidro da loja como ecrã tátil, a qualquer hora, sem nada na rua.',
    en: 'The shop’s own glass as a touch screen, at any hour, with nothing in the street.',
    es: 'El cristal de la tienda como pantalla táctil, a cualquier hora, sin nada en la calle.',
  },
  summary: {
    pt: 'Um Claro 46 colado e suspenso por dentro, moldura em vinil, som no vidro e um percurso de três toques que acaba no telemóvel.',
    en: 'A Claro 46 bonded and hung indoors, a vinyl surround, sound through the glass, and a three-touch path that ends on a phone.',
    es: 'Un Claro 46 pegado y suspendido por dentro, marco de vinilo, sonido en el cristal y un recorrido de tres toques que acaba en el móvil.',
  },
  body: {
    pt: `
      <p>Serve quem vende o que se escolhe devagar: casas, viagens, óculos, cursos. A pessoa folheia, escolhe e leva um código; de manhã, a loja tem um pedido com nome, se ela o quis deixar. O uso explica-se em <a href="ref:detail/window-after-hours">a montra depois de fechar</a>.</p>
      <h3>O que convém ver antes</h3>
      <ul>
      <li>O vidro: até 14 mm laminado, sem camada metálica. Testa-se com uma amostra.</li>
      <li>Meio metro livre atrás do vidro, para o ecrã e para o limpar.</li>
      <li>O passeio: é preciso espaço para parar sem tapar quem passa.</li>
      </ul>
    `,
    en: `
      <p>It suits those who sell what people choose slowly: homes, journeys, glasses, courses. They leaf through, choose and take a code away; in the morning the shop has a request, with a name if they left one. Its use is described in <a href="ref:detail/window-after-hours">the window after hours</a>.</p>
      <h3>What to check beforehand</h3>
      <ul>
      <li>The glass: up to 14 mm laminated, without a metallic coating. A sample tells.</li>
      <li>Half a metre clear behind the glass, for the display and for cleaning.</li>
      <li>The pavement: room to stop without blocking those who walk by.</li>
      </ul>
    `,
    es: `
      <p>Sirve a quien vende lo que se elige despacio: casas, viajes, gafas, cursos. La persona hojea, elige y se lleva un código; por la mañana, la tienda tiene una solicitud, con nombre si quiso dejarlo. El uso se explica en <a href="ref:detail/window-after-hours">el escaparate fuera de hora</a>.</p>
      <h3>Lo que conviene ver antes</h3>
      <ul>
      <li>El cristal: hasta 14 mm laminado, sin capa metálica. Se prueba con una muestra.</li>
      <li>Medio metro libre detrás del cristal, para la pantalla y para limpiar.</li>
      <li>La acera: hace falta sitio para pararse sin estorbar a quien pasa.</li>
      </ul>
    `,
  },
  picture: windowAfterHours.picture,
  figures: [
    {
      value: '14 mm',
      label: {
        pt: 'de vidro laminado, no máximo',
        en: 'of laminated glass at most',
        es: 'de vidrio laminado como máximo',
      },
    },
    {
      value: { pt: '8\u00a0semanas', en: '8\u00a0weeks', es: '8\u00a0semanas' },
      label: {
        pt: 'da encomenda ao primeiro toque',
        en: 'from order to first touch',
        es: 'del pedido al primer toque',
      },
    },
    { value: '3', label: { pt: 'toques até ao telemóvel', en: 'touches to the phone', es: 'toques hasta el móvil' } },
  ],
  parts: [
    {
      product: 'claro-46',
      quantity: 1,
      note: {
        pt: 'Película, controlador e ecrã de 2500 cd/m² suspenso',
        en: 'Film, controller and a hanging 2,500 cd/m² display',
        es: 'Lámina, controlador y pantalla suspendida de 2500 cd/m²',
      },
    },
    {
      name: { pt: 'Som no vidro', en: 'Sound through the glass', es: 'Sonido en el cristal' },
      quantity: 1,
      note: {
        pt: 'Ouve-se a um metro, na rua, sem furar',
        en: 'Heard a metre away in the street, nothing drilled',
        es: 'Se oye a un metro, en la calle, sin taladrar',
      },
    },
    {
      name: { pt: 'Moldura em vinil', en: 'Vinyl surround', es: 'Marco de vinilo' },
      quantity: 1,
      note: {
        pt: 'Cortada à medida; diz onde se toca',
        en: 'Cut to size; says where to touch',
        es: 'Cortado a medida; dice dónde se toca',
      },
    },
    {
      name: { pt: 'Percurso de três toques', en: 'Three-touch path', es: 'Recorrido de tres toques' },
      quantity: 1,
      note: {
        pt: 'Desenho, textos em três línguas e ligação à sua lista de produtos',
        en: 'Design, texts in three languages and a link to your product list',
        es: 'Diseño, textos en tres idiomas y conexión con su lista de productos',
      },
    },
    {
      name: { pt: 'Amostra e medição', en: 'Sample and measurement', es: 'Muestra y medición' },
      quantity: 1,
      note: {
        pt: 'Antes da encomenda: se o vidro não servir, nada se deve',
        en: 'Before the order: if the glass will not do, nothing is owed',
        es: 'Antes del pedido: si el cristal no sirve, no se debe nada',
      },
    },
    {
      name: { pt: 'Instalação', en: 'Installation', es: 'Instalación' },
      quantity: 1,
      note: {
        pt: 'Uma manhã, com a loja aberta',
        en: 'A morning, with the shop open',
        es: 'Una mañana, con la tienda abierta',
      },
    },
  ],
  steps: [
    {
      title: { pt: 'Antes: o vidro', en: 'First: the glass', es: 'Antes: el cristal' },
      text: {
        pt: 'Dez minutos com a amostra dizem se funciona.',
        en: 'Ten minutes with a sample tell whether it works.',
        es: 'Diez minutos con la muestra dicen si funciona.',
      },
    },
    {
      title: { pt: 'Semanas 1 a 4: o percurso', en: 'Weeks 1 to 4: the path', es: 'Semanas 1 a 4: el recorrido' },
      text: {
        pt: 'Experimentado em papel, depois num tablet, depois no vidro.',
        en: 'Tried on paper, then on a tablet, then on glass.',
        es: 'Probado en papel, luego en una tableta, luego en el cristal.',
      },
    },
    {
      title: { pt: 'Semanas 5 a 7: o equipamento', en: 'Weeks 5 to 7: the equipment', es: 'Semanas 5 a 7: el equipo' },
      text: {
        pt: 'Película cortada, ecrã calibrado, 48 horas de ensaio.',
        en: 'Film cut, display calibrated, 48 hours of testing.',
        es: 'Lámina cortada, pantalla calibrada, 48 horas de ensayo.',
      },
    },
    {
      title: { pt: 'Semana 8: a montra', en: 'Week 8: the window', es: 'Semana 8: el escaparate' },
      text: {
        pt: 'Cola-se, liga-se e acompanha-se a primeira noite.',
        en: 'Bonded, connected, and watched over on its first night.',
        es: 'Se pega, se conecta y se acompaña la primera noche.',
      },
    },
  ],
  questions: [
    {
      key: 'dados',
      question: {
        pt: 'Que dados recolhe de quem passa?',
        en: 'What does it collect about passers-by?',
        es: '¿Qué datos recoge de quien pasa?',
      },
      answer: {
        pt: '<p>Só os que a pessoa escreve, se escrever. As contagens são por hora e sem câmara.</p>',
        en: '<p>Only what they type, if they do. Counts are by the hour and without a camera.</p>',
        es: '<p>Solo los que la persona escribe, si escribe. Los recuentos son por hora y sin cámara.</p>',
      },
    },
    serviceLevel,
    changes,
  ],
  projects: [],
  seo: {
    title: {
      pt: 'Conjunto de montra tátil para lojas',
      en: 'Touch window set for shops',
      es: 'Conjunto de escaparate táctil para tiendas',
    },
    description: {
      pt: 'Película tátil no vidro da loja, ecrã de 2500 cd/m², som no vidro e um percurso de três toques: montra que responde à noite, em oito semanas.',
      en: 'A touch film on the shop’s glass, a 2,500 cd/m² display, sound through the pane and a three-touch path: a window that answers, in eight weeks.',
      es: 'Lámina táctil en el cristal, pantalla de 2500 cd/m², sonido en el cristal y un recorrido de tres toques: un escaparate que responde, en ocho semanas.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies ProductSolutionContent;
