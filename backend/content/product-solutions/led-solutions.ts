import type { ProductSolutionCategoryContent } from '../entities.ts';

export const ledSolutions = {
  key: 'led-solutions',
  slug: { pt: 'solucoes-led', en: 'led-solutions', es: 'soluciones-led' },
  name: { pt: 'Conjuntos LED', en: 'LED sets', es: 'Conjuntos LED' },
  headline: {
    pt: 'Uma parede LED é a soma do ecrã, da estrutura, da energia e de quem a monta.',
    en: 'An LED wall is the sum of screen, structure, power and the people who put it up.',
    es: 'Una pared LED es la suma de la pantalla, la estructura, la energía y quien la monta.',
  },
  summary: {
    pt: 'Átrio, auditório e fachada, com módulos, estrutura, quadro elétrico, conteúdos e montagem já contados.',
    en: 'Lobby, auditorium and façade, with cabinets, structure, electrical panel, content and assembly already counted.',
    es: 'Vestíbulo, auditorio y fachada, con módulos, estructura, cuadro eléctrico, contenidos y montaje ya contados.',
  },
  intro: {
    pt: '<p>Os módulos são a parte fácil de comparar. O que atrasa uma parede LED é o resto: a parede torta, a corrente que falta, o ar que não circula. Cada conjunto inclui a visita, os desenhos e módulos ou placas de reserva do mesmo lote, para que um remendo de daqui a cinco anos não se note.</p>',
    en: '<p>Cabinets are the easy part to compare. What delays an LED wall is everything else: a wall that is not straight, power that is not there, air that does not move. Every set includes the survey, the drawings and spare cabinets or tiles from the same batch, so that a repair in five years’ time does not show.</p>',
    es: '<p>Los módulos son lo fácil de comparar. Lo que retrasa una pared LED es lo demás: la pared que no está a plomo, la corriente que falta, el aire que no circula. Cada conjunto incluye la visita, los planos y módulos o baldosas de reserva del mismo lote, para que un arreglo dentro de cinco años no se note.</p>',
  },
  picture: {
    id: 'set-led-solutions',
    alt: {
      pt: 'Parede LED larga num átrio ao anoitecer, com ondas de luz, diante de um banco',
      en: 'Wide LED wall with waves of light in a lobby at dusk, a bench before it',
      es: 'Pared LED ancha con ondas de luz en un vestíbulo al anochecer, ante un banco',
    },
  },
  seo: {
    title: {
      pt: 'Conjuntos LED prontos a encomendar',
      en: 'LED wall sets, ready to order',
      es: 'Conjuntos LED listos para encargar',
    },
    description: {
      pt: 'Paredes LED para átrio, auditório e fachada como conjuntos: módulos, estrutura, energia, conteúdos e montagem num só orçamento, com prazos.',
      en: 'LED walls for lobbies, auditoriums and façades as sets: cabinets, structure, power, content and assembly in a single quote, with lead times.',
      es: 'Paneles LED para vestíbulo, auditorio y fachada como conjuntos: módulos, estructura, energía, contenidos y montaje en un presupuesto, con plazos.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies ProductSolutionCategoryContent;
