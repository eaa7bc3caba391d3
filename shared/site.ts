/**
 * The company: the one place that spells its name, its numbers and its addresses.
 * A different company changes this file and the content backend, nothing else.
 */
export const site = {
  name: 'Vidra',
  /** The product brand, as it stands in addresses (`/{product}-academy`). */
  product: 'vidra',
  /** What browsers paint around the site, and behind its icon. */
  color: '#0f1f3d',
  /** As the commercial registry has it. The number is that of the company and of its taxes. */
  legal: { name: 'Vidra Equipamento Interativo, Lda.', number: '500\u00a0000\u00a0000', seat: 'Braga' },
  phone: { label: '+351\u00a0210\u00a0000\u00a0000', href: 'tel:+351210000000' },
  email: 'geral@vidra.example',
  addresses: {
    headOffice: { street: 'Rua da Oficina, 120', postalCode: '4700-000', locality: 'Braga' },
    southernBranch: { street: 'Estrada do Farol, 48', postalCode: '8000-000', locality: 'Faro' },
    lisbonOffice: { street: 'Avenida do Rio, 9, 3.º', postalCode: '1900-000', locality: 'Lisboa' },
  },
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/vidra-example' },
    { name: 'Instagram', url: 'https://www.instagram.com/vidra.example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@vidra-example' },
    { name: 'Facebook', url: 'https://www.facebook.com/vidra.example' },
  ],
  quoteUrl: 'https://orcamento.vidra.example/',
  blogUrl: 'https://blog.vidra.example/',
  complaintsBookUrl: 'https://reclamacoes.example/',
  agency: { name: 'Oficina Digital', url: 'https://oficinadigital.example/' },
} as const;

interface Measuring {
  /** Id of a container of Google Tag Manager. */
  tagManager?: string;
  /** The script of the customer register, and what the names of its cookies begin with. */
  crm?: { origin: string; path: string; cookie: string };
}

/** Scripts of others, loaded for visitors who agreed to them alone. A company without one leaves it out. */
export const measuring: Measuring = {
  tagManager: 'GTM-0000000',
  crm: { origin: 'https://crm.vidra.example', path: '/visit.js', cookie: 'crm_' },
};
