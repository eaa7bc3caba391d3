import type { TopicContent } from '../entities.ts';

export const running = {
  key: 'running',
  slug: { pt: 'usar-e-cuidar' },
  name: { pt: 'Usar e cuidar' },
  headline: { pt: 'O dia a dia de quem tem equipamento aberto ao público.' },
  seo: {
    title: { pt: 'Usar e cuidar de equipamento interativo' },
    description: {
      pt: 'Limpeza, filas de espera e cacifos de carga: o que aprendemos com quem abre todos os dias um museu, uma biblioteca ou um balcão de atendimento.',
    },
  },
  updatedAt: '2026-11-10T09:00:00Z',
} satisfies TopicContent;
