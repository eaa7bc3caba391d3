import { type FormDefinition, further, optional, required } from './form.ts';

/** Gives the catalogue of everything. */
export const catalogue = {
  id: 'catalogue',
  fields: [
    required('name'),
    required('email'),
    required('phone'),
    required('company'),
    further('solution'),
    required('privacy'),
    optional('marketing'),
  ],
  thanks: 'catalogue',
  next: 'catalogue',
} as const satisfies FormDefinition;
