import { type FormDefinition, optional, required } from './form.ts';

/** Registers a screen that somebody bought. */
export const product = {
  id: 'product',
  fields: [
    required('name'),
    required('email'),
    required('phone'),
    required('company'),
    optional('institution'),
    optional('product'),
    optional('invoiceNumber'),
    optional('comments'),
    required('privacy'),
    optional('marketing'),
  ],
  thanks: 'contact',
} as const satisfies FormDefinition;
