import type { SolutionContent } from '../entities.ts';

export const retail = {
  key: 'retail',
  name: { pt: 'Comércio', en: 'Retail', es: 'Comercio' },
  summary: {
    pt: 'O cliente consulta o stock, encomenda o número que falta e paga ali mesmo. Quem está na loja fica livre para aconselhar.',
    en: 'Customers check stock, order the size that is missing and pay on the spot. Shop staff are left free to advise.',
    es: 'El cliente consulta las existencias, pide la talla que falta y paga allí mismo. El personal queda libre para aconsejar.',
  },
  slug: { pt: 'lojas-inteligentes', en: 'smart-stores', es: 'tiendas-inteligentes' },
  headline: {
    pt: 'O cliente consulta o stock, encomenda o número que falta e paga ali mesmo. Quem está na loja fica livre para aconselhar.',
    en: 'Customers check stock, order the size that is missing and pay on the spot. Shop staff are left free to advise.',
    es: 'El cliente consulta las existencias, pide la talla que falta y paga allí mismo. El personal queda libre para aconsejar.',
  },
  time: [19, 30],
  problem: {
    pt: 'O cliente consulta o stock, encomenda o número que falta e paga ali mesmo. Quem está na loja fica livre para aconselhar.',
    en: 'Customers check stock, order the size that is missing and pay on the spot. Shop staff are left free to advise.',
    es: 'El cliente consulta las existencias, pide la talla que falta y paga allí mismo. El personal queda libre para aconsejar.',
  },
  approach: {
    pt: 'O cliente consulta o stock, encomenda o número que falta e paga ali mesmo. Quem está na loja fica livre para aconselhar.',
    en: 'Customers check stock, order the size that is missing and pay on the spot. Shop staff are left free to advise.',
    es: 'El cliente consulta las existencias, pide la talla que falta y paga allí mismo. El personal queda libre para aconsejar.',
  },
  picture: { id: 'solution-retail', alt: { pt: 'Comércio', en: 'Retail', es: 'Comercio' } },
  figures: [],
  products: [],
  questions: [],
  order: 4,
  seo: {
    title: { pt: 'Comércio', en: 'Retail', es: 'Comercio' },
    description: {
      pt: 'O cliente consulta o stock, encomenda o número que falta e paga ali mesmo. Quem está na loja fica livre para aconselhar.',
      en: 'Customers check stock, order the size that is missing and pay on the spot. Shop staff are left free to advise.',
      es: 'El cliente consulta las existencias, pide la talla que falta y paga allí mismo. El personal queda libre para aconsejar.',
    },
  },
  updatedAt: '2026-11-20T09:00:00Z',
} satisfies SolutionContent;
