import type { CategoryContent } from '../entities.ts';

export const kiosks = {
  key: 'kiosks',
  slug: { pt: 'quiosques-interativos', en: 'interactive-kiosks', es: 'quioscos-interactivos' },
  name: { pt: 'Quiosques interativos', en: 'Interactive kiosks', es: 'Quioscos interactivos' },
  headline: {
    pt: 'Check-in, senhas, pedidos e pagamento, sem esperar pelo balcão.',
    en: 'Check-in, queue tickets, orders and payment, without waiting for the desk.',
    es: 'Check-in, turnos, pedidos y pago, sin esperar al mostrador.',
  },
  intro: {
    pt: '<p>Os quiosques de chão servem entradas e salas de espera; o de balcão, farmácias e receções. Quem está à frente deles traz malas, filhos ou pressa, e por isso desenhamos primeiro a ordem dos gestos: ler, escolher, pagar, levar o talão.</p><p>Nos modelos de chão, a impressora, o leitor de códigos e o terminal de pagamento ficam à altura de quem está sentado numa cadeira de rodas. O rolo de papel muda-se pela frente, com uma chave.</p>',
    en: '<p>Floor-standing kiosks suit entrances and waiting rooms; the countertop one suits pharmacies and reception desks. Whoever stands in front of them has luggage, children or a train to catch, so we design the sequence first: read, choose, pay, take the slip.</p><p>On the floor-standing models, printer, code reader and payment terminal sit within reach of a wheelchair user. The paper roll is changed from the front, with one key.</p>',
    es: '<p>Los quioscos de pie son para entradas y salas de espera; el de sobremesa, para farmacias y recepciones. Quien está delante lleva maletas, niños o prisa, y por eso diseñamos primero el orden de los gestos: leer, elegir, pagar y recoger el tique.</p><p>En los modelos de pie, la impresora, el lector de códigos y el terminal de pago quedan al alcance de quien va en silla de ruedas. El rollo de papel se cambia por delante, con una llave.</p>',
  },
  summary: {
    pt: 'De chão ou de balcão, para fazer o check-in, tirar senha, encomendar e pagar.',
    en: 'Floor-standing or countertop, to check in, take a ticket, order and pay.',
    es: 'De pie o de sobremesa, para hacer el check-in, coger turno, pedir y pagar.',
  },
  picture: {
    id: 'category-kiosks',
    alt: {
      pt: 'Entrada com três quiosques: um branco e esguio, que alguém usa, um azul-escuro de pedidos e um pequeno em cima do balcão',
      en: 'Entrance with three kiosks: a slim white one in use, a dark blue ordering point and a small one on the desk',
      es: 'Entrada con tres quioscos: uno blanco y esbelto, que alguien usa, uno azul oscuro de pedidos y uno pequeño sobre el mostrador',
    },
  },
  order: 5,
  questions: [],
  seo: {
    title: {
      pt: 'Quiosques interativos de chão e de balcão',
      en: 'Floor-standing and countertop interactive kiosks',
      es: 'Quioscos interactivos de pie y de sobremesa',
    },
    description: {
      pt: 'Quiosques interativos para check-in, senhas, encomendas e pagamento. De chão ou de balcão, com impressora, leitor QR e terminal, de 15,6 a 32 polegadas.',
      en: 'Interactive kiosks for check-in, queue tickets, ordering and payment. Floor-standing or countertop, 15.6 to 32 inches, with printer and QR reader.',
      es: 'Quioscos interactivos para check-in, turnos, pedidos y pago. De pie o de sobremesa, con impresora, lector QR y terminal, de 15,6 a 32 pulgadas.',
    },
  },
  updatedAt: '2026-10-05T08:50:00Z',
} satisfies CategoryContent;
