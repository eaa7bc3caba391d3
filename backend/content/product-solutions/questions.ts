import type { ProductSolutionContent } from '../entities.ts';

type SetQuestion = ProductSolutionContent['questions'][number];

/** What buyers ask of every set, answered in one place so that every set says the same. */
export const serviceLevel = {
  key: 'assistencia',
  question: {
    pt: 'Em quanto tempo vem um técnico?',
    en: 'How soon does a technician come?',
    es: '¿En cuánto tiempo viene un técnico?',
  },
  answer: {
    pt: '<p>Em dois dias úteis em Portugal continental e em três em Espanha peninsular, ou no dia útil seguinte com o contrato Continuidade. Muito resolve-se antes, por telefone ou à distância. Os níveis estão em <a href="ref:page/services">serviços</a>.</p>',
    en: '<p>Within two working days in mainland Portugal and three in mainland Spain, or the next working day with a Continuity contract. Much is settled sooner, by phone or remotely. The levels are listed under <a href="ref:page/services">services</a>.</p>',
    es: '<p>En dos días laborables en Portugal continental y en tres en la España peninsular, o al día laborable siguiente con el contrato Continuidad. Mucho se resuelve antes, por teléfono o a distancia. Los niveles están en <a href="ref:page/services">servicios</a>.</p>',
  },
} satisfies SetQuestion;

export const changes = {
  key: 'alteracoes',
  question: {
    pt: 'Podemos mudar as quantidades ou trocar peças?',
    en: 'Can we change quantities or swap items?',
    es: '¿Podemos cambiar cantidades o piezas?',
  },
  answer: {
    pt: '<p>Sim, todas. Diga no pedido o que muda; se uma troca obrigar a outra, por peso, corrente ou ligação, dizemo-lo antes do orçamento.</p>',
    en: '<p>Yes, all of them. Say in your request what changes; if one swap forces another, for weight, power or connections, we say so before quoting.</p>',
    es: '<p>Sí, todas. Diga en la solicitud qué cambia; si un cambio obliga a otro, por peso, corriente o conexión, lo decimos antes del presupuesto.</p>',
  },
} satisfies SetQuestion;
