import type { FormDefinition } from './form.ts';
import { newsletter } from './newsletter.ts';
import { productContact } from './product-contact.ts';

/** Every form of the site, by its id. */
export const forms = {
  'product-contact': productContact,
  newsletter,
} as const satisfies Record<string, FormDefinition>;

export type FormId = keyof typeof forms;

/** The id as one of the registry's, or `undefined` where no such form exists. */
export function findFormId(id: string | undefined): FormId | undefined {
  return id !== undefined && Object.hasOwn(forms, id) ? (id as FormId) : undefined;
}
