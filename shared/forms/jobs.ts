import { type FormDefinition, optional, required } from './form.ts';

/** Applies for a job. */
export const jobs = {
  id: 'jobs',
  fields: [
    required('name'),
    required('email'),
    required('phone'),
    required('reason'),
    optional('comments'),
    required('privacy'),
  ],
  thanks: 'application',
} as const satisfies FormDefinition;
