import { type FormDefinition, optional, required } from './form.ts';

/** Registers a screen that somebody bought. */
export const product = {
  id: 'product',
  fields: [
    // What the label says comes first: whoever registers stands before it.
    optional('product', 'productLabel'),
    optional('comments', 'unit'),
    optional('invoiceNumber', 'invoiceNumber'),
    optional('file', 'fileInvoice'),
    required('name'),
    required('email'),
    required('phone'),
    required('company'),
    optional('institution', 'installed'),
    required('privacy'),
    optional('marketing'),
  ],
  labels: { comments: 'unit', institution: 'installed', product: 'model' },
  thanks: 'contact',
  thanksName: 'registration',
  next: 'registration',
} as const satisfies FormDefinition;
