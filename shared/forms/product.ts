import { type FormDefinition, further, optional, required } from './form.ts';

/** Registers a screen that somebody bought. */
export const product = {
  id: 'product',
  fields: [
    required('name'),
    required('email'),
    required('phone'),
    required('company'),
    optional('product', 'productLabel'),
    further('institution', 'installed'),
    further('invoiceNumber'),
    further('file', 'fileInvoice'),
    further('comments', 'unit'),
    required('privacy'),
    optional('marketing'),
  ],
  fold: 'unit',
  isUnfolded: true,
  thanks: 'contact',
  thanksName: 'registration',
  next: 'registration',
} as const satisfies FormDefinition;
