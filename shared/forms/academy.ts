import { type FormDefinition, optional, required } from './form.ts';

/** Asks for training. */
export const academy = {
  id: 'academy',
  fields: [
    required('name'),
    required('email'),
    required('phone'),
    optional('institution'),
    optional('product'),
    optional('comments'),
    required('privacy'),
    optional('marketing'),
  ],
  thanks: 'contact',
} as const satisfies FormDefinition;
