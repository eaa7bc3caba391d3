import type { CategoryContent } from '../entities.ts';

export const kiosks = {
  key: 'kiosks',
  slug: { pt: 'quiosques-interativos', en: 'interactive-kiosks', es: 'quioscos-interactivos' },
  name: { pt: 'Quiosques interativos', en: 'Interactive kiosks', es: 'Quioscos interactivos' },
  shortName: { pt: 'Quiosques', en: 'Kiosks', es: 'Quioscos' },
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
      pt: 'Receção de clínica com três quiosques: um branco e esguio, um azul-escuro de pagamento e um pequeno em cima do balcão',
      en: 'Clinic reception with three kiosks: a slim white one, a dark blue one for payment and a small one on the desk',
      es: 'Recepción de clínica con tres quioscos: uno blanco y esbelto, uno azul oscuro de pago y uno pequeño sobre el mostrador',
    },
  },
  order: 5,
  questions: [
    {
      key: 'sistema',
      question: {
        pt: 'Liga-se ao nosso sistema de senhas, hotel ou caixa?',
        en: 'Does it link to our queue, hotel or till system?',
        es: '¿Se conecta con nuestro sistema de turnos, hotel o caja?',
      },
      answer: {
        pt: '<p>Sim, e ensaiamos a ligação antes da entrega: marcações e senhas no Cais 22, caixa e terminal de pagamento no Cais 32. Diga-nos no pedido que programa usa e que versão.</p>',
        en: '<p>Yes, and we test the link before delivery: bookings and queue tickets on the Cais 22, till and payment terminal on the Cais 32. Tell us in your request which program you use, and which version.</p>',
        es: '<p>Sí, y probamos la conexión antes de la entrega: citas y turnos en la Cais 22, caja y datáfono en la Cais 32. Indíquenos en la solicitud qué programa usa y en qué versión.</p>',
      },
    },
    {
      key: 'fatura',
      question: {
        pt: 'O quiosque emite fatura?',
        en: 'Does the kiosk issue invoices?',
        es: '¿El quiosco emite facturas?',
      },
      answer: {
        pt: '<p>Imprime a que o seu programa de faturação emite, certificado pela Autoridade Tributária em Portugal ou adaptado ao Veri*factu em Espanha. O quiosque, por si, não fatura.</p>',
        en: '<p>It prints the one that your till software issues, certified by the tax authority in Portugal or adapted to Veri*factu in Spain. The kiosk does not invoice by itself.</p>',
        es: '<p>Imprime la que emite su programa de facturación, certificado por la autoridad tributaria en Portugal o adaptado a Veri*factu en España. El quiosco no factura por sí mismo.</p>',
      },
    },
    {
      key: 'cadeira',
      question: {
        pt: 'Serve quem está em cadeira de rodas ou não vê?',
        en: 'Does it serve wheelchair users and people who cannot see?',
        es: '¿Sirve a quien va en silla de ruedas o no ve?',
      },
      answer: {
        pt: '<p>Nos quiosques de chão, um botão baixa tudo o que se toca para menos de 1,20 m. Há voz pelos auscultadores, letra maior e contraste; com o teclado Relevo usa-se só pelo som. O relatório de conformidade com a EN 301 549 envia-se a pedido.</p>',
        en: '<p>On the floor-standing models one button brings everything you touch below 1.20 m. There is speech by headphones, larger type and high contrast; with the Relevo keypad the kiosk can be used by sound alone. The EN 301 549 conformity report is sent on request.</p>',
        es: '<p>En los quioscos de pie, un botón baja todo lo que se toca a menos de 1,20 m. Hay voz por auriculares, letra más grande y contraste; con el teclado Relevo se usa solo con el oído. El informe de conformidad con la EN 301 549 se envía previa solicitud.</p>',
      },
    },
    {
      key: 'papel',
      question: {
        pt: 'E quando acaba o papel?',
        en: 'What happens when the paper runs out?',
        es: '¿Qué pasa cuando se acaba el papel?',
      },
      answer: {
        pt: '<p>O quiosque avisa antes: no Cais 22 segue um e-mail quando faltam 50 talões dos cerca de 800 de cada rolo. O rolo troca-se pela frente, com uma chave.</p>',
        en: '<p>The kiosk says so before it does: the Cais 22 sends an email with 50 slips left of the 800 or so on a roll. The roll is changed from the front, with one key.</p>',
        es: '<p>El quiosco avisa antes: la Cais 22 envía un correo cuando quedan 50 tiques de los cerca de 800 de cada rollo. El rollo se cambia por delante, con una llave.</p>',
      },
    },
  ],
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
