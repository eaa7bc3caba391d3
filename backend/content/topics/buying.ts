import type { TopicContent } from '../entities.ts';
import type { WrittenLocale } from '../localised.ts';

export const buying = {
  key: 'buying',
  slug: { pt: 'comprar', en: 'buying', es: 'comprar' },
  name: { pt: 'Comprar', en: 'Buying', es: 'Comprar' },
  headline: {
    pt: 'Cadernos de encargos, normas e custos ao longo dos anos.',
    en: 'Tenders, standards and what equipment costs over the years.',
    es: 'Pliegos, normas y lo que cuesta un equipo a lo largo de los años.',
  },
  seo: {
    title: {
      pt: 'Cadernos de encargos, normas e custos',
      en: 'Tenders, standards and running costs',
      es: 'Pliegos, normas y costes',
    },
    description: {
      pt: 'O que escrever num caderno de encargos de equipamento interativo, o que pede a EN 301 549 e como se calcula o custo de um ecrã em sete anos.',
      en: 'What to write in a tender for interactive equipment, what EN 301 549 asks of a kiosk and how to work out what a screen costs over seven years.',
      es: 'Qué escribir en un pliego de equipos interactivos, qué pide la EN 301 549 a un quiosco y cómo se calcula el coste de una pantalla en siete años.',
    },
  },
  updatedAt: '2026-11-10T09:00:00Z',
} satisfies TopicContent<WrittenLocale>;
