import { type FormDefinition, optional, required } from './form.ts';

/** Stands on the contacts page, under the anchor that links to it name. */
export const contacts = {
  id: 'contacts',
  fields: [
    required('name'),
    required('email'),
    required('phone'),
    required('company'),
    optional('subject'),
    optional('message'),
    required('comments'),
    required('privacy'),
    optional('marketing'),
  ],
  thanks: 'contact',
} as const satisfies FormDefinition;
