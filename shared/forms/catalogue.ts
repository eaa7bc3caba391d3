import { type FormDefinition, optional, required } from './form.ts';

/** Gives the catalogue of everything. */
export const catalogue = {
  id: 'catalogue',
  fields: [
    required('name'),
    required('email'),
    required('phone'),
    required('company'),
    optional('solution'),
    required('privacy'),
    optional('marketing'),
  ],
  thanks: 'catalogue',
} as const satisfies FormDefinition;
