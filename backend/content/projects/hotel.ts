import type { ProjectContent } from '../entities.ts';

export const hotel = {
  key: 'hotel',
  name: {
    pt: 'Check-in às duas da manhã',
    en: 'Check-in at two in the morning',
    es: 'Check-in a las dos de la madrugada',
  },
  client: {
    pt: 'Hotel das Camarinhas',
    en: 'Hotel das Camarinhas',
    es: 'Hotel das Camarinhas',
  },
  sector: 'hospitality',
  place: 'Algarve',
  year: 2025,
  summary: {
    pt: 'Três quiosques Cais 22, ligados ao sistema do hotel, recebem quem chega tarde: leem o documento de identificação, confirmam a reserva e imprimem o código do quarto. Quem está na receção ajuda quem precisa.',
    en: 'Three Cais 22 kiosks, linked to the hotel’s system, greet late arrivals: they read the identity document, confirm the booking and print the room code. Whoever is on the desk helps those who need it.',
    es: 'Tres quioscos Cais 22, conectados al sistema del hotel, reciben a quien llega tarde: leen el documento de identidad, confirman la reserva e imprimen el código de la habitación. Quien está en recepción ayuda a quien lo necesita.',
  },
  picture: {
    id: 'project-hotel',
    alt: {
      pt: 'Átrio de hotel com um quiosque branco de ecrã vertical junto à receção',
      en: 'Hotel lobby with a white portrait kiosk beside the reception desk',
      es: 'Vestíbulo de hotel con un quiosco blanco de pantalla vertical junto a la recepción',
    },
  },
  slug: {
    pt: 'check-in-as-duas-da-manha',
    en: 'check-in-at-two-in-the-morning',
    es: 'check-in-a-las-dos-de-la-madrugada',
  },
  story: {
    pt: 'Três quiosques Cais 22, ligados ao sistema do hotel, recebem quem chega tarde: leem o documento de identificação, confirmam a reserva e imprimem o código do quarto. Quem está na receção ajuda quem precisa.',
    en: 'Three Cais 22 kiosks, linked to the hotel’s system, greet late arrivals: they read the identity document, confirm the booking and print the room code. Whoever is on the desk helps those who need it.',
    es: 'Tres quioscos Cais 22, conectados al sistema del hotel, reciben a quien llega tarde: leen el documento de identidad, confirman la reserva e imprimen el código de la habitación. Quien está en recepción ayuda a quien lo necesita.',
  },
  figures: [],
  gallery: [],
  products: [{ product: 'cais-22', quantity: 3 }],
  seo: {
    title: {
      pt: 'Check-in às duas da manhã',
      en: 'Check-in at two in the morning',
      es: 'Check-in a las dos de la madrugada',
    },
    description: {
      pt: 'Três quiosques Cais 22, ligados ao sistema do hotel, recebem quem chega tarde: leem o documento de identificação, confirmam a reserva e imprimem o código do quarto. Quem está na receção ajuda quem precisa.',
      en: 'Three Cais 22 kiosks, linked to the hotel’s system, greet late arrivals: they read the identity document, confirm the booking and print the room code. Whoever is on the desk helps those who need it.',
      es: 'Tres quioscos Cais 22, conectados al sistema del hotel, reciben a quien llega tarde: leen el documento de identidad, confirman la reserva e imprimen el código de la habitación. Quien está en recepción ayuda a quien lo necesita.',
    },
  },
  updatedAt: '2026-11-20T09:00:00Z',
} satisfies ProjectContent;
