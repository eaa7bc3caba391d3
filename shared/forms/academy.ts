import { type FormDefinition, optional, required } from './form.ts';

/** Asks for training. */
export const academy = {
  id: 'academy',
  fields: [
    required('name'),
    required('email'),
    required('phone'),
    optional('institution'),
    optional('product', 'productOwned'),
    optional('comments', 'training'),
    required('privacy'),
    optional('marketing'),
  ],
  thanks: 'contact',
  thanksName: 'training',
  next: 'training',
} as const satisfies FormDefinition;
