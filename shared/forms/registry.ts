import { academy } from './academy.ts';
import { catalogue } from './catalogue.ts';
import { contacts } from './contacts.ts';
import { ebook } from './ebook.ts';
import type { FormDefinition } from './form.ts';
import { internships } from './internships.ts';
import { jobs } from './jobs.ts';
import { newsletter } from './newsletter.ts';
import { product } from './product.ts';
import { productContact } from './product-contact.ts';
import { quote } from './quote.ts';
import { solutionsContact } from './solutions-contact.ts';
import { support } from './support.ts';

/** Every form of the site, by its id. */
export const forms = {
  academy,
  catalogue,
  contacts,
  ebook,
  internships,
  jobs,
  newsletter,
  product,
  'product-contact': productContact,
  quote,
  'solutions-contact': solutionsContact,
  support,
} as const satisfies Record<string, FormDefinition>;

export type FormId = keyof typeof forms;

/** The id as one of the registry's, or `undefined` where no such form exists. */
export function findFormId(id: string | undefined): FormId | undefined {
  return id !== undefined && Object.hasOwn(forms, id) ? (id as FormId) : undefined;
}
