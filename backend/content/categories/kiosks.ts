import type { CategoryContent } from '../entities.ts';

export const kiosks = {
  key: 'kiosks',
  slug: { pt: 'quiosques-interativos', en: 'interactive-kiosks', es: 'quioscos-interactivos' },
  name: { pt: 'Quiosques interativos', en: 'Interactive kiosks', es: 'Quioscos interactivos' },
  headline: {
    pt: 'Para quem chega e quer tratar do assunto sem esperar.',
    en: 'For people who arrive and want it done without waiting.',
    es: 'Para quien llega y quiere resolverlo sin esperar.',
  },
  intro: {
    pt: '<p>Um quiosque tem segundos para se explicar. Quem está à frente dele traz malas, filhos ou pressa, e muitas vezes nunca o viu. Por isso desenhamos primeiro a ordem dos gestos: ler, escolher, pagar, levar o talão.</p><p>Impressora, leitor de códigos e terminal de pagamento ficam à altura de quem está sentado numa cadeira de rodas. O rolo de papel muda-se em menos de um minuto, pela frente, com uma chave.</p>',
    en: '<p>A kiosk has seconds to explain itself. The person in front of it has luggage, children or a train to catch, and has often never seen it before. So we design the order of movements first: read, choose, pay, take the slip.</p><p>Printer, code reader and payment terminal sit within reach of a wheelchair user. A paper roll is changed from the front, with one key, in under a minute.</p>',
    es: '<p>Un quiosco tiene segundos para explicarse. Quien está delante lleva maletas, niños o prisa, y muchas veces no lo ha visto nunca. Por eso diseñamos primero el orden de los gestos: leer, elegir, pagar y recoger el tique.</p><p>La impresora, el lector de códigos y el terminal de pago quedan al alcance de quien va en silla de ruedas. El rollo de papel se cambia por delante, con una llave, en menos de un minuto.</p>',
  },
  summary: {
    pt: 'De chão ou de balcão, para fazer o check-in, tirar senha, encomendar e pagar.',
    en: 'Floor-standing or on the counter: check in, take a ticket, order and pay.',
    es: 'De pie o de mostrador: para registrarse, coger turno, pedir y pagar.',
  },
  picture: {
    id: 'cais-32-front',
    alt: {
      pt: 'Quiosque azul-escuro de ecrã vertical, com risca coral de lado e terminal de pagamento',
      en: 'Dark blue portrait kiosk with a coral side stripe and a payment terminal',
      es: 'Quiosco azul oscuro de pantalla vertical, con franja coral lateral y terminal de pago',
    },
  },
  order: 3,
  seo: {
    title: {
      pt: 'Quiosques interativos de chão e de balcão',
      en: 'Interactive kiosks, floor and counter',
      es: 'Quioscos interactivos de pie y de mostrador',
    },
    description: {
      pt: 'Quiosques interativos para check-in, senhas, encomendas e pagamento. Impressora, leitor QR e terminal à altura de todos. De 15,6 a 32 polegadas.',
      en: 'Interactive kiosks for check-in, queue tickets, ordering and payment. Printer, QR reader and terminal within everyone’s reach. 15.6 to 32 inches.',
      es: 'Quioscos interactivos para registro, turnos, pedidos y pago. Impresora, lector QR y terminal al alcance de todos. De 15,6 a 32 pulgadas.',
    },
  },
  updatedAt: '2026-10-05T08:50:00Z',
} satisfies CategoryContent;
