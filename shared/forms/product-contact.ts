import { type FormDefinition, optional, required } from './form.ts';

/** Asks for a quote for one product; the product is filled in. */
export const productContact = {
  id: 'product-contact',
  fields: [
    required('name'),
    required('email'),
    required('phone'),
    required('company'),
    optional('product'),
    optional('comments', 'order'),
    required('privacy'),
    optional('marketing'),
  ],
  thanks: 'quote',
  next: 'quote',
} as const satisfies FormDefinition;
