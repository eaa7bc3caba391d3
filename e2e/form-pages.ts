import { type FormId, forms } from '#shared/forms/registry.ts';
import { site } from '#shared/site.ts';
import { templates } from './site.ts';

/** A page on which each form stands. */
export const formPages = {
  academy: `/en/${site.product}-academy`,
  catalogue: '/lp/catalogo-geral',
  contacts: templates.contacts.en,
  ebook: '/lp/ebooks/a-sala-de-aula-com-ecra',
  internships: templates.internships.en,
  jobs: templates.jobs.en,
  newsletter: templates.home.en,
  product: templates['screen-registration'].en,
  'product-contact': templates.product.en,
  quote: templates.quoteLanding.en,
  'solutions-contact': templates.rental.en,
  support: templates.support.en,
} as const satisfies Record<FormId, string>;

export const formIds = Object.keys(forms) as FormId[];
