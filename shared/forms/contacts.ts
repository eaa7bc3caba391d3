import { type FormDefinition, further, optional, required } from './form.ts';

/** Stands on the contacts page, under the anchor that links to it name. */
export const contacts = {
  id: 'contacts',
  fields: [
    required('name'),
    required('email'),
    required('phone'),
    required('company'),
    required('comments', 'wanted'),
    further('subject', 'subject'),
    further('message', 'message'),
    required('privacy'),
    optional('marketing'),
  ],
  fold: 'prepared',
  thanks: 'contact',
  next: 'contact',
} as const satisfies FormDefinition;
