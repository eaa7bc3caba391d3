import { type FormDefinition, optional, required } from './form.ts';

/** Stands in the footer band of every page of the default layout. */
export const newsletter = {
  id: 'newsletter',
  fields: [required('email'), required('privacy'), optional('marketing')],
  thanks: 'newsletter',
  inLine: true,
} as const satisfies FormDefinition;
