import type { SolutionContent } from '../entities.ts';

export const hospitality = {
  key: 'hospitality',
  name: { pt: 'Hotelaria e restauração', en: 'Hotels and restaurants', es: 'Hoteles y restaurantes' },
  summary: {
    pt: 'Check-in a qualquer hora, com leitura de documentos e ligação ao sistema do hotel, e pedidos à hora de almoço, em quatro línguas.',
    en: 'Check-in at any hour, with document reading and a link to the hotel’s system, and lunchtime orders, in four languages.',
    es: 'Check-in a cualquier hora, con lectura de documentos y conexión con el sistema del hotel, y pedidos a mediodía, en cuatro idiomas.',
  },
  slug: { pt: 'hotelaria', en: 'hospitality', es: 'hosteleria' },
  headline: {
    pt: 'Check-in a qualquer hora, com leitura de documentos e ligação ao sistema do hotel, e pedidos à hora de almoço, em quatro línguas.',
    en: 'Check-in at any hour, with document reading and a link to the hotel’s system, and lunchtime orders, in four languages.',
    es: 'Check-in a cualquier hora, con lectura de documentos y conexión con el sistema del hotel, y pedidos a mediodía, en cuatro idiomas.',
  },
  time: [2, 0],
  problem: {
    pt: 'Check-in a qualquer hora, com leitura de documentos e ligação ao sistema do hotel, e pedidos à hora de almoço, em quatro línguas.',
    en: 'Check-in at any hour, with document reading and a link to the hotel’s system, and lunchtime orders, in four languages.',
    es: 'Check-in a cualquier hora, con lectura de documentos y conexión con el sistema del hotel, y pedidos a mediodía, en cuatro idiomas.',
  },
  approach: {
    pt: 'Check-in a qualquer hora, com leitura de documentos e ligação ao sistema do hotel, e pedidos à hora de almoço, em quatro línguas.',
    en: 'Check-in at any hour, with document reading and a link to the hotel’s system, and lunchtime orders, in four languages.',
    es: 'Check-in a cualquier hora, con lectura de documentos y conexión con el sistema del hotel, y pedidos a mediodía, en cuatro idiomas.',
  },
  picture: {
    id: 'solution-hospitality',
    alt: { pt: 'Hotelaria e restauração', en: 'Hotels and restaurants', es: 'Hoteles y restaurantes' },
  },
  figures: [],
  products: [],
  questions: [],
  order: 5,
  seo: {
    title: { pt: 'Hotelaria e restauração', en: 'Hotels and restaurants', es: 'Hoteles y restaurantes' },
    description: {
      pt: 'Check-in a qualquer hora, com leitura de documentos e ligação ao sistema do hotel, e pedidos à hora de almoço, em quatro línguas.',
      en: 'Check-in at any hour, with document reading and a link to the hotel’s system, and lunchtime orders, in four languages.',
      es: 'Check-in a cualquier hora, con lectura de documentos y conexión con el sistema del hotel, y pedidos a mediodía, en cuatro idiomas.',
    },
  },
  updatedAt: '2026-11-20T09:00:00Z',
} satisfies SolutionContent;
