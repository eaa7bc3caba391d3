import type { ProjectContent } from '../entities.ts';

export const factory = {
  key: 'factory',
  slug: {
    pt: 'passagem-de-turno-em-onze-minutos',
    en: 'shift-handover-in-eleven-minutes',
    es: 'cambio-de-turno-en-once-minutos',
  },
  name: {
    pt: 'Passagem de turno em onze minutos',
    en: 'Shift handover in eleven minutes',
    es: 'Cambio de turno en once minutos',
  },
  client: 'Metalurgia do Outeiro Branco',
  sector: 'industry',
  place: 'Águeda',
  year: 2023,
  summary: {
    pt: 'Um ecrã ao lado de cada uma das nove linhas, usado com luvas, e uma mesa para desmontar a paragem da noite. O pó de metal pediu uma rotina nova.',
    en: 'A screen beside each of nine lines, used with gloves on, and a table for taking the night’s stoppage apart. Metal dust called for a new routine.',
    es: 'Una pantalla junto a cada una de las nueve líneas, que se usa con guantes, y una mesa para analizar la parada de la noche. El polvo de metal exigió una rutina nueva.',
  },
  story: {
    pt: `
      <p><strong>Antes.</strong> O turno passava-se num caderno por linha. Às 6h00, quem entrava lia a letra de quem saía, ia buscar o desenho ao gabinete e perguntava o resto no corredor. A engenharia de produção cronometrou 30 passagens em fevereiro: 24 minutos, com a linha parada ou a meio gás.</p>
      <h2>O que foi pedido</h2>
      <ul>
      <li>Escrever com luva de corte, sem a tirar.</li>
      <li>O desenho certo, na revisão certa, a dois metros da máquina.</li>
      <li>Nada que caia em cima de ninguém, e nada que precise de internet para produzir.</li>
      </ul>
      <h2>O que instalámos</h2>
      <p>Nove Orion 86 na parede, com o módulo Miolo 16, que abre os desenhos diretamente do servidor da fábrica. O toque é infravermelho: qualquer luva serve. A ata do turno é uma página com quatro campos, e a anterior está sempre ao lado. Na sala de reuniões, uma Delta 55 para ver a paragem em cima do desenho da máquina.</p>
      <h2>O pó</h2>
      <p>Na quinta semana, dois ecrãs junto à retificação começaram a desenhar sozinhos. A moldura tinha pó de metal na ranhura por onde passa o infravermelho. Mudámo-los três metros para o lado oposto à aspiração e a fábrica acrescentou um gesto à limpeza do fim do turno: um pano seco a toda a volta, vinte segundos. Não voltou a acontecer em ano e meio. Devíamos ter perguntado pela retificação na visita; hoje está na lista.</p>
      <p><strong>Depois.</strong> Em outubro, as mesmas 30 passagens: onze minutos.</p>
    `,
    en: `
      <p><strong>Before.</strong> Each line handed over in a notebook. At 6:00 those coming in read the handwriting of those going out, fetched the drawing from the office and asked the rest in the corridor. Production engineering timed 30 handovers in February: 24 minutes, with the line stopped or at half speed.</p>
      <h2>What was asked</h2>
      <ul>
      <li>To write with a cut-resistant glove on.</li>
      <li>The right drawing in the right revision, two metres from the machine.</li>
      <li>Nothing that can fall on anybody, and nothing that needs the internet to keep producing.</li>
      </ul>
      <h2>What we installed</h2>
      <p>Nine Orion 86 on the wall, with the Miolo 16 module, which opens drawings straight from the factory’s server. Touch is infrared, so any glove will do. The shift record is one page with four fields, with the one before always beside it. In the meeting room, a Delta 55 to look at a stoppage on the drawing of the machine.</p>
      <h2>The dust</h2>
      <p>In the fifth week two screens near the grinding shop began to draw by themselves. There was metal dust in the slot of the frame through which the infrared passes. We moved them three metres, away from the draught of the extractor, and the factory added a step to its end-of-shift cleaning: a dry cloth all round, twenty seconds. It has not happened again in a year and a half. We should have asked about grinding at the site visit; now it is on the list.</p>
      <p><strong>After.</strong> In October, 30 handovers again: eleven minutes.</p>
    `,
    es: `
      <p><strong>Antes.</strong> El turno se pasaba en un cuaderno por línea. A las 6:00, quien entraba leía la letra de quien salía, iba a buscar el plano a la oficina y preguntaba el resto en el pasillo. Ingeniería de producción cronometró 30 cambios en febrero: 24 minutos, con la línea parada o a medio gas.</p>
      <h2>Lo que se pidió</h2>
      <ul>
      <li>Escribir con guante anticorte, sin quitárselo.</li>
      <li>El plano correcto, en la revisión correcta, a dos metros de la máquina.</li>
      <li>Nada que pueda caerle a nadie encima, y nada que necesite internet para producir.</li>
      </ul>
      <h2>Lo que instalamos</h2>
      <p>Nueve Orion 86 en la pared, con el módulo Miolo 16, que abre los planos directamente del servidor de la fábrica. La función táctil es infrarroja: vale cualquier guante. El acta del turno es una página con cuatro campos, y la anterior está siempre al lado. En la sala de reuniones, una Delta 55 para ver la parada sobre el plano de la máquina.</p>
      <h2>El polvo</h2>
      <p>En la quinta semana, dos pantallas junto al rectificado empezaron a dibujar solas. El marco tenía polvo de metal en la ranura por la que pasa el infrarrojo. Las movimos tres metros, lejos de la corriente de la aspiración, y la fábrica añadió un gesto a la limpieza de fin de turno: un paño seco por todo el contorno, veinte segundos. No ha vuelto a ocurrir en año y medio. Debimos preguntar por el rectificado en la visita; hoy está en la lista.</p>
      <p><strong>Después.</strong> En octubre, otros 30 cambios: once minutos.</p>
    `,
  },
  quotation: {
    text: {
      pt: '«São treze minutos por turno, em nove postos. As contas fizemo-las nós, com o nosso cronómetro.»',
      en: '‘Thirteen minutes a shift, at nine stations. We did the sums ourselves, with our own stopwatch.’',
      es: '«Son trece minutos por turno, en nueve puestos. Las cuentas las hicimos nosotros, con nuestro cronómetro.»',
    },
    source: {
      pt: 'Engenharia de produção, Metalurgia do Outeiro Branco',
      en: 'Production engineering, Metalurgia do Outeiro Branco',
      es: 'Ingeniería de producción, Metalurgia do Outeiro Branco',
    },
  },
  figures: [
    {
      value: '24 → 11 min',
      label: {
        pt: 'por passagem de turno',
        en: 'per shift handover',
        es: 'por cambio de turno',
      },
      source: {
        pt: '30 cronometradas pela engenharia da fábrica em fevereiro de 2023 e 30 em outubro',
        en: '30 timed by the factory’s engineers in February 2023 and 30 in October',
        es: '30 cronometrados por ingeniería de la fábrica en febrero de 2023 y 30 en octubre',
      },
    },
    {
      value: '9',
      label: {
        pt: 'linhas, cada uma com o seu ecrã',
        en: 'lines, each with a screen of its own',
        es: 'líneas, cada una con su pantalla',
      },
    },
    {
      value: '20 s',
      label: {
        pt: 'de pano seco por turno: o toque não falhou mais',
        en: 'with a dry cloth per shift: touch has not failed since',
        es: 'de paño seco por turno: la función táctil no ha vuelto a fallar',
      },
    },
  ],
  picture: {
    id: 'project-factory-drawing',
    alt: {
      pt: 'O desenho de uma flange num Orion 86 na parede, com um furo assinalado a vermelho; a peça e um paquímetro na bancada e, ao fundo, uma máquina',
      en: 'The drawing of a flange on a wall-mounted Orion 86, one hole marked in red; the part and a gauge on the bench and, behind, a machine',
      es: 'El plano de una brida en una Orion 86 en la pared, con un taladro marcado en rojo; la pieza y un calibre en el banco',
    },
  },
  gallery: [
    {
      id: 'project-factory-drawing-part',
      alt: {
        pt: 'Na Delta 55, a flange acabada de tornear pousada sobre o seu desenho, com o furo em dúvida marcado a vermelho, e um paquímetro ao lado',
        en: 'On the Delta 55, the flange as it came off the lathe lies on its drawing, the hole in doubt marked in red, a caliper beside it',
        es: 'En la Delta 55, la brida recién torneada sobre su plano, con el taladro en duda marcado en rojo, y un calibre al lado',
      },
    },
  ],
  products: [
    { product: 'orion-86', quantity: 9, pictured: ['project-factory-drawing'] },
    { product: 'miolo-16', quantity: 9 },
    { product: 'delta-55', quantity: 1, pictured: ['project-factory-drawing-part'] },
  ],
  seo: {
    title: {
      pt: 'Fábrica: passagem de turno em ecrãs na linha',
      en: 'Factory: shift handover on screens at the line',
      es: 'Fábrica: cambio de turno en pantallas de línea',
    },
    description: {
      pt: 'Nove ecrãs ao lado das linhas de uma metalurgia de Águeda: desenhos na revisão certa, luvas calçadas, e a passagem de turno que desceu de 24 para 11 minutos.',
      en: 'Nine screens beside the lines of a metalworks in Águeda: drawings in the right revision, gloves on, and a handover that fell from 24 to 11 minutes.',
      es: 'Nueve pantallas junto a las líneas de una metalurgia de Águeda: planos al día, guantes puestos y un cambio de turno que bajó de 24 a 11 minutos.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies ProjectContent;
