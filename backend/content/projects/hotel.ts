import type { ProjectContent } from '../entities.ts';

export const hotel = {
  key: 'hotel',
  name: {
    pt: 'A chave do quarto às duas da manhã',
    en: 'A room key at two in the morning',
    es: 'La llave de la habitación a las dos de la mañana',
  },
  client: {
    pt: 'Hotel das Camarinhas',
    en: 'Hotel das Camarinhas',
    es: 'Hotel das Camarinhas',
  },
  sector: { pt: 'Hotelaria', en: 'Hospitality', es: 'Hostelería' },
  place: 'Algarve',
  year: 2025,
  summary: {
    pt: 'Três quiosques Cais 22 recebem quem chega tarde: leem a reserva, confirmam os dados e imprimem o código do quarto. À noite deixou de haver fila, e quem está na receção tem tempo para ajudar.',
    en: 'Three Cais 22 kiosks greet late arrivals: they read the booking, confirm the details and print the room code. The queue at night is gone, and whoever is on the desk has time to help.',
    es: 'Tres quioscos Cais 22 reciben a quien llega tarde: leen la reserva, confirman los datos e imprimen el código de la habitación. De noche ya no hay cola, y quien está en recepción tiene tiempo para ayudar.',
  },
  picture: {
    id: 'project-hotel',
    alt: {
      pt: 'Átrio de hotel com um quiosque branco de ecrã vertical junto à receção',
      en: 'Hotel lobby with a white portrait kiosk beside the reception desk',
      es: 'Vestíbulo de hotel con un quiosco blanco de pantalla vertical junto a la recepción',
    },
  },
} satisfies ProjectContent;
