import type { PageContent } from '../entities.ts';

export const lpEbooks = {
  key: 'lp-ebooks',
  title: { pt: 'Três guias curtos para ler antes de comprar' },
  headline: {
    pt: 'Cada um lê-se em meia hora e acaba numa lista para imprimir e levar para a reunião.',
  },
  blocks: [],
  seo: {
    title: { pt: 'Ebooks sobre equipamento interativo' },
    description: {
      pt: 'Três ebooks gratuitos em PDF: a sala de aula com ecrã interativo, o quiosque acessível num balcão público e a montra que trabalha de noite.',
    },
  },
  updatedAt: '2026-11-10T09:00:00Z',
} satisfies PageContent<'pt'>;
