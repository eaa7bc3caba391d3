import type { SolutionDetailContent } from '../entities.ts';

export const councilChamber = {
  key: 'council-chamber',
  solution: 'cities',
  slug: { pt: 'sala-de-sessoes', en: 'council-chamber', es: 'salon-de-plenos' },
  name: { pt: 'Sala de sessões', en: 'Council chamber', es: 'Salón de plenos' },
  headline: {
    pt: 'O que se discute vê-se da última cadeira do público.',
    en: 'What is under discussion can be seen from the last row of the gallery.',
    es: 'Lo que se discute se ve desde la última silla del público.',
  },
  summary: {
    pt: 'Um ecrã que sobe para o público ver e desce para se escrever, sem furar uma sala antiga e sem a deixar com ar de sala de informática.',
    en: 'A screen that rises for the public and comes down to be written on, without drilling into an old room or turning it into an IT suite.',
    es: 'Una pantalla que sube para que el público la vea y baja para escribir, sin taladrar una sala antigua ni convertirla en aula de informática.',
  },
  body: {
    pt: `
      <p><strong>Sem tocar na sala.</strong> Muitas salas de sessões têm teto pintado, chão protegido e bancadas que não se mudam. O Atlas 98 assenta numa chapa de aço, sem furar, e recolhe-se contra a parede quando não é preciso.</p>
      <p><strong>A planta à vista de todos.</strong> O técnico abre o processo, marca o lote com o dedo e o público acompanha. As anotações ficam com a ordem de trabalhos e saem no registo da sessão.</p>
      <p><strong>Quem não está na sala.</strong> Câmara e colunas juntam-se ao ecrã para transmitir. A ligação ao sistema de som e de votação existente vê-se em visita, caso a caso.</p>
    `,
    en: `
      <p><strong>Nothing is drilled.</strong> Many chambers have a painted ceiling, a listed floor and benches that cannot move. The Atlas 98 stands on a steel plate, with no drilling, and goes back against the wall when it is not needed.</p>
      <p><strong>The plan in view of all.</strong> The officer opens the file, marks the plot with a finger and the public follows. Notes stay with the agenda and go into the record of the session.</p>
      <p><strong>Those who are not in the room.</strong> A camera and column speakers join the screen for streaming. The link to existing sound and voting systems is assessed on a visit, case by case.</p>
    `,
    es: `
      <p><strong>Sin tocar la sala.</strong> Muchos salones de plenos tienen techo pintado, suelo protegido y bancadas que no se mueven. La Atlas 98 se apoya en una chapa de acero, sin taladrar, y se recoge contra la pared cuando no hace falta.</p>
      <p><strong>El plano, a la vista de todos.</strong> El técnico abre el expediente, marca la parcela con el dedo y el público lo sigue. Las anotaciones quedan con el orden del día y salen en el registro de la sesión.</p>
      <p><strong>Quien no está en la sala.</strong> Cámara y altavoces se unen a la pantalla para retransmitir. La conexión con el sistema de sonido y de votación existente se estudia en una visita, caso por caso.</p>
    `,
  },
  steps: [
    {
      title: { pt: 'Véspera', en: 'The day before', es: 'La víspera' },
      text: {
        pt: 'Os documentos da ordem de trabalhos carregam-se por ponto.',
        en: 'Papers are loaded by agenda item.',
        es: 'Los documentos se cargan por punto del orden del día.',
      },
    },
    {
      title: { pt: 'Abertura', en: 'Opening', es: 'Apertura' },
      text: {
        pt: 'O ecrã sobe à altura guardada para o público: 60 cm em 24 segundos.',
        en: 'The screen rises to the height stored for the public: 60 cm in 24 seconds.',
        es: 'La pantalla sube a la altura guardada para el público: 60 cm en 24 segundos.',
      },
    },
    {
      title: { pt: 'Debate', en: 'Debate', es: 'Debate' },
      text: {
        pt: 'Desce para se escrever sentado e volta a subir.',
        en: 'It comes down to be written on from a seat, and rises again.',
        es: 'Baja para escribir sentado y vuelve a subir.',
      },
    },
    {
      title: { pt: 'Fim', en: 'Close', es: 'Cierre' },
      text: {
        pt: 'O registo sai em PDF, por ponto, e o ecrã apaga a sessão.',
        en: 'The record comes out as a PDF, item by item, and the screen wipes the session.',
        es: 'El registro sale en PDF, por punto, y la pantalla borra la sesión.',
      },
    },
  ],
  picture: {
    id: 'use-council-chamber',
    alt: {
      pt: 'Sala de sessões antes de abrir ao público, vista da última fila: o Atlas 98, elevado, mostra a planta com um lote marcado',
      en: 'Council chamber before the public comes in, seen from the back row: the Atlas 98, raised, shows the plan with one plot marked',
      es: 'Salón de plenos antes de abrir al público, visto desde la última fila: la Atlas 98, elevada, muestra el plano con una parcela marcada',
    },
  },
  products: ['atlas-98', 'delta-55', 'vigia-4k'],
  questions: [
    {
      key: 'chao',
      question: { pt: 'O chão aguenta?', en: 'Will the floor bear it?', es: '¿Aguanta el suelo?' },
      answer: {
        pt: '<p>O conjunto pesa 186 kg, o mesmo que duas pessoas e meia, e distribui-os por uma chapa. Num soalho antigo pedimos o parecer do serviço de obras.</p>',
        en: '<p>The whole weighs 186 kg, as much as two and a half people, spread over a plate. On an old timber floor we ask for the opinion of your works department.</p>',
        es: '<p>El conjunto pesa 186 kg, como dos personas y media, repartidos en una chapa. Sobre un entarimado antiguo pedimos el informe del servicio de obras.</p>',
      },
    },
    {
      key: 'porta',
      question: { pt: 'Passa na porta?', en: 'Does it fit through the door?', es: '¿Pasa por la puerta?' },
      answer: {
        pt: '<p>O painel, de 2,19 × 1,24 m, viaja à parte. Medimos antes portas, escadas e elevador.</p>',
        en: '<p>The panel, 2.19 × 1.24 m, travels separately. We measure doors, stairs and lift beforehand.</p>',
        es: '<p>El panel, de 2,19 × 1,24 m, viaja aparte. Medimos antes puertas, escaleras y ascensor.</p>',
      },
    },
  ],
  seo: {
    title: {
      pt: 'Ecrã interativo para a sala de sessões',
      en: 'An interactive screen for the council chamber',
      es: 'Pantalla interactiva para el salón de plenos',
    },
    description: {
      pt: 'Um ecrã de 98 polegadas que sobe para o público e desce para se escrever, sem furos no chão, com registo da sessão por ponto da ordem de trabalhos.',
      en: 'A 98-inch screen that rises for the public and comes down for writing, with no holes in the floor and a record of the session item by item.',
      es: 'Una pantalla de 98 pulgadas que sube para el público y baja para escribir, sin agujeros en el suelo y con registro de la sesión por puntos.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies SolutionDetailContent;
