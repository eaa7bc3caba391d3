import type { PageContent } from '../entities.ts';

export const lpCatalogue = {
  key: 'lp-catalogue',
  title: { pt: 'O catálogo inteiro, numa tarde de leitura' },
  headline: {
    pt: 'As fichas técnicas de todo o equipamento num só PDF: medidas, consumos, ligações e o texto para o caderno de encargos.',
  },
  blocks: [
    {
      block: 'points',
      key: 'inside',
      title: { pt: 'O que vai encontrar' },
      points: [
        {
          title: { pt: 'Uma página por equipamento.' },
          text: { pt: 'A mesma tabela em todos, pela mesma ordem, para se poderem pôr lado a lado.' },
        },
        {
          title: { pt: 'Números medidos.' },
          text: { pt: 'Consumo típico, máximo e em espera de cada modelo, medidos na nossa oficina.' },
        },
        {
          title: { pt: 'Para imprimir.' },
          text: { pt: 'Formato A4, fundo branco: vai inteiro para uma reunião de compras.' },
        },
      ],
    },
  ],
  seo: {
    title: { pt: 'Catálogo geral de equipamento interativo' },
    description: {
      pt: 'Receba o catálogo geral em PDF: ecrãs, mesas, montras, totens, quiosques, paredes LED e software, com medidas, consumos e ligações de cada modelo.',
    },
  },
  updatedAt: '2026-11-10T09:00:00Z',
} satisfies PageContent<'pt'>;
