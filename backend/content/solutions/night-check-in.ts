import type { SolutionDetailContent } from '../entities.ts';

export const nightCheckIn = {
  key: 'night-check-in',
  solution: 'hospitality',
  slug: { pt: 'check-in-noturno', en: 'night-check-in', es: 'check-in-nocturno' },
  name: { pt: 'Check-in noturno', en: 'Night check-in', es: 'Check-in nocturno' },
  headline: {
    pt: 'Da porta ao quarto sem acordar ninguém.',
    en: 'From the door to the room without waking anyone.',
    es: 'De la puerta a la habitación sin despertar a nadie.',
  },
  summary: {
    pt: 'Um quiosque que lê o documento, encontra a reserva, recebe a taxa e entrega a chave, em quatro línguas e a qualquer hora.',
    en: 'A kiosk that reads the document, finds the booking, takes the tax and issues the key, in four languages and at any hour.',
    es: 'Un quiosco que lee el documento, encuentra la reserva, cobra la tasa y entrega la llave, en cuatro idiomas y a cualquier hora.',
  },
  body: {
    pt: `
      <p><strong>Depende de duas ligações</strong>, e convém dizê-lo à partida: ao sistema do hotel, onde estão as reservas, e ao das fechaduras, que codifica o cartão. Com as duas, o hóspede faz tudo sozinho; com a primeira apenas, chega com o registo feito e recebe a chave em mão.</p>
      <p><strong>O documento lê-se, não se fotografa.</strong> O leitor Cédula lê a zona de leitura ótica ou o chip do cartão de cidadão e do passaporte, preenche o boletim de alojamento e não guarda a imagem.</p>
      <p><strong>Há sempre uma pessoa.</strong> Um botão chama a receção, ou quem estiver de serviço, por voz.</p>
    `,
    en: `
      <p><strong>It depends on two links</strong>, and that should be said at the outset: to the hotel’s system, which holds the bookings, and to the lock system, which encodes the card. With both, guests do everything themselves; with the first alone, they reach the desk already registered and are handed a key.</p>
      <p><strong>Documents are read, not photographed.</strong> The Cédula reader takes the machine-readable zone or the chip of an identity card or passport, fills in the guest register and keeps no picture.</p>
      <p><strong>There is always a person.</strong> One button calls reception, or whoever is on duty, by voice.</p>
    `,
    es: `
      <p><strong>Depende de dos conexiones</strong>, y conviene decirlo de entrada: con el sistema del hotel, donde están las reservas, y con el de las cerraduras, que graba la tarjeta. Con ambas, el huésped lo hace todo solo; con la primera, llega con el registro hecho y recibe la llave en mano.</p>
      <p><strong>El documento se lee, no se fotografía.</strong> El lector Cédula lee la zona de lectura mecánica o el chip del documento de identidad y del pasaporte, rellena el parte de viajeros y no guarda la imagen.</p>
      <p><strong>Siempre hay una persona.</strong> Un botón llama a recepción, o a quien esté de guardia, por voz.</p>
    `,
  },
  steps: [
    {
      title: { pt: 'Língua e reserva', en: 'Language and booking', es: 'Idioma y reserva' },
      text: {
        pt: 'Por nome, número ou código QR do e\u2011mail.',
        en: 'By name, number, or the QR code in the email.',
        es: 'Por nombre, número o código QR del correo.',
      },
    },
    {
      title: { pt: 'Documento', en: 'Document', es: 'Documento' },
      text: {
        pt: 'Lido e devolvido. O hóspede confirma e assina.',
        en: 'Read and returned. The guest confirms and signs.',
        es: 'Leído y devuelto. El huésped confirma y firma.',
      },
    },
    {
      title: { pt: 'Pagamento', en: 'Payment', es: 'Pago' },
      text: {
        pt: 'Taxa turística ou saldo, no terminal do braço Moeda.',
        en: 'Tourist tax or balance, at the terminal on the Moeda bracket.',
        es: 'Tasa turística o saldo, en el terminal del soporte Moeda.',
      },
    },
    {
      title: { pt: 'Chave', en: 'Key', es: 'Llave' },
      text: {
        pt: 'Um cartão codificado; o piso e o pequeno-almoço ficam no ecrã e vão para o telemóvel.',
        en: 'An encoded card; floor and breakfast stay on screen and go to the phone.',
        es: 'Una tarjeta grabada; la planta y el desayuno quedan en pantalla y van al móvil.',
      },
    },
  ],
  picture: {
    id: 'use-night-check-in',
    alt: {
      pt: 'Um Cais 22 pronto para o check-in à luz dos candeeiros, com a receção vazia',
      en: 'A Cais 22 ready for check-in by lamplight, the reception unattended',
      es: 'Un Cais 22 listo para el check-in a la luz de las lámparas, con la recepción vacía',
    },
  },
  products: ['cais-22', 'pausa-12', 'cartaz'],
  questions: [
    {
      key: 'fechaduras',
      question: {
        pt: 'Com que fechaduras funciona?',
        en: 'Which locks does it work with?',
        es: '¿Con qué cerraduras funciona?',
      },
      answer: {
        pt: '<p>Com as de cartão cujo fabricante dê a interface de codificação. Diga-nos marca e modelo; se não for possível, o quiosque dá um código para um cofre de chaves.</p>',
        en: '<p>With card locks whose maker provides an encoding interface. Tell us make and model; where that is not possible, the kiosk gives a code for a key safe.</p>',
        es: '<p>Con las de tarjeta cuyo fabricante facilite la interfaz de grabación. Díganos marca y modelo; si no es posible, el quiosco da un código para una caja de llaves.</p>',
      },
    },
    {
      key: 'grupos',
      question: {
        pt: 'E um autocarro com quarenta pessoas?',
        en: 'What about a coach with forty people?',
        es: '¿Y un autocar con cuarenta personas?',
      },
      answer: {
        pt: '<p>Para grupos, o guia faz um só registo antes da chegada e as chaves saem já separadas. O quiosque serve quem chega sozinho.</p>',
        en: '<p>For groups the guide registers everyone before arrival and keys are prepared. The kiosk is for those who come alone.</p>',
        es: '<p>Para grupos, el guía hace un solo registro antes de llegar y las llaves se preparan. El quiosco es para quien llega solo.</p>',
      },
    },
  ],
  seo: {
    title: {
      pt: 'Quiosque de check-in para hotéis, dia e noite',
      en: 'Hotel check-in kiosks, day and night',
      es: 'Quiosco de check-in para hoteles, día y noche',
    },
    description: {
      pt: 'Leitura de documentos, ligação ao sistema do hotel e às fechaduras, pagamento e chave: o check-in de quem chega de noite, passo a passo.',
      en: 'Document reading, links to the hotel’s system and locks, payment and key: check-in for guests who arrive at night, one step after another.',
      es: 'Lectura de documentos, conexión con el sistema del hotel y las cerraduras, pago y llave: el check-in de quien llega de noche, paso a paso.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies SolutionDetailContent;
