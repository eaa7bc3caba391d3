import type { ProjectContent } from '../entities.ts';

export const congress = {
  key: 'congress',
  slug: {
    pt: 'dezoito-metros-quadrados-ate-as-dez',
    en: 'eighteen-square-metres-by-ten',
    es: 'dieciocho-metros-cuadrados-antes-de-las-diez',
  },
  name: {
    pt: 'Dezoito metros quadrados até às dez',
    en: 'Eighteen square metres by ten o’clock',
    es: 'Dieciocho metros cuadrados antes de las diez',
  },
  client: 'Centre de congrès des Tanneurs',
  sector: 'business',
  place: { pt: 'Liège, Bélgica', en: 'Liège, Belgium', es: 'Lieja, Bélgica' },
  year: 2024,
  summary: {
    pt: 'Uma parede LED que se monta de manhã, dois ecrãs que mudam de sala e seis totens de programa. Faltava um circuito.',
    en: 'An LED wall that goes up in the morning, two screens that move between rooms and six programme totems. One circuit was missing.',
    es: 'Una pared LED que se monta por la mañana, dos pantallas que cambian de sala y seis tótems de programa. Faltaba un circuito.',
  },
  story: {
    pt: `
      <h2>Um edifício que muda todos os dias</h2>
      <p>O centro tem uma sala de 900 lugares que se divide em três e doze salas pequenas. Alugava ecrãs a cada congresso, com dois dias de montagem por três de evento. Pediu equipamento seu, que a equipa de seis pessoas montasse sem nós.</p>
      <h2>As contas da corrente</h2>
      <p>A parede de 6 × 3 m são 72 módulos Maré 3.9. A 160 W cada um, no máximo, dá 11,5 kW: quatro circuitos de 16 A, com 18 módulos em cada. O desenho do edifício mostrava quatro no palco. No dia da primeira montagem eram três: o quarto alimentava, havia anos, a máquina de café do foyer.</p>
      <p>Nesse dia a parede abriu a metade do brilho, que numa sala às escuras ninguém notou, e com o limite posto no controlador para que um ecrã todo branco não disparasse nada. O eletricista do centro puxou o quarto circuito duas semanas depois. A visita técnica inclui desde então abrir o quadro, e não só ler o desenho.</p>
      <h2>Três horas e cinco</h2>
      <p>Formámos a equipa em dois dias, com nove caixas de oito módulos. À terceira montagem, quatro pessoas levaram 3 h 05 do camião à imagem. Começam às 6h45; a sala abre às 10h00.</p>
      <h2>O resto da casa</h2>
      <p>Dois Palco 138 passam de sala pelo elevador de carga, com as asas dobradas. Seis totens Marco 43 mostram o programa, que se muda de um telemóvel quando um orador se atrasa. Seis Poste 24 carregam telemóveis no foyer, ligados longe da máquina de café.</p>
    `,
    en: `
      <h2>A building that changes every day</h2>
      <p>The centre has a hall of 900 seats that divides into three, and twelve small rooms. It hired screens for every congress, with two days of building up for three of event. It wanted equipment of its own, which its crew of six could put up without us.</p>
      <h2>Adding up the current</h2>
      <p>The 6 × 3 m wall is 72 Maré 3.9 cabinets. At 160 W each, at most, that makes 11.5 kW: four 16 A circuits with 18 cabinets on each. The drawing of the building showed four on the stage. On the day of the first build there were three: for years the fourth had fed the coffee machine in the foyer.</p>
      <p>That day the wall opened at half brightness, which nobody noticed in a dark hall, with a limit set in the controller so that an all-white picture would trip nothing. The centre’s electrician pulled in the fourth circuit two weeks later. Since then our site visits open the distribution board as well as reading the drawing.</p>
      <h2>Three hours and five minutes</h2>
      <p>We trained the crew in two days, with nine cases of eight cabinets. At the third build four people took 3 h 05 from lorry to picture. They start at 6:45; the hall opens at 10:00.</p>
      <h2>Elsewhere in the building</h2>
      <p>Two Palco 138 change rooms by the goods lift, wings folded. Six Marco 43 totems show the programme, which is changed from a phone when a speaker is late. Six Poste 24 charge phones in the foyer, plugged in far from the coffee machine.</p>
    `,
    es: `
      <h2>Un edificio que cambia cada día</h2>
      <p>El centro tiene una sala de 900 plazas que se divide en tres y doce salas pequeñas. Alquilaba pantallas en cada congreso, con dos días de montaje para tres de evento. Pidió equipo propio, que su plantilla de seis personas montara sin nosotros.</p>
      <h2>Las cuentas de la corriente</h2>
      <p>La pared de 6 × 3 m son 72 módulos Maré 3.9. A 160 W cada uno, como máximo, suman 11,5 kW: cuatro circuitos de 16 A, con 18 módulos en cada uno. El plano del edificio mostraba cuatro en el escenario. El día del primer montaje eran tres: el cuarto alimentaba, desde hacía años, la máquina de café del vestíbulo.</p>
      <p>Ese día la pared abrió a mitad de brillo, que en una sala a oscuras nadie notó, y con el límite puesto en el controlador para que una imagen toda blanca no hiciera saltar nada. El electricista del centro tendió el cuarto circuito dos semanas después. Desde entonces, nuestra visita técnica abre el cuadro y no solo lee el plano.</p>
      <h2>Tres horas y cinco minutos</h2>
      <p>Formamos al equipo en dos días, con nueve cajas de ocho módulos. En el tercer montaje, cuatro personas tardaron 3 h 05 del camión a la imagen. Empiezan a las 6:45; la sala abre a las 10:00.</p>
      <h2>El resto de la casa</h2>
      <p>Dos Palco 138 cambian de sala por el montacargas, con las alas plegadas. Seis tótems Marco 43 muestran el programa, que se cambia desde un móvil cuando un ponente se retrasa. Seis Poste 24 cargan móviles en el vestíbulo, enchufados lejos de la máquina de café.</p>
    `,
  },
  quotation: {
    text: {
      pt: '«Abrimos a horas com metade do brilho e nenhum orador deu por isso. A máquina de café já tem um circuito só dela.»',
      en: '‘We opened on time at half the brightness and no speaker noticed. The coffee machine now has a circuit of its own.’',
      es: '«Abrimos a la hora con la mitad de brillo y ningún ponente lo notó. La máquina de café ya tiene su propio circuito.»',
    },
    source: {
      pt: 'Equipa técnica, Centre de congrès des Tanneurs',
      en: 'Technical team, Centre de congrès des Tanneurs',
      es: 'Equipo técnico, Centre de congrès des Tanneurs',
    },
  },
  figures: [
    {
      value: '3 h 05',
      label: {
        pt: 'do camião à imagem, parede de 6 × 3 m, quatro pessoas',
        en: 'from lorry to picture, 6 × 3 m wall, four people',
        es: 'del camión a la imagen, pared de 6 × 3 m, cuatro personas',
      },
      source: {
        pt: 'terceira montagem, cronometrada pelo centro em maio de 2024',
        en: 'third build, timed by the centre in May 2024',
        es: 'tercer montaje, cronometrado por el centro en mayo de 2024',
      },
    },
    {
      value: '72',
      label: {
        pt: 'módulos de 50 × 50 cm, em nove caixas com rodas',
        en: 'cabinets of 50 × 50 cm, in nine wheeled cases',
        es: 'módulos de 50 × 50 cm, en nueve cajas con ruedas',
      },
    },
    {
      value: { pt: '11,5\u00a0kW', en: '11.5\u00a0kW', es: '11,5\u00a0kW' },
      label: {
        pt: 'no máximo, em quatro circuitos de 16 A',
        en: 'at most, on four 16 A circuits',
        es: 'como máximo, en cuatro circuitos de 16 A',
      },
    },
  ],
  picture: {
    id: 'project-congress',
    alt: {
      pt: 'Sala de congressos: filas de cadeiras diante de uma parede LED com a abertura da 27.ª edição; ao lado, o totem do programa',
      en: 'Congress hall: rows of chairs before an LED wall that opens the 27th edition; beside it, the totem with the programme',
      es: 'Sala de congresos: filas de sillas ante una pared LED con la apertura de la 27.ª edición; al lado, el tótem del programa',
    },
  },
  gallery: [
    {
      id: 'mare-39-back',
      alt: {
        pt: 'Costas do painel: uma caixa de comando por módulo, cabos curtos e fechos vermelhos nas juntas',
        en: 'Back of the panel: a control box on each cabinet, short cables and red locks at the joints',
        es: 'Parte trasera del panel: una caja de control por módulo, cables cortos y cierres rojos en las juntas',
      },
    },
  ],
  products: [
    { product: 'mare-39', quantity: 72, pictured: ['project-congress'] },
    { product: 'palco-138', quantity: 2 },
    { product: 'marco-43', quantity: 6, pictured: ['project-congress'] },
    { product: 'poste-24', quantity: 6 },
  ],
  seo: {
    title: {
      pt: 'Congressos: parede LED montada numa manhã',
      en: 'Congresses: an LED wall up in a morning',
      es: 'Congresos: una pared LED en una mañana',
    },
    description: {
      pt: 'Um centro de congressos de Liège monta sozinho uma parede LED de 6 × 3 m em três horas. As contas da corrente, o circuito que faltava e o resto da casa.',
      en: 'A congress centre in Liège builds its own 6 × 3 m LED wall in three hours. How the current adds up, the circuit that was missing and the rest of the building.',
      es: 'Un centro de congresos de Lieja monta solo una pared LED de 6 × 3 m en tres horas. Las cuentas de la corriente, el circuito que faltaba y lo demás.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies ProjectContent;
