import type { PageContent } from '../entities.ts';

export const productsPage = {
  key: 'products',
  title: { pt: 'Produtos', en: 'Products', es: 'Productos' },
  headline: {
    pt: 'Nove famílias, do ecrã da sala de aula à parede LED do átrio. Cada modelo tem ficha técnica, especificações para comparar e texto para cadernos de encargos.',
    en: 'Nine families, from the classroom screen to the LED wall in the lobby. Every model has a datasheet, specifications to compare and text for tender documents.',
    es: 'Nueve familias, de la pantalla del aula a la pared LED del vestíbulo. Cada modelo tiene ficha técnica, especificaciones para comparar y texto para pliegos.',
  },
  blocks: [],
  seo: {
    title: {
      pt: 'Produtos: ecrãs, mesas, totens, quiosques e LED',
      en: 'Products: screens, tables, totems, kiosks and LED',
      es: 'Productos: pantallas, mesas, tótems, quioscos y LED',
    },
    description: {
      pt: 'Todo o equipamento interativo em nove famílias: ecrãs, mesas, montras, totens, quiosques, LED, carregamento de telemóveis, software e acessórios.',
      en: 'All our interactive equipment in nine families: screens, tables, shop windows, totems, kiosks, LED walls, phone charging, software and accessories.',
      es: 'Todo el equipo interactivo en nueve familias: pantallas, mesas, escaparates, tótems, quioscos, LED, carga de móviles, software y accesorios.',
    },
  },
  updatedAt: '2026-11-20T09:00:00Z',
} satisfies PageContent;
