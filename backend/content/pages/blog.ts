import type { PageContent } from '../entities.ts';

export const blog = {
  key: 'blog',
  title: { pt: 'Guias de compra', en: 'Buying guides', es: 'Guías de compra' },
  headline: {
    pt: 'Contas, normas e experiência de oficina, escritas por quem monta e repara. Sem registo e sem pressa.',
    en: 'Sums, standards and workshop experience, written by the people who assemble and repair. Nothing to sign up for.',
    es: 'Cuentas, normas y experiencia de taller, escritas por quienes montan y reparan. Sin registro y sin prisa.',
  },
  blocks: [],
  seo: {
    title: {
      pt: 'Blogue para quem compra equipamento interativo',
      en: 'Blog for buyers of interactive equipment',
      es: 'Blog para quien compra equipos interactivos',
    },
    description: {
      pt: 'Artigos sobre tamanhos, brilho, normas, cadernos de encargos, limpeza e custos de ecrãs, quiosques e mesas interativas, com contas e tabelas.',
      en: 'Articles on sizes, brightness, standards, tenders and running costs of screens, kiosks and interactive tables, with the sums and tables to use.',
      es: 'Artículos sobre tamaños, brillo, normas, pliegos y costes de pantallas, quioscos y mesas interactivas, con sus cuentas y tablas listas para usar.',
    },
  },
  updatedAt: '2026-11-10T09:00:00Z',
} satisfies PageContent;
