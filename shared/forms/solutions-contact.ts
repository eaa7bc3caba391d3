import { type FormDefinition, optional, required } from './form.ts';

/** Asks about a sector, rental or a service. */
export const solutionsContact = {
  id: 'solutions-contact',
  fields: [
    required('solution'),
    required('name'),
    required('email'),
    required('phone'),
    required('company'),
    required('comments'),
    required('privacy'),
    optional('marketing'),
  ],
  thanks: 'contact',
} as const satisfies FormDefinition;
