import type { ProductSolutionContent } from '../entities.ts';
import { congress } from '../projects/congress.ts';
import { changes, serviceLevel } from './questions.ts';

export const ledAuditorium = {
  key: 'led-auditorium',
  category: 'led-solutions',
  slug: { pt: 'ecra-led-de-auditorio', en: 'auditorium-led-screen', es: 'pantalla-led-de-auditorio' },
  name: { pt: 'Ecrã LED de auditório', en: 'Auditorium LED screen', es: 'Pantalla LED de auditorio' },
  headline: {
    pt: 'Cinco metros de imagem com as luzes acesas e as cortinas abertas.',
    en: 'Five metres of picture with the lights on and the curtains open.',
    es: 'Cinco metros de imagen con las luces encendidas y las cortinas abiertas.',
  },
  summary: {
    pt: 'Quarenta e oito módulos de 2,5 mm em formato 16:9, com entrada para o orador, câmara para transmissão e acesso pela frente.',
    en: 'Forty-eight 2.5 mm cabinets in 16:9, with an input for the speaker, a camera for streaming and access from the front.',
    es: 'Cuarenta y ocho módulos de 2,5 mm en formato 16:9, con entrada para el ponente, cámara para retransmitir y acceso frontal.',
  },
  body: {
    pt: `
      <p>Um projetor pede a sala às escuras, e quem assiste adormece ou não toma notas. Com 800 cd/m², a imagem de 5,12 × 2,88 m lê-se com a luz de trabalho e não faz sombra a quem fala à frente dela.</p>
      <h3>O que a sala tem de prever</h3>
      <ul>
      <li>355 kg de módulos, mais estrutura: um cálculo da parede ou um pórtico apoiado no palco.</li>
      <li>6,8 kW no máximo e 2,3 kW em uso normal, em corrente trifásica ou em três circuitos.</li>
      <li>A primeira fila a 2,5 m ou mais, que é onde os píxeis deixam de se ver.</li>
      </ul>
    `,
    en: `
      <p>A projector wants the room dark, and people who cannot take notes fall asleep. At 800 cd/m² the picture of 5.12 × 2.88 m can be read in working light and throws no shadow of whoever speaks in front of it.</p>
      <h3>What the hall has to provide</h3>
      <ul>
      <li>355 kg of cabinets, plus structure: a check of the wall, or a frame that stands on the stage.</li>
      <li>6.8 kW at most and 2.3 kW in normal use, on three-phase power or three circuits.</li>
      <li>The front row at 2.5 m or more, which is where pixels can no longer be seen.</li>
      </ul>
    `,
    es: `
      <p>Un proyector pide la sala a oscuras, y quien asiste se duerme o no toma notas. Con 800 cd/m², la imagen de 5,12 × 2,88 m se lee con luz de trabajo y no hace sombra a quien habla delante.</p>
      <h3>Lo que debe prever la sala</h3>
      <ul>
      <li>355 kg de módulos, más estructura: un cálculo de la pared o un pórtico apoyado en el escenario.</li>
      <li>6,8 kW como máximo y 2,3 kW en uso normal, en corriente trifásica o en tres circuitos.</li>
      <li>La primera fila a 2,5 m o más, que es donde los píxeles dejan de verse.</li>
      </ul>
    `,
  },
  picture: congress.picture,
  figures: [
    {
      value: { pt: '14,7 m²', en: '14.7 m²', es: '14,7 m²' },
      label: { pt: 'de imagem em 16:9', en: 'of picture in 16:9', es: 'de imagen en 16:9' },
    },
    {
      value: { pt: '10\u00a0semanas', en: '10\u00a0weeks', es: '10\u00a0semanas' },
      label: {
        pt: 'da encomenda ao ensaio geral',
        en: 'from order to dress rehearsal',
        es: 'del pedido al ensayo general',
      },
    },
    {
      value: '800 cd/m²',
      label: { pt: 'com as luzes acesas', en: 'with the lights on', es: 'con las luces encendidas' },
    },
  ],
  parts: [
    {
      product: 'aurora-25',
      quantity: 48,
      note: {
        pt: 'Módulos de 640 × 480 mm, oito por seis: 2048 × 1152 píxeis',
        en: 'Cabinets of 640 × 480 mm, eight by six: 2048 × 1152 pixels',
        es: 'Módulos de 640 × 480 mm, ocho por seis: 2048 × 1152 píxeles',
      },
    },
    {
      name: { pt: 'Placas LED de reserva', en: 'Spare LED tiles', es: 'Placas LED de reserva' },
      quantity: 6,
      note: {
        pt: 'Do mesmo lote; trocam-se pela frente em minutos',
        en: 'From the same batch; changed from the front in minutes',
        es: 'Del mismo lote; se cambian por delante en minutos',
      },
    },
    {
      name: {
        pt: 'Pórtico ou estrutura de parede',
        en: 'Frame or wall structure',
        es: 'Pórtico o estructura de pared',
      },
      quantity: 1,
      note: {
        pt: 'Com nota de cálculo assinada por engenheiro',
        en: 'With a calculation signed by an engineer',
        es: 'Con nota de cálculo firmada por ingeniero',
      },
    },
    {
      product: 'vigia-4k',
      quantity: 1,
      note: {
        pt: 'Para transmitir a sala; leva obturador',
        en: 'For streaming the hall; it has a shutter',
        es: 'Para retransmitir la sala; lleva obturador',
      },
    },
    {
      name: { pt: 'Caixa do orador', en: 'Speaker’s box', es: 'Caja del ponente' },
      quantity: 1,
      note: {
        pt: 'HDMI e USB-C no púlpito, com 20 m de fibra até ao ecrã',
        en: 'HDMI and USB-C at the lectern, with 20 m of fibre to the screen',
        es: 'HDMI y USB-C en el atril, con 20 m de fibra hasta la pantalla',
      },
    },
    {
      name: { pt: 'Dias de montagem', en: 'Days of assembly', es: 'Días de montaje' },
      quantity: 4,
      note: {
        pt: 'Três técnicos, plataforma elevatória incluída',
        en: 'Three technicians, access platform included',
        es: 'Tres técnicos, plataforma elevadora incluida',
      },
    },
    {
      name: {
        pt: 'Acompanhamento do primeiro evento',
        en: 'Attendance at the first event',
        es: 'Acompañamiento del primer acto',
      },
      quantity: 1,
      note: {
        pt: 'Um técnico na régie, do ensaio ao fim',
        en: 'A technician in the control room, from rehearsal to close',
        es: 'Un técnico en la cabina, del ensayo al final',
      },
    },
  ],
  steps: [
    {
      title: { pt: 'Semanas 1 e 2: projeto', en: 'Weeks 1 and 2: design', es: 'Semanas 1 y 2: proyecto' },
      text: {
        pt: 'Visita, linhas de vista de cada fila, cálculo da estrutura.',
        en: 'Survey, sight lines from every row, structural calculation.',
        es: 'Visita, líneas de visión de cada fila, cálculo de la estructura.',
      },
    },
    {
      title: { pt: 'Semanas 3 a 8: fabrico', en: 'Weeks 3 to 8: production', es: 'Semanas 3 a 8: fabricación' },
      text: {
        pt: 'Módulos de um só lote; a sala prepara a corrente.',
        en: 'Cabinets from one batch; the hall prepares its power.',
        es: 'Módulos de un solo lote; la sala prepara la corriente.',
      },
    },
    {
      title: { pt: 'Semana 9: montagem', en: 'Week 9: assembly', es: 'Semana 9: montaje' },
      text: {
        pt: 'Quatro dias, sem tocar nas cadeiras.',
        en: 'Four days, without moving a seat.',
        es: 'Cuatro días, sin mover una butaca.',
      },
    },
    {
      title: { pt: 'Semana 10: ensaio geral', en: 'Week 10: dress rehearsal', es: 'Semana 10: ensayo general' },
      text: {
        pt: 'Com a sua régie, os seus computadores e a sala às claras.',
        en: 'With your crew, your computers and the lights on.',
        es: 'Con su equipo técnico, sus ordenadores y la sala iluminada.',
      },
    },
  ],
  questions: [
    {
      key: 'ruido',
      question: { pt: 'Faz barulho?', en: 'Is it noisy?', es: '¿Hace ruido?' },
      answer: {
        pt: '<p>Os módulos não têm ventiladores. Aquece, porém: com 2,3 kW em uso, o ar condicionado da sala tem de o contar.</p>',
        en: '<p>The cabinets have no fans. They do give off heat: 2.3 kW in use, which the hall’s air conditioning must allow for.</p>',
        es: '<p>Los módulos no tienen ventiladores. Sí dan calor: 2,3 kW en uso, que la climatización de la sala debe contar.</p>',
      },
    },
    {
      key: 'excluido',
      question: { pt: 'O que não está incluído?', en: 'What is not included?', es: '¿Qué no está incluido?' },
      answer: {
        pt: '<p>O som da sala, os circuitos elétricos até ao quadro do ecrã e reforços da parede que o cálculo venha a pedir.</p>',
        en: '<p>The hall’s sound, the circuits up to the screen’s panel, and any strengthening of the wall that the calculation calls for.</p>',
        es: '<p>El sonido de la sala, los circuitos hasta el cuadro de la pantalla y los refuerzos de la pared que pida el cálculo.</p>',
      },
    },
    serviceLevel,
    changes,
  ],
  projects: [],
  seo: {
    title: {
      pt: 'Ecrã LED de auditório, conjunto completo',
      en: 'Auditorium LED screen, a complete set',
      es: 'Pantalla LED de auditorio, conjunto completo',
    },
    description: {
      pt: 'Ecrã LED de 5,12 × 2,88 m para auditório: 48 módulos, pórtico calculado, caixa do orador, câmara, montagem e apoio no primeiro evento.',
      en: 'A 5.12 × 2.88 m LED screen for auditoriums: 48 cabinets, a calculated frame, lectern inputs, camera, assembly and help at the first event.',
      es: 'Pantalla LED de 5,12 × 2,88 m para auditorio: 48 módulos, pórtico calculado, caja del ponente, cámara, montaje y apoyo en el primer acto.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies ProductSolutionContent;
