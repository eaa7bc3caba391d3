import { type FormDefinition, optional, required } from './form.ts';

/** Asks about a sector, rental or a service. */
export const solutionsContact = {
  id: 'solutions-contact',
  fields: [
    required('solution', 'nearest'),
    required('name'),
    required('email'),
    required('phone'),
    required('company'),
    required('comments', 'place'),
    required('privacy'),
    optional('marketing'),
  ],
  thanks: 'contact',
  next: 'contact',
} as const satisfies FormDefinition;
