import type { SolutionContent } from '../entities.ts';

export const hospitality = {
  key: 'hospitality',
  name: { pt: 'Hotelaria e restauração', en: 'Hotels and restaurants', es: 'Hoteles y restaurantes' },
  summary: {
    pt: 'Check-in à meia-noite sem receção, pedidos à hora de almoço sem gritar por cima do balcão, em quatro línguas.',
    en: 'Check-in at midnight without a receptionist, lunchtime orders without shouting across the counter, in four languages.',
    es: 'Registro a medianoche sin recepcionista y pedidos a mediodía sin gritar por encima de la barra, en cuatro idiomas.',
  },
} satisfies SolutionContent;
