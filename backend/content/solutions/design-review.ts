import type { SolutionDetailContent } from '../entities.ts';

export const designReview = {
  key: 'design-review',
  solution: 'industry',
  slug: { pt: 'revisao-de-desenho', en: 'design-review', es: 'revision-de-planos' },
  name: { pt: 'Revisão de desenho', en: 'Design review', es: 'Revisión de planos' },
  headline: {
    pt: 'O desenho à escala, na horizontal, com todos do mesmo lado do problema.',
    en: 'The drawing to scale, lying flat, with everyone on the same side of the problem.',
    es: 'El plano a escala, en horizontal, con todos del mismo lado del problema.',
  },
  summary: {
    pt: 'Engenharia, produção e qualidade à volta de uma mesa que abre o ficheiro em vigor, aceita a peça em cima e guarda quem decidiu o quê.',
    en: 'Engineering, production and quality around a table that opens the current file, takes the part on top, and keeps who decided what.',
    es: 'Ingeniería, producción y calidad alrededor de una mesa que abre el archivo vigente, admite la pieza encima y guarda quién decidió qué.',
  },
  body: {
    pt: `
      <p><strong>Num ecrã de parede fala um de cada vez.</strong> À volta da Delta 55, quatro pessoas abrem o mesmo desenho, rodam a sua janela e riscam com a caneta ativa. A peça verdadeira pousa-se ao lado, no tampo, que aguenta 80 kg.</p>
      <p><strong>A revisão certa.</strong> O ficheiro abre-se do sistema de gestão documental, e o número da revisão fica no canto de cada nota.</p>
      <p><strong>Decidir e sair.</strong> As notas seguem em PDF, com a lista de tarefas. O original não muda: a alteração faz-se onde sempre se fez.</p>
    `,
    en: `
      <p><strong>In front of a wall screen, one person talks at a time.</strong> Around the Delta 55 four people open the same drawing, turn their own window and mark it with an active pen. The real part lies beside it on the top, which takes 80 kg.</p>
      <p><strong>The right revision.</strong> The file opens from document management, and its revision number stands in the corner of every note.</p>
      <p><strong>Decide and go.</strong> Notes leave as a PDF with a task list. The original stays untouched: changes are made where they always were.</p>
    `,
    es: `
      <p><strong>Ante una pantalla de pared habla uno cada vez.</strong> Alrededor de la Delta 55, cuatro personas abren el mismo plano, giran su ventana y marcan con el lápiz activo. La pieza de verdad se posa al lado, en el tablero, que aguanta 80 kg.</p>
      <p><strong>La revisión correcta.</strong> El archivo se abre desde la gestión documental, y el número de revisión figura en la esquina de cada nota.</p>
      <p><strong>Decidir y salir.</strong> Las notas salen en PDF, con la lista de tareas. El original no cambia: la modificación se hace donde siempre se hizo.</p>
    `,
  },
  steps: [
    {
      title: { pt: 'Abrir', en: 'Open', es: 'Abrir' },
      text: {
        pt: 'PDF, imagem, ou o visualizador CAD que a empresa já usa, em Windows 11.',
        en: 'A PDF, a picture, or the CAD viewer the company already uses, on Windows 11.',
        es: 'PDF, imagen o el visor CAD que ya usa la empresa, en Windows 11.',
      },
    },
    {
      title: { pt: 'Pôr à escala', en: 'Set the scale', es: 'Poner a escala' },
      text: {
        pt: 'Um para um até 1210 × 680 mm, para comparar com a peça.',
        en: 'One to one up to 1210 × 680 mm, to compare with the part.',
        es: 'Uno a uno hasta 1210 × 680 mm, para comparar con la pieza.',
      },
    },
    {
      title: { pt: 'Discutir', en: 'Discuss', es: 'Discutir' },
      text: {
        pt: 'Cada um na sua janela, ou todos na mesma.',
        en: 'Each in a window of their own, or all in one.',
        es: 'Cada uno en su ventana, o todos en la misma.',
      },
    },
    {
      title: { pt: 'Registar', en: 'Record', es: 'Registrar' },
      text: {
        pt: 'Notas, decisões e prazos num PDF com data.',
        en: 'Notes, decisions and dates in one dated PDF.',
        es: 'Notas, decisiones y plazos en un PDF con fecha.',
      },
    },
  ],
  picture: {
    id: 'use-design-review',
    alt: {
      pt: 'Desenho de uma roda dentada na mesa Delta 55, com a peça pousada ao lado',
      en: 'Drawing of a gear on the Delta 55 table, the part itself lying beside it',
      es: 'Plano de una rueda dentada en la mesa Delta 55, con la pieza al lado',
    },
  },
  products: ['delta-55', 'orion-86', 'sinete'],
  questions: [
    {
      key: 'cad',
      question: { pt: 'Corre o nosso CAD?', en: 'Will it run our CAD?', es: '¿Ejecuta nuestro CAD?' },
      answer: {
        pt: '<p>Visualizadores, sim. Para modelar, ligue a estação de trabalho por HDMI ou USB-C e use a mesa como ecrã tátil.</p>',
        en: '<p>Viewers, yes. To model, connect the workstation by HDMI or USB-C and use the table as a touch screen.</p>',
        es: '<p>Visores, sí. Para modelar, conecte la estación de trabajo por HDMI o USB-C y use la mesa como pantalla táctil.</p>',
      },
    },
    {
      key: 'oficina',
      question: { pt: 'Pode estar na oficina?', en: 'Can it stand in the workshop?', es: '¿Puede estar en el taller?' },
      answer: {
        pt: '<p>Num gabinete da nave, sim, entre 5 e 35 °C. Junto a máquinas com óleo ou limalha, não: use um Orion na parede.</p>',
        en: '<p>In an office in the hall, yes, between 5 and 35 °C. Beside machines with oil or swarf, no: use an Orion on the wall.</p>',
        es: '<p>En una oficina de nave, sí, entre 5 y 35 °C. Junto a máquinas con aceite o viruta, no: use una Orion en la pared.</p>',
      },
    },
  ],
  seo: {
    title: {
      pt: 'Mesa interativa para revisão de desenhos',
      en: 'An interactive table for design reviews',
      es: 'Mesa interactiva para revisar planos',
    },
    description: {
      pt: 'Desenhos técnicos à escala numa mesa de 55 polegadas, com a peça pousada ao lado e as decisões em PDF: como se faz uma revisão a quatro.',
      en: 'Technical drawings to scale on a 55-inch table, with the part lying beside them and decisions as a PDF: how four people review a design.',
      es: 'Planos a escala en una mesa de 55 pulgadas, con la pieza posada al lado y las decisiones en PDF: cómo se hace una revisión entre cuatro.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies SolutionDetailContent;
