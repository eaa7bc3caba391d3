import { type FormDefinition, optional, required } from './form.ts';

/** Gives an ebook. */
export const ebook = {
  id: 'ebook',
  fields: [required('name'), required('email'), required('company'), required('privacy'), optional('marketing')],
  thanks: 'ebook',
  next: 'ebook',
} as const satisfies FormDefinition;
