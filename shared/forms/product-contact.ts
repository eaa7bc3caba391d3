import { type FormDefinition, optional, required } from './form.ts';

/** Asks for a quote for one product; the product is filled in. */
export const productContact = {
  id: 'product-contact',
  fields: [
    optional('product'),
    required('name'),
    required('email'),
    required('phone'),
    required('company'),
    optional('comments'),
    required('privacy'),
    optional('marketing'),
  ],
  thanks: 'quote',
} as const satisfies FormDefinition;
