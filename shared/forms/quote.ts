import { type FormDefinition, optional, required } from './form.ts';

/** Asks for a quote without a product in mind. */
export const quote = {
  id: 'quote',
  fields: [
    required('solution'),
    required('name'),
    required('email'),
    required('phone'),
    required('company'),
    optional('comments', 'order'),
    required('privacy'),
    optional('marketing'),
  ],
  thanks: 'quote',
  thanksKnows: 'solution',
  next: 'quote',
} as const satisfies FormDefinition;
