import { type FormDefinition, further, optional, required } from './form.ts';

/** Applies for a job. */
export const jobs = {
  id: 'jobs',
  fields: [
    required('name'),
    required('email'),
    required('phone'),
    required('reason'),
    optional('file', 'fileCurriculum'),
    further('comments', 'applicant'),
    required('privacy'),
  ],
  aboutIn: 'comments',
  thanks: 'application',
  next: 'application',
} as const satisfies FormDefinition;
