import type { ProductSolutionContent } from '../entities.ts';
import { nightCheckIn } from '../solutions/night-check-in.ts';
import { changes, serviceLevel } from './questions.ts';

export const hotelArrival = {
  key: 'hotel-arrival',
  category: 'reception-and-queues',
  slug: { pt: 'chegada-ao-hotel', en: 'hotel-arrival', es: 'llegada-al-hotel' },
  name: { pt: 'Chegada ao hotel', en: 'Hotel arrival', es: 'Llegada al hotel' },
  headline: {
    pt: 'Check-in, chave e telemóvel carregado, para um hotel de sessenta a cem quartos.',
    en: 'Check-in, key and a charged phone, for a hotel of sixty to a hundred rooms.',
    es: 'Check-in, llave y móvil cargado, para un hotel de sesenta a cien habitaciones.',
  },
  summary: {
    pt: 'Dois quiosques com leitor de documentos e dispensador de cartões, ligados ao sistema do hotel e às fechaduras, e doze cacifos de carregamento.',
    en: 'Two kiosks with document reader and card dispenser, linked to the hotel’s system and locks, and twelve charging lockers.',
    es: 'Dos quioscos con lector de documentos y dispensador de tarjetas, conectados con el sistema del hotel y las cerraduras, y doce taquillas de carga.',
  },
  body: {
    pt: `
      <p>O equipamento chega em seis semanas; o que decide a data é a ligação. Por isso começamos por ela: pedimos o acesso de teste ao fornecedor do sistema do hotel e ao das fechaduras na primeira semana, e dizemos logo o que se pode e o que não se pode fazer.</p>
      <h3>O que convém ver antes</h3>
      <ul>
      <li>O contrato do sistema do hotel: algumas interfaces pagam-se à parte, ao fornecedor.</li>
      <li>A marca das fechaduras e do codificador de cartões.</li>
      <li>Um sítio à vista da receção, com rede e corrente.</li>
      </ul>
    `,
    en: `
      <p>Equipment arrives within six weeks; what decides the date is the link. So we begin there: in the first week we ask the makers of the hotel’s system and of its locks for test access, and say at once what can be done and what cannot.</p>
      <h3>What to check beforehand</h3>
      <ul>
      <li>The contract for the hotel’s system: some makers charge for their interface.</li>
      <li>The make of the locks and of the card encoder.</li>
      <li>A place within sight of reception, with network and power.</li>
      </ul>
    `,
    es: `
      <p>El equipo llega en seis semanas; lo que decide la fecha es la conexión. Por eso empezamos por ella: la primera semana pedimos acceso de prueba al proveedor del sistema del hotel y al de las cerraduras, y decimos enseguida qué se puede hacer y qué no.</p>
      <h3>Lo que conviene ver antes</h3>
      <ul>
      <li>El contrato del sistema del hotel: algunas interfaces se pagan aparte, al proveedor.</li>
      <li>La marca de las cerraduras y del grabador de tarjetas.</li>
      <li>Un sitio a la vista de recepción, con red y corriente.</li>
      </ul>
    `,
  },
  picture: nightCheckIn.picture,
  figures: [
    {
      value: { pt: '8\u00a0semanas', en: '8\u00a0weeks', es: '8\u00a0semanas' },
      label: {
        pt: 'da encomenda à primeira noite',
        en: 'from order to first night',
        es: 'del pedido a la primera noche',
      },
    },
    { value: '4', label: { pt: 'línguas', en: 'languages', es: 'idiomas' } },
    { value: '12', label: { pt: 'telemóveis a carregar', en: 'phones charging', es: 'móviles cargando' } },
  ],
  parts: [
    {
      product: 'cais-22',
      quantity: 2,
      note: {
        pt: 'Versão Chave, com dispensador de cartões',
        en: 'Key version, with card dispenser',
        es: 'Versión Llave, con dispensador de tarjetas',
      },
    },
    {
      name: { pt: 'Leitor de documentos Cédula', en: 'Cédula document reader', es: 'Lector de documentos Cédula' },
      quantity: 2,
      note: {
        pt: 'Cartão de cidadão e passaporte, sem guardar a imagem',
        en: 'Identity cards and passports, keeping no picture',
        es: 'Documento de identidad y pasaporte, sin guardar la imagen',
      },
    },
    {
      name: { pt: 'Suporte Moeda', en: 'Moeda bracket', es: 'Soporte Moeda' },
      quantity: 2,
      note: {
        pt: 'Para o terminal de pagamento do banco do hotel',
        en: 'For the payment terminal from the hotel’s bank',
        es: 'Para el terminal de pago del banco del hotel',
      },
    },
    {
      product: 'pausa-12',
      quantity: 1,
      note: {
        pt: 'Doze cacifos com código, para quem espera pelo quarto',
        en: 'Twelve lockers with a code, for guests waiting for their room',
        es: 'Doce taquillas con código, para quien espera la habitación',
      },
    },
    {
      name: {
        pt: 'Ligação ao sistema do hotel',
        en: 'Link to the hotel’s system',
        es: 'Conexión con el sistema del hotel',
      },
      quantity: 1,
      note: {
        pt: 'Reservas, quartos, conta e boletim de alojamento',
        en: 'Bookings, rooms, folio and guest register',
        es: 'Reservas, habitaciones, cuenta y parte de viajeros',
      },
    },
    {
      name: { pt: 'Ligação às fechaduras', en: 'Link to the locks', es: 'Conexión con las cerraduras' },
      quantity: 1,
      note: {
        pt: 'Codificação do cartão no quiosque',
        en: 'Card encoding at the kiosk',
        es: 'Grabación de la tarjeta en el quiosco',
      },
    },
    {
      name: { pt: 'Instalação e duas noites', en: 'Installation and two nights', es: 'Instalación y dos noches' },
      quantity: 1,
      note: {
        pt: 'Um dia de montagem; ficamos das 22h00 às 3h00 nas duas primeiras',
        en: 'A day to install; we stay from 22:00 to 3:00 on the first two',
        es: 'Un día de montaje; nos quedamos de 22:00 a 3:00 las dos primeras',
      },
    },
  ],
  steps: [
    {
      title: { pt: 'Semana 1: acessos', en: 'Week 1: access', es: 'Semana 1: accesos' },
      text: {
        pt: 'Pedidos aos dois fornecedores. Dizemos o que é possível.',
        en: 'Requests to both makers. We say what is possible.',
        es: 'Solicitudes a ambos proveedores. Decimos qué es posible.',
      },
    },
    {
      title: { pt: 'Semanas 2 a 6: ligação', en: 'Weeks 2 to 6: the link', es: 'Semanas 2 a 6: conexión' },
      text: {
        pt: 'Testes com reservas fictícias, nas quatro línguas.',
        en: 'Tests on made-up bookings, in four languages.',
        es: 'Pruebas con reservas ficticias, en cuatro idiomas.',
      },
    },
    {
      title: { pt: 'Semana 7: ensaio', en: 'Week 7: rehearsal', es: 'Semana 7: ensayo' },
      text: {
        pt: 'A equipa da receção faz vinte check-ins na nossa oficina.',
        en: 'Reception staff do twenty check-ins in our workshop.',
        es: 'El equipo de recepción hace veinte check-ins en el taller.',
      },
    },
    {
      title: { pt: 'Semana 8: noite', en: 'Week 8: the night', es: 'Semana 8: la noche' },
      text: {
        pt: 'Abre-se na noite mais calma da semana.',
        en: 'We open on the quietest night of the week.',
        es: 'Se abre la noche más tranquila de la semana.',
      },
    },
  ],
  questions: [
    {
      key: 'excluido',
      question: { pt: 'O que não está incluído?', en: 'What is not included?', es: '¿Qué no está incluido?' },
      answer: {
        pt: '<p>O que os fornecedores do sistema e das fechaduras cobrem pelas interfaces, os cartões e o terminal de pagamento.</p>',
        en: '<p>Whatever the makers of system and locks charge for their interfaces, the cards, and the payment terminal.</p>',
        es: '<p>Lo que cobren los proveedores del sistema y de las cerraduras por sus interfaces, las tarjetas y el terminal de pago.</p>',
      },
    },
    {
      key: 'dispensar',
      question: { pt: 'Substitui a receção?', en: 'Does it replace reception?', es: '¿Sustituye a la recepción?' },
      answer: {
        pt: '<p>Não. Tira-lhe a fila e a cópia de documentos. Há sempre um botão que chama uma pessoa.</p>',
        en: '<p>No. It takes away the queue and the copying of documents. One button always calls a person.</p>',
        es: '<p>No. Le quita la cola y la copia de documentos. Siempre hay un botón que llama a una persona.</p>',
      },
    },
    serviceLevel,
    changes,
  ],
  projects: ['hotel'],
  seo: {
    title: {
      pt: 'Conjunto de check-in para hotéis',
      en: 'Hotel check-in set',
      es: 'Conjunto de check-in para hoteles',
    },
    description: {
      pt: 'Dois quiosques com leitor de documentos e chave, cacifos de carregamento e ligação ao sistema do hotel e às fechaduras, em oito semanas.',
      en: 'Two kiosks with document reader and key dispenser, charging lockers, and links to the hotel’s system and its locks, within eight weeks.',
      es: 'Dos quioscos con lector de documentos y llave, taquillas de carga y conexión con el sistema del hotel y las cerraduras, en ocho semanas.',
    },
  },
  updatedAt: '2026-11-21T09:00:00Z',
} satisfies ProductSolutionContent;
