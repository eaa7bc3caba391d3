import { type FormDefinition, optional, required } from './form.ts';

/** Asks for technical help. */
export const support = {
  id: 'support',
  fields: [
    required('name'),
    required('email'),
    required('phone'),
    required('company'),
    required('problem', 'problem'),
    optional('file', 'fileFault'),
    optional('product', 'productLabel'),
    optional('contractNumber'),
    optional('invoiceNumber', 'invoiceNumber'),
    required('privacy'),
    optional('marketing'),
  ],
  thanks: 'contact',
  thanksName: 'support',
  next: 'support',
} as const satisfies FormDefinition;
