import { type FormDefinition, optional, required } from './form.ts';

/** Asks for technical help. */
export const support = {
  id: 'support',
  fields: [
    required('name'),
    required('email'),
    required('phone'),
    required('company'),
    optional('product'),
    optional('contractNumber'),
    optional('invoiceNumber'),
    required('problem'),
    required('privacy'),
    optional('marketing'),
  ],
  thanks: 'contact',
} as const satisfies FormDefinition;
