import type { ProductSolutionCategoryContent } from '../entities.ts';

export const receptionAndQueues = {
  key: 'reception-and-queues',
  slug: { pt: 'rececao-e-filas', en: 'reception-and-queues', es: 'recepcion-y-colas' },
  name: { pt: 'Receção e filas', en: 'Reception and queues', es: 'Recepción y colas' },
  headline: {
    pt: 'Da porta ao balcão: quem chega sabe onde está, quanto falta e por quem espera.',
    en: 'From door to desk: people know where they are, how long it takes and who will see them.',
    es: 'De la puerta al mostrador: quien llega sabe dónde está, cuánto falta y a quién espera.',
  },
  summary: {
    pt: 'Visitas, senhas e check-in, com quiosque, ecrã de chamada, ligação aos sistemas que já existem e papel para o primeiro ano.',
    en: 'Visitors, queue tickets and check-in, with kiosk, call display, links to the systems in place and paper for the first year.',
    es: 'Visitas, turnos y check-in, con quiosco, pantalla de llamada, conexión con los sistemas existentes y papel para el primer año.',
  },
  intro: {
    pt: '<p>Um quiosque vale pelo sistema a que está ligado. Por isso a ligação é uma linha do conjunto, com horas e com data: testamo-la na oficina, com dados fictícios, antes de o equipamento sair. O que ainda não tiver interface fica dito antes da encomenda.</p>',
    en: '<p>A kiosk is worth as much as the system behind it. That is why the link is a line of the set, with hours and a date: we test it in our workshop, on dummy data, before the equipment leaves. Anything that has no interface yet is stated before you order.</p>',
    es: '<p>Un quiosco vale lo que el sistema al que está conectado. Por eso la conexión es una línea del conjunto, con horas y con fecha: la probamos en el taller, con datos ficticios, antes de que salga el equipo. Lo que aún no tenga interfaz queda dicho antes del pedido.</p>',
  },
  picture: {
    id: 'set-reception-and-queues',
    alt: {
      pt: 'Entrada luminosa: um quiosque branco dá a senha 214 e, ao fundo, um ecrã de chamada vai na 209, por cima de quatro cadeiras',
      en: 'Bright entrance: a white kiosk gives ticket 214; behind, above four seats, a call display has reached 209',
      es: 'Entrada luminosa: un quiosco blanco da el turno 214 y, al fondo, sobre cuatro asientos, una pantalla de llamada va por el 209',
    },
  },
  seo: {
    title: {
      pt: 'Conjuntos para receção, senhas e check-in',
      en: 'Sets for reception, queues and check-in',
      es: 'Conjuntos para recepción, turnos y check-in',
    },
    description: {
      pt: 'Quiosque, ecrã de chamada, ligação ao sistema que já tem, instalação e formação: conjuntos para visitas, senhas e check-in, com prazos.',
      en: 'Kiosk, call display, a link to the system you have, installation and training: sets for visitors, queue tickets and check-in, with dates.',
      es: 'Quiosco, pantalla de llamada, conexión con el sistema que ya tiene, instalación y formación: conjuntos para visitas, turnos y check-in.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies ProductSolutionCategoryContent;
