import type { SolutionDetailContent } from '../entities.ts';

export const shiftHandover = {
  key: 'shift-handover',
  solution: 'industry',
  slug: { pt: 'passagem-de-turno', en: 'shift-handover', es: 'cambio-de-turno' },
  name: { pt: 'Passagem de turno', en: 'Shift handover', es: 'Cambio de turno' },
  headline: {
    pt: 'Dez minutos de pé, diante do que ficou por fazer.',
    en: 'Ten minutes, standing, in front of what is still to be done.',
    es: 'Diez minutos de pie, ante lo que queda por hacer.',
  },
  summary: {
    pt: 'Um quadro ao lado da linha, sempre o mesmo, com indicadores, avarias abertas e notas escritas com luva, que fica guardado e se pode pesquisar.',
    en: 'A board beside the line, always the same one, with figures, open faults and notes written in gloves, that is kept and can be searched.',
    es: 'Una pizarra junto a la línea, siempre la misma, con indicadores, averías abiertas y notas escritas con guante, que se guarda y en la que se busca.',
  },
  body: {
    pt: `
      <p><strong>Nada se apaga.</strong> O quadro branco apaga-se por falta de espaço, e com ele a avaria das 4h20. Aqui cada turno abre a página do anterior: segurança, qualidade, produção, manutenção e pessoas, sempre pela mesma ordem e em dez minutos.</p>
      <p><strong>Os números chegam sozinhos.</strong> Vêm do MES ou de uma folha de cálculo. O que se escreve à mão é o que o sistema não sabe: o ruído na caixa da direita, a palete que não serviu.</p>
      <p><strong>O que se repete vê-se.</strong> As notas procuram-se por máquina, e a mesma avaria na terceira semana deixa de ser uma impressão.</p>
    `,
    en: `
      <p><strong>Nothing is wiped.</strong> A whiteboard is wiped when it is full, and the fault at 4:20 goes with it. Here each shift opens the page of the last: safety, quality, output, maintenance and people, always in the same order and in ten minutes.</p>
      <p><strong>The figures fill in by themselves.</strong> They come from the MES or a spreadsheet. What people write by hand is what the system does not know: the noise in the right-hand gearbox, the pallet that would not do.</p>
      <p><strong>Recurring faults show.</strong> Notes can be searched for each machine, and the same fault in its third week is no longer just an impression.</p>
    `,
    es: `
      <p><strong>Nada se borra.</strong> La pizarra blanca se borra por falta de sitio, y con ella la avería de las 4:20. Aquí cada turno abre la página del anterior: seguridad, calidad, producción, mantenimiento y personas, siempre en el mismo orden y en diez minutos.</p>
      <p><strong>Los números llegan solos.</strong> Vienen del MES o de una hoja de cálculo. Lo que se escribe a mano es lo que el sistema no sabe: el ruido en la caja de la derecha, el palé que no sirvió.</p>
      <p><strong>Lo que se repite se ve.</strong> Las notas se buscan por máquina, y la misma avería en su tercera semana deja de ser una impresión.</p>
    `,
  },
  steps: [
    {
      title: { pt: '5h50, o quadro acende', en: '5:50, the board lights up', es: '5:50, se enciende la pizarra' },
      text: {
        pt: 'À hora do turno, na página do dia.',
        en: 'At shift time, on the page of the day.',
        es: 'A la hora del turno, en la página del día.',
      },
    },
    {
      title: { pt: '5h52, o que ficou aberto', en: '5:52, what is still open', es: '5:52, lo que quedó abierto' },
      text: {
        pt: 'Uma linha por assunto, com quem ficou de o fechar.',
        en: 'A line for each item, with whoever is to close it.',
        es: 'Una línea por asunto, con quien quedó en cerrarlo.',
      },
    },
    {
      title: { pt: '5h58, o plano', en: '5:58, the plan', es: '5:58, el plan' },
      text: {
        pt: 'Ordens, pessoas e paragens previstas para as próximas oito horas.',
        en: 'Orders, people and planned stops for the next eight hours.',
        es: 'Órdenes, personas y paradas previstas para las próximas ocho horas.',
      },
    },
    {
      title: { pt: '6h00, assinado', en: '6:00, signed', es: '6:00, firmado' },
      text: {
        pt: 'Quem sai e quem entra assinam com o dedo. Fica o PDF.',
        en: 'Those leaving and those arriving sign with a finger. A PDF remains.',
        es: 'Quien sale y quien entra firman con el dedo. Queda el PDF.',
      },
    },
  ],
  picture: {
    id: 'use-shift-handover',
    alt: {
      pt: 'O quadro da linha, um Orion 86 num pilar de betão, com os temas do turno; atrás, desfocadas, as máquinas e as estantes',
      en: 'The line’s board, an Orion 86 on a concrete pillar, with the topics of the shift; behind it, out of focus, the machines and the racking',
      es: 'El tablero de la línea, una Orion 86 en un pilar de hormigón, con los temas del turno; detrás, desenfocadas, las máquinas y las estanterías',
    },
  },
  products: ['orion-86', 'orion-65', 'miolo-16'],
  questions: [
    {
      key: 'linhas',
      question: { pt: 'Um ecrã por linha?', en: 'One screen for each line?', es: '¿Una pantalla por línea?' },
      answer: {
        pt: '<p>Um por equipa que se reúne. Com rodízios, um Orion 65 serve duas linhas próximas; a porta de 80 cm não o impede.</p>',
        en: '<p>One for each team that meets. On castors, an Orion 65 serves two lines that are near each other, and an 80 cm door does not stop it.</p>',
        es: '<p>Una por equipo que se reúne. Con ruedas, una Orion 65 sirve a dos líneas cercanas; una puerta de 80 cm no la detiene.</p>',
      },
    },
    {
      key: 'tempo',
      question: {
        pt: 'Quanto demora a pôr a funcionar?',
        en: 'How long does it take to get going?',
        es: '¿Cuánto tarda en funcionar?',
      },
      answer: {
        pt: '<p>Uma linha-piloto em quatro semanas: duas até à entrega, uma a ligar os números e outra ao lado das equipas.</p>',
        en: '<p>A pilot line takes four weeks: two until delivery, one to connect the figures and one beside the teams.</p>',
        es: '<p>Una línea piloto en cuatro semanas: dos hasta la entrega, una para conectar los números y otra junto a los equipos.</p>',
      },
    },
  ],
  seo: {
    title: {
      pt: 'Quadro interativo para a passagem de turno',
      en: 'An interactive board for shift handover',
      es: 'Pizarra digital para el cambio de turno',
    },
    description: {
      pt: 'Dez minutos diante do mesmo quadro: indicadores que chegam sozinhos, avarias abertas e notas escritas com luva, guardadas e pesquisáveis.',
      en: 'Ten minutes before the same board: figures that fill in by themselves, open faults and notes written in gloves, all kept and searchable later.',
      es: 'Diez minutos ante la misma pizarra: indicadores que llegan solos, averías abiertas y notas escritas con guante, guardadas y localizables.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies SolutionDetailContent;
