import type { ProductSolutionContent } from '../entities.ts';
import { nursery } from '../solutions/nursery.ts';
import { changes, serviceLevel } from './questions.ts';

export const nurseryCorner = {
  key: 'nursery-corner',
  category: 'classroom',
  slug: { pt: 'cantinho-do-jardim-de-infancia', en: 'nursery-corner', es: 'rincon-de-infantil' },
  name: { pt: 'Cantinho pré-escolar', en: 'Nursery corner', es: 'Rincón de infantil' },
  headline: {
    pt: 'Uma mesa, seis bancos e 120 jogos que se ganham em conjunto.',
    en: 'One table, six stools and 120 games that are won together.',
    es: 'Una mesa, seis banquetas y 120 juegos que se ganan en equipo.',
  },
  summary: {
    pt: 'A Nimbo 43 com bancos, tampa, pincéis e todas as atividades do Recreio, entregue montada e com uma manhã de jogos connosco.',
    en: 'The Nimbo 43 with stools, cover, brushes and every Recreio activity, delivered assembled and with a morning of play with us.',
    es: 'La Nimbo 43 con banquetas, tapa, pinceles y todas las actividades de Recreio, entregada montada y con una mañana de juegos con nosotros.',
  },
  body: {
    pt: `
      <p>Ocupa um canto de três por três metros, com passagem a toda a volta. Uma tomada chega: a mesa gasta 68 W e funciona a 24 V. Não precisa de rede para nada do que as crianças fazem.</p>
      <h3>O que convém ver antes</h3>
      <ul>
      <li>Longe da janela baixa: o sol rasante cansa os olhos e aquece o tampo.</li>
      <li>Chão nivelado, para a mesa assentar nas quatro pernas.</li>
      <li>Um armário para os pincéis e as peças.</li>
      </ul>
    `,
    en: `
      <p>It takes a corner of three metres by three, with room to walk all the way round. One socket is enough: the table uses 68 W and runs on 24 V. Nothing the children do needs a network.</p>
      <h3>What to check beforehand</h3>
      <ul>
      <li>Away from low windows: slanting sun tires the eyes and warms the top.</li>
      <li>A level floor, so that the table stands on all four legs.</li>
      <li>A cupboard for brushes and pieces.</li>
      </ul>
    `,
    es: `
      <p>Ocupa un rincón de tres por tres metros, con paso todo alrededor. Basta un enchufe: la mesa gasta 68 W y funciona a 24 V. Nada de lo que hacen los niños necesita red.</p>
      <h3>Lo que conviene ver antes</h3>
      <ul>
      <li>Lejos de la ventana baja: el sol rasante cansa la vista y calienta el tablero.</li>
      <li>Suelo nivelado, para que apoye en las cuatro patas.</li>
      <li>Un armario para los pinceles y las piezas.</li>
      </ul>
    `,
  },
  picture: nursery.picture,
  figures: [
    {
      value: '3 × 3 m',
      label: { pt: 'de espaço, com passagem', en: 'of space, with room to pass', es: 'de espacio, con paso' },
    },
    {
      value: { pt: '4\u00a0semanas', en: '4\u00a0weeks', es: '4\u00a0semanas' },
      label: {
        pt: 'da encomenda à primeira manhã',
        en: 'from order to first morning',
        es: 'del pedido a la primera mañana',
      },
    },
    {
      value: { pt: '6 crianças', en: '6 children', es: '6 niños' },
      label: { pt: 'à volta da mesa', en: 'around the table', es: 'alrededor de la mesa' },
    },
  ],
  parts: [
    {
      product: 'nimbo-43',
      quantity: 1,
      note: {
        pt: 'Orla coral ou salva, 60 cm de altura',
        en: 'Coral or sage edge, 60 cm high',
        es: 'Canto coral o salvia, 60 cm de altura',
      },
    },
    {
      product: 'recreio',
      quantity: 1,
      note: {
        pt: 'As 120 atividades, para a escola inteira, sem prazo',
        en: 'All 120 activities, for the whole school, without term',
        es: 'Las 120 actividades, para todo el centro, sin caducidad',
      },
    },
    {
      name: { pt: 'Bancos Seixo (par)', en: 'Seixo stools (pair)', es: 'Banquetas Seixo (par)' },
      quantity: 3,
      note: {
        pt: 'Faia, 32 cm, arrumam-se por baixo',
        en: 'Beech, 32 cm, stow underneath',
        es: 'Haya, 32 cm, se guardan debajo',
      },
    },
    {
      name: { pt: 'Tampa Concha', en: 'Concha cover', es: 'Tapa Concha' },
      quantity: 1,
      note: {
        pt: 'Feltro rígido: volta a ser mesa de colagens',
        en: 'Stiff felt: it is a craft table again',
        es: 'Fieltro rígido: vuelve a ser mesa de manualidades',
      },
    },
    {
      name: { pt: 'Pincéis Pingo', en: 'Pingo brushes', es: 'Pinceles Pingo' },
      quantity: 1,
      note: {
        pt: 'Quatro, laváveis, de cabo grosso',
        en: 'Four, washable, with thick handles',
        es: 'Cuatro, lavables, de mango grueso',
      },
    },
    {
      name: { pt: 'Manhã de jogos', en: 'Morning of play', es: 'Mañana de juegos' },
      quantity: 1,
      note: {
        pt: 'Montagem e duas sessões com crianças e educadoras',
        en: 'Assembly and two sessions with children and teachers',
        es: 'Montaje y dos sesiones con niños y maestras',
      },
    },
  ],
  steps: [
    {
      title: { pt: 'Semana 1: o canto', en: 'Week 1: the corner', es: 'Semana 1: el rincón' },
      text: {
        pt: 'Uma fotografia e três medidas chegam.',
        en: 'A photograph and three measurements will do.',
        es: 'Bastan una fotografía y tres medidas.',
      },
    },
    {
      title: { pt: 'Semanas 2 a 4: a mesa', en: 'Weeks 2 to 4: the table', es: 'Semanas 2 a 4: la mesa' },
      text: {
        pt: 'Fabrico e 48 horas de ensaio, ligada.',
        en: 'Production and 48 hours of testing, switched on.',
        es: 'Fabricación y 48 horas de ensayo, encendida.',
      },
    },
    {
      title: { pt: 'A manhã', en: 'The morning', es: 'La mañana' },
      text: {
        pt: 'Às 8h00 monta-se; às 9h30 já se joga.',
        en: 'Assembled at 8:00, in play by 9:30.',
        es: 'A las 8:00 se monta; a las 9:30 ya se juega.',
      },
    },
    {
      title: { pt: 'Um mês depois', en: 'A month later', es: 'Un mes después' },
      text: {
        pt: 'Ligamos à educadora: o que fica, o que sai da lista.',
        en: 'We call the teacher: what stays, what leaves the list.',
        es: 'Llamamos a la maestra: qué se queda, qué sale de la lista.',
      },
    },
  ],
  questions: [
    {
      key: 'brinquedo',
      question: {
        pt: 'É um brinquedo, para efeitos legais?',
        en: 'Is it legally a toy?',
        es: '¿Es legalmente un juguete?',
      },
      answer: {
        pt: '<p>Não: é equipamento elétrico de uso coletivo, com marcação CE, usado com um adulto presente. A declaração de conformidade segue com a proposta.</p>',
        en: '<p>No: it is electrical equipment for shared use, CE marked, used with an adult present. The declaration of conformity comes with the quote.</p>',
        es: '<p>No: es un equipo eléctrico de uso colectivo, con marcado CE, usado con un adulto presente. La declaración de conformidad acompaña la propuesta.</p>',
      },
    },
    {
      key: 'cpv',
      question: { pt: 'Que códigos CPV se usam?', en: 'Which CPV codes apply?', es: '¿Qué códigos CPV se usan?' },
      answer: {
        pt: '<p>30231320-6 (monitores táteis) para a mesa e 48190000-6 (software educativo) para as atividades.</p>',
        en: '<p>30231320-6 (touch screen monitors) for the table and 48190000-6 (educational software) for the activities.</p>',
        es: '<p>30231320-6 (monitores de pantalla táctil) para la mesa y 48190000-6 (software educativo) para las actividades.</p>',
      },
    },
    serviceLevel,
    changes,
  ],
  projects: ['school'],
  seo: {
    title: {
      pt: 'Cantinho interativo para o jardim de infância',
      en: 'Interactive corner for nurseries',
      es: 'Rincón interactivo para infantil',
    },
    description: {
      pt: 'Mesa Nimbo 43, 120 atividades, seis bancos, tampa e pincéis, montados numa manhã de jogos: um canto de três por três metros, sem rede.',
      en: 'A Nimbo 43 table, 120 activities, six stools, cover and brushes, set up in a morning of play: a corner of three metres by three, no network.',
      es: 'Mesa Nimbo 43, 120 actividades, seis banquetas, tapa y pinceles, montados en una mañana de juegos: un rincón de tres por tres metros, sin red.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies ProductSolutionContent;
